import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PageSize } from './page-geometry.ts';

/** Longest time that a document waits for sizes before it shows, in ms; the rest are learnt while it is read. */
const TIMEOUT_MS = 400;

/** Size of a page at 100%. @throws what pdf.js throws when the page cannot be read */
export const readSize = async (pdf: PDFDocumentProxy, number: number): Promise<PageSize> => {
  const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
  return { width, height };
};

/**
 * Sizes of the pages that are seen first, and of all others as far as time allows, so that nothing moves afterwards.
 * @param seen number of the page that is to be shown
 * @param all whether the others are worth reading
 * @returns one entry for every page; the first is always known
 */
export const readSizes = async (
  pdf: PDFDocumentProxy,
  seen: number,
  all: boolean,
): Promise<(PageSize | undefined)[]> => {
  const { numPages } = pdf;
  const sizes: (PageSize | undefined)[] = Array.from({ length: numPages }, () => undefined);
  sizes[0] = await readSize(pdf, 1);
  const until = performance.now() + TIMEOUT_MS;
  const at = Math.min(seen, numPages);
  const rest = all ? Array.from({ length: numPages }, (_, index) => index + 1) : [];
  for (const number of [at, at + 1, at + 2, at - 1, at - 2, ...rest]) {
    if (number < 1 || number > numPages || sizes[number - 1]) continue;
    if (performance.now() > until) break;
    // oxlint-disable-next-line no-await-in-loop -- the wanted ones first; a page that fails says so when it is seen
    sizes[number - 1] = await readSize(pdf, number).catch(() => undefined);
  }
  return sizes;
};
