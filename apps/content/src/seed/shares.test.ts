import { expect, test } from 'vitest';
import { capitalFault, holdersFault, termFault } from '../shares/check-shares.ts';
import { capitalSamples, governanceMeetingSamples, holderListSamples, peopleSamples } from './data/shares.ts';

const at = (day: string) => Date.parse(`${day}T10:00:00+08:00`);

test.each(['2026-11-29', '2027-01-01', '2027-03-01', '2026-02-04'])('on %s the sample passes its own checks', (day) => {
  const now = at(day);
  expect(capitalSamples(now).map(capitalFault)).toEqual([null, null, null]);
  expect(holderListSamples(now).map(({ holders }) => holdersFault(holders))).toEqual([null, null, null]);
  expect(peopleSamples(now).map(termFault)).toEqual(Array.from({ length: 10 }, () => null));
  for (const one of [...holderListSamples(now).map(({ asOf }) => asOf), ...capitalSamples(now).map((each) => each.day)])
    expect(one < day).toBe(true);
  for (const one of governanceMeetingSamples(now)) expect(one.day < day).toBe(true);
});

test('shares and per cents agree with the share capital; the latest list is of the last report', () => {
  const [latest] = holderListSamples(at('2026-11-29'));
  expect(latest?.asOf).toBe('2026-09-30');
  expect(latest?.source).toBe('2026年第三季度报告（演示）');
  const { total } = capitalSamples(at('2026-11-29')).at(-1) ?? { total: 0 };
  for (const { shares, percent } of latest?.holders ?? []) expect(((shares / total) * 100).toFixed(2)).toBe(percent);
});
