/** Records through Payload's Local API, under the access rules of the public. */
import { gone, notFound, type ContentRefusal } from '@yunxia/contract/content-error';
import { and, eq, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Where } from 'payload';
import { publicWhere, withdrawnWhere } from '../access/public-records.ts';
import { isGone, type RecordName } from '../hooks/gone-records.ts';
import type { Config } from '../payload-types.ts';
import { mediaPopulation } from '../api/v1/answer-media.ts';
import type { ApiContext } from '../api/v1/api-context.ts';
import type { DatabaseTable } from './database-table.ts';
import { countYears, findIds, findPage, isPublic, newestFirst, type SortKey } from './public-query.ts';
import { listTable, noteFiles, noteRecord, typedTable } from '../api/v1/shown.ts';
import type { TypedSlug } from '../publishing/content-tags.ts';

/** Limit of lists without pagination, which normally hold some dozens of records. */
const WHOLE_LIST_LIMIT = 500;

/** Collections whose records are drafted, published and withdrawn. */
export type PublicSlug = Exclude<
  keyof Config['collections'],
  'media' | 'users' | 'outage-areas' | 'disclosure-types' | 'stock-days' | 'trading-closures' | `payload-${string}`
>;

type RecordOf<Slug extends PublicSlug> = Config['collections'][Slug];
/** A field's name in a collection. */
export type FieldOf<Slug extends PublicSlug> = keyof RecordOf<Slug> & string;

/** A record with its id and the requested fields. */
export type ReadRecord<Slug extends PublicSlug, Field extends FieldOf<Slug>> = { id: number } & Pick<
  RecordOf<Slug>,
  Field
>;

/**
 * Records by their ids, in that order, with the files they refer to. What is not public is left out, even
 * if its id was given.
 * @param fields the fields to read; nothing else is
 */
export async function findRecords<Slug extends PublicSlug, const Field extends FieldOf<Slug>>(
  context: ApiContext,
  slug: Slug,
  ids: readonly number[],
  fields: readonly Field[],
): Promise<ReadRecord<Slug, Field>[]> {
  if (ids.length === 0) return [];
  const collection: CollectionSlug = slug;
  const { docs } = await context.payload.find({
    collection,
    where: { and: [{ id: { in: [...ids] } }, publicWhere(context.now)] },
    select: Object.fromEntries(fields.map((field) => [field, true])),
    populate: {
      ...mediaPopulation,
      'disclosure-types': { name: true, kind: true, legalBasis: true, cycle: true },
      // only its id is used
      notices: { title: true },
    },
    depth: 1,
    limit: ids.length,
    pagination: false,
    draft: false,
    overrideAccess: false,
  });
  noteFiles(context, docs);
  const relations = context.payload.collections[slug].config.flattenedFields.filter(
    (field) => field.type === 'relationship' && (fields as readonly string[]).includes(field.name),
  );
  for (const { relationTo } of relations as { relationTo: CollectionSlug }[]) listTable(context, relationTo);
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = (record: { id: unknown }): number => place.get(Number(record.id)) ?? 0;
  const ordered = docs.sort((a, b) => placeOf(a) - placeOf(b));
  return ordered as unknown as ReadRecord<Slug, Field>[];
}

/** A page of records in an order, of one type where there is one, and how many there are in all. */
export async function findRecordPage<Slug extends PublicSlug, const Field extends FieldOf<Slug>>(
  context: ApiContext,
  slug: Slug,
  fields: readonly Field[],
  query: {
    /** Of a collection whose lists are read by type. */
    type?: string | undefined;
    condition?: SQL | undefined;
    order: readonly SortKey[];
    page: number;
    limit: number;
  },
): Promise<{ records: ReadRecord<Slug, Field>[]; total: number }> {
  const { type } = query;
  const { table, ofType } =
    type === undefined
      ? { table: listTable(context, slug), ofType: undefined }
      : typedTable(context, slug as TypedSlug, type);
  const condition = and(isPublic(table, context.now), ofType, query.condition);
  const { ids, total } = await findPage(table, condition, query.order, query);
  return { records: await findRecords(context, slug, ids, fields), total };
}

/** How many public records fit a condition in each year, by when they were published. */
export function countPublishedYears(
  context: ApiContext,
  table: DatabaseTable,
  condition: SQL | undefined,
): Promise<Record<string, number>> {
  return countYears(table, and(isPublic(table, context.now), condition), table.column('publishedAt'));
}

/** All records of a collection without pagination, in an order. */
export async function findAllRecords<Slug extends PublicSlug, const Field extends FieldOf<Slug>>(
  context: ApiContext,
  slug: Slug,
  fields: readonly Field[],
  query: { condition?: SQL | undefined; order: readonly SortKey[] },
): Promise<ReadRecord<Slug, Field>[]> {
  const table = listTable(context, slug);
  const condition = and(isPublic(table, context.now), query.condition);
  return findRecords(context, slug, await findIds(table, condition, query.order, { limit: WHOLE_LIST_LIMIT }), fields);
}

/**
 * Public records whole, without the records and files that they refer to: these stay ids. For collections with rows of their
 * own, of which a page shows every record.
 * @param sort fields, `-` for descending
 */
export async function findWholeRecords<Slug extends PublicSlug>(
  context: ApiContext,
  slug: Slug,
  sort: readonly string[],
): Promise<RecordOf<Slug>[]> {
  listTable(context, slug);
  const collection: CollectionSlug = slug;
  const { docs } = await context.payload.find({
    collection,
    where: publicWhere(context.now),
    sort: [...sort],
    depth: 0,
    limit: WHOLE_LIST_LIMIT,
    pagination: false,
    draft: false,
    overrideAccess: false,
  });
  return docs as unknown as RecordOf<Slug>[];
}

/**
 * The record of that id.
 * @throws ContentRefusal 404 when there is none or it was never public, 410 when it has been withdrawn
 */
export async function findRecord<Slug extends PublicSlug, const Field extends FieldOf<Slug>>(
  context: ApiContext,
  slug: Slug,
  id: number,
  fields: readonly Field[],
): Promise<ReadRecord<Slug, Field>> {
  noteRecord(context, slug, id);
  const [record] = await findRecords(context, slug, [id], fields);
  if (record === undefined) throw await whyMissing(context, slug, { id });
  return record;
}

/**
 * The record that fills a fixed page.
 * @throws ContentRefusal as `findRecord`
 */
export async function findRecordByKey<
  Slug extends 'company-pages' | 'special-columns',
  const Field extends FieldOf<Slug>,
>(context: ApiContext, slug: Slug, key: string, fields: readonly Field[]): Promise<ReadRecord<Slug, Field>> {
  const table = listTable(context, slug);
  const ids = await findIds(table, eq(table.column('key'), key), newestFirst(table), { limit: 1 });
  const [record] = await findRecords(context, slug, ids, fields);
  if (record === undefined) throw await whyMissing(context, slug, { key });
  return record;
}

/** Why a record is not public: withdrawn (410), or never published (404). */
export async function whyMissing(context: ApiContext, slug: PublicSlug, name: RecordName): Promise<ContentRefusal> {
  const { payload, now } = context;
  listTable(context, slug);
  const which: Where = 'id' in name ? { id: { equals: name.id } } : { key: { equals: name.key } };
  // Withdrawn records are not public: this bypasses access control, and only checks for existence.
  const { totalDocs } = await payload.count({ collection: slug, where: { and: [which, withdrawnWhere(now)] } });
  return totalDocs > 0 || (await isGone(payload, slug, name)) ? gone() : notFound();
}
