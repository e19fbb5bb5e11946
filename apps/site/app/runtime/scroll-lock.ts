let holders = 0;

/** Whether a touch there scrolls something within `inside`, `inside` itself among it. */
const scrollsWithin = (inside: Element, target: EventTarget | null): boolean => {
  // A touch beside a dialog has the dialog as its target: its backdrop.
  if (!(target instanceof Element) || target === inside) return false;
  for (let at: Element | null = target; at && inside.contains(at); at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth) return true;
  }
  return false;
};

/**
 * Locks the scroll position of the page behind a dialog or menu until the returned function is called; locks may be
 * nested. The rule for `data-scroll` is in base.css. Old iOS scrolls the page even then, so touches that
 * scroll nothing of `inside` are refused.
 *
 * @param inside the element that may scroll while the page may not
 */
export function lockScroll(inside: Element): () => void {
  const root = document.documentElement;
  const refuse = (event: TouchEvent) => {
    if (event.touches.length > 1) return; // Pinch zoom is never blocked.
    if (!scrollsWithin(inside, event.target)) event.preventDefault();
  };
  holders += 1;
  // A page with a scroll bar keeps the bar's place, so that nothing moves.
  root.dataset.scroll ??= window.innerWidth > root.clientWidth ? 'locked-bar' : 'locked';
  document.addEventListener('touchmove', refuse, { passive: false });
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    document.removeEventListener('touchmove', refuse);
    if (holders === 0) delete root.dataset.scroll;
  };
}
