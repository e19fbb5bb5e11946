import { columnScreen } from '../../screens/column-screen.ts';

export const guide = columnScreen({
  path: '/information_disclosure/guide',
  title: '信息公开指南',
  section: 'information_disclosure',
  key: 'disclosure_guide',
});
