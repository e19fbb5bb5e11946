import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { prefersStillness } from '../../device/stillness.ts';

/** How long a slide stands, in ms. */
const SLIDE_MS = 6000;
/** The next slide's picture is fetched this long after the page is there, in ms: not against what is in view. */
const PREPARE_MS = 2500;

/**
 * A carousel that advances by itself unless the reader prefers reduced motion or has paused it. It waits while the
 * pointer or the focus is on it and while the page is hidden, and then starts its interval again. The pause also
 * stops the drawings' movement on the whole page (`data-motion` on the root).
 *
 * @param count number of slides
 * @param box the element whose hover and focus hold it
 */
export function useCarousel(count: number, box: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isResting, setResting] = useState(false);
  /** Slides up to this one have their picture. */
  const [reached, setReached] = useState(0);

  useEffect(() => setPlaying(document.documentElement.dataset.motion !== 'off' && !prefersStillness()), []);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const reasons = new Set<string>();
    const note = (reason: string, holds: boolean) => {
      if (holds) reasons.add(reason);
      else reasons.delete(reason);
      setResting(reasons.size > 0);
    };
    const leave = new AbortController();
    const on = (target: EventTarget, type: string, listen: (event: Event) => void) =>
      target.addEventListener(type, listen, { signal: leave.signal });
    // A tap is no hover: it would hold the carousel until the next tap elsewhere.
    on(element, 'pointerenter', (event) => note('pointer', (event as PointerEvent).pointerType === 'mouse'));
    on(element, 'pointerleave', () => note('pointer', false));
    on(element, 'focusin', ({ target }) =>
      note('focus', target instanceof Element && target.matches(':focus-visible')),
    );
    on(element, 'focusout', () => note('focus', false));
    on(document, 'visibilitychange', () => note('hidden', document.hidden));
    note('hidden', document.hidden);
    return () => leave.abort();
  }, [box]);

  const isRotating = isPlaying && !isResting && count > 1;
  // In the same render as the pause button's new state, not a task later.
  useLayoutEffect(() => {
    if (!isRotating) return;
    const timer = window.setTimeout(() => setIndex((index + 1) % count), SLIDE_MS);
    return () => window.clearTimeout(timer);
  }, [index, isRotating, count]);

  useEffect(() => {
    const timer = window.setTimeout(() => setReached((before) => Math.max(before, index + 1)), PREPARE_MS);
    return () => window.clearTimeout(timer);
  }, [index]);

  const go = (step: 1 | -1) => setIndex((before) => (before + step + count) % count);
  const toggle = () => {
    const root = document.documentElement;
    if (isPlaying) root.dataset.motion = 'off';
    else delete root.dataset.motion;
    setPlaying(!isPlaying);
  };
  // A reload of the data may bring fewer slides: then the last one is shown.
  return { index: Math.min(index, count - 1), reached, isPlaying, isRotating, go, toggle };
}
