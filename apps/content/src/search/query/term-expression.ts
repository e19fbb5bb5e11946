/**
 * Query terms in the query languages of the two databases: FTS5 of SQLite and tsquery of PostgreSQL. Both know phrases
 * by position, so both ask for the same tokens in the same order. Only tokens of our analysis get in, quoted; nothing
 * that was typed is syntax. Pure.
 */
import { SPOKEN_MARK, type Phrase } from '../analysis/analysis.ts';
import { placesOf, type ParsedQuery, type Spelling, type Term } from './query.ts';

/** Where a term may stand: anywhere; in the row's own text (of a page: without its record's title); in title and names. */
export type TermScope = 'all' | 'own' | 'names';

/** How a database writes an expression. */
export interface QueryLanguage {
  phrase(phrase: Phrase, scope: TermScope): string;
  and: string;
  or: string;
  not: string;
  /** An expression of phrases of a scope. */
  scoped(expression: string, scope: TermScope): string;
}

const FTS5_COLUMNS: Readonly<Record<TermScope, string>> = {
  all: '',
  own: '{title head body} : ',
  names: '{title head} : ',
};

export const FTS5: QueryLanguage = {
  phrase: ({ tokens, isPrefix }) => `"${tokens.join(' ').replaceAll('"', '""')}"${isPrefix ? ' *' : ''}`,
  and: ' AND ',
  or: ' OR ',
  not: ' NOT ',
  scoped: (expression, scope) => `${FTS5_COLUMNS[scope]}(${expression})`,
};

/** Title and names are a column of their own; a page's own text is all of it without weight C. */
export const TSQUERY: QueryLanguage = {
  phrase({ tokens, isPrefix }, scope) {
    const weights = scope === 'own' ? 'D' : '';
    const lexemes = tokens.map((token, at) => {
      const marks = (isPrefix && at === tokens.length - 1 ? '*' : '') + weights;
      return quoted(token) + (marks === '' ? '' : `:${marks}`);
    });
    return lexemes.length === 1 ? lexemes.join('') : `(${lexemes.join(' <-> ')})`;
  },
  and: ' & ',
  or: ' | ',
  not: ' & !',
  scoped: (expression) => `(${expression})`,
};

/** Every term, or any of them, and nothing that is excluded. */
export function toExpression(
  language: QueryLanguage,
  { terms, excluded = [] }: Pick<ParsedQuery, 'terms'> & Partial<ParsedQuery>,
  scope: TermScope,
  how: 'every' | 'any' = 'every',
): string {
  const ways = terms.map((term) => phrasesOf(term).map((phrase) => language.phrase(phrase, scope)));
  const wanted = ways
    .map((phrases) => `(${phrases.join(language.or)})`)
    .join(how === 'every' ? language.and : language.or);
  const unwanted = excluded.map(({ phrase }) => language.phrase(phrase, 'all')).join(language.or);
  const expression = language.scoped(wanted, scope);
  return unwanted === '' ? expression : `${expression}${language.not}(${unwanted})`;
}

/** Every phrase of one of the groups, in title and names. */
export function groupsToExpression(language: QueryLanguage, groups: readonly (readonly Phrase[])[]): string {
  const all = groups.map((group) => `(${group.map((each) => language.phrase(each, 'names')).join(language.and)})`);
  return language.scoped(all.join(language.or), 'names');
}

/** The phrase that finds words spoken so. */
export function spokenPhrase(latin: string): Phrase {
  return { tokens: [SPOKEN_MARK + latin], isPrefix: true };
}

/**
 * Limits of a tsvector: positions end at 16,383, and it holds less than 1 MiB. Of a longer text the words behind are
 * found by themselves, or not at all, but not as part of a phrase.
 */
const MAX_POSITION = 16_382;
const MAX_VECTOR = 900_000;

/** Tokens as the text form of a tsvector, with positions; lists are apart, so that no phrase goes from one into the next. */
export function toTsvector(lists: readonly { tokens: readonly string[]; weight?: 'A' | 'B' | 'C' | 'D' }[]): string {
  const positions = new Map<string, string[]>();
  let size = 0;
  let at = 1;
  for (const { tokens, weight = 'D' } of lists) {
    for (const token of tokens) {
      const known = positions.get(token);
      size += known === undefined ? Buffer.byteLength(token) + 8 : 2;
      if (size > MAX_VECTOR) break;
      const own = known ?? [];
      if (known === undefined) positions.set(token, own);
      // Pinyin is looked for by itself, never in a phrase.
      if (token.startsWith(SPOKEN_MARK)) continue;
      if (at <= MAX_POSITION) own.push(`${at}${weight}`);
      at += 1;
    }
    at += 1;
  }
  return Array.from(positions, ([token, own]) => quoted(token) + (own.length > 0 ? `:${own.join(',')}` : '')).join(' ');
}

function phrasesOf(term: Term): Phrase[] {
  const phrases = distinctSpellings(term).map(({ phrase }) => phrase);
  return term.latin === undefined ? phrases : [...phrases, spokenPhrase(term.latin)];
}

/** The spellings without those that say more than another one: where 停电检修 stands, 停电 does. */
function distinctSpellings({ spellings }: Term): Spelling[] {
  return spellings.filter((spelling, at) =>
    spellings.every((other, index) => {
      if (index === at || placesOf(spelling.units, other).length === 0) return true;
      return placesOf(other.units, spelling).length > 0 && at < index;
    }),
  );
}

/** A lexeme between quotes, as tsvector and tsquery read it. */
function quoted(token: string): string {
  return `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
