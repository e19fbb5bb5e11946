/** What a query finds, in parts that are listed one after the other; a record counts once, whatever finds it. */
import type { SearchModule } from '@yunxia/contract/search';
import type { Payload } from 'payload';
import type { Hits, SearchFilter } from './find-hits.ts';
import { listRows, type ListedHit } from './found-rows.ts';

/** Hits of one way to look. */
export interface FoundPart {
  /** The best, in their order. */
  best: readonly ListedHit[];
  /** All rows of the index, `best` among them. */
  rows: Uint32Array;
}

/** Whether a part has anything. */
export function isEmpty({ rows }: FoundPart): boolean {
  return rows.length === 0;
}

/** A page of the parts: the best of each part, then all others, the newest first. At `now` (epoch ms). */
export async function pageOfParts(
  payload: Payload,
  parts: readonly FoundPart[],
  filter: SearchFilter,
  now: number,
): Promise<Hits> {
  const all = await listRows(payload, unionOf(parts), now);
  const { total, facets } = all.count(filter);
  if (total <= filter.offset) return { hits: [], total, facets };
  if (filter.sort === 'time') return { hits: all.newest('all', filter, filter.limit, filter.offset), total, facets };
  const best = new Map<string, ListedHit>();
  for (const hit of parts.flatMap((part) => part.best)) {
    if (!isChosen(hit, all.yearOf(hit.row), filter)) continue;
    const known = best.get(keyOf(hit));
    if (known === undefined) best.set(keyOf(hit), hit);
  }
  const ranked = [...best.values()];
  const hits = ranked.slice(filter.offset, filter.offset + filter.limit);
  const missing = Math.min(filter.limit, total - filter.offset) - hits.length;
  if (missing > 0) {
    const offset = Math.max(0, filter.offset - ranked.length);
    hits.push(...all.newest('all', filter, missing, offset, (hit) => best.has(keyOf(hit))));
  }
  return { hits, total, facets };
}

function isChosen({ module }: ListedHit, itsYear: number, filter: Pick<SearchFilter, 'module' | 'year'>): boolean {
  const isOfModule = filter.module === undefined || filter.module === module;
  return isOfModule && (filter.year === undefined || filter.year === itsYear);
}

function keyOf({ module, id }: { module: SearchModule; id: number }): string {
  return `${module} ${id}`;
}

function unionOf(parts: readonly FoundPart[]): Uint32Array {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first.rows;
  const rows = new Set<number>();
  for (const part of parts) for (const row of part.rows) rows.add(row);
  return Uint32Array.from(rows);
}
