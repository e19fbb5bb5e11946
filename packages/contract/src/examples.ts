/** Published examples of every answer, read by the tests of both ends. Node only. */
import { readdirSync, readFileSync } from 'node:fs';
import type { EndpointName } from './contract.ts';
import type { OutageTimes } from './outage-status.ts';
import type { RecruitTimes } from './recruit-status.ts';
import type { TenderTimes } from './tender-status.ts';
import { parseTime, toIsoDay, toIsoTime } from './time.ts';

const FOLDER = new URL('../examples/', import.meta.url);

/** The moment at which the examples were taken: outages that they show as going on went on then. */
export const EXAMPLES_AT = '2026-03-01T10:00:00+08:00';

/** The body of an answer as it is on the wire. */
export type ExampleBody = Record<string, unknown> & { code: number };

/** An item of an example as stored; its fields are read by name. */
export type ExampleItem = Record<string, unknown> & { id: number } & OutageTimes & TenderTimes & RecruitTimes;

/** Names of an endpoint's examples, e.g. `list`, `empty`, `long`, `hostile`, `seed`. */
export function exampleNames(endpoint: EndpointName): string[] {
  return readdirSync(new URL(`${endpoint}/`, FOLDER))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

/** Reads one example. @throws when there is none of that name */
export function readExample(endpoint: EndpointName, name: string): ExampleBody {
  return JSON.parse(readFileSync(new URL(`${endpoint}/${name}.json`, FOLDER), 'utf8')) as ExampleBody;
}

/** The items of an endpoint's `list` example, moved to `now` (epoch ms). */
export function exampleItems(endpoint: EndpointName, now: number): ExampleItem[] {
  return itemsOf(atTime(readExample(endpoint, 'list'), now));
}

/** The items of a list answer. */
export function itemsOf(body: ExampleBody): ExampleItem[] {
  return Array.isArray(body['list']) ? (body['list'] as ExampleItem[]) : [];
}

/**
 * Moves an example in time as if it had been taken at `now` (epoch ms), by whole hours so that times stay
 * round. Years of history and dates of awards stay.
 */
export function atTime<T>(value: T, now: number): T {
  const anchor = parseTime(EXAMPLES_AT) ?? 0;
  const hour = 3_600_000;
  return shift(value, Math.round((now - anchor) / hour) * hour, '') as T;
}

const MOVING = /(?:At|From|To)$|^at$|^(?:updated|record)On$/;

function shift(value: unknown, by: number, key: string): unknown {
  if (Array.isArray(value)) return value.map((part) => shift(part, by, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shift(part, by, name)]));
  }
  if (typeof value !== 'string' || !MOVING.test(key)) return value;
  const instant = parseTime(value);
  if (instant === null) return value;
  return value.includes('T') ? toIsoTime(instant + by) : toIsoDay(instant + by);
}
