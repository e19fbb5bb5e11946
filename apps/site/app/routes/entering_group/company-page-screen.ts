import type { CompanyPage } from '@yunxia/contract/company';
import { defineScreen } from '../../screens/define-screen.ts';

/** One of the group's own pages, by its key. */
export const companyPageScreen = (key: CompanyPage, title: string) =>
  defineScreen({
    path: `/entering_group/${key}`,
    title,
    section: 'entering_group',
    endpoint: 'company-info',
    request: { key },
    load: () => import('./load-company-page.ts'),
  });
