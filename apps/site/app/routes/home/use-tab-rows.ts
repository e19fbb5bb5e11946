import { useEffect, useState } from 'react';
import type { HomeRow } from '../../model/home/home-rows.ts';
import { useKept } from './use-kept.ts';

/** Rows of the open tab: there, still to come, or not to be had. */
export type TabRows = { state: 'here'; rows: readonly HomeRow[] } | { state: 'coming' } | { state: 'missing' };

/**
 * Tabs whose first one came with the page; the rows of another are asked for when it is opened, once.
 *
 * @param name unlike any other on the page; the open tab and its rows are there again when the reader comes back
 * @param first the tab that came, with its rows; null when they could not be read
 * @param load asks for the rows of another tab; leaving or another choice aborts it
 */
export function useTabRows<Key extends string>(
  name: string,
  first: { key: Key; rows: readonly HomeRow[] | null },
  load: (key: Key, signal: AbortSignal) => Promise<readonly HomeRow[]>,
) {
  const [current, setCurrent] = useKept<Key>(`${name} tab`, first.key);
  const [asked, setAsked] = useKept<ReadonlyMap<Key, readonly HomeRow[]>>(`${name} rows`, new Map());
  const [failed, setFailed] = useState<Key | null>(null);
  const rows = current === first.key ? (first.rows ?? undefined) : asked.get(current);
  const mustAsk = rows === undefined && failed !== current;

  useEffect(() => {
    if (!mustAsk || current === first.key) return;
    const leave = new AbortController();
    load(current, leave.signal)
      .then((answer) => setAsked(new Map(asked).set(current, answer)))
      .catch(() => {
        // The reason has been shown as a toast.
        if (!leave.signal.aborted) setFailed(current);
      });
    return () => leave.abort();
    // what is asked for hangs on the choice alone
  }, [current, mustAsk]); // oxlint-disable-line react-hooks/exhaustive-deps

  const found: TabRows = rows
    ? { state: 'here', rows }
    : mustAsk && current !== first.key
      ? { state: 'coming' }
      : { state: 'missing' };
  const select = (key: Key) => {
    setFailed(null);
    setCurrent(key);
  };
  return { current, select, found };
}
