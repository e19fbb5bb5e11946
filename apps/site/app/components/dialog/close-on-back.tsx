import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/**
 * While it stands in an open dialog, going back (a phone's Back key or gesture) closes the dialog and stays on the page.
 * A visitor whose way into the site was this very page leaves it, as the browser decides alone there. One dialog is open
 * at a time: the router holds one at a time.
 */
export function CloseOnBack({ onClose }: { onClose: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onClose();
  }, [blocker, onClose]);
  return null;
}
