import { describe, expect, test } from 'vitest';
import { chineseDay, datedTitle, hoursFrom, sampleDay, sampleTime, sampleYear } from './sample-dates.ts';

// 2026-12-31 23:30 in Beijing, still the 31st in UTC and New York.
const now = Date.parse('2026-12-31T15:30:00Z');

describe('dates of the sample', () => {
  test('are Beijing days whatever the zone of the machine', () => {
    expect(sampleDay(now, 0)).toBe('2026-12-31');
    expect(sampleDay(now, 1)).toBe('2027-01-01');
    expect(sampleTime(now, 1, '08:30')).toBe('2027-01-01T08:30:00+08:00');
    expect(sampleYear(now)).toBe(2026);
    expect(chineseDay(now, 1)).toBe('2027年1月1日');
  });

  test('take 24:00 as the next midnight', () => {
    expect(sampleTime(now, 0, '24:00')).toBe('2027-01-01T00:00:00+08:00');
  });

  test('name the period that was reported when a title was published', () => {
    const title = '{period}报告 {quarter} {last}';
    expect(datedTitle(now, 0, title)).toBe('2026年第三季度报告 2026年第三季度 2025');
    expect(datedTitle(now, 1, title)).toBe('2026年年度报告 2026年第四季度 2026');
    expect(datedTitle(now, -100, title)).toBe('2026年半年度报告 2026年第二季度 2025');
    expect(datedTitle(now, -200, title)).toBe('2026年第一季度报告 2026年第一季度 2025');
  });

  test('count hours from now, to the half hour', () => {
    expect(hoursFrom(now + 60_000, 1)).toBe('2027-01-01T00:30:00+08:00');
    expect(hoursFrom(now, -24)).toBe('2026-12-30T23:30:00+08:00');
  });
});
