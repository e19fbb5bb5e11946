import { useEffect, useState } from 'react';
import { useKept } from './use-kept.ts';

/** Rows of the open tab: loaded, pending (with the rows of the tab before), or failed. */
export type TabRows<Rows> =
  { state: 'here'; rows: Rows } | { state: 'coming'; before: Rows | undefined } | { state: 'missing' };

/**
 * Tabs whose first one came with the page; the rows of another are asked for when it is opened, once.
 *
 * @param name unlike any other on the page; the open tab and its rows are there again when the reader comes back
 * @param first the tab that came, with its rows; null when they could not be read
 * @param load asks for the rows of another tab; leaving or another choice aborts it
 */
export function useTabRows<Key extends string, Rows>(
  name: string,
  first: { key: Key; rows: Rows | null },
  load: (key: Key, signal: AbortSignal) => Promise<Rows>,
) {
  const [current, setCurrent] = useKept<Key>(`${name} tab`, first.key);
  const [asked, setAsked] = useKept<ReadonlyMap<Key, Rows>>(`${name} rows`, new Map());
  const [failed, setFailed] = useState<Key | null>(null);
  const [before, setBefore] = useState(first.key);
  const rowsOf = (key: Key): Rows | undefined => (key === first.key ? (first.rows ?? undefined) : asked.get(key));
  const rows = rowsOf(current);
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
    // the request depends on the choice alone
  }, [current, mustAsk]); // oxlint-disable-line react-hooks/exhaustive-deps

  const found: TabRows<Rows> = rows
    ? { state: 'here', rows }
    : mustAsk && current !== first.key
      ? { state: 'coming', before: rowsOf(before) }
      : { state: 'missing' };
  const select = (key: Key) => {
    setFailed(null);
    if (rows) setBefore(current);
    setCurrent(key);
  };
  return { current, select, found };
}
