/**
 * The filters of the outage list, as they stand in the address: `?region=&kind=&start=&end=&keyword=&status=&page=`, and
 * for the month `?view=calendar&month=` with the filters that are no days.
 */
import { type OutageKind, outageKinds } from '@yunxia/contract/outage-kinds';
import { type OutageStatus, outageStatuses } from '@yunxia/contract/outage-status';
import { cutText } from '@yunxia/contract/text-limit';
import { parseDay } from '@yunxia/contract/time';
import { type CountChip, toCountChips } from './count-chips.ts';

/** Most characters of a keyword, by grapheme (Seed §5). */
export const KEYWORD_MAX = 100;

/** Filters of the outage list; undefined where a filter is off. Days are `2026-11-28`. */
export interface OutageQuery {
  /** Name of a county or a town. */
  readonly region?: string | undefined;
  readonly kind?: OutageKind | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  /** Town, village, line, transformer or address; also in pinyin or by its initials. */
  readonly keyword?: string | undefined;
  readonly status?: OutageStatus | undefined;
}

const textOf = (params: URLSearchParams, name: string): string | undefined =>
  cutText((params.get(name) ?? '').trim(), KEYWORD_MAX) || undefined;

const dayOf = (params: URLSearchParams, name: string): string | undefined => {
  const day = params.get(name)?.trim() ?? '';
  return parseDay(day) === null ? undefined : day;
};

const isStatus = (value: string | null): value is OutageStatus =>
  value !== null && Object.hasOwn(outageStatuses, value);

const isKind = (value: string | null): value is OutageKind => value !== null && Object.hasOwn(outageKinds, value);

/** Reads the filters of an address. What cannot be read is off; days in the wrong order are exchanged. */
export const parseOutageQuery = (params: URLSearchParams): OutageQuery => {
  const days = [dayOf(params, 'start'), dayOf(params, 'end')] as const;
  const [start, end] = days[0] && days[1] && days[0] > days[1] ? [days[1], days[0]] : days;
  const status = params.get('status');
  const kind = params.get('kind');
  return {
    region: textOf(params, 'region'),
    kind: isKind(kind) ? kind : undefined,
    start,
    end,
    keyword: textOf(params, 'keyword'),
    status: isStatus(status) ? status : undefined,
  };
};

/** The query of an address with these filters and page, with its question mark; '' for the whole list. */
export const toOutageSearch = (query: OutageQuery, page = 1): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value) params.set(name, value);
  }
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text && `?${text}`;
};

/** The query of the month's calendar with these filters: days are the month's own. */
export const toCalendarSearch = ({ region, kind, keyword, status }: OutageQuery, month: string): string => {
  const params = new URLSearchParams({ view: 'calendar', month });
  for (const [name, value] of Object.entries({ region, kind, keyword, status })) {
    if (value) params.set(name, value);
  }
  return `?${params.toString()}`;
};

/** What was looked for, in words: `云峡区 · 2026-11-28至2026-12-05 · “滨江路” · 停电中`; '' for the whole list. */
export const toOutageQueryText = ({ region, kind, start, end, keyword, status }: OutageQuery): string =>
  [
    region,
    kind && outageKinds[kind],
    start && end ? (start === end ? start : `${start}至${end}`) : start ? `${start}起` : end ? `${end}前` : '',
    keyword && `“${keyword}”`,
    status && outageStatuses[status],
  ]
    .filter(Boolean)
    .join(' · ');

/** Statuses whose chip stands there even when nothing has them: that nothing is off is an answer, too. */
const STANDING: readonly OutageStatus[] = ['ongoing', 'soon', 'scheduled'];

/**
 * The chips of the status filter: all, then each status that some record has.
 * @param counts records by status, from the list's answer; {} when it has none, or from a server that counts none
 * @param total records of the list, which tells these two apart
 */
export const toStatusChips = (
  counts: Readonly<Record<string, number>>,
  current: OutageStatus | undefined,
  total: number,
): CountChip<OutageStatus>[] => toCountChips({ labels: outageStatuses, counts, current, total, standing: STANDING });
