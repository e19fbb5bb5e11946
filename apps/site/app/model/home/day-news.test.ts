import { parseTime } from '@yunxia/contract/time';
import { expect, test } from 'vitest';
import { toDayNews } from './day-news.ts';

const now = parseTime('2026-11-29 08:00') ?? Number.NaN;

test.each([
  [{ ongoing: 2, overrunning: 1, soon: 2 }, '现在有3处停电', '11月29日 周日\n24小时内还有2处要停电'],
  [{ soon: 1 }, '现在没有停电公告', '11月29日 周日\n24小时内有1处要停电'],
  [{ restored: 9 }, '现在没有停电公告', '11月29日 周日'],
  [null, '停电信息暂时读不到', '11月29日 周日'],
])('of %j the headline says %s', (counts, headline, line) => {
  expect(toDayNews(counts, now)).toEqual({ headline, line });
});
