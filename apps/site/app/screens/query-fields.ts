/** Kinds of query fields: how each is parsed from a URL, and its label in the line above a list. */
import { cutText } from '@yunxia/contract/text-limit';
import { parseDay } from '@yunxia/contract/time';

/** A field of a query. Values are written as `String(value)`. */
export interface Field<Value> {
  /**
   * @param text as it stands in the URL, '' when it is absent
   * @param textOf the text of another field
   * @returns undefined: the filter is off
   */
  read(text: string, textOf: (name: string) => string): Value | undefined;
  /** Its label in the line of active filters. */
  words?(value: Value | undefined, query: Readonly<Record<string, unknown>>): string | undefined;
  /** The value that is never written. */
  readonly fallback?: Value;
  /** Free text that a visitor types: a page with it is neither cached nor indexed. */
  readonly isTyped?: true;
  /** false: no part of the canonical URL. */
  readonly isCanonical?: false;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

type ValueOf<One> = One extends Field<infer Value> ? Value : never;

/** The filters of a query, each only when it is on. The page of the list is no filter. */
export type QueryOf<Query> = {
  readonly [Name in Exclude<keyof Query, 'page'>]?: ValueOf<Query[Name]> | undefined;
};

/** Most characters of a keyword, by grapheme (Spec §5). */
export const KEYWORD_MAX = 100;

/** A code word of a table; its words are the table's label. */
export const code = <Code extends string>(labels: Readonly<Record<Code, string>>): Field<Code> => ({
  read: (value) => (Object.hasOwn(labels, value) ? (value as Code) : undefined),
  words: (value) => value && labels[value],
});

/** A text of at most `max` graphemes. */
export const text = (max: number): Field<string> => ({
  read: (value) => cutText(value.trim(), max).trim() || undefined,
  words: (value) => value,
});

/** Words that are searched for. */
export const keyword = (): Field<string> => ({
  ...text(KEYWORD_MAX),
  words: (value) => value && `“${value}”`,
});

/** A year from 1900 to 2099. */
export const year = (): Field<number> => ({
  read: (value) => (/^(?:19|20)\d{2}$/.test(value) ? Number(value) : undefined),
  words: (value) => (value ? `${value}年` : undefined),
});

/** A record's id of at most nine digits, as a filter. */
export const recordId = (): Field<number> => ({
  read: (value) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined),
});

/** The page of a list, from 1. */
export const page = (): Field<number> => ({
  read: (value) => (/^[1-9]\d{0,5}$/.test(value) ? Number(value) : undefined),
  fallback: 1,
});

/** A text that the screen reads by itself: it has no words. */
export const raw = (): Field<string> => ({ read: (value) => value.trim() || undefined });

const dayOf = (value: string): string | undefined => (parseDay(value.trim()) === null ? undefined : value.trim());

/** A day, `2026-09-30`. */
export const day = (): Field<string> => ({ read: dayOf });

/** `2026-11-28至2026-12-05`, `2026-11-28起`, `2026-12-05前`. */
const toDaysText = (start: unknown, end: unknown): string => {
  if (start && end) return start === end ? String(start) : `${String(start)}至${String(end)}`;
  return start ? `${String(start)}起` : end ? `${String(end)}前` : '';
};

/** Two days that limit a time, `2026-11-28` each. Days in the wrong order are exchanged. */
export const days = <Start extends string, End extends string>(
  start: Start,
  end: End,
): Readonly<Record<Start | End, Field<string>>> => {
  const bothOf = (textOf: (name: string) => string) => {
    const [from, to] = [dayOf(textOf(start)), dayOf(textOf(end))];
    return from && to && from > to ? [to, from] : [from, to];
  };
  const first: Field<string> = {
    read: (_, textOf) => bothOf(textOf)[0],
    words: (_, query) => toDaysText(query[start], query[end]),
  };
  const last: Field<string> = { read: (_, textOf) => bothOf(textOf)[1] };
  return { [start]: first, [end]: last } as Readonly<Record<Start | End, Field<string>>>;
};

/** The record of a detail page, read by `readId`. */
export const recordQuery = { id: raw() };

/** Year and words of a list of records, and its page. */
export const articleQuery = { year: year(), keyword: keyword(), page: page() };

/** Of a list of notices: the category, too, as editors wrote it: 定期报告, 股东会. */
export const noticeQuery = { category: text(100), ...articleQuery };
