import { useEffect, useRef, useState } from 'react';
import { type ArtName, artUrl } from './art-image.tsx';
import { useMarkup } from '../runtime/use-markup.ts';
import motifUrl from './motif.svg?url';

type InlineName = ArtName | 'motif';

/** Each file's own colours are dropped, so that the page's `--a-*` roles colour it. */
const withoutOwnColours = (svg: string): string => svg.replace(/<style>[\s\S]*?<\/style>/, '').trim();

const urlOf = (name: InlineName): string => (name === 'motif' ? motifUrl : artUrl(name));

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
}

/**
 * A drawing inside the page, where it must take the page's colours or move. It is not in the HTML: its file is fetched when
 * it comes near the window; without script the ground stays. The box around it has a size of its own, so nothing shifts.
 * The ids in a drawing are its own: show each drawing once in a page.
 */
export function InlineArt({ name, className }: InlineArtProps) {
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
    const stop = whenNear(element, fetchDrawing);
    return () => {
      stop();
      leave.abort();
    };
  }, [name]);
  const markup = useMarkup(fetched);
  return (
    <span
      ref={box}
      className={className}
      aria-hidden="true"
      // Our own file.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={markup}
    />
  );
}
