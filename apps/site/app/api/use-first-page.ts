import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { keepPage, pageKey } from './page-cache.ts';

/** Puts the first page's data, which came with the HTML, into the page cache: coming back to it needs no call. */
export const useFirstPage = (): void => {
  const location = useLocation();
  const loaded = useMatches().at(-1)?.loaderData;
  useEffect(() => {
    if (loaded !== undefined) keepPage(pageKey(location), loaded, Date.now());
    // the first page only: every later one is kept by its own clientLoader
  }, []); // oxlint-disable-line react-hooks/exhaustive-deps
};
