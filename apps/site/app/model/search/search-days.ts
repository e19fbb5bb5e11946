/** Days that a query names: how they were read, and the lists that can be filtered by them. */
import type { SearchCard, SearchDays, SearchModule } from '@yunxia/contract/search';
import { overhaul } from '../../routes/information_disclosure/overhaul.screen.ts';
import type { SearchQuery } from '../../routes/search/search.screen.ts';
import { tendering } from '../../routes/tender_procurement/tendering.screen.ts';
import { type CardWay, toPlaceFilter } from './search-card.ts';
import { toTitle } from '../page/title.ts';

const TENDER_MODULES: readonly SearchModule[] = ['purchase', 'old_purchase'];
const TENDER_WORDS = /招标|投标|中标|采购|竞价|询价|标书/;
const OUTAGE_WORDS = /停电|没电|断电|来电|跳闸|检修|抢修|送电/;

/** Days as the page shows them; `links` is empty when no list can be filtered by them. */
export interface DaysView {
  /** `12月22日 周二`. */
  readonly label: string;
  readonly links: readonly CardWay[];
}

/**
 * The days of an answer with the lists to go on to: that of tenders for a search about tenders, that of outages for one
 * about outages, both when the words do not say.
 */
export const toDaysView = (
  days: SearchDays | null,
  card: SearchCard | null,
  { key, module }: SearchQuery,
): DaysView | null => {
  if (days === null || days.label.trim() === '') return null;
  const label = toTitle(days.label);
  const [start, end] = [days.start ?? undefined, days.end ?? days.start ?? undefined];
  if (start === undefined) return { label, links: [] };
  const when = start === end ? '当天' : '这几天';
  const place = card?.reading ? toPlaceFilter(card.reading) : {};
  const outages = { label: `${when}的停电`, to: overhaul.href({ ...place, start, end }) };
  const tenders = { label: `${when}发布的招标信息`, to: tendering.href({ start, end }) };
  const isTender = (module !== undefined && TENDER_MODULES.includes(module)) || TENDER_WORDS.test(key);
  const isOutage = Boolean(card?.reading) || module === 'overhaul' || OUTAGE_WORDS.test(key);
  if (isTender === isOutage) return { label, links: [outages, tenders] };
  return { label, links: [isTender ? tenders : outages] };
};
