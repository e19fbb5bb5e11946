/** What a company announcement needs before it is published here: it has been published by the exchange first. */
import { parseTime } from '@yunxia/contract/time';
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { type PublicationState, readMainRecord } from './gone-records.ts';

/** What the editor reads when an announcement is not published elsewhere yet. */
export const DISCLOSE_FIRST = '请先在交易所网站和指定媒体披露，再在本站发布';

type Values = Readonly<Record<string, unknown>>;
interface Fault {
  path: string;
  message: string;
}

const timeOf = (value: unknown): number | null => {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' ? parseTime(value) : null;
};
const idOf = (value: unknown): number | null => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'number' ? id : null;
};

/** An address of another site, over https. */
export const isDisclosureUrl = (value: unknown): boolean =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:';

/** What an announcement lacks to be published; the times are compared to the minute that they are typed with. */
export function disclosureFaults({ originUrl, exchangePublishedAt, filing, publishedAt }: Values): Fault[] {
  const faults: Fault[] = [];
  const add = (path: string, message: string): unknown => faults.push({ path, message });
  if (!filing) add('filing', '请选择公告类别');
  if (!originUrl) add('originUrl', `${DISCLOSE_FIRST}：请填写原文网址`);
  else if (!isDisclosureUrl(originUrl)) add('originUrl', '原文网址应是交易所或指定媒体的页面，以 https:// 开头');
  const [disclosed, published] = [timeOf(exchangePublishedAt), timeOf(publishedAt)];
  if (disclosed === null) add('exchangePublishedAt', `${DISCLOSE_FIRST}：请填写交易所披露时间`);
  else if (published !== null && disclosed > published) {
    add('exchangePublishedAt', `${DISCLOSE_FIRST}：交易所披露时间不能晚于本站发布时间`);
  }
  return faults;
}

/** Whether a published announcement was published before these fields were asked for. */
const isFromBefore = (known: PublicationState | null): boolean =>
  known?._status === 'published' && known['type'] === 'announcement' && !known['exchangePublishedAt'];

/** Why an announcement cannot correct this other one; null: it can. */
async function correctionFault(req: PayloadRequest, own: number | null, corrects: number): Promise<Fault | null> {
  const path = 'corrects';
  const seen = new Set<number>();
  for (let id: number | null = corrects; id !== null && !seen.has(id);) {
    if (id === own) return { path, message: id === corrects ? '公告不能更正自己' : '两份公告不能互相更正' };
    seen.add(id);
    const other: PublicationState | null = await readMainRecord(req, 'notices', id);
    if (id === corrects && other?.['type'] !== 'announcement') return { path, message: '只能更正公司公告' };
    id = idOf(other?.['corrects']);
  }
  return null;
}

/**
 * Refuses an announcement that is published without having been published by the exchange, and a correction of itself.
 * A record that was public before these fields existed may be saved without them; the check flags it.
 * @throws ValidationError
 */
export const checkAnnouncement: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const values: Values = { ...(originalDoc as object | undefined), ...data };
  if (values['type'] !== 'announcement') return data;
  const own = idOf(originalDoc?.id);
  const corrects = idOf(values['corrects']);
  const fault = corrects === null ? null : await correctionFault(req, own, corrects);
  const errors = fault ? [fault] : [];
  if (values['_status'] === 'published') {
    const known = own === null ? null : ((await readMainRecord(req, 'notices', own)) ?? null);
    const faults = disclosureFaults(values);
    const isExempt = isFromBefore(known) && !values['exchangePublishedAt'];
    if (!isExempt) errors.push(...faults);
  }
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;
};
