import { useState } from 'react';
import { useLocation } from 'react-router';

/** What the reader has chosen on pages of this visit, by entry of the browser's history. */
const kept = new Map<string, unknown>();

/**
 * State that is there again when the reader comes back to this entry of the history: an open tab, what was looked up.
 * Browser only; the server and the first page begin with `initial`.
 *
 * @param name unlike any other on the page
 */
export function useKept<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const { key } = useLocation();
  const place = `${key} ${name}`;
  const [value, setValue] = useState(() => (kept.has(place) ? (kept.get(place) as Value) : initial));
  const keep = (next: Value) => {
    kept.set(place, next);
    setValue(next);
  };
  return [value, keep];
}
