/** Queries of several kinds by somebody who had seen the sample content and not the search; asked at `GOLDEN_NOW`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recordsOfDays, type DaysAsked } from './golden-days.ts';
import { GOLDEN_NOW } from './golden-fill.ts';
import type { GoldenHit } from './golden-set.ts';

export interface KindQuery extends Partial<DaysAsked> {
  kind: string;
  query: string;
  /** Titles or numbers of right answers; of queries about days none: they follow from the records' own times. */
  expect: string[];
}

/** All of them that have an answer. */
export const kindQueries = (
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'golden-kinds.json'), 'utf8')) as KindQuery[]
).filter((asked) => asked.expect.length > 0 || daysAnswers(asked).length > 0);

/** Whether a hit answers. */
export function answersKind(asked: KindQuery, { key, title, names }: GoldenHit): boolean {
  if (asked.of !== undefined) return daysAnswers(asked).includes(key);
  return asked.expect.some((words) => title === words || names.includes(words));
}

function daysAnswers({ of, start, end, place }: KindQuery): string[] {
  if (of === undefined || start === undefined || end === undefined) return [];
  return recordsOfDays({ of, start, end, ...(place === undefined ? {} : { place }) }, GOLDEN_NOW);
}
