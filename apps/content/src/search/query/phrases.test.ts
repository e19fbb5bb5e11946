import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestContent, type TestContent } from '../../api/v1/test-content.ts';

let content: TestContent;

beforeAll(async () => {
  content = await startTestContent();
}, 60_000);
afterAll(() => content.close());

const news = (title: string, rest: Record<string, unknown> = {}) =>
  content.create('news', { type: 'important', title, publishedAt: '2024-12-01T00:00:00.000Z', ...rest });

async function titles(key: string): Promise<string[]> {
  const { list } = await content.call('search-list', { key });
  return list.map(({ title }) => title.map(({ text }) => text).join(''));
}

describe('phrases', () => {
  beforeAll(async () => {
    await news('犀牛与牛角，角杯', { summary: '编号 2088' });
    await news('犀牛角杯一只', { summary: '编号 2088-6677' });
    await news('瑞兽 7300', { summary: '9911 件' });
  });

  it.each([
    ['犀牛角杯', ['犀牛角杯一只']],
    ['犀牛', ['犀牛角杯一只', '犀牛与牛角，角杯']],
    ['犀牛 牛角', ['犀牛角杯一只', '犀牛与牛角，角杯']],
    ['犀牛 -犀牛角', ['犀牛与牛角，角杯']],
    ['"2088 6677"', ['犀牛角杯一只']],
    ['7300 9911', ['瑞兽 7300']],
  ])('%s finds what holds it as it was typed', async (key, expected) => {
    expect((await titles(key)).toSorted()).toEqual(expected.toSorted());
  });

  it('do not go from a title on into the text', async () => {
    const answer = await content.call('search-list', { key: '"7300 9911"' });
    expect(answer.corrected === '' ? answer.total : 0).toBe(0);
  });
});
