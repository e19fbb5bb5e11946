/** Which records of the sample touch the days that a query names: computed from their own fields. */
import { DAY_MS, parseDay, startOfDay } from '@yunxia/contract/time';
import { sampleContent } from '../src/seed/sample-data.ts';

export interface DaysAsked {
  of: 'overhaul' | 'purchase' | 'recruit';
  /** YYYY-MM-DD, both included. */
  start: string;
  end: string;
  /** Name of a place that the record must have. */
  place?: string;
}

/** The sample takes up to a tenth of a second to make, and each hit is compared with it. */
const samples = new Map<number, ReturnType<typeof sampleContent>>();

function sampleAt(now: number): ReturnType<typeof sampleContent> {
  const sample = samples.get(now) ?? sampleContent(now);
  samples.set(now, sample);
  return sample;
}

const collections = { overhaul: 'notices', purchase: 'purchases', recruit: 'recruits' } as const;

/** Keys (`collection/key`) of the records that answer, of the sample made for `now` (epoch ms). */
export function recordsOfDays({ of, start, end, place }: DaysAsked, now: number): string[] {
  const from = parseDay(start) ?? Number.NaN;
  const to = (parseDay(end) ?? Number.NaN) + DAY_MS;
  const isIn = (time: unknown): boolean =>
    typeof time === 'string' && Date.parse(time) >= from && Date.parse(time) < to;
  return sampleAt(now)
    .records[collections[of]].filter(({ data }) => {
      if (data['_status'] === 'draft' || data['withdrawn'] === true || Date.parse(String(data['publishedAt'])) > now) {
        return false;
      }
      if (of === 'purchase') return ['deadlineAt', 'opensAt', 'filesTo', 'publicTo'].some((name) => isIn(data[name]));
      if (of === 'recruit') return isIn(data['deadlineAt']);
      const names = JSON.stringify([data['title'], data['regions'], data['lines'], data['scope']]);
      return data['type'] === 'overhaul' && touches(data, from, to, now) && (!place || names.includes(place));
    })
    .map(({ key }) => `${collections[of]}/${key}`);
}

/** By its times now or those that it was moved from; a fault whose end is not known lasts through tomorrow. */
function touches(data: Readonly<Record<string, unknown>>, from: number, to: number, now: number): boolean {
  const at = (name: string): number => Date.parse(String(data[name] ?? ''));
  const isWithin = (start: number, end: number): boolean => start < to && (start >= from || end > from);
  const ends = ['endAt', 'restoredAt', 'expectedRestoreAt'].map(at).filter((time) => !Number.isNaN(time));
  const isOpenFault = data['kind'] === 'fault' && !data['restoredAt'] && !(Number(ends[0]) > now);
  const end = isOpenFault ? startOfDay(now) + 2 * DAY_MS : (ends[0] ?? Number.NaN);
  return isWithin(at('startAt'), end) || isWithin(at('previousStartAt'), at('previousEndAt'));
}
