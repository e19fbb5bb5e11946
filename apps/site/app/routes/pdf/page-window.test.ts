import { describe, expect, test } from 'vitest';
import { type Frame, layOut, type PageSize } from './page-geometry.ts';
import { canvasDensity, MAX_CANVAS_PIXELS, MAX_DRAWN_PAGES, MAX_TOTAL_PIXELS, pagesToDraw } from './page-window.ts';

const frame: Frame = { width: 1000, height: 800, gap: 16, ratio: 1 };
const pages = (count: number, size: PageSize = { width: 595, height: 842 }): PageSize[] =>
  Array.from({ length: count }, () => size);

describe('a canvas', () => {
  test.each([
    [794, 1123, 1],
    [794, 1123, 3],
    [7940, 11_230, 1],
    [7940, 11_230, 3],
    [4096, 4096, 1],
    [30_000, 30_000, 2],
    [200_000, 20, 2],
  ])('of %i × %i at density %i never exceeds the bound', (width, height, density) => {
    const scale = canvasDensity(width, height, density);
    expect(Math.ceil(width * scale) * Math.ceil(height * scale)).toBeLessThanOrEqual(MAX_CANVAS_PIXELS);
    expect(scale).toBeLessThanOrEqual(2);
  });

  test('is as fine as the screen while there is room', () => {
    expect(canvasDensity(794, 1123, 2)).toBe(2);
    expect(canvasDensity(794, 1123, 0.5)).toBe(1);
  });
});

describe('pages to be drawn', () => {
  test('begin with those in view, then ahead, then behind', () => {
    const layout = layOut(pages(300), 1, frame);
    expect(pagesToDraw(layout, layout.tops[150] ?? 0, 800, 1).slice(0, 3)).toEqual([150, 151, 149]);
    expect(pagesToDraw(layout, 0, 800, 1)[0]).toBe(0);
  });

  test.each([0.1, 0.25, 1, 3, 10])('are few and small at factor %f, wherever in 300 pages', (factor) => {
    for (const density of [1, 2, 3]) {
      const layout = layOut(pages(300), factor, frame);
      for (let top = 0; top < layout.height; top += layout.height / 37) {
        const chosen = pagesToDraw(layout, top, 800, density);
        const pixels = chosen.reduce((sum, at) => {
          const [width = 0, height = 0] = [layout.widths[at], layout.heights[at]];
          return sum + width * height * canvasDensity(width, height, density) ** 2;
        }, 0);
        expect(chosen.length).toBeGreaterThan(0);
        expect(chosen.length).toBeLessThanOrEqual(MAX_DRAWN_PAGES);
        expect(pixels).toBeLessThanOrEqual(MAX_TOTAL_PIXELS);
        expect(new Set(chosen).size).toBe(chosen.length);
      }
    }
  });

  test('are all that are in view, however small they are', () => {
    const layout = layOut(pages(300), 0.1, frame);
    expect(pagesToDraw(layout, 0, 2160, 1)).toHaveLength(17);
  });

  test('are none in an empty document', () => {
    expect(pagesToDraw(layOut([], 1, frame), 0, 800, 1)).toEqual([]);
  });
});
