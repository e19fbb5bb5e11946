/** One page on the screen: its canvas, the text that can be selected, its links, the marks of find. */
import type { PageViewport, PDFPageProxy, RenderTask } from 'pdfjs-dist';
import type { OpenDocument } from './open-document.ts';
import { drawLinks } from './page-links.ts';
import { canvasDensity } from './page-window.ts';
import type { RunRange, TextRun } from './search-text.ts';
import styles from './page-view.module.css';

/** What a page needs of the document around it. */
export interface PageHost {
  readonly document: OpenDocument;
  /** Physical pixels per layout px. */
  readonly density: () => number;
  /** Follows a link inside the document. */
  readonly onDestination: (destination: string | unknown[]) => void;
}

/** A place that find has marked on the page. */
interface Marks {
  readonly places: ReadonlyArray<readonly RunRange[]>;
  readonly active: number;
}

/** Gives the memory of a canvas back at once, without waiting for the collector. */
export const releaseCanvas = (canvas: HTMLCanvasElement): void => {
  canvas.width = 0;
  canvas.height = 0;
  canvas.remove();
};

/** One page. It lays itself out at `place`, draws itself when asked to, and can be emptied. */
export class PageView {
  readonly element: HTMLElement;
  readonly #host: PageHost;
  readonly #number: number;
  #canvas: HTMLCanvasElement | undefined;
  #task: RenderTask | undefined;
  #text: { layer: HTMLElement; runs: readonly TextRun[]; divs: readonly HTMLElement[] } | undefined;
  #links: HTMLElement | undefined;
  #marks: Marks = { places: [], active: -1 };
  /** Layout px per point of the drawing on the canvas; 0 without one. */
  #drawnScale = 0;
  #failed = false;
  /** Counts drawings, so that one that was superseded or emptied stops. */
  #turn = 0;

  constructor(host: PageHost, number: number, count: number) {
    this.#host = host;
    this.#number = number;
    this.element = document.createElement('div');
    this.element.className = styles.page ?? '';
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', `第${number}页，共${count}页`);
    this.element.dataset.page = String(number);
  }

  /** Puts the page where it lies. */
  place(left: number, top: number, width: number, height: number, scale: number): void {
    const { style } = this.element;
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.setProperty('--scale-factor', String(scale));
  }

  /** Whether the page shows what it should at this scale. */
  isDrawn(scale: number): boolean {
    return this.#failed || (this.#drawnScale === scale && this.#text !== undefined);
  }

  /**
   * Draws the page. The drawing before stays, stretched, until the new one is done.
   * @throws what pdf.js throws; not when it was superseded or emptied meanwhile
   */
  async draw(page: PDFPageProxy, scale: number): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#task?.cancel();
    try {
      const viewport = page.getViewport({ scale });
      if (this.#drawnScale !== scale) await this.#drawCanvas(page, viewport, scale, turn);
      if (turn === this.#turn && !this.#text) await this.#drawText(page, viewport, turn);
      if (turn === this.#turn && !this.#links) await this.#drawLinks(page, viewport, turn);
    } catch (error) {
      if (turn !== this.#turn || (error instanceof Error && error.name === 'RenderingCancelledException')) return;
      throw error;
    }
  }

  /** Empties the page and gives its memory back. */
  release(): void {
    this.#turn += 1;
    this.#task?.cancel();
    this.#task = undefined;
    if (this.#canvas) releaseCanvas(this.#canvas);
    this.#canvas = undefined;
    this.#drawnScale = 0;
    this.#text?.layer.remove();
    this.#text = undefined;
    this.#links?.remove();
    this.#links = undefined;
    this.#failed = false;
    this.element.replaceChildren();
  }

  /** Says on the page that it could not be drawn. */
  showFailure(onRetry: () => void): void {
    this.release();
    this.#failed = true;
    const words = document.createElement('p');
    words.textContent = `第${this.#number}页没有加载出来。`;
    const again = document.createElement('button');
    again.type = 'button';
    again.textContent = '重试';
    again.addEventListener('click', onRetry);
    const box = document.createElement('div');
    box.className = styles.failure ?? '';
    box.setAttribute('role', 'alert');
    box.append(words, again);
    this.element.replaceChildren(box);
  }

  /** Marks places that find has found; `active` is the index of the one the reader is at, −1 for none. */
  mark(places: Marks['places'], active: number): void {
    if (places.length === 0 && this.#marks.places.length === 0) return;
    this.#marks = { places, active };
    this.#drawMarks();
  }

  /** The mark the reader is at, when it is on this page and its text is there. */
  get activeMark(): HTMLElement | null {
    return this.element.querySelector<HTMLElement>('mark[data-active]');
  }

  async #drawCanvas(page: PDFPageProxy, viewport: PageViewport, scale: number, turn: number): Promise<void> {
    const density = canvasDensity(viewport.width, viewport.height, this.#host.density());
    const canvas = document.createElement('canvas');
    canvas.className = styles.canvas ?? '';
    canvas.width = Math.max(1, Math.floor(viewport.width * density));
    canvas.height = Math.max(1, Math.floor(viewport.height * density));
    // The text beside it says what it shows.
    canvas.setAttribute('aria-hidden', 'true');
    const task = page.render({
      canvas,
      viewport,
      transform: [canvas.width / viewport.width, 0, 0, canvas.height / viewport.height, 0, 0],
    });
    this.#task = task;
    try {
      await task.promise;
    } catch (error) {
      releaseCanvas(canvas);
      throw error;
    }
    if (turn !== this.#turn) {
      releaseCanvas(canvas);
      return;
    }
    if (this.#canvas) releaseCanvas(this.#canvas);
    this.#canvas = canvas;
    this.#drawnScale = scale;
    this.element.prepend(canvas);
  }

  async #drawText(page: PDFPageProxy, viewport: PageViewport, turn: number): Promise<void> {
    const content = await page.getTextContent({ disableNormalization: true });
    if (turn !== this.#turn) return;
    const layer = document.createElement('div');
    layer.className = styles.text ?? '';
    layer.style.setProperty('--user-unit', String(page.userUnit));
    const { TextLayer } = this.#host.document.pdfjs;
    const drawing = new TextLayer({ textContentSource: content, container: layer, viewport });
    await drawing.render();
    if (turn !== this.#turn) return;
    // Selection that is dragged beside the text ends at the page's end instead of jumping to its start.
    const end = document.createElement('div');
    end.className = styles.end ?? '';
    layer.append(end);
    layer.addEventListener('pointerdown', () => {
      layer.classList.add(styles.selecting ?? '');
      addEventListener('pointerup', () => layer.classList.remove(styles.selecting ?? ''), { once: true });
    });
    this.element.append(layer);
    const runs = content.items.flatMap((item) => ('str' in item ? [item] : []));
    this.#text = { layer, runs, divs: drawing.textDivs };
    if (this.#marks.places.length > 0) this.#drawMarks();
  }

  async #drawLinks(page: PDFPageProxy, viewport: PageViewport, turn: number): Promise<void> {
    const annotations: unknown[] = await page.getAnnotations();
    if (turn !== this.#turn) return;
    this.#links = drawLinks(annotations, viewport, this.#host.onDestination);
    this.element.append(this.#links);
  }

  #drawMarks(): void {
    const text = this.#text;
    if (!text) return;
    for (const mark of text.layer.querySelectorAll('mark')) mark.parentElement?.replaceChildren();
    const cuts = new Map<number, { range: RunRange; isActive: boolean }[]>();
    for (const [at, place] of this.#marks.places.entries())
      for (const range of place)
        cuts.set(range.run, [...(cuts.get(range.run) ?? []), { range, isActive: at === this.#marks.active }]);
    for (const [run, { str }] of text.runs.entries()) {
      const div = text.divs[run];
      if (!div || !str) continue;
      const parts = cuts.get(run);
      if (!parts) {
        if (div.childNodes.length !== 1) div.textContent = str;
        continue;
      }
      let from = 0;
      const nodes: (string | HTMLElement)[] = [];
      for (const { range, isActive } of parts) {
        const mark = document.createElement('mark');
        mark.className = styles.mark ?? '';
        mark.textContent = str.slice(range.from, range.to);
        if (isActive) mark.dataset.active = '';
        nodes.push(str.slice(from, range.from), mark);
        from = range.to;
      }
      div.replaceChildren(...nodes, str.slice(from));
    }
  }
}
