import { expect, test } from 'vitest';
import { toContentCall } from './content-call.ts';

const FORM = 'application/x-www-form-urlencoded';

test.each([
  // as sent → as asked
  ['news-list', 'type=important', 'page=1&limit=10&type=important'],
  ['news-list', 'limit=10&type=important&page=1&junk=1', 'page=1&limit=10&type=important'],
  ['news-list', 'type=important&keyword=&page=0&limit=999', 'page=1&limit=50&type=important'],
  ['news-list', 'keyword=+%E5%81%9C%E7%94%B5+', 'page=1&limit=10&keyword=%E5%81%9C%E7%94%B5'],
  ['news-info', 'id=007', 'id=7'],
  ['site-info', 'a=1&b=2', ''],
])('%s %s', async (endpoint, body, form) => {
  expect(await toContentCall(endpoint, body, FORM)).toMatchObject({ form, key: `${endpoint}?${form}` });
});

test('form and JSON of the same call have the same key', async () => {
  const form = await toContentCall('news-list', 'type=important&page=2', FORM);
  const json = await toContentCall('news-list', Buffer.from('{"page":2,"type":"important"}'), 'application/json');
  expect(json).toEqual(form);
  expect(form?.type).toBe('important');
});

test('recognises a look-up of outages by keyword: its answer is not cached', async () => {
  const isTyped = async (body: string) => (await toContentCall('notice-list', body, FORM))?.isTyped;
  expect(await isTyped('type=overhaul&keyword=%E8%8C%B6%E5%9C%BA')).toBe(true);
  expect(await isTyped('type=overhaul&region=%E8%8C%B6%E5%9C%BA&keyword=')).toBe(false);
  expect(await isTyped('type=announcement&keyword=%E8%8C%B6%E5%9C%BA')).toBe(false);
});

test.each([
  ['nope', '', FORM],
  ['news-list', 'type=nonsense', FORM],
  ['news-info', '', FORM],
  ['news-info', 'id=1&id=2', FORM],
  ['news-list', '{"page":', 'application/json'],
  ['news-list', 'type=important', 'text/plain'],
])('what the content server would refuse is left to it: %s %s', async (endpoint, body, type) => {
  expect(await toContentCall(endpoint, body, type)).toBeUndefined();
});
