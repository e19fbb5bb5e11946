import { expect, test } from 'vitest';
import { readPageNumber } from './page-number.ts';
import { currentPage, type Frame, layOut, pageAt, stepZoom, zoomFactor } from './page-geometry.ts';

const a4 = { width: 595, height: 842 };
const frame: Frame = { width: 1000, height: 800, gap: 16, ratio: 1 };

test('pages fit the width, or wholly; a factor is bounded', () => {
  expect(zoomFactor('width', a4, frame) * a4.width * (96 / 72)).toBeCloseTo(968);
  expect(zoomFactor('page', a4, frame) * a4.height * (96 / 72)).toBeCloseTo(768);
  expect(zoomFactor(99, a4, frame)).toBe(10);
  expect(zoomFactor(0, a4, frame)).toBe(0.1);
});

test('a document opens as wide as the window, or readable on a wide one', () => {
  expect(zoomFactor('auto', a4, frame)).toBe(zoomFactor('width', a4, frame));
  expect(zoomFactor('auto', a4, { ...frame, width: 1920 })).toBe(1.25);
});

test.each(['auto', 'width', 'page'] as const)('with “%s” every page of a mixed document fits by itself', (zoom) => {
  const sizes = [a4, { width: 842, height: 595 }, { width: 1684, height: 1191 }, { width: 14_400, height: 10_800 }];
  for (const width of [320, 390, 820, 1440, 3840]) {
    const layout = layOut(sizes, zoom, { ...frame, width });
    expect(layout.width, `${width}`).toBe(width);
    for (const [at, drawn] of layout.widths.entries()) {
      expect(drawn, `page ${at + 1} at ${width}`).toBeLessThanOrEqual(width - 2 * frame.gap);
      if (zoom === 'width') expect(drawn).toBeGreaterThanOrEqual(width - 2 * frame.gap - 1);
      if (zoom === 'page') expect(layout.heights[at]).toBeLessThanOrEqual(frame.height - 2 * frame.gap);
    }
  }
});

test('on a scaled page (Spec §9) the same factor is drawn larger by the ratio', () => {
  const wide = layOut([a4], 1, { ...frame, ratio: 3 });
  expect(wide.heights[0]).toBe(Math.floor((842 * 96 * 3) / 72));
});

test('zoom goes through the list and stops at its ends', () => {
  expect([stepZoom(1, 1), stepZoom(1, -1), stepZoom(0.87, 1), stepZoom(0.87, -1)]).toEqual([1.25, 0.75, 1, 0.75]);
  expect([stepZoom(10, 1), stepZoom(0.2, -1)]).toEqual([10, 0.1]);
  expect(stepZoom(0.02, -1), 'a huge page that fits is not made larger by −').toBe(0.02);
});

test('pages lie below one another with a gap round them, whatever their sizes', () => {
  const layout = layOut([a4, { width: 842, height: 595 }, a4], 1, frame);
  expect(layout.tops).toEqual([16, 16 + 1122 + 16, 16 + 1122 + 16 + 793 + 16]);
  expect(layout.height).toBe((layout.tops[2] ?? 0) + 1122 + 16);
  expect(layout.width).toBe(1122 + 32);
  expect([0, 15, 1153, 1154, 99_999].map((y) => pageAt(layout, y))).toEqual([0, 0, 0, 1, 2]);
  expect(currentPage(layout, 0, 900)).toBe(0);
  expect(currentPage(layout, 900, 900)).toBe(1);
});

test.each([
  ['#page=12', 12],
  ['#zoom=100&page=3', 3],
  ['#page=3&zoom=100', 3],
  ['', undefined],
  ['#page=0', undefined],
  ['#page=-1', undefined],
  ['#page=1e3', undefined],
  ['#page=9999999', undefined],
  ['#mypage=2', undefined],
])('%s names page %s', (hash, expected) => {
  expect(readPageNumber(hash)).toBe(expected);
});
