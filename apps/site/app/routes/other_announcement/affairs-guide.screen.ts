import { columnScreen } from '../../screens/column-screen.ts';

export const affairsGuide = columnScreen({
  path: '/other_announcement/affairs_guide',
  title: '办事指南',
  section: 'other_announcement',
  key: 'hotline_guide',
});
