import { columnScreen } from '../../screens/column-screen.ts';

export const application = columnScreen({
  path: '/information_disclosure/application',
  title: '依申请公开',
  section: 'information_disclosure',
  key: 'disclosure_application',
});
