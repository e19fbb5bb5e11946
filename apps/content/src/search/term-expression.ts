/**
 * Terms as the two databases' own query languages write them. Only tokens of our analysis get in, quoted; nothing that
 * was typed is syntax. Pure.
 */
import { SPOKEN_MARK, tokenOf, type Phrase } from './analysis.ts';
import { forkOf, gramOf, isHan, MAX_PHRASE, piecesInside, runsOf } from './grams.ts';
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
 * Every term, and nothing of what is excluded, in the language of a tsquery. Of long phrases it asks for lexemes that
 * need not stand together: who wants them together asks `readingOf` as well.
 */
export function toTsquery(
  { terms, excluded = [] }: Pick<ParsedQuery, 'terms'> & { excluded?: readonly Spelling[] },
  how: 'all' | 'any' = 'all',
): string {
  const wanted = terms.map((term) => `(${phrasesOf(term).map(phraseToTsquery).join(' | ')})`);
  const unwanted = excluded
    .filter(({ phrase }) => readingOf(phrase) === 'none')
    .map(({ phrase }) => `!${phraseToTsquery(phrase)}`);
  return [wanted.join(how === 'all' ? ' & ' : ' | '), ...unwanted].join(' & ');
}

/** The lexemes of one phrase, in the language of a tsquery. */
export function phraseToTsquery({ tokens, isPrefix, plain }: Phrase): string {
  const beginning = (token: string): string => `${quoted(token)}:*`;
  if (plain === '') return tokens.map(isPrefix ? beginning : quoted).join(' & ');
  const runs = runsOf(plain);
  const last = runs.at(-1)?.at(-1) ?? '';
  const isLastPrefix = isPrefix && !isHan(last);
  if (isLastPrefix) runs.at(-1)?.pop();
  const lexemes = runs.flatMap((run) => gramsOfRun(run).map(quoted));
  if (isLastPrefix) lexemes.push(beginning(tokenOf(last)));
  return lexemes.length === 1 ? lexemes.join('') : `(${lexemes.join(' & ')})`;
}

/**
 * Which of the texts must be read that have the lexemes of a phrase: none, all, or those that have one of the forks,
 * given in the language of a tsquery.
 */
export function readingOf({ isPrefix, plain }: Phrase): 'none' | 'all' | { forks: string } {
  const [run = [], ...others] = runsOf(plain);
  if (run.length + others.length <= 1) return 'none';
  if (others.length > 0 || run.length > MAX_PHRASE || (isPrefix && !isHan(run.at(-1) ?? ''))) return 'all';
  const forks = piecesInside(run).map((piece) => quoted(forkOf(piece)));
  return forks.length === 0 ? 'none' : { forks: forks.join(' | ') };
}

/** As `readingOf`, of all the ways of writing a term. */
export function readingOfTerm(term: Term): ReturnType<typeof readingOf> {
  const readings = distinctSpellings(term).map(({ phrase }) => readingOf(phrase));
  if (readings.includes('all')) return 'all';
  const forks = readings.flatMap((reading) => (typeof reading === 'object' ? [reading.forks] : []));
  return forks.length === 0 ? 'none' : { forks: forks.join(' | ') };
}

/** What a row holds that has a term: one of the texts, or one of the tokens, which need no text. */
export interface Together {
  texts: string[];
  /** In the language of a tsquery, "" for none. */
  tokens: string;
}

/** What says of a text that a term stands there. */
export function togetherOf(term: Term): Together {
  return {
    texts: distinctSpellings(term).map(({ phrase }) => phrase.plain),
    tokens: term.latin === undefined ? '' : phraseToTsquery(spokenPhrase(term.latin)),
  };
}

/** The phrase that finds words spoken so. */
export function spokenPhrase(latin: string): Phrase {
  return { tokens: [SPOKEN_MARK + latin], isPrefix: true, plain: '' };
}

/** A tsvector holds less than 1 MiB: of a text with more words than that, those behind are not found. */
const MAX_VECTOR = 1_000_000;

/** Tokens as the text form of a tsvector, without positions. */
export function toTsvector(...lists: readonly (readonly string[])[]): string {
  let size = 0;
  const kept = [...new Set(lists.flat())].filter((token) => (size += Buffer.byteLength(token)) < MAX_VECTOR);
  return kept.map(quoted).join(' ');
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

/** Lexemes that are in the index wherever the units of a run stand: as few as say the most. */
function gramsOfRun(run: readonly string[]): string[] {
  if (run.length === 0) return [];
  if (run.length === 1) return run.map((unit) => (isHan(unit) ? gramOf(run) : tokenOf(unit)));
  if (run.length === 2) return [gramOf(run)];
  return run.slice(2).map((_, at) => gramOf(run.slice(at, at + 3)));
}

/** A lexeme between quotes, as tsvector and tsquery read it. */
function quoted(token: string): string {
  return `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
