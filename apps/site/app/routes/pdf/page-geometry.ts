/** Where the pages of a document lie, below one another, and how large they are drawn. Pure; lengths in layout px. */

/** Width and height of a page at 100%, in PDF points (1/72 inch), turned as it is shown. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * What the reader asked for: pages as wide as the window, whole pages, or a factor (1 = 100%). `auto`, with which a
 * document opens, is the window's width unless that makes a page's letters larger than anyone reads. Except for a
 * factor, each page fits by itself: one document may hold upright and lying pages.
 */
export type Zoom = 'auto' | 'width' | 'page' | number;

/** Smallest and largest factor that can be asked for. A huge page that is to fit the window may get a smaller one. */
export const MIN_ZOOM = 0.1;
export const MAX_ZOOM = 10;
/** Factors that − and + go through, and that the list offers. */
export const ZOOM_STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8, 10] as const;

/** From this factor on, `auto` shows a page at the second one instead of filling the window. */
const AUTO_ZOOM = { widest: 1.5, instead: 1.25 };

/** CSS px per point at 100%: 96 px are 72 points. */
const PX_PER_POINT = 96 / 72;

/** Pages of a document as they lie. */
export interface PageLayout {
  /** Factor of each page, and layout px per point that it comes to. */
  readonly factors: readonly number[];
  readonly scales: readonly number[];
  /** Upper edge of each page, from the top of the scrolled content. */
  readonly tops: readonly number[];
  readonly heights: readonly number[];
  readonly widths: readonly number[];
  /** Size of the scrolled content. */
  readonly width: number;
  readonly height: number;
}

/** The window pages are seen through. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Space round the pages and between them. */
  readonly gap: number;
  /** Page ratio (Spec §9): layout px per effective px. */
  readonly ratio: number;
}

/** A factor within bounds. */
export const boundZoom = (factor: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, factor));

/** The factor that a wish comes to for a page. */
export const zoomFactor = (zoom: Zoom, page: PageSize, frame: Frame): number => {
  if (typeof zoom === 'number') return boundZoom(zoom);
  const unit = PX_PER_POINT * frame.ratio;
  const byWidth = (frame.width - 2 * frame.gap) / (page.width * unit);
  const byHeight = (frame.height - 2 * frame.gap) / (page.height * unit);
  const fitting = Math.min(MAX_ZOOM, zoom === 'page' ? Math.min(byWidth, byHeight) : byWidth);
  return zoom === 'auto' && fitting > AUTO_ZOOM.widest ? AUTO_ZOOM.instead : fitting;
};

/** The next factor of the list above (`by` 1) or below (−1) a factor; the bounds at its ends. */
export const stepZoom = (factor: number, by: 1 | -1): number =>
  by === 1
    ? (ZOOM_STEPS.find((step) => step > factor * 1.01) ?? MAX_ZOOM)
    : (ZOOM_STEPS.findLast((step) => step < factor * 0.99) ?? Math.min(factor, MIN_ZOOM));

/** Lays pages out, each at the factor that the wish comes to for it. Heights are whole px, so that no page is blurred by standing between two. */
export const layOut = (sizes: readonly PageSize[], zoom: Zoom, frame: Frame): PageLayout => {
  const factors = sizes.map((size) => zoomFactor(zoom, size, frame));
  const scales = factors.map((factor) => factor * PX_PER_POINT * frame.ratio);
  const tops: number[] = [];
  const heights: number[] = [];
  const widths: number[] = [];
  let y = frame.gap;
  let widest = 0;
  for (const [at, size] of sizes.entries()) {
    const scale = scales[at] ?? 1;
    const height = Math.max(1, Math.floor(size.height * scale));
    const width = Math.max(1, Math.floor(size.width * scale));
    tops.push(y);
    heights.push(height);
    widths.push(width);
    y += height + frame.gap;
    widest = Math.max(widest, width);
  }
  return { factors, scales, tops, heights, widths, width: Math.max(frame.width, widest + 2 * frame.gap), height: y };
};

/** Index of the last page that begins at or above `y`; 0 above the first. */
export const pageAt = (layout: PageLayout, y: number): number => {
  let low = 0;
  let high = layout.tops.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((layout.tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Index of the page a reader looks at: the one that lies a third below the upper edge of the window. */
export const currentPage = (layout: PageLayout, top: number, height: number): number =>
  pageAt(layout, top + height / 3);
