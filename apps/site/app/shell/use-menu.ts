import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { lockScroll } from '../components/dialog/scroll-lock.ts';
import { LAYOUT_EVENT } from '../device/constants.ts';

const focusable = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

/** What the header needs of an open mobile menu. */
export interface MenuState {
  open: boolean;
  toggle: () => void;
  /** The button that opens and closes it. */
  button: RefObject<HTMLAnchorElement | null>;
  /** The box that holds the menu. */
  panel: RefObject<HTMLDivElement | null>;
}

/** True in the layouts that show the menu button: narrow and medium. */
function hasMenuButton(): boolean {
  const { layout } = document.documentElement.dataset;
  return layout === 'narrow' || layout === 'medium';
}

/**
 * The open mobile menu keeps focus between its button and its links, holds the page still, and closes on Escape,
 * on a navigation and when the window has grown past it. Focus goes back to the button.
 */
export function useMenu(): MenuState {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const location = useLocation();
  useEffect(() => setOpen(false), [location.key]);

  useEffect(() => {
    const box = panel.current;
    const opener = button.current;
    if (!open || !box || !opener) return;
    const unlock = lockScroll(box);
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') {
        setOpen(false);
        opener.focus();
      }
      if (event.key !== 'Tab') return;
      const stops = [opener, ...box.querySelectorAll<HTMLElement>(focusable)].filter(
        (stop) => stop.getClientRects().length > 0,
      );
      const at = stops.indexOf(document.activeElement as HTMLElement);
      const next = event.shiftKey ? at - 1 : at + 1;
      event.preventDefault();
      stops[(next + stops.length) % stops.length]?.focus();
    };
    const onLayout = () => {
      if (!hasMenuButton()) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener(LAYOUT_EVENT, onLayout);
    return () => {
      unlock();
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener(LAYOUT_EVENT, onLayout);
    };
  }, [open]);
  return { open, toggle: () => setOpen((now) => !now), button, panel };
}
