import { defineScreen } from '../../screens/define-screen.ts';
import { raw } from '../../screens/query-fields.ts';

export const pdf = defineScreen({
  path: '/pdf',
  title: '文档预览',
  endpoint: 'pdf-list',
  noindex: true,
  query: { id: raw(), file: raw() },
  load: () => import('./load-pdf.ts'),
});
