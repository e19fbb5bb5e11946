import { expect, test } from 'vitest';
import { toFigurePieces } from './figures.ts';

const wholeIn = (sentence: string): string[] =>
  toFigurePieces(sentence).flatMap(({ text, isWhole }) => (isWhole ? [text] : []));

test.each([
  ['每股现金合计（除息日2026-01-14、2025-09-23）', ['2026-01-14、', '2025-09-23）']],
  ['每股收益：2025年2.34元，比2024年增加0.16元（7.3%）', ['2025年', '2.34元，', '2024年', '0.16元', '（7.3%）']],
  ['周六起，至12月25日', ['12月25日']],
  ['2027年，周六', ['2027年，']],
  ['9:00–11:30、13:00–17:00', ['9:00–11:30、', '13:00–17:00']],
  ['22:00–次日08:00、第3次，12次', ['22:00', '08:00、', '3次，', '12次']],
  ['编号：演示停〔2026〕194号', ['〔2026〕194号']],
  ['约2,600人次，10千伏新城线，演示路0号', ['2,600人次，', '10千伏', '0号']],
  ['拨打000-0000-0000或0000-0000000', ['000-0000-0000', '0000-0000000']],
  ['写作2026-03-01T09:00:00+08:00，见https://a.example/12-34/', []],
  ['没有数', []],
  ['第1页', []],
  ['91000000000000000X', []],
])('figures of “%s” stay whole', (sentence, figures) => {
  expect(wholeIn(sentence)).toEqual(figures);
  expect(
    toFigurePieces(sentence)
      .map(({ text }) => text)
      .join(''),
  ).toBe(sentence);
});
