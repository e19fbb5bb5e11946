import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';

/** Longest text that is read from the URL, in UTF-16 units: a box holds less. */
const LONGEST = 60;

/**
 * What stands in the boxes of a form: as the URL has it, then as it is typed. Another URL replaces what was typed.
 * @param fields names of the boxes
 */
export function useTexts<const Field extends string>(fields: readonly Field[]) {
  const { search } = useLocation();
  const [typed, setTyped] = useState<{ on: string; texts: Partial<Record<Field, string>> }>();
  const read = (given: (field: Field) => unknown): Partial<Record<Field, string>> => {
    const texts: Partial<Record<Field, string>> = {};
    for (const field of fields) {
      const text = given(field);
      if (typeof text === 'string' && text !== '') texts[field] = text.slice(0, LONGEST);
    }
    return texts;
  };
  const query = new URLSearchParams(search);
  const sent = read((field) => query.get(field));
  const isLive = typed?.on === search;
  return {
    /** What the URL has: where the boxes start. */
    sent,
    /** What is calculated with. */
    texts: isLive ? typed.texts : sent,
    /** The reader has asked, or is typing. */
    isAsked: isLive || Object.keys(sent).length > 0,
    /** The rest of the query, which sending this form must not lose. */
    others: [...query].filter(([name]) => !fields.some((field) => field === name)),
    onChange: ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
      const data = new FormData(currentTarget);
      setTyped({ on: search, texts: read((field) => data.get(field)) });
    },
  };
}
