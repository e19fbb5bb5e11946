/** Hits of the search as the page shows them, and the facets beside them. */
import { type OutageStatus, outageStatuses } from '@yunxia/contract/outage-status';
import { type RecruitStatus, recruitStatuses } from '@yunxia/contract/recruit-status';
import {
  type SearchFacets,
  type SearchItem,
  type SearchModule,
  searchModules,
  type SearchPart,
} from '@yunxia/contract/search';
import { type TenderStatus, tenderStatuses } from '@yunxia/contract/tender-status';
import type { SearchQuery } from '../../routes/search/search.screen.ts';
import type { TimeText } from '../news/article.ts';
import { toDayText, toDayTimeText, toInstant } from '../text/beijing-time.ts';
import { type CountChip, toCountChips } from '../text/count-chips.ts';
import { toNearSpan } from '../outage/near-span.ts';
import { toJobDeadline } from '../recruit/recruit.ts';

/** The state of a hit that has one, as of the answer, and the time that belongs to it; '' where it has none. */
export type HitState = { readonly statusText: string; readonly term: string; readonly isOver: boolean } & (
  | { readonly of: 'outage'; readonly status: OutageStatus }
  | { readonly of: 'tender'; readonly status: TenderStatus }
  | { readonly of: 'job'; readonly status: RecruitStatus }
);

/** A hit; texts are '' where it says nothing. */
export interface SearchHit {
  /** Unlike that of any other hit. */
  readonly key: string;
  readonly title: readonly SearchPart[];
  readonly snippet: readonly SearchPart[];
  /** Name of the section it was found in. */
  readonly section: string;
  readonly date: TimeText | null;
  /** Page of the PDF that it was found on; 0 for anything else. */
  readonly pdfPage: number;
  /** Outages, tenders and jobs. */
  readonly state: HitState | null;
  /** Its page; '' when the answer names none that can be opened. */
  readonly to: string;
}

/** Control characters, and the marks that turn the direction of all text after them. */
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/g;
/** A line break between Chinese characters is no space. */
const BROKEN_HAN = /(\p{Script=Han})\s*[\r\n]+\s*(?=\p{Script=Han})/gu;

/** Parts as they are shown: one line, without unseen marks. */
export const toShownParts = (parts: readonly SearchPart[]): SearchPart[] =>
  parts
    .map(({ text, hit }) => ({ text: text.replace(UNSEEN, '').replace(BROKEN_HAN, '$1').replace(/\s+/g, ' '), hit }))
    .filter(({ text }) => text !== '');

const hasWords = (parts: readonly SearchPart[]): boolean => parts.some(({ text }) => text.trim() !== '');

/** What browsers leave out of a URL or take for a slash: with it a path may lead to another site. */
// oxlint-disable-next-line no-control-regex
const DISGUISING = /[\u0000-\u001f\u007f-\u009f\\]/;

/** A path of this site, or a web URL; nothing that runs. */
export const toSafeAddress = (url: string): string =>
  !DISGUISING.test(url) && /^(?:\/(?!\/)|https?:\/\/)/i.test(url) ? url : '';

/** Statuses of what is over, by whichever name. */
const OVER: ReadonlySet<string> = new Set<OutageStatus | TenderStatus | RecruitStatus>([
  'due_restored',
  'restored',
  'cancelled',
  'closed',
  'terminated',
]);

const isOf = <Code extends string>(labels: Readonly<Record<Code, string>>, code: string): code is Code =>
  Object.hasOwn(labels, code);

const toState = ({ module, status, startAt, endAt }: SearchItem, now: number): HitState | null => {
  const end = toInstant(endAt);
  const isOver = OVER.has(status);
  if (module === 'overhaul' && isOf(outageStatuses, status)) {
    // Without an end the span says that it goes on.
    const span = isOver && end === null ? '' : toNearSpan(toInstant(startAt), end, now);
    const term = status === 'postponed' ? '时间待定' : span;
    return { of: 'outage', status, statusText: outageStatuses[status], term, isOver };
  }
  if (module === 'purchase' && isOf(tenderStatuses, status)) {
    const term = end === null || status === 'terminated' ? '' : `投标截止 ${toDayTimeText(end)}`;
    return { of: 'tender', status, statusText: tenderStatuses[status], term, isOver };
  }
  if (module === 'recruit' && isOf(recruitStatuses, status)) {
    const deadline = toJobDeadline({ deadlineAt: endAt }, now);
    const term = deadline ? `报名截止 ${deadline.text}` : '';
    return { of: 'job', status, statusText: recruitStatuses[status], term, isOver };
  }
  return null;
};

/** A hit from an item of the answer. @param now epoch ms, at which the answer was read */
export const toSearchHit = (item: SearchItem, now: number): SearchHit => {
  const { module, id, title, snippet, publishedAt, url, page } = item;
  const words = toShownParts(title);
  return {
    key: `${module} ${id}`,
    title: hasWords(words) ? words : [{ text: '（无标题）', hit: false }],
    snippet: toShownParts(snippet),
    section: Object.hasOwn(searchModules, module) ? searchModules[module as SearchModule] : '',
    date: publishedAt ? { iso: publishedAt, text: toDayText(publishedAt) } : null,
    pdfPage: Number.isInteger(page) && page > 0 ? page : 0,
    state: toState(item, now),
    to: toSafeAddress(url),
  };
};

/** Sections to narrow a search to, in the order of the site, with their hits. */
export const toModuleFacets = (facets: SearchFacets, query: SearchQuery, total: number) =>
  toCountChips({ labels: searchModules, counts: facets.module, current: query.module, total });

/** Years to narrow a search to, newest first, with their hits; none when there is nothing to choose. */
export const toYearFacets = (facets: SearchFacets, query: SearchQuery): CountChip<string>[] => {
  const current = query.year === undefined ? undefined : String(query.year);
  const years = [...new Set([...Object.keys(facets.year), ...(current ? [current] : [])])]
    .filter((year) => /^\d{4}$/.test(year))
    .toSorted((a, b) => Number(b) - Number(a));
  if (years.length === 0) return [];
  const all = Object.values(facets.year).reduce((sum, count) => sum + count, 0);
  return [
    { code: undefined, label: '不限', count: all, isCurrent: current === undefined },
    ...years.map((year) => ({
      code: year,
      label: `${year}年`,
      count: facets.year[year] ?? 0,
      isCurrent: year === current,
    })),
  ];
};
