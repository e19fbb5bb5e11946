/** Queries that were handed over with their answers, by somebody who asked the running site at the golden instant. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recordsOfDays } from './golden-days.ts';
import type { GoldenHit } from './golden-set.ts';

/** When the site was asked. */
export const VISITORS_NOW = Date.parse('2026-11-29T07:00:00+08:00');

interface VisitorQuery {
  group: string;
  query: string;
  /** `module: title` of the first 12 of `count` right answers. */
  expected: string[];
  count: number;
  /** The answers follow from the clock: they are judged by `golden-days.ts`. */
  dated?: boolean;
}

const all = JSON.parse(readFileSync(path.join(import.meta.dirname, 'visitor-queries.json'), 'utf8')) as VisitorQuery[];

/** Those with an answer, and the days that some of them name. */
export const visitorQueries = all.filter(({ query }) => query !== undefined);
const days: Readonly<Record<string, { of: 'overhaul' | 'purchase'; start: string; end: string }>> = {
  今天停电: { of: 'overhaul', start: '2026-11-29', end: '2026-11-29' },
  明天停电: { of: 'overhaul', start: '2026-11-30', end: '2026-11-30' },
  '12月5日停电': { of: 'overhaul', start: '2026-12-05', end: '2026-12-05' },
  '12月1日 停电': { of: 'overhaul', start: '2026-12-01', end: '2026-12-01' },
  '12.2停电': { of: 'overhaul', start: '2026-12-02', end: '2026-12-02' },
  下周停电: { of: 'overhaul', start: '2026-11-30', end: '2026-12-06' },
  '12月22日开标': { of: 'purchase', start: '2026-12-22', end: '2026-12-22' },
};

/** Whether a hit answers. Of a query with more answers than were written down, any of the same kind does. */
export function answersVisitor(asked: VisitorQuery, { key, module, title }: GoldenHit): boolean {
  const named = days[asked.query];
  if (named !== undefined) return recordsOfDays(named, VISITORS_NOW).includes(key);
  if (asked.expected.includes(`${module}: ${title}`)) return true;
  return asked.count > asked.expected.length && asked.expected.every((each) => each.startsWith(`${module}: `));
}
