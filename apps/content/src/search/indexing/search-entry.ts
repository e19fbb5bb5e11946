/** A record as the index holds it. Pure. */
import { toBeijingParts } from '@yunxia/contract/time';
import { toPlaceIndex } from '../../pinyin.ts';
import { lexicalToText } from '../../rich-text/plain-text.ts';
import { ANALYSIS_VERSION, SPOKEN_MARK, toTokens, toUnits, type Unit } from '../analysis/analysis.ts';
import { fold } from '../analysis/fold.ts';
import type { SearchSource } from './search-sources.ts';

/** Longest body and page that are searched, in units. */
const MAX_UNITS = 14_000;
const MAX_BODY = 60_000;
const MAX_TITLE_KEY = 200;
const MAX_NAMES = 400;

/** A row of the index: a record, or one page of a PDF that belongs to it. */
export interface SearchRow {
  collection: string;
  record: number;
  module: string;
  /** Page of the PDF that the text is from; 0: the record itself. */
  page: number;
  /** Epoch milliseconds. */
  publishedAt: number;
  /** When it is withdrawn, epoch milliseconds. */
  withdrawAt: number;
  /** In Beijing. */
  year: number;
  version: number;
  /** The title, for a query that is exactly it. */
  titleKey: string;
  title: string;
  /** One name per line. */
  head: string;
  body: string;
  tokens: SearchTokens;
}

/** Tokens in their order, by where they stand. */
export interface SearchTokens {
  title: readonly string[];
  head: readonly string[];
  body: readonly string[];
  /** Of a page: what its record is called, so that a word of the title and a word of the page find it together. */
  context: readonly string[];
}

/** A PDF's text by page. */
export interface PageText {
  page: number;
  text: string;
}

/** Of what stays: the last instant that both databases and `Date` know. */
const NEVER = Date.parse('9999-12-31T00:00:00Z');

/** A stored time of withdrawal, epoch milliseconds. */
export function withdrawalOf(stored: unknown): number {
  const at = Date.parse(String(stored ?? ''));
  return Number.isNaN(at) ? NEVER : at;
}

type SearchedRecord = Readonly<Record<string, unknown>> & { id: number };

/** The rows of a public record, read with the files that it refers to; `pages` are the texts of its PDFs. */
export function toSearchRows(source: SearchSource, record: SearchedRecord, pages: readonly PageText[]): SearchRow[] {
  const publishedAt = Date.parse(String(record['publishedAt'] ?? ''));
  if (!Number.isFinite(publishedAt)) return [];
  const title = textsAt(record, source.title).join(' ');
  const labels = Object.entries(source.labels).flatMap(([field, words]) => words[String(record[field])] ?? []);
  const names = [...labels, ...source.names.flatMap((path) => textsAt(record, path))].slice(0, MAX_NAMES);
  const files = source.files
    .flatMap(namePaths)
    .flatMap((path) => textsAt(record, path))
    .map(withoutExtension);
  const head = [...names, ...files].map((name) => name.replaceAll(/\s+/g, ' ')).join('\n');
  const body = source.texts
    .flatMap((path) => textsAt(record, path))
    .join('\n')
    .slice(0, MAX_BODY);
  const common = {
    collection: source.collection,
    record: record.id,
    module: source.module,
    publishedAt,
    withdrawAt: withdrawalOf(record['withdrawAt']),
    year: toBeijingParts(publishedAt).year,
    version: ANALYSIS_VERSION,
    titleKey: titleKeyOf(title),
    title,
  };
  const spoken = toPlaceIndex([title, ...names]);
  const placeIndex = typeof record['placeIndex'] === 'string' ? record['placeIndex'] : '';
  const titleUnits = unitsOf(title);
  const headUnits = unitsOf(head);
  const bodyUnits = unitsOf(body).slice(0, MAX_UNITS);
  const titleTokens = toTokens(titleUnits);
  return [
    {
      ...common,
      page: 0,
      head,
      body,
      tokens: {
        title: titleTokens,
        head: [...toTokens(headUnits), ...pinyinTokens(spoken + placeIndex)],
        body: toTokens(bodyUnits),
        context: [],
      },
    },
    ...pages.map(({ page, text }) => {
      const units = unitsOf(text).slice(0, MAX_UNITS);
      return {
        ...common,
        page,
        head: '',
        body: text,
        tokens: { title: [], head: [], body: toTokens(units), context: titleTokens },
      };
    }),
  ];
}

/** What a title, or a query, is when nothing but its words counts. */
export function titleKeyOf(text: string): string {
  return titleUnitsOf(text).slice(0, MAX_TITLE_KEY);
}

/** Words as they stand in such a title. */
export function titleUnitsOf(text: string): string {
  return unitsOf(text)
    .map((unit) => unit.text)
    .join(' ');
}

/**
 * Every text or number at a path, through the rows of lists on the way; rich text as its words. The last name may be
 * several, parted by +: what stands in these fields is one text, as a page writes 128.6 and 亿千瓦时.
 */
export function textsAt(value: unknown, path: string): string[] {
  const [name = '', ...rest] = path.split('.');
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, path));
  if (typeof value !== 'object' || value === null) return [];
  if (rest.length === 0 && name.includes('+')) {
    const parts = name.split('+').map((field) => textsAt(value, field).join(''));
    return parts[0] === '' ? [] : [parts.join('')];
  }
  const found = (value as Record<string, unknown>)[name];
  if (rest.length > 0) return textsAt(found, rest.join('.'));
  const texts = (Array.isArray(found) ? found : [found]).map((item) =>
    typeof item === 'string' || typeof item === 'number' ? String(item) : lexicalToText(item),
  );
  return texts.map(storable).filter((text) => text.trim() !== '');
}

/** A text that both databases store: without NUL and halves of surrogate pairs. */
export function storable(text: string): string {
  return text.replaceAll(/\u0000|\p{Cs}/gu, '');
}

function unitsOf(text: string): Unit[] {
  return toUnits(fold(text));
}

function pinyinTokens(index: string): string[] {
  return [...new Set(index.split(' '))].filter(Boolean).map((token) => SPOKEN_MARK + token);
}

/** Where a file's names are: its own, and of an attachment the one that it is shown under. */
function namePaths(path: string): string[] {
  return [`${path}.originalName`, ...(path.endsWith('.file') ? [path.replace(/file$/, 'name')] : [])];
}

function withoutExtension(name: string): string {
  return name.replace(/\.[a-z0-9]{2,5}$/i, '');
}
