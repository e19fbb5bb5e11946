/** What an editor has looked at again before a record was published: which flag, by whom, when. Pure, for the browser too. */
import { cleanText } from '../fields/text.ts';

export interface ConfirmedFlag {
  /** The flag's words. */
  text: string;
  /** Name of the person. */
  by: string;
  /** UTC. */
  at: string;
}

/** Flags that a record can have at once, with room for those of its past. */
const MOST = 200;
const LONGEST = 300;

/** The confirmations of a record; [] for none and for what is no list of them. */
export const toConfirmedFlags = (value: unknown): ConfirmedFlag[] =>
  Array.isArray(value)
    ? value.flatMap((one: Partial<ConfirmedFlag> | null) =>
        typeof one?.text === 'string' && one.text !== ''
          ? [{ text: one.text, by: String(one.by ?? ''), at: String(one.at ?? '') }]
          : [],
      )
    : [];

/** Writes by whom and when. A form says the words alone: what it says of the rest counts only where it was stored before. */
export function signConfirmedFlags(value: unknown, stored: unknown, by: string, now: number): ConfirmedFlag[] {
  const known = new Map(toConfirmedFlags(stored).map((flag) => [flag.text, flag]));
  const texts = toConfirmedFlags(value).map(({ text }) => String(cleanText(text)).slice(0, LONGEST));
  return [...new Set(texts)]
    .slice(0, MOST)
    .map((text) => known.get(text) ?? { text, by, at: new Date(now).toISOString() });
}
