import { describe, expect, it } from 'vitest';
import { toHistoryParts, toOutageHistory } from './outage-history.ts';

/** The text with what is struck through in brackets. */
const marked = (text: string): string =>
  toHistoryParts(text)
    .map((part) => (part.isFormer ? `[${part.text}]` : part.text))
    .join('');

describe('former times in the history', () => {
  it.each([
    [
      '停电时间由2027-02-01 08:30–17:30改为2027-02-03 08:30–24:00。',
      '停电时间由[2027-02-01 08:30–17:30]改为2027-02-03 08:30–24:00。',
    ],
    ['结束时间由15:00提前到14:00。', '结束时间由[15:00]提前到14:00。'],
    ['原定11月28日8时30分至17时30分改期到12月1日。', '原定[11月28日8时30分至17时30分]改期到12月1日。'],
    ['开始由08:00推迟至09:00，结束由12:00延至次日01:30。', '开始由[08:00]推迟至09:00，结束由[12:00]延至次日01:30。'],
    ['因预报有强降雨，施工延期。', '因预报有强降雨，施工延期。'],
    ['由配电班改为抢修班负责。', '由配电班改为抢修班负责。'],
    ['由于道路中断，12日的施工改为14日。', '由于道路中断，12日的施工改为14日。'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(marked(text)).toBe(expected);
  });

  it('takes no time over long texts', () => {
    const before = performance.now();
    toHistoryParts('由1'.repeat(2000));
    toHistoryParts(`由${'1 '.repeat(2000)}`);
    expect(performance.now() - before).toBeLessThan(500);
  });
});

it('is listed newest first', () => {
  const history = toOutageHistory([
    { at: '2026-11-20T09:00:00+08:00', text: '甲' },
    { at: '2026-11-22T09:00:00+08:00', text: '乙' },
  ]);
  expect(history.map(({ parts }) => parts[0]?.text)).toEqual(['乙', '甲']);
  expect(history[0]?.time?.text).toBe('2026-11-22 09:00');
});
