import { columnScreen } from '../../screens/column-screen.ts';

export const about = columnScreen({
  path: '/about',
  title: '关于本站',
  key: 'about',
  cached: false,
});
