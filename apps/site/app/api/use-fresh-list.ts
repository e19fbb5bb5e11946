import { parseTime } from '@yunxia/contract/time';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { serverNow } from '../runtime/server-clock.ts';
import { RETRY_MS, waitForCounts } from '../model/outage/follow-status.ts';
import { type DataOf, type LoadedScreen, loadScreen } from './load-screen.ts';
import { keepPage, pageKey } from './page-cache.ts';

/** Timers take no more, in ms. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** A list with counts of statuses. */
interface TimedList {
  /** Server time of the data, epoch ms. */
  readonly now: number;
  /** From when on the counts may be others, also through records that are on other pages; null: never. */
  readonly changesAt: string | null;
}

/**
 * A list that is fetched again, without a word, when its counts may have become others: rows keep time by themselves,
 * but a record on another page is only known to the server. A page that is not looked at waits until it is.
 */
export const useFreshList = <One extends LoadedScreen>(
  loaded: DataOf<One> & TimedList,
  screen: One,
): DataOf<One> & TimedList => {
  type Page = DataOf<One> & TimedList;
  const location = useLocation();
  const [fresh, setFresh] = useState<{ of: Page; page: Page }>();
  const page = fresh?.of === loaded ? fresh.page : loaded;
  const address = location.pathname + location.search;
  useEffect(() => {
    const at = page.changesAt === null ? null : parseTime(page.changesAt);
    if (at === null) return;
    const leaving = new AbortController();
    let timer = 0;
    const ask = async (): Promise<void> => {
      if (document.hidden) return wait(RETRY_MS);
      try {
        const { quietApi } = await import('./browser-api.ts');
        const url = new URL(address, window.location.href);
        const next = (await loadScreen(screen, quietApi, { url, params: {}, signal: leaving.signal })) as Page;
        keepPage(pageKey(url), next, Date.now());
        setFresh({ of: loaded, page: next });
      } catch {
        if (!leaving.signal.aborted) wait(RETRY_MS);
      }
    };
    const wait = (ms: number): void => {
      timer = window.setTimeout(() => void ask(), Math.min(ms, MAX_TIMER_MS));
    };
    wait(waitForCounts(at, serverNow(), page !== loaded, Math.random()));
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [page, address, loaded, screen]);
  return page;
};
