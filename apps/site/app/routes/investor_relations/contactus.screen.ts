import { defineScreen } from '../../screens/define-screen.ts';

export const investorContact = defineScreen({
  path: '/investor_relations/contactus',
  title: '投资者联系',
  section: 'investor_relations',
  endpoint: 'special-column-info',
  request: { key: 'investor_contact' },
  timeDependent: true,
  load: () => import('./load-investor-contact.ts'),
});
