import { useEffect } from 'react';
import { WORKER_PATH } from '../device/constants.ts';

/** Delay of the registration after the page has loaded, in ms. */
const LATER_MS = 3000;

/** Registers the service worker, which caches the offline page. Fails silently: the page works without. */
export const useOfflineWorker = (isOn: boolean | undefined): void => {
  useEffect(() => {
    if (!import.meta.env.PROD || !isOn || !navigator.serviceWorker) return;
    const register = () =>
      setTimeout(() => void navigator.serviceWorker.register(WORKER_PATH).catch(() => undefined), LATER_MS);
    if (document.readyState === 'complete') register();
    else addEventListener('load', register, { once: true });
  }, [isOn]);
};
