/** Which pages are drawn, and how finely: what keeps memory bounded however long a document is. Pure. */
import { pageAt, type PageLayout } from './page-geometry.ts';

/** Most pixels of one canvas: iOS draws nothing beyond 16 777 216. */
export const MAX_CANVAS_PIXELS = 16_777_216;
/** Most pixels of all drawn pages together; at 4 bytes each 128 MB. The page in view is drawn in any case. */
export const MAX_TOTAL_PIXELS = 32_000_000;
/** Most pages that are drawn at a time, unless more are in view. */
export const MAX_DRAWN_PAGES = 8;
/** Canvas pixels per layout px never exceed this: more is not seen, and costs its square. */
const MAX_DENSITY = 2;

/**
 * Canvas pixels per layout px for a page.
 * @param width drawn width, layout px
 * @param height drawn height, layout px
 * @param density physical pixels per layout px
 */
export const canvasDensity = (width: number, height: number, density: number): number => {
  const wanted = Math.min(MAX_DENSITY, Math.max(1, density));
  const bounded = Math.min(wanted, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)));
  // Rounding a canvas up to whole pixels must not lead beyond the bound.
  return bounded < wanted ? bounded * 0.999 : wanted;
};

/** Canvas pixels that a page takes. */
const pixelsOf = (layout: PageLayout, at: number, density: number): number => {
  const width = layout.widths[at] ?? 0;
  const height = layout.heights[at] ?? 0;
  return width * height * canvasDensity(width, height, density) ** 2;
};

/**
 * Pages to be drawn, most wanted first: those in view, then ahead and behind in turn for about one window each way.
 * All others give their canvases back.
 *
 * @param top scroll position, layout px
 * @param height of the window
 * @param density physical pixels per layout px
 */
export const pagesToDraw = (layout: PageLayout, top: number, height: number, density: number): number[] => {
  const count = layout.tops.length;
  if (count === 0) return [];
  const first = pageAt(layout, top);
  const last = Math.max(first, pageAt(layout, top + height - 1));
  const wanted: number[] = [];
  for (let at = first; at <= last; at += 1) wanted.push(at);
  for (let step = 1; step <= MAX_DRAWN_PAGES; step += 1) {
    const ahead = last + step;
    const behind = first - step;
    if (ahead < count && (step === 1 || (layout.tops[ahead] ?? 0) < top + 2 * height)) wanted.push(ahead);
    if (behind >= 0 && (step === 1 || (layout.tops[behind] ?? 0) + (layout.heights[behind] ?? 0) > top - height))
      wanted.push(behind);
  }
  const most = Math.max(MAX_DRAWN_PAGES, last - first + 1);
  const chosen: number[] = [];
  let pixels = 0;
  for (const at of wanted) {
    const more = pixelsOf(layout, at, density);
    if (chosen.length > 0 && (chosen.length >= most || pixels + more > MAX_TOTAL_PIXELS)) break;
    chosen.push(at);
    pixels += more;
  }
  return chosen;
};
