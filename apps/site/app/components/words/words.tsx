import type { ReactNode } from 'react';
import { toPieces } from '../../model/page/words.ts';

/** Lets lines break between words, in the browser: for what it renders after the first page. */
const breakBetweenWords = (span: HTMLSpanElement | null): void => {
  if (!span || span.childElementCount > 0) return;
  const [first = '', ...rest] = toPieces(span.textContent ?? '');
  if (rest.length > 0) span.replaceChildren(first, ...rest.flatMap((piece) => [document.createElement('wbr'), piece]));
};

/**
 * A title whose lines break between words (styles/base.css), never inside one.
 *
 * The server writes a `<wbr>` between words; the browser's render holds the plain text. React compares the text of an
 * element that has nothing else (`textContent`), and leaves the marks alone, so that the dictionaries of server and browser
 * need not be the same.
 */
export function Words({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  if (!import.meta.env.SSR) {
    return (
      <span key={children} ref={breakBetweenWords}>
        {children}
      </span>
    );
  }
  const pieces = toPieces(children);
  if (pieces.length < 2) return <span>{children}</span>;
  return (
    // A word may occur twice; the server renders once, and the browser renders the text alone.
    // oxlint-disable-next-line react/no-array-index-key, yunxia/jsx-text
    <span>{pieces.flatMap((piece, at) => (at === 0 ? [piece] : [<wbr key={at} />, piece]))}</span>
  );
}
