/** Hits that hold some of what was asked for, where none holds all of it. */
import type { SearchModule } from '@yunxia/contract/search';
import type { Payload } from 'payload';
import { scoreByClues } from './clues.ts';
import { byTime, countsOfHit } from './find-hits.ts';
import type { FoundPart } from './found-parts.ts';
import { commonRows, isPublic, readLists, type ListedHit } from './found-rows.ts';
import { matchingIds } from './matching-rows.ts';
import type { ParsedQuery } from './query.ts';
import { readColumns, type RowColumns } from './row-columns.ts';
import { readTexts } from './search-store.ts';
import { COUNTED, type CountedClue } from './weigh-clues.ts';

/** Rows of all clues that are looked through, and rows that are ranked. */
const LOOKED_THROUGH = 20_000;
const RANKED = 150;
/** How much of a text is read to rank it, in characters. */
const RANKED_TEXT = 1000;
/** A row is ranked from so much of the weight of all clues on: its title or year may hold more of them. */
const MIN_SHARE = 0.25;

interface Found extends ListedHit {
  score: number;
}

/**
 * Finds what holds enough of the clues, and nothing excluded, at `now` (epoch ms).
 * @param within the only rows that count
 */
export async function findSome(
  payload: Payload,
  clues: readonly CountedClue[],
  excluded: ParsedQuery['excluded'],
  now: number,
  within?: Uint32Array,
): Promise<FoundPart> {
  const isAnyKnown = clues.some(({ rows }) => rows > 0);
  const ranked = isAnyKnown ? await rankedRows(payload, clues, excluded, now, within) : [];
  const best = ranked.map(({ score, ...hit }): ListedHit => ({ ...hit, share: score }));
  return { best, rows: Uint32Array.from(best, ({ row }) => row) };
}

/** The records that hold enough, the best first, each once. */
async function rankedRows(
  payload: Payload,
  clues: readonly CountedClue[],
  excluded: ParsedQuery['excluded'],
  now: number,
  within: Uint32Array | undefined,
): Promise<Found[]> {
  const { columns, best, held } = await weighRows(payload, clues, excluded, now, within);
  const texts = await readTexts(payload, best, RANKED_TEXT);
  const found = best.map((row): Found => {
    const text = texts.get(row);
    const module = columns.modules[columns.module[row] ?? 0] as SearchModule;
    const page = columns.page[row] ?? 0;
    const bits = held[row] ?? 0;
    const judged = {
      title: text?.title ?? '',
      head: text?.head ?? '',
      body: text?.body ?? '',
      publishedAt: columns.publishedAt[row] ?? 0,
      year: columns.year[row] ?? 0,
      ...countsOfHit({ module, page }),
      held: clues.map((_, at) => (bits & (2 ** at)) !== 0),
    };
    return {
      row,
      module,
      id: columns.record[row] ?? 0,
      page,
      publishedAt: judged.publishedAt,
      score: scoreByClues(clues, judged, now),
    };
  });
  const ranked = found
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || byTime(a, b) || a.page - b.page);
  const seen = new Set<string>();
  return ranked.filter(({ module, id }) => {
    const key = `${module} ${id}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The rows that hold most of what the clues weigh, the best first; and, by row, which of the clues, a bit for each. */
async function weighRows(
  payload: Payload,
  clues: readonly CountedClue[],
  excluded: ParsedQuery['excluded'],
  now: number,
  within: Uint32Array | undefined,
): Promise<{ columns: RowColumns; best: number[]; held: Uint32Array }> {
  const asked = chooseAsked(clues);
  const wanted = clues.reduce((sum, { isBetween, weight }) => sum + (isBetween ? 0 : weight), 0);
  const least = Math.min(Math.ceil(MIN_SHARE * wanted), ...asked.map(({ clue }) => clue.weight));
  const lists: { bit: number; weight: number; rows: Uint32Array }[] = [];
  for (const { clue, at } of asked) {
    const holding = clue.ids.length < COUNTED ? clue.ids : await rowsHolding(payload, clue, excluded);
    const rows = within === undefined ? holding : commonRows(holding, within);
    lists.push({ bit: 2 ** at, weight: clue.weight, rows });
  }
  let columns: RowColumns | undefined;
  for (const { rows } of lists) columns = await readColumns(payload, rows);
  columns ??= await readColumns(payload, new Uint32Array());
  const weights = new Uint32Array(columns.year.length);
  const held = new Uint32Array(columns.year.length);
  const enough = new Set<number>();
  for (const { bit, weight, rows } of lists) {
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      if (!isPublic(columns, row, now)) continue;
      held[row] = (held[row] ?? 0) | bit;
      weights[row] = (weights[row] ?? 0) + weight;
      if ((weights[row] ?? 0) >= least) enough.add(row);
    }
  }
  const { publishedAt } = columns;
  const best = [...enough].toSorted(
    (a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || (publishedAt[b] ?? 0) - (publishedAt[a] ?? 0) || b - a,
  );
  return { columns, best: best.slice(0, RANKED), held };
}

/** All rows that hold a clue, where more do than were counted. */
async function rowsHolding(
  payload: Payload,
  { term }: CountedClue,
  excluded: ParsedQuery['excluded'],
): Promise<Uint32Array> {
  const ids = matchingIds(payload, { terms: [term], excluded });
  const { found = new Uint32Array() } = await readLists(payload, [{ name: 'found', ids }]);
  return found;
}

/** The rarest clues, as many as may be looked through; one at least. */
function chooseAsked(clues: readonly CountedClue[]): { clue: CountedClue; at: number }[] {
  const asked: { clue: CountedClue; at: number }[] = [];
  let rows = 0;
  const rarest = [...clues.entries()].filter(([, clue]) => clue.rows > 0).toSorted(([, a], [, b]) => a.rows - b.rows);
  for (const [at, clue] of rarest) {
    rows += clue.rows;
    if (asked.length > 0 && (rows > LOOKED_THROUGH || clue.ids.length >= COUNTED)) break;
    asked.push({ clue, at });
  }
  return asked;
}
