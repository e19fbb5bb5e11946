import { parseTime } from '@yunxia/contract/time';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { serverNow } from '../runtime/server-clock.ts';
import { RETRY_MS, waitForCounts } from '../model/outage/follow-status.ts';
import { type DataOf, type LoadedScreen, loadScreen } from './load-screen.ts';
import { cachePage, pageKey } from './page-cache.ts';

/** Longest delay of a timer, in ms. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** A list with counts of statuses. */
interface TimedList {
  /** Server time of the data, epoch ms. */
  readonly now: number;
  /** The time at which the counts may change next, also through records on other pages; null: never. */
  readonly changesAt: string | null;
}

/**
 * A list that is silently fetched again when its counts may have changed: rows follow the clock by themselves, but only the
 * server knows the records on other pages. A hidden page waits until it is visible.
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
        cachePage(pageKey(url), next, Date.now());
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
