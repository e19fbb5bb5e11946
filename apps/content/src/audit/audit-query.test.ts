import { expect, it } from 'vitest';
import { noDays, readAuditQuery, toAuditFilter } from './audit-query.ts';

const NOW = Date.parse('2026-11-30T12:00:00+08:00');

it('a day is read as editors type it, and stands in the query as a day', () => {
  const query = readAuditQuery({ from: '2026年11月1日', to: '11/30' }, NOW);
  expect([query.from, query.to, noDays(query)]).toEqual(['2026-11-01', '2026-11-30', []]);
  const { from, to } = toAuditFilter(query);
  expect([from, to]).toEqual([Date.parse('2026-11-01T00:00:00+08:00'), Date.parse('2026-12-01T00:00:00+08:00')]);
});

it('what is no day stays as it was typed, is named, and is no condition', () => {
  const query = readAuditQuery({ from: '前天', to: '2026-02-30', person: '甲' }, NOW);
  expect(noDays(query)).toEqual(['前天', '2026-02-30']);
  expect(toAuditFilter(query)).toMatchObject({ from: undefined, to: undefined, person: '甲' });
  expect(noDays(readAuditQuery({ from: ['2026-11-01', '2026-11-02'] }, NOW))).toEqual([]);
});
