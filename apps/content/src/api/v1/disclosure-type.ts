/** active-disclosure-type-list. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Implementation } from '@yunxia/contract/handler';
import type { DisclosureType } from '../../payload-types.ts';
import { mediaPopulation, toFileUrl } from './answer-media.ts';
import { toDay } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { countOfRows } from '../../records/database-table.ts';
import { isPublic } from '../../records/public-query.ts';
import { listTable, noteFiles } from './shown.ts';

/** The catalogue is answered whole; it has some dozens of entries. */
const MAX_TYPES = 1000;

export const activeDisclosureTypeList: Implementation<ApiContext>['active-disclosure-type-list'] = async (
  _,
  context,
) => {
  const filed = await readFiled(context);
  listTable(context, 'disclosure-types');
  const { docs } = await context.payload.find({
    collection: 'disclosure-types',
    sort: 'id',
    depth: 1,
    populate: { ...mediaPopulation, 'disclosure-types': {} },
    limit: MAX_TYPES,
    pagination: false,
    overrideAccess: false,
  });
  noteFiles(context, docs);
  const parents = new Map(docs.map((type) => [type.id, parentOf(type)]));
  const all = withSubtypes(filed, parents);
  const list = docs.map((type) => ({
    id: type.id,
    name: type.name,
    pdf: toFileUrl(type.pdf),
    kind: type.kind,
    parentId: parentOf(type),
    legalBasis: type.legalBasis ?? '',
    cycle: type.cycle ?? null,
    updatedOn: laterDay(toDay(type.updatedOn), all.get(type.id)?.latest ?? null),
    total: all.get(type.id)?.total ?? 0,
  }));
  return { list };
};

const parentOf = ({ parentId }: Pick<DisclosureType, 'parentId'>): number | null =>
  (typeof parentId === 'object' ? parentId?.id : parentId) ?? null;

/** What is filed under a type: how many public records, and the day of the latest. */
interface Filed {
  total: number;
  latest: string | null;
}

/** What is filed under each type itself. */
async function readFiled(context: ApiContext): Promise<Map<number, Filed>> {
  const table = listTable(context, 'disclosures');
  const rows = await table
    .select({
      typeId: table.column('typeId'),
      count: countOfRows,
      latest: sql<string | Date | null>`max(${table.column('publishedAt')})`,
    })
    .where(isPublic(table, context.now))
    .groupBy(table.column('typeId'));
  return new Map(
    rows.map(({ typeId, count, latest }) => [
      Number(typeId),
      { total: Number(count), latest: latest ? toDay(new Date(String(latest)).toISOString()) : null },
    ]),
  );
}

/** Adds what is filed under a type to all the types above it; a circle of parents ends where it began. */
function withSubtypes(filed: ReadonlyMap<number, Filed>, parents: ReadonlyMap<number, number | null>) {
  const all = new Map<number, Filed>();
  for (const [id, { total, latest }] of filed) {
    const seen = new Set<number>();
    for (let at: number | null = id; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
      seen.add(at);
      const known = all.get(at);
      all.set(at, { total: (known?.total ?? 0) + total, latest: laterDay(known?.latest ?? null, latest) });
    }
  }
  return all;
}

/** The later of two days, `2026-11-28`: what was disclosed is an update, also where nobody entered its day. */
const laterDay = (a: string | null, b: string | null): string | null => ((a ?? '') > (b ?? '') ? a : b);
