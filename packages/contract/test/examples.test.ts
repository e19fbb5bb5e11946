import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { contract, type EndpointName } from '../src/contract.ts';
import type { Endpoint } from '../src/endpoint.ts';
import { parseAnswer } from '../src/envelope.ts';
import { atTime, exampleItems, exampleNames, EXAMPLES_AT, readExample } from '../src/examples.ts';
import { outageStatuses, outageStatus } from '../src/outage-status.ts';
import { tenderStatuses, tenderStatus } from '../src/tender-status.ts';
import { parseTime, toIsoTime } from '../src/time.ts';

const cases = Object.values(contract).flatMap((endpoint: Endpoint) =>
  exampleNames(endpoint.name as EndpointName).map((name) => {
    const body = readExample(endpoint.name as EndpointName, name);
    return { endpoint, name, body, path: `${endpoint.name}/${name}` };
  }),
);

describe('every published example fits its schema', () => {
  test.each(cases.filter(({ body }) => body.code === 0))('$path', ({ endpoint, body }) => {
    const malformed: string[] = [];
    const answer = parseAnswer(endpoint, body, { url: 'x', onMalformedItem: (error) => malformed.push(error.message) });
    expect(malformed).toEqual([]);
    // No example has a field that the contract does not know.
    const known = fieldsOf(answer);
    expect([...fieldsOf(body)].filter((field) => !known.has(field))).toEqual([]);
  });

  test.each(cases.filter(({ body }) => body.code !== 0))('$path, a failure', ({ body }) => {
    expect([404, 410]).toContain(body.code);
    expect(body['msg']).toMatch(/\p{Script=Han}/u);
  });
});

test.each(Object.values(contract))('$name has the examples that its kind calls for', ({ name, kind }) => {
  const names = exampleNames(name);
  expect(names).toEqual(expect.arrayContaining(kind === 'list' ? ['list', 'empty', 'seed'] : ['minimal']));
  expect(names.some((each) => each.includes('long'))).toBe(true);
  expect(names.some((each) => each.includes('hostile'))).toBe(true);
});

test("the specification's own minimal answer is published word for word", () => {
  expect(readExample('active-disclosure-type-list', 'seed')).toEqual({ code: 0, list: [{ id: 15, pdf: '/x.pdf' }] });
  const type15 = exampleItems('active-disclosure-type-list', 0).find(({ id }) => id === 15);
  expect(type15?.['pdf']).toMatch(/^\/media\/.+\.pdf$/);
});

test('at any time the examples hold outages and tenders of every status', () => {
  for (const now of ['2026-03-01T10:00:00+08:00', '2026-11-28T03:29:59+08:00', '2031-07-01T23:45:00+08:00'].map(
    (text) => parseTime(text) ?? 0,
  )) {
    const outages = exampleItems('notice-list', now).filter((item) => item['type'] === 'overhaul');
    expect(new Set(outages.map((item) => outageStatus(item, now)))).toEqual(new Set(Object.keys(outageStatuses)));
    const tenders = exampleItems('purchase-list', now);
    expect(new Set(tenders.map((item) => tenderStatus(item, now)))).toEqual(new Set(Object.keys(tenderStatuses)));
    for (const item of outages) expect(parseTime(String(item['publishedAt'])) ?? 0).toBeLessThan(now);
  }
});

test('moving an example keeps its intervals and leaves days of history alone', () => {
  const anchor = parseTime(EXAMPLES_AT) ?? 0;
  const value = {
    startAt: EXAMPLES_AT,
    awardedOn: '2020-01-01',
    updatedOn: '2026-03-01',
    changes: [{ at: EXAMPLES_AT }],
    title: EXAMPLES_AT,
  };
  const later = anchor + 25 * 3_600_000 + 60_000;
  expect(atTime(value, later)).toEqual({
    startAt: toIsoTime(anchor + 25 * 3_600_000),
    awardedOn: '2020-01-01',
    updatedOn: '2026-03-02',
    changes: [{ at: toIsoTime(anchor + 25 * 3_600_000) }],
    title: EXAMPLES_AT,
  });
});

test('ids are unique within every list', () => {
  for (const endpoint of Object.values(contract) as Endpoint[]) {
    if (endpoint.kind !== 'list' || endpoint.name === 'search-list') continue;
    const ids = exampleItems(endpoint.name as EndpointName, 0).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(z.safeParse(z.array(z.int()), ids).success).toBe(true);
  }
});

function fieldsOf(value: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const part of value) fieldsOf(part, into);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      into.add(key);
      fieldsOf(part, into);
    }
  }
  return into;
}
