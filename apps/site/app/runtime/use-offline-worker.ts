import { useEffect } from 'react';
import { WORKER_PATH } from '../device/constants.ts';

/** How long after the page has loaded it is fetched, in ms: nobody waits for it. */
const LATER_MS = 3000;

/** Has the browser keep a page for times without a network. Fails in silence: the page works without. */
export const useOfflineWorker = (isOn: boolean | undefined): void => {
  useEffect(() => {
    if (!import.meta.env.PROD || !isOn || !navigator.serviceWorker) return;
    const register = () =>
      setTimeout(() => void navigator.serviceWorker.register(WORKER_PATH).catch(() => undefined), LATER_MS);
    if (document.readyState === 'complete') register();
    else addEventListener('load', register, { once: true });
  }, [isOn]);
};
