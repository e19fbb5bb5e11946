import { OWNER_MAX, tenderCategories, tenderNoticeTypes } from '@yunxia/contract/tender-codes';
import { tenderStatuses } from '@yunxia/contract/tender-status';
import { defineScreen } from '../../screens/define-screen.ts';
import { code, days, keyword, page, text } from '../../screens/query-fields.ts';

/** The tender notices of today. The days are those of publication; the keyword is one of title, number, owner, agent or region. */
export const tendering = defineScreen({
  path: '/tender_procurement/tendering',
  title: '招标信息',
  section: 'tender_procurement',
  endpoint: 'purchase-list',
  detail: '/tendering_details',
  hasFeed: true,
  query: {
    noticeType: code(tenderNoticeTypes),
    category: code(tenderCategories),
    owner: text(OWNER_MAX),
    ...days('start', 'end'),
    keyword: keyword(),
    status: code(tenderStatuses),
    page: page(),
  },
  timeDependent: true,
  load: () => import('./load-tendering.ts'),
});
