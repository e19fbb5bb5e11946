import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { warmUp } from './content.browser.ts';
import { cachePage, pageKey } from './page-cache.ts';

/** What shows that the visitor is about to follow a link or send a form. */
const intents = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * The first page of a visit: its data, which came with the HTML, goes into the page cache, so that coming back to it
 * needs no call; and the client for the next page is fetched at the first sign that there will be one.
 */
export const useFirstPage = (): void => {
  const location = useLocation();
  const loaded = useMatches().at(-1)?.loaderData;
  useEffect(() => {
    if (loaded !== undefined) cachePage(pageKey(location), loaded, Date.now());
    // the first page only: every later one is cached by its own clientLoader
  }, []); // oxlint-disable-line react-hooks/exhaustive-deps
  useEffect(() => {
    const stop = (): void => {
      for (const intent of intents) removeEventListener(intent, prepare);
    };
    const prepare = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest('a, button, input, select')) return;
      stop();
      // a failure is shown by the navigation that needs it
      warmUp().catch(() => undefined);
    };
    for (const intent of intents) addEventListener(intent, prepare, { passive: true });
    return stop;
  }, []);
};
