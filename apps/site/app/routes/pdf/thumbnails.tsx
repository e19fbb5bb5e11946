import { useEffect, useRef } from 'react';
import type { OpenDocument } from './open-document.ts';
import type { PageSize } from './page-geometry.ts';
import { releaseCanvas } from './page-view.ts';
import styles from './thumbnails.module.css';

/** Canvas width of a small picture, px. */
const WIDTH = 180;
/** A page that is this many times as high as wide is cut off. */
const MAX_ASPECT = 3;

/** Height of a small picture in parts of its width. */
const aspectOf = (size: PageSize | undefined): number => (size ? Math.min(MAX_ASPECT, size.height / size.width) : 1.4);

export interface ThumbnailsProps {
  document: OpenDocument;
  /** As far as they are known; the first is, and the others count as equal. */
  sizes: readonly (PageSize | undefined)[];
  /** Page the reader is at, from 1. */
  page: number;
  onPage: (page: number) => void;
}

/** Small pictures of all pages; those near the window are drawn, the others give theirs back. */
export function Thumbnails({ document, sizes, page, onPage }: ThumbnailsProps) {
  const list = useRef<HTMLOListElement>(null);
  const { numPages } = document.pdf;
  useEffect(() => (list.current ? drawNear(list.current, document) : undefined), [document]);
  useEffect(() => {
    list.current?.children[page - 1]?.scrollIntoView({ block: 'nearest' });
  }, [page]);
  return (
    <ol ref={list} className={styles.list}>
      {Array.from({ length: numPages }, (_, at) => (
        // Pages have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} data-page={at + 1}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={`第${at + 1}页`}
            aria-current={page === at + 1 ? 'page' : undefined}
            onClick={() => onPage(at + 1)}
          >
            <svg
              className={styles.paper}
              viewBox={`0 0 100 ${aspectOf(sizes[at] ?? sizes[0]) * 100}`}
              aria-hidden="true"
            />
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Draws what comes near, one picture after the other. @returns ends it and gives all pictures back */
const drawNear = (list: HTMLElement, { pdf }: OpenDocument): (() => void) => {
  const near = new Set<Element>();
  const canvases = new Map<Element, HTMLCanvasElement>();
  let isDrawing = false;
  let hasLeft = false;

  const release = (item: Element): void => {
    const canvas = canvases.get(item);
    canvases.delete(item);
    if (canvas) releaseCanvas(canvas);
  };
  const draw = async (item: HTMLElement): Promise<void> => {
    const page = await pdf.getPage(Number(item.dataset.page));
    const size = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: WIDTH / size.width });
    const canvas = window.document.createElement('canvas');
    canvases.set(item, canvas);
    canvas.className = styles.picture ?? '';
    canvas.setAttribute('aria-hidden', 'true');
    canvas.width = WIDTH;
    canvas.height = Math.max(1, Math.min(MAX_ASPECT * WIDTH, Math.round(viewport.height)));
    await page.render({ canvas, viewport }).promise;
    if (hasLeft || !near.has(item)) release(item);
    else item.querySelector('svg')?.after(canvas);
  };
  const pump = async (): Promise<void> => {
    if (isDrawing) return;
    isDrawing = true;
    for (;;) {
      const item = [...near].find((one) => !canvases.has(one));
      if (hasLeft || !(item instanceof HTMLElement)) break;
      // oxlint-disable-next-line no-await-in-loop -- one picture at a time: the reader's page goes first
      await draw(item).catch(() => near.delete(item));
    }
    isDrawing = false;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        else {
          near.delete(target);
          release(target);
        }
      }
      void pump();
    },
    { root: list.parentElement, rootMargin: '50% 0%' },
  );
  for (const item of list.children) observer.observe(item);
  return () => {
    hasLeft = true;
    observer.disconnect();
    for (const item of [...canvases.keys()]) release(item);
  };
};
