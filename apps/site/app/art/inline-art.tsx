import { useEffect, useRef, useState } from 'react';
import { type ArtName, artUrl } from './art-image.tsx';
import { useMarkup } from '../runtime/use-markup.ts';
import motifUrl from './motif.svg?url';
import ridgeUrl from './footer-ridge.svg?url';

type InlineName = ArtName | 'motif' | 'footer-ridge';

/**
 * The drawings' text, on the server only: in the browser this is an empty object and costs nothing.
 * Each file's own colours are dropped, so that the page's `--a-*` roles colour it.
 */
const texts: Record<string, string> = import.meta.env.SSR
  ? import.meta.glob('./*.svg', { query: '?raw', import: 'default', eager: true })
  : {};

const withoutOwnColours = (svg: string): string => svg.replace(/<style>[\s\S]*?<\/style>/, '').trim();

function urlOf(name: InlineName): string {
  if (name === 'motif') return motifUrl;
  if (name === 'footer-ridge') return ridgeUrl;
  return artUrl(name);
}

/** How far outside the window a deferred drawing is fetched: about one flick of a thumb. */
const FETCH_MARGIN = '400px 0px';

/** Calls `show` once when the element comes near the window; at once in an engine that cannot tell. @returns ends it */
function whenNear(element: Element, show: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    show();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      show();
    },
    { rootMargin: FETCH_MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

export interface InlineArtProps {
  name: InlineName;
  className?: string | undefined;
  /** Below the first screen: not in the HTML, fetched when it comes near the window. Without script the ground stays. */
  deferred?: boolean;
}

/**
 * A drawing inside the page, where it must take the page's colours or move. It is in the server's HTML, unless it is
 * deferred; after a client navigation its file is fetched. The box around it has a size of its own, so nothing shifts.
 * The ids in a drawing are its own: show each drawing once in a page.
 */
export function InlineArt({ name, className, deferred = false }: InlineArtProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [fetched, setFetched] = useState('');
  useEffect(() => {
    const element = box.current;
    if (!element || element.firstElementChild) return;
    const leave = new AbortController();
    const fetchDrawing = (): void => {
      fetch(urlOf(name), { signal: leave.signal })
        .then((answer) => (answer.ok ? answer.text() : ''))
        .then((svg) => setFetched(withoutOwnColours(svg)))
        .catch(() => undefined); // A missing drawing is no fault of the page: the ground stays.
    };
    const stop = deferred ? whenNear(element, fetchDrawing) : undefined;
    if (!deferred) fetchDrawing();
    return () => {
      stop?.();
      leave.abort();
    };
  }, [name, deferred]);
  const markup = useMarkup(fetched || (deferred ? '' : withoutOwnColours(texts[`./${name}.svg`] ?? '')));
  return (
    <span
      ref={box}
      className={className}
      aria-hidden="true"
      suppressHydrationWarning
      // Our own file, and React must leave the server's drawing alone.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={markup}
    />
  );
}
