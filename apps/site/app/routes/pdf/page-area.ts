/** All pages of a document below one another in a box that scrolls: draws those in view, keeps its place, zooms. */
import { LAYOUT_EVENT } from '../../device/constants.ts';
import { currentRatio } from '../../device/ratio.ts';
import { resolveDestination } from './destination.ts';
import type { OpenDocument } from './open-document.ts';
import {
  boundZoom,
  currentPage,
  type Frame,
  layOut,
  pageAt,
  type PageLayout,
  type PageSize,
  stepZoom,
  type Zoom,
} from './page-geometry.ts';
import { readSize } from './page-sizes.ts';
import { PageView } from './page-view.ts';
import { pagesToDraw } from './page-window.ts';
import { watchPinch } from './pinch.ts';
import styles from './page-view.module.css';

/** What the tools show. */
export interface AreaState {
  /** Page number the reader is at, from 1. */
  readonly page: number;
  readonly zoom: Zoom;
  /** The factor that the zoom comes to for that page. */
  readonly factor: number;
}

/** A point of a page that stays where it is in the window while sizes change. */
interface Anchor {
  readonly at: number;
  /** In parts of the page's width and height. */
  readonly x: number;
  readonly y: number;
  /** Where in the window, layout px. */
  readonly left: number;
  readonly top: number;
}

/** Taken for a page whose size cannot be read, in points. */
const A4: PageSize = { width: 595, height: 842 };
/** Space round pages in effective px, on wide and narrow windows. */
const GAP = { wide: 20, narrow: 8 };

export class PageArea {
  readonly #scroller: HTMLElement;
  readonly #stage: HTMLElement;
  readonly #document: OpenDocument;
  readonly #onChange: (state: AreaState) => void;
  readonly #views: PageView[];
  readonly #sizes: PageSize[];
  readonly #known: Set<number> = new Set();
  readonly #leave = new AbortController();
  readonly #resize: ResizeObserver;
  #layout: PageLayout;
  #zoom: Zoom = 'auto';
  #page = 0;
  #drawn = new Set<number>();
  #isDrawing = false;
  #frameRequest = 0;
  /** Page whose active mark is brought into view as soon as its text is there. */
  #sought: number | null = null;

  /**
   * @param scroller an empty box that scrolls both ways
   * @param sizes as far as they are known; the first is, and the others count as equal until then
   */
  constructor(
    scroller: HTMLElement,
    document: OpenDocument,
    sizes: readonly (PageSize | undefined)[],
    onChange: (state: AreaState) => void,
  ) {
    this.#scroller = scroller;
    this.#document = document;
    this.#onChange = onChange;
    const count = document.pdf.numPages;
    const first = sizes[0] ?? A4;
    this.#sizes = Array.from({ length: count }, (_, at) => sizes[at] ?? first);
    for (const [at, size] of sizes.entries()) if (size) this.#known.add(at);
    const host = {
      document,
      density: () => devicePixelRatio / currentRatio(),
      onDestination: (destination: string | unknown[]) => void this.follow(destination),
    };
    this.#views = this.#sizes.map((_, at) => new PageView(host, at + 1, count));
    this.#stage = window.document.createElement('div');
    this.#stage.className = styles.stage ?? '';
    this.#stage.append(...this.#views.map(({ element }) => element));
    scroller.replaceChildren(this.#stage);
    this.#layout = layOut(this.#sizes, this.#zoom, this.#frame());
    this.#relayout();

    const { signal } = this.#leave;
    scroller.addEventListener('scroll', () => this.#soon(), { passive: true, signal });
    addEventListener(LAYOUT_EVENT, () => this.#relayout(this.#anchor()), { signal });
    watchPinch(scroller, this.#stage, (by, left, top) => this.#zoomBy(by, left, top), signal);
    this.#resize = new ResizeObserver(() => this.#relayout(this.#anchor()));
    this.#resize.observe(scroller);
  }

  /** Ends drawing and gives all canvases back. */
  close(): void {
    this.#leave.abort();
    this.#resize.disconnect();
    cancelAnimationFrame(this.#frameRequest);
    for (const at of this.#drawn) this.#views[at]?.release();
    this.#drawn.clear();
    this.#scroller.replaceChildren();
  }

  /** Brings a page (from 1; bounded) to the window's upper edge. `y`: part of its height to begin at. */
  goTo(page: number, y = 0): void {
    const at = Math.min(Math.max(1, page), this.#views.length) - 1;
    const top = (this.#layout.tops[at] ?? 0) + y * (this.#layout.heights[at] ?? 0);
    this.#scroller.scrollTop = y === 0 && at === 0 ? 0 : top - this.#frame().gap / 2;
    // A page that is wider than the window stays where the reader has pushed it.
    const left = this.#leftOf(at);
    const width = this.#layout.widths[at] ?? 0;
    const { scrollLeft, clientWidth } = this.#scroller;
    if (width <= clientWidth && (left < scrollLeft || left + width > scrollLeft + clientWidth))
      this.#scroller.scrollLeft = left - (clientWidth - width) / 2;
    this.#sync();
  }

  /** Goes where a link or an outline entry leads. */
  async follow(destination: string | unknown[]): Promise<void> {
    const place = await resolveDestination(this.#document.pdf, destination);
    if (!place || this.#leave.signal.aborted) return;
    this.#learnSize(place.page - 1, place.size);
    this.goTo(place.page, place.y);
    this.#scroller.focus({ preventScroll: true });
  }

  /**
   * @param left point of the window that stays in place, layout px from its corner; its middle without one
   * @param top the same, its upper edge without one
   */
  setZoom(zoom: Zoom, left = this.#scroller.clientWidth / 2, top = 0): void {
    this.#zoom = typeof zoom === 'number' ? boundZoom(zoom) : zoom;
    this.#relayout(this.#anchor(left, top));
  }

  /** One step larger (1) or smaller (−1) than the reader's page is. */
  stepZoom(by: 1 | -1): void {
    const factor = this.#factorOf(this.#page);
    const next = stepZoom(factor, by);
    if (next !== factor) this.setZoom(next);
  }

  /** Multiplies the factor of the page that lies at a point, which stays in place. */
  #zoomBy(by: number, left: number, top: number): void {
    this.setZoom(this.#factorOf(this.#anchor(left, top).at) * by, left, top);
  }

  #factorOf(at: number): number {
    return this.#layout.factors[at] ?? 1;
  }

  /** The pages as views, for find; index from 0. */
  view(at: number): PageView | undefined {
    return this.#views[at];
  }

  /** Brings the active mark of a page (index from 0) into view, now or when its text has been drawn. */
  seekMark(at: number): void {
    this.#sought = at;
    if (this.#showMark(at)) return;
    const { tops, heights } = this.#layout;
    const top = tops[at] ?? 0;
    const { scrollTop, clientHeight } = this.#scroller;
    if (top + (heights[at] ?? 0) < scrollTop || top > scrollTop + clientHeight) this.goTo(at + 1);
    this.#soon();
  }

  /**
   * Learns the sizes of all pages, a few at a time. For a small file: it reads every page's entry.
   * What lies above the window may grow or shrink; what is in it stays in place.
   */
  async learnSizes(): Promise<void> {
    for (let at = 1; at < this.#views.length; at += 1) {
      if (this.#leave.signal.aborted) return;
      if (this.#known.has(at)) continue;
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the reader's page goes first
      this.#learnSize(at, await this.#sizeOf(at), at % 25 === 0 || at === this.#views.length - 1);
    }
  }

  #frame(): Frame {
    const ratio = currentRatio();
    const { clientWidth, clientHeight } = this.#scroller;
    const gap = (clientWidth / ratio <= 768 ? GAP.narrow : GAP.wide) * ratio;
    return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight), gap, ratio };
  }

  #leftOf(at: number): number {
    return Math.max(0, Math.floor((this.#layout.width - (this.#layout.widths[at] ?? 0)) / 2));
  }

  #anchor(left = this.#scroller.clientWidth / 2, top = 0): Anchor {
    const y = this.#scroller.scrollTop + top;
    const at = pageAt(this.#layout, y);
    return {
      at,
      x: (this.#scroller.scrollLeft + left - this.#leftOf(at)) / (this.#layout.widths[at] ?? 1),
      y: (y - (this.#layout.tops[at] ?? 0)) / (this.#layout.heights[at] ?? 1),
      left,
      top,
    };
  }

  #relayout(anchor?: Anchor): void {
    this.#layout = layOut(this.#sizes, this.#zoom, this.#frame());
    const { tops, widths, heights, scales, width, height } = this.#layout;
    this.#stage.style.width = `${width}px`;
    this.#stage.style.height = `${height}px`;
    for (const [at, view] of this.#views.entries())
      view.place(this.#leftOf(at), tops[at] ?? 0, widths[at] ?? 0, heights[at] ?? 0, scales[at] ?? 1);
    if (!anchor) {
      // Pages stand in the middle: where one is wider than the window, the window begins there, too.
      this.#scroller.scrollLeft = (width - this.#scroller.clientWidth) / 2;
    } else {
      this.#scroller.scrollTop = (tops[anchor.at] ?? 0) + anchor.y * (heights[anchor.at] ?? 0) - anchor.top;
      this.#scroller.scrollLeft = this.#leftOf(anchor.at) + anchor.x * (widths[anchor.at] ?? 0) - anchor.left;
    }
    this.#sync();
  }

  async #sizeOf(at: number): Promise<PageSize> {
    try {
      return await readSize(this.#document.pdf, at + 1);
    } catch {
      // The page itself says so when it comes into view.
      return this.#sizes[at] ?? A4;
    }
  }

  #learnSize(at: number, size: PageSize, now = true): void {
    this.#known.add(at);
    this.#sizes[at] = size;
    if (now && !this.#leave.signal.aborted && this.#isStale()) this.#relayout(this.#anchor());
  }

  /** A page has another size than the one it is laid out with. */
  #isStale(): boolean {
    const { heights, widths } = layOut(this.#sizes, this.#zoom, this.#frame());
    return heights.some((height, at) => height !== this.#layout.heights[at] || widths[at] !== this.#layout.widths[at]);
  }

  #soon(): void {
    if (this.#frameRequest) return;
    this.#frameRequest = requestAnimationFrame(() => {
      this.#frameRequest = 0;
      this.#sync();
    });
  }

  /** Compares what is shown with where the reader is: empties what is far, draws what is near, tells the tools. */
  #sync(): void {
    if (this.#leave.signal.aborted) return;
    const { scrollTop, clientHeight } = this.#scroller;
    const atEnd = scrollTop > 0 && scrollTop + clientHeight >= this.#layout.height - 1;
    this.#page = atEnd
      ? pageAt(this.#layout, scrollTop + clientHeight)
      : currentPage(this.#layout, scrollTop, clientHeight);
    this.#onChange({ page: this.#page + 1, zoom: this.#zoom, factor: this.#factorOf(this.#page) });
    const wanted = this.#wanted();
    for (const at of [...this.#drawn]) {
      if (wanted.includes(at)) continue;
      this.#views[at]?.release();
      this.#drawn.delete(at);
      this.#document.pdf.getPage(at + 1).then(
        (page) => page.cleanup(),
        () => undefined,
      );
    }
    void this.#draw();
  }

  #wanted(): number[] {
    const { scrollTop, clientHeight } = this.#scroller;
    return pagesToDraw(this.#layout, scrollTop, clientHeight, devicePixelRatio / currentRatio());
  }

  /** Draws one page after the other, each time the one that is wanted most by then. */
  async #draw(): Promise<void> {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    try {
      for (;;) {
        const at = this.#wanted().find((one) => this.#views[one]?.isDrawn(this.#layout.scales[one] ?? 1) === false);
        const view = at === undefined ? undefined : this.#views[at];
        if (this.#leave.signal.aborted || at === undefined || !view) return;
        this.#drawn.add(at);
        // oxlint-disable-next-line no-await-in-loop -- one page at a time: the main thread stays free for scrolling
        await this.#drawPage(at, view);
      }
    } finally {
      this.#isDrawing = false;
    }
  }

  async #drawPage(at: number, view: PageView): Promise<void> {
    try {
      const page = await this.#document.pdf.getPage(at + 1);
      if (!this.#known.has(at)) {
        const { width, height } = page.getViewport({ scale: 1 });
        this.#learnSize(at, { width, height });
      }
      if (!this.#wanted().includes(at)) return;
      await view.draw(page, this.#layout.scales[at] ?? 1);
      if (this.#sought === at) this.#showMark(at);
    } catch {
      if (this.#leave.signal.aborted) return;
      view.showFailure(() => {
        view.release();
        this.#soon();
      });
    }
  }

  #showMark(at: number): boolean {
    const mark = this.#views[at]?.activeMark;
    if (!mark) return false;
    this.#sought = null;
    const box = this.#scroller.getBoundingClientRect();
    const { top, bottom, left, right } = mark.getBoundingClientRect();
    // The find bar lies over the upper edge.
    if (top < box.top + 72 * currentRatio() || bottom > box.bottom - 8)
      this.#scroller.scrollTop += top - box.top - box.height / 3;
    if (left < box.left || right > box.right) this.#scroller.scrollLeft += left - box.left - box.width / 3;
    this.#soon();
    return true;
  }
}
