import { useEffect, useRef, useState } from 'react';
import { followClock, notePageTime, serverNow } from './server-clock.ts';

const MINUTE_MS = 60_000;
/** A timer may fire slightly early; the time is then checked again after this delay, in ms. */
const LEAST_WAIT_MS = 20;

const minuteOf = (time: number): number => Math.floor(time / MINUTE_MS);

/** When the document came, by this machine's clock. */
const documentReceivedAt = (): number => {
  const [entry] = performance.getEntriesByType('navigation');
  const start = entry instanceof PerformanceNavigationTiming ? entry.responseStart : 0;
  return performance.timeOrigin + start;
};

/**
 * The time by the server's clock, epoch ms, on a page that came without one: undefined until the browser has taken over,
 * so that server and browser render the same.
 */
export const useLateNow = (): number | undefined => {
  const [now, setNow] = useState<number>();
  useEffect(() => setNow(serverNow()), []);
  return now;
};

/**
 * The time by the server's clock, epoch ms: what the page was loaded with, then again at each full minute, at the next
 * change, and when the page is looked at again after a pause.
 * @param loaded server time in the loader's data, so that server and browser render the same
 * @param nextChange the next instant at which something on the page changes by itself, or null
 */
export const useServerNow = (loaded: number, nextChange: (now: number) => number | null): number => {
  const [now, setNow] = useState(loaded);
  const next = useRef(nextChange);
  useEffect(() => {
    next.current = nextChange;
  });
  useEffect(() => {
    notePageTime(loaded, documentReceivedAt());
    let timer = 0;
    let shown = loaded;
    const look = () => {
      clearTimeout(timer);
      const time = serverNow();
      const changed = next.current(shown);
      // No page shows seconds: a long list that has just been hydrated is not rendered again for them.
      if (minuteOf(time) !== minuteOf(shown) || (changed !== null && changed <= time)) {
        shown = time;
        setNow(time);
      }
      const change = next.current(time);
      const untilMinute = MINUTE_MS - (time % MINUTE_MS);
      const wait = change === null ? untilMinute : Math.min(untilMinute, change - time);
      timer = window.setTimeout(look, Math.max(LEAST_WAIT_MS, wait));
    };
    const lookWhenVisible = () => {
      if (!document.hidden) look();
    };
    look();
    const unfollow = followClock(look);
    document.addEventListener('visibilitychange', lookWhenVisible);
    addEventListener('pageshow', lookWhenVisible);
    return () => {
      clearTimeout(timer);
      unfollow();
      document.removeEventListener('visibilitychange', lookWhenVisible);
      removeEventListener('pageshow', lookWhenVisible);
    };
  }, [loaded]);
  return Math.max(now, loaded);
};
