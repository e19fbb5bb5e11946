/** Hits of the search as the page shows them. */
import { type OutageStatus, outageStatuses } from '@yunxia/contract/outage-status';
import { type RecruitStatus, recruitStatuses } from '@yunxia/contract/recruit-status';
import { type SearchItem, type SearchModule, searchModules, type SearchPart } from '@yunxia/contract/search';
import { type TenderStatus, tenderStatuses } from '@yunxia/contract/tender-status';
import type { TimeText } from '../news/article.ts';
import { toDayText, toDayTimeText, toInstant } from '../text/beijing-time.ts';
import { toNearSpan } from '../outage/near-span.ts';
import { toJobDeadline } from '../recruit/recruit.ts';

/** The state of a hit that has one, as of the answer, and the time that belongs to it; '' where it has none. */
export type HitState = { readonly statusText: string; readonly term: string; readonly isOver: boolean } & (
  | { readonly of: 'outage'; readonly status: OutageStatus }
  | { readonly of: 'tender'; readonly status: TenderStatus }
  | { readonly of: 'job'; readonly status: RecruitStatus }
);

/**
 * Text with the stretches that were looked for: at even places plain text, at odd ones a stretch to mark; '' keeps the
 * places. A third of the size of objects in the page's data, which repeats what the page shows.
 */
export type MarkedText = readonly string[];

/** A hit; texts are '' where it says nothing. */
export interface SearchHit {
  readonly title: MarkedText;
  /** [] where there is none. */
  readonly snippet: MarkedText;
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

const toMarkedText = (parts: readonly SearchPart[]): MarkedText => {
  const marked: string[] = [];
  for (const { text, hit } of parts) {
    const isOdd = hit ? 1 : 0;
    // the last place is of the same kind: the stretch goes on
    if (marked.length > 0 && (marked.length - 1) % 2 === isOdd) marked[marked.length - 1] += text;
    else marked.push(...(marked.length % 2 === isOdd ? [] : ['']), text);
  }
  return marked;
};

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
  const { module, title, snippet, publishedAt, url, page } = item;
  const words = toShownParts(title);
  return {
    title: hasWords(words) ? toMarkedText(words) : ['（无标题）'],
    snippet: toMarkedText(toShownParts(snippet)),
    section: Object.hasOwn(searchModules, module) ? searchModules[module as SearchModule] : '',
    date: publishedAt ? { iso: publishedAt, text: toDayText(publishedAt) } : null,
    pdfPage: Number.isInteger(page) && page > 0 ? page : 0,
    state: toState(item, now),
    to: toSafeAddress(url),
  };
};
