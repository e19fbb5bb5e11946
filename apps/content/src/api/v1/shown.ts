/** Names what an answer shows while it is read: the answer's `Cache-Tag`. */
import { listTag, recordTag } from '@yunxia/contract/cache-tag';
import type { CollectionSlug } from 'payload';
import { TYPE_FIELDS, type TypedSlug } from '../../publishing/content-tags.ts';
import type { ApiContext } from './api-context.ts';
import { isValue } from '../../records/public-query.ts';
import { type DatabaseTable, tableOf } from '../../records/database-table.ts';
import type { SQL } from '@payloadcms/db-sqlite/drizzle';

/** The table of a list that the answer depends on: any record that comes or goes changes the answer. */
export function listTable(context: ApiContext, slug: CollectionSlug): DatabaseTable {
  context.tags.add(slug);
  return tableOf(context.payload, slug);
}

/** The same of one type, with the condition for it; of all types where none is given. */
export function typedTable(
  context: ApiContext,
  slug: TypedSlug,
  type: string | null | undefined,
): { table: DatabaseTable; ofType: SQL | undefined } {
  const table = tableOf(context.payload, slug);
  context.tags.add(listTag(slug, type ?? undefined));
  return { table, ofType: isValue(table.column(TYPE_FIELDS[slug]), type ?? undefined) };
}

/** A record that the answer shows, or says is not there. */
export function noteRecord(context: ApiContext, slug: CollectionSlug, id: number): void {
  context.tags.add(recordTag(slug, id));
}

/** A search may show any record: it has a tag of its own, and is cached for a second at most. */
export function noteSearch(context: ApiContext): void {
  context.tags.clear();
  context.tags.add('search');
}

/** Every file of the media library in a record, wherever it stands: in fields, rows of lists, formatted text. */
export function noteFiles(context: ApiContext, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('filename' in value && 'mimeType' in value && 'id' in value)
    return noteRecord(context, 'media', Number(value.id));
  for (const part of Object.values(value)) noteFiles(context, part);
}
