import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conformance, conformanceTests } from './conformance.ts';

const root = join(import.meta.dirname, '../../../../..');
const items = conformance.flatMap((part) => part.items);

test.each(Object.entries(conformanceTests))('the statement names a test that exists: %s', (_, [file, title]) => {
  expect(existsSync(join(root, file))).toBe(true);
  expect(readFileSync(join(root, file), 'utf8')).toContain(title);
});

test('every item is met by a test, does not apply for a reason, or is a gap that is explained', () => {
  expect(items.filter(({ verdict, test: shown }) => (verdict === 'met') !== (shown !== undefined))).toEqual([]);
  expect(items.filter(({ verdict, how }) => verdict !== 'met' && how === '')).toEqual([]);
  expect(new Set(items.map(({ demand }) => demand)).size).toBe(items.length);
});

test('WCAG 2.2 has 55 criteria of levels A and AA', () => {
  expect(items.filter(({ demand }) => /^\d\.\d\.\d+ /.test(demand))).toHaveLength(55);
});

test('no test is named that no item needs', () => {
  const used = new Set(items.map(({ test: shown }) => shown));
  expect(Object.keys(conformanceTests).filter((key) => !used.has(key as never))).toEqual([]);
});
