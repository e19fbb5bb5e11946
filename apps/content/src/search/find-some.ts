/** Hits that hold some of what was asked for, where none holds all of it. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { SearchModule } from '@yunxia/contract/search';
import type { Payload } from 'payload';
import { scoreByClues } from './clues.ts';
import { byTime, countsOfHit, type Hit, type Hits, type SearchFilter } from './find-hits.ts';
import { matchingRows } from './matching-rows.ts';
import type { ParsedQuery } from './query.ts';
import { runSearch, runStatement } from './search-database.ts';
import { COUNTED, type CountedClue } from './weigh-clues.ts';

/** Rows of all clues that are looked through, and rows that are ranked. */
const LOOKED_THROUGH = 20_000;
const RANKED = 150;
/** How much of a text is read to rank it, in characters. */
const RANKED_TEXT = 1000;
/** A row is ranked from so much of the weight of all clues on: its title or year may hold more of them. */
const MIN_SHARE = 0.25;

interface Found extends Hit {
  publishedAt: number;
  year: number;
  score: number;
}

/** Finds what holds enough of the clues, and nothing excluded, at `now` (epoch ms). */
export async function findSome(
  payload: Payload,
  clues: readonly CountedClue[],
  excluded: ParsedQuery['excluded'],
  filter: SearchFilter,
  now: number,
): Promise<Hits> {
  const isAnyKnown = clues.some(({ rows }) => rows > 0);
  return pageOf(isAnyKnown ? await rankedRows(payload, clues, excluded, now) : [], filter);
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
      ...countsOfHit({ module, page: Number(row['page']) }),
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
