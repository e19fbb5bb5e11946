/** Search suggestions: popular searches, names and numbers, records by their titles. */
import { SUGGEST_MAX, type SuggestKind } from '@yunxia/contract/suggest';
import type { SearchModule } from '@yunxia/contract/search';
import type { Payload } from 'payload';
import { countsOfHit, hasHits, newestNamed } from '../query/find-hits.ts';
import { fold } from '../analysis/fold.ts';
import { named } from '../query/found-rows.ts';
import { pagesNamed, type NamedPage } from '../query/plan/pages-named.ts';
import { parseQuery, type Term } from '../query/query.ts';
import { scoreOf } from '../rank/rank.ts';
import type { HitText, ListedHit } from '../indexing/search-store.ts';
import { readPlanWords } from '../query/synonyms.ts';
import { namesIn } from './suggest-names.ts';
import { readPopular } from './suggest-popular.ts';

/** Of what is called so, the newest are looked at. */
const LOOKED_AT = 60;
/** Most of each kind; what is left of the answer is titles. */
const MOST = { page: 2, query: 3, name: 3, number: 2 } as const;
/** Shorter words of Latin letters begin the pinyin of everything. */
const MIN_LATIN = 2;

/** Words to search for, a page of the site, or a record. */
export type Suggestion =
  | { kind: Exclude<SuggestKind, 'title' | 'page'>; text: string }
  | { kind: 'page'; text: string; url: string }
  | { kind: 'title'; text: string; module: SearchModule; record: number };

/** Suggestions and what was typed as terms, to mark it in them. */
export interface Suggestions {
  terms: readonly Term[];
  list: Suggestion[];
}

/** Suggestions for a text at `now` (epoch ms), at most SUGGEST_MAX; without a text what is searched for most. */
export async function suggest(payload: Payload, key: string, now: number): Promise<Suggestions> {
  const { terms } = parseQuery(key);
  const wanted = terms.map((term) => beingTyped(isTooShort(term) ? { ...term, latin: undefined } : term));
  const popular = await popularWords(payload, fold(key).trim(), now);
  const pages = pagesNamed(key, (await readPlanWords(payload)).synonyms, MOST.page);
  const toPage = ({ title, url }: NamedPage): Suggestion => ({ kind: 'page', text: title, url });
  if (wanted.length === 0) return { terms: wanted, list: popular };
  const rows = await newestNamed(payload, named(payload, { terms: wanted }), LOOKED_AT, now);
  const names = namesIn(
    rows.map(({ head }) => head),
    wanted,
  );
  const seen = new Set([fold(key).trim()]);
  const list: Suggestion[] = [
    ...popular.slice(0, MOST.query),
    ...pages.filter(({ isMeant }) => !isMeant).map(toPage),
    ...names
      .filter(({ isNumber }) => !isNumber)
      .slice(0, MOST.name)
      .map(({ name }) => toWords('name', name)),
    ...names
      .filter(({ isNumber }) => isNumber)
      .slice(0, MOST.number)
      .map(({ name }) => toWords('number', name)),
    ...titlesOf(rows, wanted, now),
  ].filter(({ text }) => {
    const folded = fold(text).trim();
    return !seen.has(folded) && seen.add(folded);
  });
  // What was typed may be the very name of a page.
  const meant = pages.filter(({ isMeant }) => isMeant).map(toPage);
  return { terms: wanted, list: [...meant, ...list].slice(0, SUGGEST_MAX) };
}

function isTooShort({ latin, text }: Term): boolean {
  return latin !== undefined && text.length < MIN_LATIN;
}

/** A number may go on: YX-YS-2026-0 begins YX-YS-2026-05. */
function beingTyped(term: Term): Term {
  const spellings = term.spellings.map((spelling) =>
    spelling.units.at(-1)?.kind === 'digits' && spelling.units.length > 1
      ? { ...spelling, phrase: { ...spelling.phrase, isPrefix: true } }
      : spelling,
  );
  return { ...term, spellings };
}

function toWords(kind: Exclude<SuggestKind, 'title' | 'page'>, text: string): Suggestion {
  return { kind, text };
}

/** Popular searches that hold the typed text or are spoken so, and still find something. */
async function popularWords(payload: Payload, typed: string, now: number): Promise<Suggestion[]> {
  const latin = /^[a-z]{2,}$/.test(typed) ? ` ${typed}` : undefined;
  const found = (await readPopular(payload, now)).filter(
    ({ query, spoken }) => query.includes(typed) || (latin !== undefined && spoken.includes(latin)),
  );
  const list: Suggestion[] = [];
  for (const { query } of found) {
    if (list.length === (typed === '' ? SUGGEST_MAX : MOST.query)) break;
    const { terms } = parseQuery(query);
    if (query !== typed && terms.length > 0 && (await hasHits(payload, terms, now))) list.push(toWords('query', query));
  }
  return list;
}

/** Records by their titles, those that fit best first. */
function titlesOf(rows: readonly (ListedHit & HitText)[], terms: readonly Term[], now: number): Suggestion[] {
  return rows
    .map((row) => {
      const text = { ...row, body: '', ...countsOfHit({ module: row.module, page: 0 }) };
      return { row, score: scoreOf({ terms, excluded: [] }, text, now) };
    })
    .toSorted((a, b) => b.score - a.score || b.row.publishedAt - a.row.publishedAt)
    .map(({ row: { module, id, title } }) => ({ kind: 'title', text: title, module, record: id }));
}
