/** The filters of the lists of jobs, as they stand in the address: `?city=&keyword=&status=&page=`. */
import { type RecruitStatus, recruitStatuses } from '@yunxia/contract/recruit-status';
import { cutText } from '@yunxia/contract/text-limit';
import { type CountChip, toCountChips } from './count-chips.ts';
import { KEYWORD_MAX } from './news.ts';

/** Most characters of a city, by grapheme: as the contract has it. */
export const CITY_MAX = 50;

/** Filters of a list of jobs; undefined where a filter is off. */
export interface RecruitQuery {
  readonly city?: string | undefined;
  /** Words of title, company, department or city. */
  readonly keyword?: string | undefined;
  readonly status?: RecruitStatus | undefined;
}

const textOf = (params: URLSearchParams, name: string, max: number): string | undefined =>
  cutText((params.get(name) ?? '').trim(), max) || undefined;

/** Reads the filters of an address. What cannot be read is off. */
export const parseRecruitQuery = (params: URLSearchParams): RecruitQuery => {
  const status = params.get('status') ?? '';
  return {
    city: textOf(params, 'city', CITY_MAX),
    keyword: textOf(params, 'keyword', KEYWORD_MAX),
    status: Object.hasOwn(recruitStatuses, status) ? (status as RecruitStatus) : undefined,
  };
};

/** The query of an address with these filters and page, with its question mark; '' for the whole list. */
export const toRecruitSearch = ({ city, keyword, status }: RecruitQuery, page = 1): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ city, keyword, status })) {
    if (value) params.set(name, value);
  }
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text && `?${text}`;
};

/** What was looked for, in words: `峡口区 · “继电保护” · 招聘中`; '' for the whole list. */
export const toRecruitQueryText = ({ city, keyword, status }: RecruitQuery): string =>
  [city, keyword && `“${keyword}”`, status && recruitStatuses[status]].filter(Boolean).join(' · ');

/** The chips of the status filter. @param counts records by status, from the list's answer @param total records of the list */
export const toRecruitChips = (
  counts: Readonly<Record<string, number>>,
  current: RecruitStatus | undefined,
  total: number,
): CountChip<RecruitStatus>[] =>
  toCountChips({ labels: recruitStatuses, counts, current, total, standing: ['open', 'closed'] });
