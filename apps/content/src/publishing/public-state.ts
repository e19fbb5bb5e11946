/** How published content stands: the marks that the site compares, and what has become of one record. */
import { and, desc, eq, sql } from '@payloadcms/db-sqlite/drizzle';
import type { ContentState } from '@yunxia/contract/change-message';
import type { Payload } from 'payload';
import { countOfRows, tableOf } from '../api/v1/database-table.ts';
import { isPublic } from '../api/v1/public-query.ts';
import { affectedEndpoints, type ToldSlug, toldSlugs } from './affected-endpoints.ts';

/** Collections without drafts: every record is public. */
const ALWAYS_PUBLIC = new Set<ToldSlug>(['media', 'outage-areas', 'disclosure-types']);

/** Name of the group that holds what every page shows. */
export const SITE_INFO = 'site-info';

async function markOf(payload: Payload, slug: ToldSlug, now: number): Promise<string> {
  const table = tableOf(payload, slug);
  const isOpen = ALWAYS_PUBLIC.has(slug);
  const published = isOpen ? undefined : eq(table.column('_status'), 'published');
  const [counted, newest] = await Promise.all([
    table.select({ count: countOfRows }).where(isOpen ? undefined : isPublic(table, now)),
    table
      .select({ savedAt: table.column('updatedAt') })
      .where(published)
      .orderBy(desc(table.column('updatedAt')))
      .limit(1),
  ]);
  return `${Number(counted[0]?.['count'] ?? 0)}@${String(newest[0]?.['savedAt'] ?? '')}`;
}

/** When the site's own names and numbers were saved last, as everyone sees it; undefined: never. */
export async function siteInfoSavedAt(payload: Payload): Promise<string | undefined> {
  const table = tableOf(payload, SITE_INFO);
  const [row] = await table.select({ savedAt: table.column('updatedAt') }).limit(1);
  return row && String(row['savedAt']);
}

/**
 * The state of some groups, or of all. A mark differs when a record came, went or was saved, and when the time of one
 * has come.
 */
export async function publicStates(payload: Payload, now: number, only?: ReadonlySet<string>): Promise<ContentState[]> {
  const slugs = toldSlugs.filter((slug) => only === undefined || only.has(slug));
  const states = await Promise.all(
    slugs.map(async (name) => ({
      name,
      mark: await markOf(payload, name, now),
      endpoints: [...affectedEndpoints[name]],
    })),
  );
  if (only !== undefined && !only.has(SITE_INFO)) return states;
  return [...states, { name: SITE_INFO, mark: (await siteInfoSavedAt(payload)) ?? '', endpoints: [SITE_INFO] }];
}

/** A record as everyone but its own transaction sees it; undefined when there is none. */
export async function readRecordState(
  payload: Payload,
  slug: ToldSlug,
  id: number,
  now: number,
): Promise<{ updatedAt: number; isPublic: boolean } | undefined> {
  const table = tableOf(payload, slug);
  const [row] = await table
    .select({
      savedAt: table.column('updatedAt'),
      shown: ALWAYS_PUBLIC.has(slug) ? sql`1` : sql`case when ${and(isPublic(table, now))} then 1 else 0 end`,
    })
    .where(eq(table.column('id'), id))
    .limit(1);
  return row && { updatedAt: Date.parse(String(row['savedAt'])), isPublic: Number(row['shown']) === 1 };
}
