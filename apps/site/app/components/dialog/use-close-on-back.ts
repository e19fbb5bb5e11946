import { useEffect, useEffectEvent } from 'react';
import { holdBack } from '../../device/overlay-history.ts';

/** While `open`, going back (a phone's Back key or gesture) closes and stays on the page. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? holdBack(() => close()) : undefined), [open]);
}
