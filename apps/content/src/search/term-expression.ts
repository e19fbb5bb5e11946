/**
 * Terms as the two databases' own query languages write them. Only tokens of our analysis get in, quoted; nothing that
 * was typed is syntax. Pure.
 */
import { SPOKEN_MARK, type Phrase } from './analysis.ts';
import type { ParsedQuery, Spelling, Term } from './query.ts';

/** Where a term may stand: anywhere, or in what belongs to the row itself. */
export type TermScope = 'all' | 'own';

const FTS5_COLUMNS: Readonly<Record<TermScope, string>> = {
  all: '',
  own: '{title head body} : ',
};

/** Every term, in the language of FTS5. */
export function toFts5(query: Pick<ParsedQuery, 'terms'>, scope: TermScope, how: 'every' | 'any' = 'every'): string {
  const terms = query.terms.map((term) => `(${phrasesOf(term).map(phraseToFts5).join(' OR ')})`);
  return `${FTS5_COLUMNS[scope]}(${terms.join(how === 'every' ? ' AND ' : ' OR ')})`;
}

/** Any of the spellings, in the language of FTS5. */
export function anyToFts5(spellings: readonly Spelling[]): string {
  return spellings.map(({ phrase }) => phraseToFts5(phrase)).join(' OR ');
}

/** Any of the groups, every phrase of it; in the language of FTS5. */
export function groupsToFts5(groups: readonly (readonly Phrase[])[]): string {
  const all = groups.map((phrases) => `(${phrases.map(phraseToFts5).join(' AND ')})`);
  return all.join(' OR ');
}

/**
 * Every term, and nothing of what is excluded, in the language of a tsquery. It asks for the tokens of a phrase
 * without their order: who wants them together asks `togetherOf` as well.
 */
export function toTsquery(
  { terms, excluded = [] }: Pick<ParsedQuery, 'terms'> & { excluded?: readonly Spelling[] },
  how: 'all' | 'any' = 'all',
): string {
  const wanted = terms.map((term) => `(${phrasesOf(term).map(phraseToTsquery).join(' | ')})`);
  const unwanted = excluded.filter(isOneToken).map(({ phrase }) => `!${phraseToTsquery(phrase)}`);
  return [wanted.join(how === 'all' ? ' & ' : ' | '), ...unwanted].join(' & ');
}

/** The tokens of one phrase, in the language of a tsquery. */
export function phraseToTsquery({ tokens, isPrefix }: Phrase): string {
  const lexemes = tokens.map((token, at) => quoted(token) + (isPrefix && at === tokens.length - 1 ? ':*' : ''));
  return lexemes.length === 1 ? lexemes.join('') : `(${lexemes.join(' & ')})`;
}

/** What a row must hold beside the tokens of a term: one of the texts, or one of the tokens, which need no text. */
export interface Together {
  texts: string[];
  /** In the language of a tsquery, "" for none. */
  tokens: string;
}

/** What says that the tokens of a term stand together; undefined where each of its spellings is one token. */
export function togetherOf(term: Term): Together | undefined {
  const spellings = distinctSpellings(term);
  if (spellings.every(isOneToken)) return undefined;
  return {
    texts: spellings.map(({ phrase }) => phrase.plain),
    tokens: term.latin === undefined ? '' : phraseToTsquery(spokenPhrase(term.latin)),
  };
}

/** Whether the index alone says that the spelling is there. */
export function isOneToken({ phrase }: Spelling): boolean {
  return phrase.tokens.length === 1;
}

/** The phrase that finds words spoken so. */
export function spokenPhrase(latin: string): Phrase {
  return { tokens: [SPOKEN_MARK + latin], isPrefix: true, plain: '' };
}

/** Tokens as the text form of a tsvector, without positions. */
export function toTsvector(...lists: readonly (readonly string[])[]): string {
  return [...new Set(lists.flat())].map(quoted).join(' ');
}

function phrasesOf(term: Term): Phrase[] {
  const phrases = distinctSpellings(term).map(({ phrase }) => phrase);
  return term.latin === undefined ? phrases : [...phrases, spokenPhrase(term.latin)];
}

/** The spellings without those that say more than another one: where 停电检修 stands, 停电 does. */
function distinctSpellings({ spellings }: Term): Spelling[] {
  return spellings.filter(({ phrase: { plain } }, at) =>
    spellings.every(
      ({ phrase: other }, index) =>
        index === at || !plain.includes(other.plain) || (plain === other.plain && at < index),
    ),
  );
}

function phraseToFts5({ tokens, isPrefix }: Phrase): string {
  return `"${tokens.join(' ').replaceAll('"', '""')}"${isPrefix ? ' *' : ''}`;
}

/** A lexeme between quotes, as tsvector and tsquery read it. */
function quoted(token: string): string {
  return `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
