/** Reads whole lists of public records for feeds and sitemaps: page by page, a few calls at a time. */
import { businessList } from '@yunxia/contract/business';
import type { Api } from '@yunxia/contract/client';
import { companyList } from '@yunxia/contract/company';
import { activeDisclosureList } from '@yunxia/contract/disclosure';
import { newsList } from '@yunxia/contract/news';
import { noticeList } from '@yunxia/contract/notice';
import { partyBuildingList } from '@yunxia/contract/party-building';
import { purchaseList, purchaseOldList } from '@yunxia/contract/purchase';
import { recruitList } from '@yunxia/contract/recruit';
import { reportList } from '@yunxia/contract/report';
import { socialResponsibilityList } from '@yunxia/contract/social-responsibility';
import * as records from '../model/page/public-record.ts';
import type { Screen } from '../screens/define-screen.ts';

/** Most records in one answer of the content server. */
export const PAGE_LIMIT = 50;
/** Concurrent calls for one list. */
const CONCURRENCY = 4;

/** A page of a list. */
export interface RecordPage {
  readonly records: records.PublicRecord[];
  /** Records in the whole list. */
  readonly total: number;
}
interface Query {
  readonly page: number;
  readonly limit: number;
}
type Read = (api: Api, request: object, query: Query) => Promise<RecordPage>;

/** A reader of one endpoint; the screen's definition has the fixed fields of the request. */
const reader =
  <Item>(
    call: (api: Api, request: object) => Promise<{ list: Item[]; total: number }>,
    toRecord: (item: Item) => records.PublicRecord,
  ): Read =>
  async (api, request, query) => {
    const { list, total } = await call(api, { ...request, ...query });
    return { records: list.map(toRecord), total };
  };

const readers: Readonly<Record<string, Read>> = {
  'news-list': reader((api, request) => api(newsList, request), records.fromArticle),
  'party-building-list': reader((api, request) => api(partyBuildingList, request), records.fromArticle),
  'social-responsibility-list': reader(
    (api, request) => api(socialResponsibilityList, request),
    records.fromSocialResponsibility,
  ),
  'notice-list': reader(
    (api, request) => api(noticeList, request),
    (item) => records.fromNotice(item, Date.now()),
  ),
  // one that is booked is not out yet
  'report-list': reader((api, request) => api(reportList, { ...request, latest: 1 }), records.fromReport),
  'recruit-list': reader((api, request) => api(recruitList, request), records.fromRecruit),
  'active-disclosure-list': reader((api, request) => api(activeDisclosureList, request), records.fromDisclosure),
  'purchase-list': reader((api, request) => api(purchaseList, request), records.fromPurchase),
  'purchase-old-list': reader((api, request) => api(purchaseOldList, request), records.fromOldPurchase),
  'company-list': reader((api, request) => api(companyList, request), records.fromCompany),
  'business-list': reader((api, request) => api(businessList, request), records.fromBusiness),
};

/**
 * One page of the list that a screen shows.
 * @throws ContentError; Error when the screen's endpoint is none that feeds and sitemaps know
 */
export const readRecords = (api: Api, screen: Screen, query: Query): Promise<RecordPage> => {
  const read = readers[screen.endpoint ?? ''];
  if (!read) throw new Error(`no reader for ${screen.path}`);
  return read(api, screen.request, query);
};

/**
 * Reads a range of a list in its order, {@link CONCURRENCY} calls at a time. Ends early where the list ends; a record that
 * moves to a later page meanwhile is yielded once.
 * @param from index of the first record, a multiple of {@link PAGE_LIMIT}
 * @param count how many at most, a multiple of {@link PAGE_LIMIT}
 */
export async function* walkRecords(
  api: Api,
  screen: Screen,
  { from, count }: { from: number; count: number },
): AsyncGenerator<records.PublicRecord[]> {
  const seen = new Set<number>();
  const read = (page: number): Promise<RecordPage> => readRecords(api, screen, { page, limit: PAGE_LIMIT });
  const unseen = (answers: readonly RecordPage[]): records.PublicRecord[] => {
    const fresh = answers.flatMap((answer) => answer.records).filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    return fresh;
  };
  const first = from / PAGE_LIMIT + 1;
  const head = await read(first);
  yield unseen([head]);
  const last = Math.min(first + count / PAGE_LIMIT - 1, Math.ceil(head.total / PAGE_LIMIT));
  for (let page = first + 1; page <= last; page += CONCURRENCY) {
    const size = Math.min(CONCURRENCY, last - page + 1);
    yield unseen(await Promise.all(Array.from({ length: size }, (_, at) => read(page + at))));
  }
}
