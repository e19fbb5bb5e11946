import { newsItem } from '@yunxia/contract/news';
import { parseTime } from '@yunxia/contract/time';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toHomeRow, toStoryList } from './home-rows.ts';

const now = parseTime('2026-03-02T08:00:00+08:00') ?? 0;

describe('toHomeRow', () => {
  it.each([
    // The day turns at midnight in Beijing, whatever the machine's zone.
    ['2026-03-01T16:30:00Z', '03-02'],
    ['2026-03-01T23:59:59+08:00', '03-01'],
    ['2025-12-31T23:59:59+08:00', '2025-12-31'],
    ['2025-12-31T16:00:00Z', '01-01'],
  ])('%s is shown as %s', (publishedAt, text) => {
    expect(toHomeRow({ id: 1, title: '甲', publishedAt }, now).date?.text).toBe(text);
  });

  it('has something to press without a title, and no date without one', () => {
    expect(toHomeRow({ id: 1, title: ' ', publishedAt: null }, now)).toEqual({
      id: 1,
      title: '（无标题）',
      date: null,
    });
  });
});

describe('toStoryList', () => {
  it('makes the first the lead story, with its year', () => {
    const story = (id: number) =>
      z.parse(newsItem, { id, title: `新闻${id}`, publishedAt: '2026-03-01T09:00:00+08:00' });
    const { lead, rows } = toStoryList([story(3), story(2), story(1)], now);
    expect(lead).toMatchObject({ id: 3, date: { text: '2026-03-01' } });
    expect(rows.map(({ id }) => id)).toEqual([2, 1]);
    expect(toStoryList([], now)).toEqual({ lead: null, rows: [] });
  });
});
