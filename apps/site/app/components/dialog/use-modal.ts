import { type RefObject, useEffect } from 'react';
import { lockScroll } from '../../runtime/scroll-lock.ts';

/**
 * Shows a native dialog as a modal one while `open`: the page behind neither scrolls nor takes focus, and focus
 * returns to where it was.
 */
export function useModal(box: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    const unlock = lockScroll(dialog);
    return () => {
      unlock();
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [box, open]);
}
