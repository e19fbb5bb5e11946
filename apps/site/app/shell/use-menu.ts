import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { lockScroll } from '../components/dialog/scroll-lock.ts';
import { useCloseOnBack } from '../components/dialog/use-close-on-back.ts';
import { AWAKE_EVENT, LAYOUT_EVENT } from '../device/constants.ts';
import { earlyMenu } from '../device/early-header.ts';
import { goRound } from '../device/tab-stops.ts';

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
 * The open mobile menu keeps focus between its button and its links, holds the page still, and closes on Escape, Back,
 * on a navigation and when the window has grown past it. Focus goes back to the button. One that was opened before the
 * page was awake stays open (device/early-header.ts).
 */
export function useMenu(): MenuState {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const location = useLocation();
  useEffect(() => setOpen(false), [location.key]);
  useCloseOnBack(open, () => {
    setOpen(false);
    button.current?.focus();
  });
  useEffect(() => {
    const takeOver = () => setOpen(earlyMenu() !== null);
    window.addEventListener(AWAKE_EVENT, takeOver, { once: true });
    return () => window.removeEventListener(AWAKE_EVENT, takeOver);
  }, []);

  useEffect(() => {
    const box = panel.current;
    const opener = button.current;
    if (!open || !box || !opener) return;
    const unlock = lockScroll(box);
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.preventDefault();
        setOpen(false);
        opener.focus();
      }
      // the copy, until the menu's code has come
      if (event.key === 'Tab') goRound(event, opener, earlyMenu() ?? box);
    };
    const onLayout = () => {
      if (!hasMenuButton()) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener(LAYOUT_EVENT, onLayout);
    return () => {
      // closed before its code had come
      earlyMenu()?.remove();
      unlock();
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener(LAYOUT_EVENT, onLayout);
    };
  }, [open]);
  return { open, toggle: () => setOpen((now) => !now), button, panel };
}
