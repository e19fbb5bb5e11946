/** Hits that hold some of what was asked for, where none holds all of it. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { cluesOf, scoreByClues, weightOf, wordsOf, type WeighedClue } from './clues.ts';
import { byTime, weightOfHit, type Hit, type Hits, type SearchFilter } from './find-hits.ts';
import { matchingRows } from './matching-rows.ts';
import type { ParsedQuery, Synonyms } from './query.ts';
import { runSearch, runStatement } from './search-database.ts';
import type { SearchModule } from '@yunxia/contract/search';

/** Rows of a clue that are counted, rows of all clues that are looked through, and rows that are ranked. */
const COUNTED = 5000;
const LOOKED_THROUGH = 20_000;
const RANKED = 150;
/** How much of a text is read to rank it, in characters. */
const RANKED_TEXT = 1000;
/** A row is ranked from so much of the weight of all clues on: its title or year may hold more of them. */
const MIN_SHARE = 0.25;

export interface SomeFound {
  /** What the hits were found by, for marking it. */
  query: ParsedQuery;
  /** The same as words. */
  words: string[];
  found: Hits;
}

interface Found extends Hit {
  publishedAt: number;
  year: number;
  score: number;
}

/** Finds what holds enough of the query at `now` (epoch ms): of everything, so that the facets count all of it. */
export async function findSome(
  payload: Payload,
  { terms, excluded }: ParsedQuery,
  synonyms: Synonyms,
  filter: SearchFilter,
  now: number,
): Promise<SomeFound> {
  const clues = await weighClues(payload, { terms, excluded }, synonyms, now);
  const known = clues.filter(({ rows }) => rows > 0);
  const all = known.length > 0 ? await rankedRows(payload, clues, excluded, now) : [];
  return {
    query: { terms: known.map(({ term }) => term), excluded },
    words: wordsOf(known, terms),
    found: pageOf(all, filter),
  };
}

interface CountedClue extends WeighedClue {
  /** Rows of the index that hold it, at most `COUNTED`. */
  rows: number;
}

async function weighClues(
  payload: Payload,
  { terms, excluded }: ParsedQuery,
  synonyms: Synonyms,
  now: number,
): Promise<CountedClue[]> {
  const clues = cluesOf(terms, synonyms);
  if (clues.length === 0) return [];
  const counts = clues.map(
    ({ term }, at) =>
      sql`select ${sql.raw(String(at))} as clue, count(*) as amount from (select 1 ${matchingRows(payload, { terms: [term], excluded }, now)} limit ${COUNTED}) held`,
  );
  const size = sql`select -1 as clue, coalesce(max(id), 0) as amount from search_rows`;
  const rows = await runSearch(payload, sql.join([size, ...counts], sql` union all `));
  const amounts = new Map(rows.map((row) => [Number(row['clue']), Number(row['amount'])]));
  const total = amounts.get(-1) ?? 0;
  const counted = clues.map((clue, at) => ({ ...clue, rows: amounts.get(at) ?? 0 }));
  const rarest = Math.min(...counted.flatMap(({ rows: held }) => (held > 0 ? [held] : [])));
  return (
    counted
      // What no record says, neither as a word nor between two, cannot tell more than the rarest that one does.
      .filter(({ isBetween, rows: held }) => held > 0 || !isBetween)
      .map((clue) => ({ ...clue, weight: weightOf(clue, clue.rows || rarest, total) }))
  );
}

/** The records that hold enough, the best first, each once. */
async function rankedRows(
  payload: Payload,
  clues: readonly CountedClue[],
  excluded: ParsedQuery['excluded'],
  now: number,
): Promise<Found[]> {
  const asked = chooseAsked(clues);
  const wanted = clues.reduce((sum, { isBetween, weight }) => sum + (isBetween ? 0 : weight), 0);
  const least = Math.min(Math.ceil(MIN_SHARE * wanted), ...asked.map((at) => clues[at]?.weight ?? 0));
  const holding = asked.map((at) => {
    const clue = clues[at];
    const [bit, weight] = [sql.raw(String(2 ** at)), sql.raw(String(clue?.weight ?? 0))];
    return sql`select r.id, ${bit} as bit, ${weight} as weight ${matchingRows(payload, { terms: clue ? [clue.term] : [], excluded }, now)}`;
  });
  const listed = await runSearch(
    payload,
    sql`with holding as (${sql.join(holding, sql` union all `)}),
      best as (select id, sum(bit) as held, sum(weight) as weight from holding group by id having sum(weight) >= ${least})
      select r.id, r.module, r.record, r.page, r.year, r.published_at, best.held from best join search_rows r on r.id = best.id
      order by best.weight desc, r.published_at desc, r.id desc limit ${RANKED}`,
  );
  if (listed.length === 0) return [];
  const ids = listed.map((row) => Number(row['id']));
  const texts = await runStatement(
    payload,
    sql`select id, title, head, substr(body, 1, ${sql.raw(String(RANKED_TEXT))}) as body from search_texts where id in ${ids}`,
  );
  const textOf = new Map(texts.map((row) => [Number(row['id']), row]));
  const found = listed.map((row): Found => {
    const text = textOf.get(Number(row['id']));
    const module = String(row['module']) as SearchModule;
    const held = Number(row['held']);
    const judged = {
      title: String(text?.['title'] ?? ''),
      head: String(text?.['head'] ?? ''),
      body: String(text?.['body'] ?? ''),
      publishedAt: Number(row['published_at']),
      year: Number(row['year']),
      weight: weightOfHit({ module, page: Number(row['page']) }),
      held: clues.map((_, at) => (held & (2 ** at)) !== 0),
    };
    return {
      row: Number(row['id']),
      module,
      id: Number(row['record']),
      page: Number(row['page']),
      publishedAt: judged.publishedAt,
      year: judged.year,
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

/** The rarest clues, as many as may be looked through; one at least. Indexes. */
function chooseAsked(clues: readonly CountedClue[]): number[] {
  const asked: number[] = [];
  let rows = 0;
  const rarest = [...clues.entries()].filter(([, clue]) => clue.rows > 0).toSorted(([, a], [, b]) => a.rows - b.rows);
  for (const [at, clue] of rarest) {
    rows += clue.rows;
    if (asked.length > 0 && (rows > LOOKED_THROUGH || clue.rows >= COUNTED)) break;
    asked.push(at);
  }
  return asked;
}

function pageOf(all: readonly Found[], { module, year, sort, limit, offset }: SearchFilter): Hits {
  const facets: Hits['facets'] = { module: {}, year: {} };
  for (const hit of all) {
    facets.module[hit.module] = (facets.module[hit.module] ?? 0) + 1;
    facets.year[hit.year] = (facets.year[hit.year] ?? 0) + 1;
  }
  const chosen = all.filter(
    (hit) => (module === undefined || hit.module === module) && (year === undefined || hit.year === year),
  );
  const ordered = sort === 'time' ? chosen.toSorted(byTime) : chosen;
  return { hits: ordered.slice(offset, offset + limit), total: chosen.length, facets };
}
