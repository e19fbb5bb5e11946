/** Where links and outline entries of a PDF lead. */
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PageSize } from './page-geometry.ts';

/** A place in a document: page from 1, and the part of its height where it begins. */
export interface Place {
  readonly page: number;
  readonly y: number;
  readonly size: PageSize;
}

type Reference = Parameters<PDFDocumentProxy['getPageIndex']>[0];

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'num' in value && 'gen' in value;

/**
 * @param destination a name, or pdf.js's form `[page, { name: 'XYZ' }, left, top, zoom]`
 * @returns undefined when it leads nowhere
 */
export const resolveDestination = async (
  pdf: PDFDocumentProxy,
  destination: string | unknown[],
): Promise<Place | undefined> => {
  try {
    const explicit: unknown[] | null =
      typeof destination === 'string' ? await pdf.getDestination(destination) : destination;
    if (!explicit) return undefined;
    const [target, kind, ...numbers] = explicit;
    const at = typeof target === 'number' ? target : isReference(target) ? await pdf.getPageIndex(target) : undefined;
    if (at === undefined) return undefined;
    const page = await pdf.getPage(at + 1);
    const viewport = page.getViewport({ scale: 1 });
    const size = { width: viewport.width, height: viewport.height };
    const name = typeof kind === 'object' && kind !== null && 'name' in kind ? kind.name : '';
    const isNumber = (value: unknown): value is number => typeof value === 'number';
    // On a page that is turned, its left edge is the upper or lower one as it is shown.
    const [x, y0] = name === 'XYZ' ? numbers : name === 'FitR' ? [numbers[0], numbers[3]] : [null, numbers[0]];
    if (!isNumber(y0) || !/^(XYZ|FitR|FitH|FitBH)$/.test(name as string)) return { page: at + 1, y: 0, size };
    const [, y = 0]: number[] = viewport.convertToViewportPoint(isNumber(x) ? x : 0, y0);
    return { page: at + 1, y: Math.min(0.98, Math.max(0, y / viewport.height)), size };
  } catch {
    return undefined;
  }
};
