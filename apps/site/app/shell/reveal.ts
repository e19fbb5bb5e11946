import { prefersStillness } from '../device/stillness.ts';
import { currentRatio } from '../device/ratio.ts';
import { REVEAL_CHECK_MS, REVEAL_DEFAULTS } from './constants.ts';

/** How boxes are found and when they count as seen. Defaults: Spec §9. */
export interface RevealOptions {
  boxClass?: string;
  animateClass?: string;
  /** How far a box must have entered the window, in effective px. */
  offset?: number;
  /** Also on a mobile device. */
  mobile?: boolean;
  /** Also boxes that are added later. */
  live?: boolean;
}

/** Longest delay of a box that is in view, in ms. */
const LONGEST_WAIT_MS = 3000;

/** Whether motion is off: the reader's system says so, or the reader has paused it here. */
function isStill(): boolean {
  return prefersStillness() || document.documentElement.dataset.motion === 'off';
}

/**
 * Whether the viewport has reached a box, or passed it in a fling. A box with no size of its own (inside a closed panel)
 * is not in view; it is looked at again.
 */
function isInView(box: Element, offset: number): boolean {
  const { top, width, height } = box.getBoundingClientRect();
  return width + height > 0 && top <= innerHeight - offset;
}

/**
 * The scroll reveal helper (Spec §9): a box below the window when it is found waits, and gets `animated` when it
 * comes into view; the look is taken every 50 ms. Boxes that are in view when found are never hidden, so nothing
 * that has been painted disappears. Without script, with reduced motion and in print nothing waits.
 *
 * The marks are `data-reveal="waiting"` and the class; what they look like is in motion.css.
 *
 * @returns a function that ends it and shows everything
 */
export function startReveal(options: RevealOptions = {}): () => void {
  const { boxClass, animateClass, offset, mobile, live } = { ...REVEAL_DEFAULTS, ...options };
  const root = document.documentElement;
  if (isStill() || (!mobile && root.dataset.device === 'mobile')) return () => undefined;

  const known = new Map<HTMLElement, number | undefined>();
  const find = () => {
    const boxes = [...document.querySelectorAll<HTMLElement>(`.${boxClass}`)];
    // All are measured before the first is marked: a mark makes the browser lay the page out again for the next measure.
    const found = boxes
      .filter((box) => !known.has(box) && !box.classList.contains(animateClass))
      .map((box) => ({ box, isSeen: isInView(box, 0) }));
    for (const { box, isSeen } of found) {
      if (isSeen) {
        box.classList.add(animateClass);
        box.dataset.reveal = 'seen';
        continue;
      }
      known.set(box, undefined);
      box.dataset.reveal = 'waiting';
    }
  };
  const show = (box: HTMLElement) => {
    known.delete(box);
    box.classList.add(animateClass);
    box.dataset.reveal = 'shown';
  };
  const look = () => {
    if (document.hidden) return;
    if (live) find();
    const now = performance.now();
    for (const [box, since] of known) {
      if (!box.isConnected) known.delete(box);
      else if (isInView(box, offset * currentRatio())) show(box);
      else if (isInView(box, 0)) {
        if (since === undefined) known.set(box, now);
        else if (now - since > LONGEST_WAIT_MS) show(box);
      }
    }
  };
  find();
  const timer = window.setInterval(look, REVEAL_CHECK_MS);
  return () => {
    window.clearInterval(timer);
    for (const box of known.keys()) show(box);
  };
}
