/** Groups of company announcements, and the two of a correction. */
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import { announcementGroups, type AnnouncementGroup } from '@yunxia/contract/announcement';
import { filingsOf } from '@yunxia/contract/filing';
import { publicWhere } from '../../access/public-records.ts';
import type { DatabaseTable } from '../../records/database-table.ts';
import { toTime } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { typedTable } from './shown.ts';

const groups = Object.entries(announcementGroups) as [AnnouncementGroup, string][];

/**
 * The group of an announcement as SQL: by what it is filed under; one from before there were filings by a category that
 * editors named like the group. '' for the others.
 */
export function announcementGroup(table: DatabaseTable): SQL {
  const [filing, category] = [table.column('filing'), table.column('category')];
  const whens = groups.map(([group, label]) => {
    const codes = sql.join(
      filingsOf(group).map((code) => sql`${code}`),
      sql`, `,
    );
    return sql`when ${filing} in (${codes}) or (${filing} is null and ${category} = ${label}) then ${group}`;
  });
  return sql`case ${sql.join(whens, sql` `)} else '' end`;
}

/** Counts in the order of the groups, those that have announcements alone. */
export function toGroupCounts(counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(groups.flatMap(([group]) => (counts[group] ? [[group, counts[group]]] : [])));
}

interface Correcting {
  readonly id: number;
  readonly type: string;
  readonly corrects?: number | { readonly id: number } | null;
}

const correctedId = ({ corrects }: Pick<Correcting, 'corrects'>): number | null =>
  typeof corrects === 'object' ? (corrects?.id ?? null) : (corrects ?? null);

/** What the announcements among these records correct and what corrects them, as far as it is public; the latest correction counts. */
export async function readCorrections(context: ApiContext, records: readonly Correcting[]) {
  const own = records.filter(({ type }) => type === 'announcement');
  const asked = own.flatMap((record) => correctedId(record) ?? []);
  if (own.length === 0) return () => ({});
  // an announcement that comes or goes changes the links of others
  typedTable(context, 'notices', 'announcement');
  const { docs } = await context.payload.find({
    collection: 'notices',
    where: {
      and: [
        { type: { equals: 'announcement' } },
        publicWhere(context.now),
        { or: [{ id: { in: asked } }, { corrects: { in: own.map(({ id }) => id) } }] },
      ],
    },
    select: { title: true, publishedAt: true, corrects: true },
    sort: ['-publishedAt', '-id'],
    depth: 0,
    pagination: false,
    draft: false,
    overrideAccess: false,
  });
  const toLink = (doc: (typeof docs)[number] | undefined) =>
    doc ? { id: doc.id, title: doc.title ?? '', publishedAt: toTime(doc.publishedAt) } : null;
  return (record: Correcting) => ({
    corrects: toLink(docs.find(({ id }) => id === correctedId(record))),
    correctedBy: toLink(docs.find((doc) => correctedId(doc) === record.id)),
  });
}
