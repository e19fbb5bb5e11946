import { useEffect, useEffectEvent } from 'react';

/** While `open`, going back (a phone's Back key or gesture) closes and stays on the page. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? window.holdBack(() => close()) : undefined), [open]);
}
