/** The filters of the tender list, as they stand in the address: `?noticeType=&category=&owner=&start=&end=&keyword=&status=&page=`. */
import {
  OWNER_MAX,
  type TenderCategory,
  tenderCategories,
  type TenderNoticeType,
  tenderNoticeTypes,
} from '@yunxia/contract/purchase';
import { type TenderStatus, tenderStatuses } from '@yunxia/contract/tender-status';
import { cutText } from '@yunxia/contract/text-limit';
import { parseDay } from '@yunxia/contract/time';
import { type CountChip, toCountChips } from './count-chips.ts';
import { KEYWORD_MAX } from './news.ts';

/** Filters of the tender list; undefined where a filter is off. Days are `2026-11-28`, of publication. */
export interface TenderQuery {
  readonly noticeType?: TenderNoticeType | undefined;
  readonly category?: TenderCategory | undefined;
  /** The whole name of an owner. */
  readonly owner?: string | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  /** Words of title, project number, owner, agent or region. */
  readonly keyword?: string | undefined;
  readonly status?: TenderStatus | undefined;
}

const codeOf = <Code extends string>(
  params: URLSearchParams,
  name: string,
  labels: Readonly<Record<Code, string>>,
): Code | undefined => {
  const value = params.get(name) ?? '';
  return Object.hasOwn(labels, value) ? (value as Code) : undefined;
};

const dayOf = (params: URLSearchParams, name: string): string | undefined => {
  const day = params.get(name)?.trim() ?? '';
  return parseDay(day) === null ? undefined : day;
};

/** Reads the filters of an address. What cannot be read is off; days in the wrong order are exchanged. */
export const parseTenderQuery = (params: URLSearchParams): TenderQuery => {
  const days = [dayOf(params, 'start'), dayOf(params, 'end')] as const;
  const [start, end] = days[0] && days[1] && days[0] > days[1] ? [days[1], days[0]] : days;
  return {
    noticeType: codeOf(params, 'noticeType', tenderNoticeTypes),
    category: codeOf(params, 'category', tenderCategories),
    owner: cutText((params.get('owner') ?? '').trim(), OWNER_MAX) || undefined,
    start,
    end,
    keyword: cutText((params.get('keyword') ?? '').trim(), KEYWORD_MAX) || undefined,
    status: codeOf(params, 'status', tenderStatuses),
  };
};

/** The query of an address with these filters and page, with its question mark; '' for the whole list. */
export const toTenderSearch = (query: TenderQuery, page = 1): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value) params.set(name, value);
  }
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text && `?${text}`;
};

/** What was looked for, in words: `招标公告 · 工程 · 2026-11-01起 · “电缆” · 进行中`; '' for the whole list. */
export const toTenderQueryText = ({ noticeType, category, owner, start, end, keyword, status }: TenderQuery): string =>
  [
    noticeType && tenderNoticeTypes[noticeType],
    category && tenderCategories[category],
    owner,
    start && end ? (start === end ? start : `${start}至${end}`) : start ? `${start}起` : end ? `${end}前` : '',
    keyword && `“${keyword}”`,
    status && tenderStatuses[status],
  ]
    .filter(Boolean)
    .join(' · ');

/** Statuses whose chip stands there even when nothing has them: a bidder looks for these. */
const STANDING: readonly TenderStatus[] = ['closing', 'open'];

/**
 * The chips of the status filter.
 * @param counts records by status, from the list's answer
 * @param total records of the list
 */
export const toTenderChips = (
  counts: Readonly<Record<string, number>>,
  current: TenderStatus | undefined,
  total: number,
): CountChip<TenderStatus>[] => toCountChips({ labels: tenderStatuses, counts, current, total, standing: STANDING });
