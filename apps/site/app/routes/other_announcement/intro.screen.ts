import { columnScreen } from '../../screens/column-screen.ts';

export const hotlineIntro = columnScreen({
  path: '/other_announcement/intro',
  title: '热线介绍',
  section: 'other_announcement',
  key: 'hotline_intro',
});
