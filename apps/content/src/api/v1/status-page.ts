import { and, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { ApiContext } from './api-context.ts';
import { tableOf } from './database-table.ts';
import { countBy, findIds, type SortKey } from './public-query.ts';
import { findRecords, type FieldOf, type PublicSlug, type ReadRecord } from './public-records.ts';

interface StatusQuery {
  /** Every filter but the status. */
  condition: SQL | undefined;
  /** The status as an SQL expression. */
  status: SQL;
  /** All statuses, by code word: each is counted, also where there are none. */
  statuses: Readonly<Record<string, string>>;
  order: readonly SortKey[];
  filter: { status?: string | undefined; page: number; limit: number };
}

/** A page of records whose status is computed, with the number of records of each status in the filtered list. */
export async function findPageByStatus<Slug extends PublicSlug, const Field extends FieldOf<Slug>>(
  context: ApiContext,
  slug: Slug,
  fields: readonly Field[],
  { condition, status, statuses, order, filter }: StatusQuery,
): Promise<{ records: ReadRecord<Slug, Field>[]; total: number; counts: Record<string, number> }> {
  const table = tableOf(context.payload, slug);
  const listed = and(condition, filter.status === undefined ? undefined : sql`${status} = ${filter.status}`);
  const [found, ids] = await Promise.all([
    countBy(table, condition, status),
    findIds(table, listed, order, { limit: filter.limit, offset: (filter.page - 1) * filter.limit }),
  ]);
  const counts = Object.fromEntries(Object.keys(statuses).map((word) => [word, found[word] ?? 0]));
  const total =
    filter.status === undefined
      ? Object.values(counts).reduce((sum, count) => sum + count, 0)
      : (counts[filter.status] ?? 0);
  return { records: await findRecords(context, slug, ids, fields), total, counts };
}
