/**
 * What stands beside the tokens in PostgreSQL's index, which does not know where in a text a token stands: units by
 * themselves, pairs and triples of them, so that a phrase of three units is one lexeme, and a longer one its triples.
 *
 * Triples that stand in a text need not stand together: 甲乙丙 and 乙丙丁 may overlap in two different places. That
 * takes a piece (乙丙) that stands there more than once, with other neighbours: such a piece is a fork of the text, and
 * is in the index as well. Where none of the pieces inside a phrase is a fork, the triples say that the phrase is there;
 * only texts where one is have to be read. Pure.
 */
import { createHash } from 'node:crypto';

/** Units of a phrase from which on its text is always read: hardly a text has all of its triples. */
export const MAX_PHRASE = 12;
/** Longer lexemes than this, in code units, stand in the index by their hash. */
const MAX_LEXEME = 40;
/** Before a single character, a fork, and a hash: nothing that somebody wrote begins so. */
const SINGLE_MARK = '~';
const FORK_MARK = '~+';
const HASH_MARK = '~#';

const HAN = /^[\p{Script=Han}々〇]/u;

/** Units that stand one after the other, with nothing between two Chinese characters. */
export type Run = readonly string[];

/** The runs of a text of `toPlain`, or of several one below the other. */
export function runsOf(plain: string): string[][] {
  const runs: string[][] = [];
  for (const line of plain.split(/[\n\f]/)) {
    let run: string[] | undefined;
    let isAfterHan = false;
    for (const piece of line.split(' ')) {
      if (piece === '') continue;
      const isHanPiece = isHan(piece);
      if (run === undefined || (isHanPiece && isAfterHan)) runs.push((run = []));
      if (isHanPiece) run.push(...piece);
      else run.push(piece);
      isAfterHan = isHanPiece;
    }
  }
  return runs;
}

/** The lexeme of units that stand together. Two Chinese characters are a token already, and are written as one. */
export function gramOf(units: Run): string {
  const [first = ''] = units;
  if (units.length === 1) return isHan(first) ? SINGLE_MARK + first : first;
  return shortened(joinedOf(units));
}

/** The lexeme that says of a text that units stand there in several ways. */
export function forkOf(units: Run): string {
  return FORK_MARK + shortened(joinedOf(units));
}

/** Every lexeme of a text of `toPlain`, each once. */
export function gramsOf(plain: string): string[] {
  const runs = runsOf(plain);
  const grams = new Set<string>();
  for (const run of runs) {
    for (const [at, unit] of run.entries()) {
      if (isHan(unit)) grams.add(gramOf([unit]));
      if (at + 1 < run.length) grams.add(gramOf(run.slice(at, at + 2)));
      if (at + 2 < run.length) grams.add(gramOf(run.slice(at, at + 3)));
    }
  }
  for (const fork of forksIn(runs)) grams.add(forkOf(fork));
  return [...grams];
}

/** What may make the triples of a phrase say too much: each piece of two units or more inside of it. */
export function piecesInside(units: Run): Run[] {
  const pieces: Run[] = [];
  for (let from = 1; from < units.length - 2; from += 1) {
    for (let to = from + 2; to < units.length; to += 1) pieces.push(units.slice(from, to));
  }
  return pieces;
}

interface Places {
  first: Run;
  /** Where it stands: run and index. */
  at: [run: number, index: number][];
}

/** The pieces that have a neighbour before and one after which do not stand around them together. */
function forksIn(runs: readonly Run[]): Run[] {
  const forks: Run[] = [];
  let alive = runs.flatMap((run, index) => run.map((_, at): [number, number] => [index, at]));
  // What is inside of the longest phrase that is looked for by its triples.
  for (let length = 2; length <= MAX_PHRASE - 2 && alive.length > 0; length += 1) {
    const places = new Map<string, Places>();
    for (const [run, at] of alive) {
      const units = runs[run]?.slice(at, at + length) ?? [];
      if (units.length < length) continue;
      const key = joinedOf(units);
      const known = places.get(key);
      if (known === undefined) places.set(key, { first: units, at: [[run, at]] });
      else known.at.push([run, at]);
    }
    const repeated = [...places.values()].filter(({ at }) => at.length > 1);
    for (const { first, at } of repeated) if (isFork(runs, at, length)) forks.push(first);
    // A longer piece stands twice only where what it begins with does.
    alive = repeated.flatMap(({ at }) => at);
  }
  return forks;
}

function isFork(runs: readonly Run[], places: Places['at'], length: number): boolean {
  const before = new Set<string>();
  const after = new Set<string>();
  const around = new Set<string>();
  for (const [run, at] of places) {
    const left = runs[run]?.[at - 1];
    const right = runs[run]?.[at + length];
    if (left !== undefined) before.add(left);
    if (right !== undefined) after.add(right);
    if (left !== undefined && right !== undefined) around.add(`${left} ${right}`);
  }
  return before.size * after.size > around.size;
}

/** Units as they stand in a text of `toPlain`. */
function joinedOf(units: Run): string {
  let joined = '';
  for (const [at, unit] of units.entries()) {
    const isTogether = at === 0 || (isHan(unit) && isHan(units[at - 1] ?? ''));
    joined += isTogether ? unit : ` ${unit}`;
  }
  return joined;
}

function shortened(lexeme: string): string {
  if (lexeme.length <= MAX_LEXEME) return lexeme;
  return HASH_MARK + createHash('sha256').update(lexeme).digest('base64url').slice(0, 22);
}

/** Whether a unit is a Chinese character. */
export function isHan(unit: string): boolean {
  return HAN.test(unit);
}
