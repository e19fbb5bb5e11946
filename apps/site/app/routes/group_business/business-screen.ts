import type { BusinessType } from '@yunxia/contract/business';
import { defineScreen } from '../../screens/define-screen.ts';
import { page } from '../../screens/query-fields.ts';

/** One business of the group. @param detail path of the page of one record, where there is one */
export const businessScreen = (type: BusinessType, title: string, detail?: string) =>
  defineScreen({
    path: `/group_business/${type}`,
    title,
    section: 'group_business',
    endpoint: 'business-list',
    request: { type },
    ...(detail ? { detail } : {}),
    query: { page: page() },
    load: () => import('./load-business.ts'),
  });
