/**
 * Terms as the two databases' own query languages write them. Only tokens of our analysis get in, quoted; nothing that
 * was typed is syntax. Pure.
 */
import type { Phrase } from './analysis.ts';
import type { ParsedQuery, Spelling, Term } from './query.ts';
import { PINYIN_MARK, type SearchTokens } from './search-entry.ts';

/** Where a term may stand: anywhere, in what belongs to the row itself, or in title, numbers and names alone. */
export type TermScope = 'all' | 'own' | 'names';

const FTS5_COLUMNS: Readonly<Record<TermScope, string>> = {
  all: '',
  own: '{title head body} : ',
  names: '{title head} : ',
};
const TSQUERY_WEIGHTS: Readonly<Record<TermScope, string>> = { all: '', own: 'ABC', names: 'AB' };

/** Every term, in the language of FTS5. */
export function toFts5(query: Pick<ParsedQuery, 'terms'>, scope: TermScope, how: 'every' | 'any' = 'every'): string {
  const terms = query.terms.map((term) => `(${[...spellingsOf(term)].map(phraseToFts5).join(' OR ')})`);
  return `${FTS5_COLUMNS[scope]}(${terms.join(how === 'every' ? ' AND ' : ' OR ')})`;
}

/** Any of the spellings, in the language of FTS5. */
export function anyToFts5(spellings: readonly Spelling[]): string {
  return spellings.map(({ phrase }) => phraseToFts5(phrase)).join(' OR ');
}

/** Every term, in the language of a tsquery. */
export function toTsquery(query: Pick<ParsedQuery, 'terms'>, scope: TermScope, how: 'every' | 'any' = 'every'): string {
  const terms = query.terms.map(
    (term) => `(${[...spellingsOf(term)].map((at) => phraseToTsquery(at, scope)).join(' | ')})`,
  );
  return terms.join(how === 'every' ? ' & ' : ' | ');
}

/** Any of the spellings, in the language of a tsquery. */
export function anyToTsquery(spellings: readonly Spelling[]): string {
  return spellings.map(({ phrase }) => phraseToTsquery(phrase, 'all')).join(' | ');
}

/** Any of the groups, every phrase of it in title, numbers and names; in the language of FTS5. */
export function groupsToFts5(groups: readonly (readonly Phrase[])[]): string {
  const all = groups.map((phrases) => `(${phrases.map(phraseToFts5).join(' AND ')})`);
  return `${FTS5_COLUMNS.names}(${all.join(' OR ')})`;
}

/** As `groupsToFts5`, in the language of a tsquery, for a tsvector of title, numbers and names. */
export function groupsToTsquery(groups: readonly (readonly Phrase[])[]): string {
  const all = groups.map((phrases) => `(${phrases.map((phrase) => phraseToTsquery(phrase, 'all')).join(' & ')})`);
  return all.join(' | ');
}

/** The phrase that finds words spoken so. */
export function spokenPhrase(latin: string): Phrase {
  return { tokens: [PINYIN_MARK + latin], isPrefix: true };
}

/** A row's tokens as the text form of a tsvector: title A, names B, text C, context D, with gaps that no phrase crosses. */
export function toTsvector(tokens: Partial<SearchTokens>): string {
  const parts: string[] = [];
  let position = 0;
  const add = (list: readonly string[] | undefined, weight: string): void => {
    for (const token of list ?? []) {
      // Pinyin is never asked for as a phrase, and its positions would leave none to the text.
      if (!token.startsWith(PINYIN_MARK)) position += 1;
      parts.push(`${quoted(token)}:${Math.max(1, position)}${weight}`);
    }
    position += 5;
  };
  add(tokens.title, 'A');
  add(tokens.head, 'B');
  add(tokens.body, 'C');
  add(tokens.context, 'D');
  return parts.join(' ');
}

function* spellingsOf(term: Term): Generator<Phrase> {
  for (const { phrase } of term.spellings) yield phrase;
  if (term.latin !== undefined) yield spokenPhrase(term.latin);
}

function phraseToFts5({ tokens, isPrefix }: Phrase): string {
  return `"${tokens.join(' ').replaceAll('"', '""')}"${isPrefix ? ' *' : ''}`;
}

function phraseToTsquery({ tokens, isPrefix }: Phrase, scope: TermScope): string {
  const lexemes = tokens.map((token, at) => {
    const marks = (isPrefix && at === tokens.length - 1 ? '*' : '') + TSQUERY_WEIGHTS[scope];
    return quoted(token) + (marks === '' ? '' : `:${marks}`);
  });
  return lexemes.length === 1 ? lexemes.join('') : `(${lexemes.join(' <-> ')})`;
}

/** A lexeme between quotes, as tsvector and tsquery read it. */
function quoted(token: string): string {
  return `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
