/** A look-up on the home page, as its URL has it: `/home?q=茶场村&region=&start=&end=`, each only when it was chosen. */
import type { OutageBrief } from '../outage/outage-brief.ts';
import type { OutageReading } from '@yunxia/contract/outage-reading';
import { cutText } from '@yunxia/contract/text-limit';
import { parseDay } from '@yunxia/contract/time';

/** Most characters of the typed text, by grapheme (Spec §5). */
export const LOOK_UP_MAX = 100;

/** What was asked; undefined where nothing was chosen. At least one is there. */
export interface HomeLookUp {
  /** As typed. */
  readonly q?: string | undefined;
  /** Name of a county or town. */
  readonly region?: string | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** The look-up of a query; null when it has none. Days in the wrong order are exchanged, what is no day is left out. */
export const parseHomeLookUp = (params: URLSearchParams): HomeLookUp | null => {
  const textOf = (name: string) => cutText((params.get(name) ?? '').trim(), LOOK_UP_MAX) || undefined;
  const dayOf = (name: string) => {
    const day = params.get(name)?.trim() ?? '';
    return parseDay(day) === null ? undefined : day;
  };
  const [q, region] = [textOf('q'), textOf('region')];
  const days = [dayOf('start'), dayOf('end')] as const;
  const [start, end] = days[0] && days[1] && days[0] > days[1] ? [days[1], days[0]] : days;
  return q || region || start || end ? { q, region, start, end } : null;
};

/** What was asked for in words, while the answer is under way: the place, else the area, else the days. */
export const toLookUpName = ({ q, region, start, end }: HomeLookUp): string =>
  [region, q].filter(Boolean).join(' ') || [start, end].filter(Boolean).join('至');

/** What a look-up has found. */
export interface Finding {
  readonly asked: HomeLookUp;
  /** There was no answer: nothing else holds. */
  readonly isFailed: boolean;
  readonly reading: OutageReading | null;
  readonly records: readonly OutageBrief[];
  readonly total: number;
  readonly counts: Readonly<Record<string, number>>;
  /** Of a place that is not known: the counties with today's outages. */
  readonly counties: readonly CountyCount[];
  /** Server time of the answer, epoch ms. */
  readonly at: number;
}

export interface CountyCount {
  readonly title: string;
  /** undefined: not known. */
  readonly count: number | undefined;
}

/** The finding of a look-up that was not answered. @param at epoch ms */
export const toFailure = (asked: HomeLookUp, at: number): Finding => ({
  asked,
  isFailed: true,
  reading: null,
  records: [],
  total: 0,
  counts: {},
  counties: [],
  at,
});
