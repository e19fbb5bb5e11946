import { useEffect, useEffectEvent } from 'react';

/** Place of an entry in the history, as the router numbers it. */
const placeOf = (state: unknown): number | undefined => {
  const place = (state as { idx?: unknown } | null)?.idx;
  return typeof place === 'number' ? place : undefined;
};

/**
 * While `open`, going back (a phone's Back key or gesture) closes and stays on the page. The router does not hear of
 * it: the step is taken back before. A visitor whose way into the site was this very page leaves it, as nothing can be
 * held there.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const here = placeOf(history.state);
    if (!open || here === undefined) return;
    const onPop = (event: PopStateEvent) => {
      const there = placeOf(event.state);
      if (there === undefined) return;
      event.stopImmediatePropagation();
      if (there === here) close();
      else history.go(here - there);
    };
    // Captured: before the router, which listens on the window too.
    window.addEventListener('popstate', onPop, true);
    return () => window.removeEventListener('popstate', onPop, true);
  }, [open]);
}
