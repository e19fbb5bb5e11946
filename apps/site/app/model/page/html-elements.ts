/** Taking an editor's HTML apart at its top level, as text: the same on the server and in the browser. */

/** An element, or a run of loose text, at the top level of a piece of HTML. */
export interface HtmlElement {
  /** Name in lower case; '' for loose text. */
  readonly tag: string;
  /** The whole of it, with its own tags. */
  readonly html: string;
  /** What stands between its tags. */
  readonly inner: string;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi;
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/**
 * The elements at the top level, in order; loose text that is not mere space is one of them.
 * @param html sanitised HTML of the content server
 * @returns null when its tags do not pair up: then it is better shown as it is than taken apart
 */
export function splitElements(html: string): HtmlElement[] | null {
  const elements: HtmlElement[] = [];
  const open: string[] = [];
  let start = 0;
  let innerStart = 0;
  const push = (tag: string, from: number, to: number, inner: string): void => {
    if (html.slice(from, to).trim()) elements.push({ tag, html: html.slice(from, to), inner });
  };
  for (const match of html.matchAll(TAG)) {
    const [text, slash, name = ''] = match;
    const tag = name.toLowerCase();
    const after = match.index + text.length;
    if (slash) {
      if (open.pop() !== tag) return null;
      if (open.length > 0) continue;
      push(tag, start, after, html.slice(innerStart, match.index));
      start = after;
    } else if (VOID.has(tag)) {
      if (open.length > 0) continue;
      push('', start, match.index, html.slice(start, match.index));
      push(tag, match.index, after, '');
      start = after;
    } else {
      if (open.length === 0) {
        push('', start, match.index, html.slice(start, match.index));
        start = match.index;
        innerStart = after;
      }
      open.push(tag);
    }
  }
  if (open.length > 0) return null;
  push('', start, html.length, html.slice(start));
  return elements;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of a piece of HTML, on one line. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<br\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
