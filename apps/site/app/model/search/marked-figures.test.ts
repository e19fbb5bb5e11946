import { expect, test } from 'vitest';
import { type MarkedPiece, toMarkedPieces, toMarkedTitle } from './marked-figures.ts';

/** [ ] round what stays whole, * round what is marked. */
const draw = (pieces: readonly MarkedPiece[]): string =>
  pieces
    .map(({ isWhole, stretches }) => {
      const text = stretches.map((one) => (one.isMarked ? `*${one.text}*` : one.text)).join('');
      return isWhole ? `[${text}]` : text;
    })
    .join('');

test.each([
  [['影响设备10', '千伏', '新城线'], '影响设备[10*千伏*]新城线'],
  [['', '停电', '公告'], '*停电*公告'],
  [['自2026-11-30起', '停电', '3小时'], '自[2026-11-30]起*停电*[3小时]'],
  [['没有数'], '没有数'],
  [[], ''],
])('figures of %j stay whole', (parts, drawn) => {
  expect(draw(toMarkedPieces(parts))).toBe(drawn);
});

test.each([
  [['大坪村计划停电（10', '千伏', '大坪线）'], '大坪村计划停电[（10*千伏*]大坪线）'],
  [['渔湾村故障', '停电', '（10千伏渔湾线）'], '渔湾村故障*停电*（10千伏渔湾线）'],
  [['2026年', '停电', ''], '2026年*停电*'],
])('a title of %j keeps figures whole that are marked in part', (parts, drawn) => {
  expect(draw(toMarkedTitle(parts))).toBe(drawn);
});
