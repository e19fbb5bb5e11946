import { reportKinds } from '@yunxia/contract/report-codes';
import { describe, expect, test } from 'vitest';
import { figureFault } from '../reports/check-figure.ts';
import { reportFault } from '../reports/check-report.ts';
import { investorDaySamples } from './data/investor-days.ts';
import { figureSamples, reportSamples } from './data/reports.ts';

const times = ['2026-01-02T10:00:00+08:00', '2026-11-29T10:00:00+08:00', '2028-05-01T00:00:00+08:00'];

describe.each(times)('reports at %s', (time) => {
  const now = Date.parse(time);
  const reports: { key: string; data: Record<string, unknown> }[] = reportSamples(now, '1', () => null);
  const figures = figureSamples(now);

  test('pass the checks of a report, and those to come are booked for a later day', () => {
    expect(reports.flatMap(({ data }) => reportFault(data) ?? [])).toEqual([]);
    const booked = reports.filter(({ data }) => data['dueOn']);
    for (const { data } of booked) {
      expect(Date.parse(String(data['dueOn']))).toBeGreaterThan(now - 86_400_000);
      expect(data['pdf']).toBeUndefined();
    }
    for (const { data } of reports) expect(Date.parse(String(data['publishedAt']))).toBeLessThanOrEqual(now);
  });

  test('one of every kind in each year, one correction, at most one meeting', () => {
    const years = new Set(reports.map(({ data }) => data['year']));
    expect(years.size).toBe(5);
    expect(reports).toHaveLength(5 * Object.keys(reportKinds).length - 1 + 1);
    expect(reports.filter(({ data }) => data['correctedBy'])).toHaveLength(1);
    expect(reports.filter(({ data }) => data['meeting']).length).toBeLessThanOrEqual(1);
  });

  test('the calendar of investors has the days of the table of reports, a silent period before the next', () => {
    const [silent, next, last] = investorDaySamples(now);
    const booked = reports.filter(({ data }) => data['kind'] === 'annual' && data['dueOn']);
    expect(booked.map(({ data }) => data['dueOn']).toSorted()[0]).toBe(next?.day);
    expect(silent && 'until' in silent && next && silent.until < next.day).toBe(true);
    const published = reports.map(({ data }) => String(data['publishedAt']).slice(0, 10));
    expect(published).toContain(last?.day);
  });

  test('figures of five years: one is missing with its reason, one is a loss, none has a 0 for what is missing', () => {
    expect(figures.flatMap((figure) => figureFault(figure) ?? [])).toEqual([]);
    for (const { values } of figures) expect(values).toHaveLength(5);
    const values = figures.flatMap((figure) => figure.values);
    expect(values.filter(({ value }) => value === '').map(({ note }) => note)).toEqual(['当年未监测']);
    expect(values.filter(({ value }) => value.startsWith('-')).length).toBe(2);
    expect(values.filter(({ value }) => Number(value) === 0 && value !== '')).toEqual([]);
  });
});

test('the third quarter of the running year agrees with its parts: 90.4, 9.1, 102.6, 1.90', () => {
  const reports = reportSamples(Date.parse('2026-11-29T10:00:00+08:00'), '1', () => null);
  const latest = reports.find(({ data }) => 'meeting' in data)?.data;
  expect(latest?.title).toBe('2026年第三季度报告（演示）');
  expect(latest && 'figures' in latest ? latest.figures?.map(({ value }) => value) : []).toEqual([
    '90.4',
    '9.1',
    '102.6',
    '1.90',
  ]);
});
