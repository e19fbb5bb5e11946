/** Paper: pictures of the pages, one sheet each, in place of everything else. Browser only. */
import type { OpenDocument } from './open-document.ts';
import { releaseCanvas } from './page-view.ts';
import styles from './print-pages.module.css';

/** Dots per inch of the pictures; many pages get fewer, because a browser holds all of them at once. */
const DPI = { few: 150, many: 110 };
const MANY = 60;
/** Largest picture in pixels; a poster is drawn more coarsely. */
const MAX_PIXELS = 8_000_000;
/** More pages at once are a matter for a PDF reader. */
export const MAX_PRINTED = 500;

const draw = async (
  { pdf }: OpenDocument,
  number: number,
  dpi: number,
): Promise<{ url: string; width: number; height: number }> => {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(dpi / 72, Math.sqrt(MAX_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  try {
    await page.render({ canvas, viewport, intent: 'print' }).promise;
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (!blob) throw new Error('the canvas gave no picture');
    return { url: URL.createObjectURL(blob), width, height };
  } finally {
    releaseCanvas(canvas);
    page.cleanup();
  }
};

/**
 * Draws pages for paper and opens the browser's print dialog. Resolves when it has been closed.
 *
 * @param numbers page numbers from 1, in order
 * @param onProgress pages drawn so far
 * @throws what pdf.js throws, and AbortError when `signal` aborts
 */
export const printPages = async (
  open: OpenDocument,
  numbers: readonly number[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<void> => {
  const dpi = numbers.length > MANY ? DPI.many : DPI.few;
  const sheets = document.createElement('div');
  sheets.className = styles.sheets ?? '';
  const paper = new CSSStyleSheet();
  const urls: string[] = [];
  const { documentElement: html } = document;
  try {
    for (const [done, number] of numbers.entries()) {
      signal.throwIfAborted();
      onProgress(done);
      // oxlint-disable-next-line no-await-in-loop -- one canvas at a time
      const { url, width, height } = await draw(open, number, dpi);
      urls.push(url);
      if (done === 0) paper.insertRule(`@page { margin: 0; size: ${width}pt ${height}pt; }`);
      paper.insertRule(`@page sheet-${done} { margin: 0; size: ${width}pt ${height}pt; }`, paper.cssRules.length);
      const sheet = document.createElement('div');
      sheet.className = styles.sheet ?? '';
      sheet.style.setProperty('page', `sheet-${done}`);
      const picture = document.createElement('img');
      picture.src = url;
      picture.alt = `第${number}页`;
      sheet.append(picture);
      sheets.append(sheet);
      // oxlint-disable-next-line no-await-in-loop -- the dialog must not open before the pictures are there
      await picture.decode();
    }
    signal.throwIfAborted();
    onProgress(numbers.length);
    document.body.append(sheets);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
    html.dataset.printing = '';
    await new Promise<void>((resolve) => {
      addEventListener('afterprint', () => resolve(), { once: true });
      print();
    });
  } finally {
    delete html.dataset.printing;
    sheets.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper);
    for (const url of urls) URL.revokeObjectURL(url);
  }
};
