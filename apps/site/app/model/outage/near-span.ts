import { toSpanText } from '../text/beijing-time.ts';
import { toDayWord } from './outage-day-words.ts';

/**
 * When an outage is, by one who reads it at `now` (epoch ms): `今天 08:30–17:30`, `12月22日 08:30–17:30`; over more than
 * two days with both dates. '' without both ends.
 */
export const toNearSpan = (start: number | null, end: number | null, now: number): string => {
  const span = toSpanText(start, end);
  const first = start ?? end;
  return first === null || /^[\d-]+ /.test(span) ? span : `${toDayWord(first, now)} ${span}`;
};
