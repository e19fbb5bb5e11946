/** Links that a page of a PDF carries, as links of ours over the drawing. */
import type { PageViewport } from 'pdfjs-dist';
import styles from './page-view.module.css';

/** What pdf.js says of a link. `url` has passed its check: http, https, mailto, tel, ftp. */
interface LinkAnnotation {
  readonly rect: readonly [number, number, number, number];
  readonly url?: string;
  readonly dest?: string | unknown[];
}

const isLink = (value: unknown): value is LinkAnnotation => {
  if (typeof value !== 'object' || value === null) return false;
  const { subtype, rect, url, dest } = value as Record<string, unknown>;
  return subtype === 'Link' && Array.isArray(rect) && (typeof url === 'string' || Boolean(dest));
};

/**
 * @param annotations of the page, of every kind
 * @param follow called for a link inside the document
 * @returns a layer that covers the page; links are placed in parts of its size, so that zoom leaves them alone
 */
export const drawLinks = (
  annotations: readonly unknown[],
  viewport: PageViewport,
  follow: (destination: string | unknown[]) => void,
): HTMLElement => {
  const layer = document.createElement('div');
  layer.className = styles.links ?? '';
  for (const annotation of annotations) {
    if (!isLink(annotation)) continue;
    const [left, bottom, right, top] = annotation.rect;
    const [x1 = 0, y1 = 0]: number[] = viewport.convertToViewportPoint(left, bottom);
    const [x2 = 0, y2 = 0]: number[] = viewport.convertToViewportPoint(right, top);
    const link = document.createElement('a');
    const part = (length: number, whole: number): string => `${((100 * length) / whole).toFixed(3)}%`;
    link.style.left = part(Math.min(x1, x2), viewport.width);
    link.style.top = part(Math.min(y1, y2), viewport.height);
    link.style.width = part(Math.abs(x2 - x1), viewport.width);
    link.style.height = part(Math.abs(y2 - y1), viewport.height);
    const { url, dest } = annotation;
    if (url) {
      link.href = url;
      link.target = '_blank';
      link.rel = 'noopener noreferrer nofollow';
      link.setAttribute('aria-label', `${url}（新窗口打开）`);
      link.title = url;
    } else if (dest) {
      link.href = '#';
      link.setAttribute('aria-label', '转到文档内的位置');
      link.addEventListener('click', (event) => {
        event.preventDefault();
        follow(dest);
      });
    }
    layer.append(link);
  }
  return layer;
};
