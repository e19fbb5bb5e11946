import { expect, test } from 'vitest';
import { toBarDrawing, toPeriodText } from './bar-chart.ts';

const figure = (
  values: readonly (string | null)[],
  rest: { unit?: string; kind?: 'flow' | 'stock' | 'ratio' } = {},
) => ({
  label: '营业收入',
  unit: rest.unit ?? '亿元',
  kind: rest.kind ?? ('flow' as const),
  values: values.map((value, at) => ({
    period: String(2021 + at),
    value: value ?? '',
    restated: at === 3,
    note: value === null ? '当年未监测' : '',
  })),
});

test('bars start at 0, the highest reaches the top, the last is marked', () => {
  const drawing = toBarDrawing(figure(['50', '75', '100', '80', '90']));
  expect(drawing?.zero).toBe(84);
  expect(drawing?.bars.map(({ top, height }) => [top, height])).toEqual([
    [50, 34],
    [33, 51],
    [16, 68],
    [29.6, 54.4],
    [22.8, 61.2],
  ]);
  expect(drawing?.bars.map(({ isLast }) => isLast)).toEqual([false, false, false, false, true]);
  expect(drawing?.bars[3]?.isRestated).toBe(true);
  expect(drawing?.hasRestated).toBe(true);
});

test('a loss hangs below 0, and the sentence has no rate against it', () => {
  const drawing = toBarDrawing(figure(['8.6', '-1.2', '7.9']));
  const [, loss] = drawing?.bars ?? [];
  expect(loss).toMatchObject({ isLoss: true, text: '−1.2', top: drawing?.zero });
  expect((loss?.top ?? 0) + (loss?.height ?? 0)).toBeCloseTo(72, 1);
  expect(drawing?.sentence).toBe(
    '营业收入：2023年7.9亿元，比2022年增加9.1亿元；有数的3期中，2021年最高（8.6亿元），2022年最低（−1.2亿元）。',
  );
  expect(toBarDrawing(figure(['-3', '-1']))?.sentence).toBe('营业收入：2022年−1亿元，比2021年增加2亿元。');
});

test('what is missing is no 0: a slot without a value, and a sentence that says so', () => {
  const drawing = toBarDrawing(figure([null, '98.2', '98.9'], { unit: '%', kind: 'ratio' }));
  expect(drawing?.bars[0]).toMatchObject({
    text: '',
    label: '',
    note: '当年未监测',
    isLast: false,
    top: 16,
    height: 68,
  });
  expect(drawing?.sentence).toBe('营业收入：2023年98.9%，比2022年增加0.7个百分点。2021年没有数，图中留空。');
  expect(toBarDrawing(figure([null, null]))).toBeNull();
  expect(toBarDrawing(figure([]))).toBeNull();
});

test('a 0 that was measured is a value, and all of them 0 stand on the line', () => {
  const drawing = toBarDrawing(figure(['0', '0']));
  expect(drawing?.bars.map(({ text, height }) => [text, height])).toEqual([
    ['0', 0],
    ['0', 0],
  ]);
  expect(drawing?.sentence).toContain('与2021年持平');
});

test('exact to the digit: 0.3 less 0.1 is 0.2, and zeros at the end stay', () => {
  expect(toBarDrawing(figure(['0.10', '0.30']))?.sentence).toBe(
    '营业收入：2022年0.30亿元，比2021年增加0.20亿元（200.0%）。',
  );
  expect(toBarDrawing(figure(['106.8', '109.5']))?.sentence).toContain('增加2.7亿元（2.5%）');
});

test('hostile values are missing, long ones have no label, of many periods the latest are drawn', () => {
  expect(toBarDrawing(figure(['<b>1</b>', '1e400', 'NaN']))).toBeNull();
  const long = toBarDrawing(figure(['-123456789012.3456', '1']));
  expect(long?.bars[0]).toMatchObject({ label: '', text: '−123,456,789,012.3456' });
  expect(toBarDrawing(figure(Array.from({ length: 30 }, (_, at) => String(at + 1))))?.bars).toHaveLength(10);
});

test('a year has its unit, another period stays', () => {
  expect([toPeriodText('2025'), toPeriodText('2026上半年')]).toEqual(['2025年', '2026上半年']);
});
