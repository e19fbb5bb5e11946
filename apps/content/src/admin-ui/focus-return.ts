import { useEffect } from 'react';

/** Elements that are remembered; a menu, its dialog and a field of it are three. */
const KEPT = 12;

const canTake = (element: HTMLElement): boolean =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled');

/**
 * When what has the focus leaves the page (a menu, a dialog, a row), the focus returns to what had it before on this page.
 * Payload's menus and dialogs leave it nowhere: a screen reader would begin at the top.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    let path = location.pathname;
    let focused: HTMLElement[] = [];
    let frame = 0;
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      const before = path === location.pathname ? focused : [];
      path = location.pathname;
      focused = [...before.filter((one) => one !== target && one.isConnected), target].slice(-KEPT);
    };
    const look = (): void => {
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body) return;
      const last = focused.at(-1);
      if (!last || last.isConnected || path !== location.pathname) return;
      focused.findLast(canTake)?.focus({ preventScroll: true });
    };
    // after a frame: the code that removes an element may move the focus itself
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}
