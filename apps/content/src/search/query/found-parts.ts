/** What a query finds, in parts that are listed one after the other; a record counts once, whatever finds it. */
import type { SearchModule } from '@yunxia/contract/search';
import type { Payload } from 'payload';
import type { Hits, SearchFilter } from './find-hits.ts';
import { countRows, facetsOf, newestOf, type Choice, type ModuleYear } from './found-rows.ts';
import type { ListedHit } from '../indexing/search-store.ts';

/** Hits of one way to look. */
export interface FoundPart {
  /** The best, in their order. */
  best: readonly ListedHit[];
  /** All rows of the index, `best` among them. */
  rows: readonly number[];
  /** Of all rows, where they were counted as they were found. */
  counts?: readonly ModuleYear[];
}

/** Whether a part has anything. */
export function isEmpty({ rows }: FoundPart): boolean {
  return rows.length === 0;
}

/** One part of several lists of parts: the best of each list by turns. */
export function byTurns(lists: readonly (readonly FoundPart[])[]): FoundPart {
  const bests = lists.map((parts) => parts.flatMap(({ best }) => best));
  const longest = Math.max(...bests.map(({ length }) => length));
  const best = Array.from({ length: longest }, (_, at) => bests.flatMap((hits) => hits[at] ?? [])).flat();
  return { best, rows: unionOf(lists.flat()) };
}

/** A page of the parts: the best of each part, then all others, the newest first. At `now` (epoch ms). */
export async function pageOfParts(
  payload: Payload,
  parts: readonly FoundPart[],
  filter: SearchFilter,
  now: number,
): Promise<Hits> {
  const rows = unionOf(parts);
  // To read thousands of rows once more takes as long as to find them.
  const counts = (parts.length === 1 ? parts[0]?.counts : undefined) ?? (await countRows(payload, rows, now));
  const { total, facets } = facetsOf(counts, filter);
  const newest = (limit: number, offset: number) => newestOf(payload, rows, filter, now, { limit, offset });
  if (total <= filter.offset) return { hits: [], total, facets };
  if (filter.sort === 'time') return { hits: await newest(filter.limit, filter.offset), total, facets };
  const best = new Map<string, ListedHit>();
  for (const hit of parts.flatMap((part) => part.best)) {
    if (isChosen(hit, filter) && !best.has(keyOf(hit))) best.set(keyOf(hit), hit);
  }
  const hits = [...best.values()].slice(filter.offset, filter.offset + filter.limit);
  const missing = Math.min(filter.limit, total - filter.offset) - hits.length;
  if (missing > 0) {
    const offset = Math.max(0, filter.offset - best.size);
    const others = (await newest(offset + missing + best.size, 0)).filter((hit) => !best.has(keyOf(hit)));
    hits.push(...others.slice(offset, offset + missing));
  }
  return { hits, total, facets };
}

function isChosen(hit: ListedHit, { module = hit.module, year = hit.year }: Choice): boolean {
  return module === hit.module && year === hit.year;
}

function keyOf({ module, id }: { module: SearchModule; id: number }): string {
  return `${module} ${id}`;
}

function unionOf(parts: readonly FoundPart[]): readonly number[] {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first.rows;
  return [...new Set(parts.flatMap(({ rows }) => rows))];
}
