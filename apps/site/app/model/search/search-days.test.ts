import { outageReading } from '@yunxia/contract/outage-reading';
import { searchCard } from '@yunxia/contract/search';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { toDaysView } from './search-days.ts';

const days = { start: '2026-12-22', end: '2026-12-22', label: '12月22日 周二' };
const search = (key: string) => ({ key, sort: 'relevance' as const });
const pathsOf = (key: string, range = days) => toDaysView(range, null, search(key))?.links.map(({ to }) => to);

const outages = '/information_disclosure/overhaul?start=2026-12-22&end=2026-12-22';
const tenders = '/tender_procurement/tendering?start=2026-12-22&end=2026-12-22';

test.each([
  ['12月22日停电', [outages]],
  ['12月22日招标', [tenders]],
  ['12月22日', [outages, tenders]],
  ['12月22日停电抢修采购', [outages, tenders]],
])('%s leads to %j', (key, paths) => {
  expect(pathsOf(key)).toEqual(paths);
});

test('the list of tenders for a search among tenders', () => {
  const view = toDaysView(days, null, { ...search('12月22日'), module: 'purchase' });
  expect(view).toEqual({ label: '12月22日 周二', links: [{ label: '当天发布的招标信息', to: tenders }] });
});

test('the place of the answer stands in the look-up, and a range has both its ends', () => {
  const reading = z.parse(outageReading, {
    certainty: 'known',
    places: [{ title: '江岭县', kind: 'county' }],
  });
  const card = z.parse(searchCard, { reading });
  const [link] = toDaysView({ ...days, end: '2026-12-24' }, card, search('江岭县12月22日至24日'))?.links ?? [];
  expect(link?.label).toBe('这几天的停电');
  expect(Object.fromEntries(new URL(link?.to ?? '', 'http://site').searchParams)).toEqual({
    keyword: '江岭县',
    start: '2026-12-22',
    end: '2026-12-24',
  });
});

test('no days, nothing to say; days without a date lead nowhere', () => {
  expect(toDaysView(null, null, search('停电'))).toBeNull();
  expect(toDaysView({ ...days, label: '' }, null, search('停电'))).toBeNull();
  expect(toDaysView({ ...days, start: null, end: null }, null, search('停电'))?.links).toEqual([]);
});
