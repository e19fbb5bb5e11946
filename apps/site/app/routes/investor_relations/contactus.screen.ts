import { columnScreen } from '../../screens/column-screen.ts';

export const investorContact = columnScreen({
  path: '/investor_relations/contactus',
  title: '投资者联系',
  section: 'investor_relations',
  key: 'investor_contact',
});
