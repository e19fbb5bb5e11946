import { expect, test } from 'vitest';
import routes from '../../routes.ts';
import { feedPath, feedScreens } from './feed-path.ts';
import { type FeedFormat, toFeedGroups, toOutageFeed } from './feed-catalogue.ts';
import { pageParamsAt, toKeySearch } from '../page/page-params.ts';

const formats: readonly FeedFormat[] = ['ICS', 'RSS', 'JSON', 'CSV'];
const feeds = [...formats.map((format) => toOutageFeed(format)), ...toFeedGroups().flatMap((group) => group.feeds)];

test('every feed of the site stands there once, under a name and with what it holds', () => {
  const hrefs = feeds.map(({ href }) => href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  for (const { path } of feedScreens.values()) expect(hrefs).toContain(feedPath(path));
  expect(feeds.filter(({ href, name, note }) => !href || !name || !note)).toEqual([]);
  expect(new Set(feeds.map(({ format, name }) => format + name)).size).toBe(feeds.length);
});

test('every file of a fixed name that the site serves stands there, but for those of one record, and quotes that may not be shown', async () => {
  const files = ((await routes) as ReadonlyArray<{ path?: string }>).flatMap(({ path = '' }) =>
    /^feeds\/[a-z-]+\.[a-z]+$/.test(path) ? `/${path}` : [],
  );
  expect(files.length).toBeGreaterThan(7);
  const hrefs = feeds.map(({ href }) => href);
  for (const file of files)
    if (!/(?:outage|tender|job|investor-event|investor-date)\.ics|stock-history\.(?:csv|xlsx)/.test(file))
      expect(hrefs).toContain(file);
});

test('a county has outages of its own in every format', () => {
  expect(formats.map((format) => toOutageFeed(format, '云峡县')).map(({ name, href }) => [name, href])).toEqual(
    ['停电日历', '停电公告', '停电数据', '停电公告表'].map((name, at) => [
      `云峡县${name}`,
      `/feeds/outages.${['ics', 'rss', 'json', 'csv'][at]}?county=%E4%BA%91%E5%B3%A1%E5%8E%BF`,
    ]),
  );
});

test('the page of a county is kept apart from that of all', () => {
  const params = pageParamsAt('/feeds');
  expect(params && toKeySearch(params, new URLSearchParams({ county: '云峡县', utm: 'x' }))).toBe(
    '?county=%E4%BA%91%E5%B3%A1%E5%8E%BF',
  );
});
