/** active-disclosure-type-list. */
import type { Implementation } from '@yunxia/contract/handler';
import type { Payload } from 'payload';
import type { DisclosureType } from '../../payload-types.ts';
import { mediaPopulation, toFileUrl } from './answer-media.ts';
import { toDay } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { countOfRows, tableOf } from './database-table.ts';
import { isPublic } from './public-query.ts';

/** The catalogue is answered whole; it has some dozens of entries. */
const MAX_TYPES = 1000;

export const activeDisclosureTypeList: Implementation<ApiContext>['active-disclosure-type-list'] = async (
  _,
  { payload, now },
) => {
  const counts = await countRecords(payload, now);
  const { docs } = await payload.find({
    collection: 'disclosure-types',
    sort: 'id',
    depth: 1,
    populate: { ...mediaPopulation, 'disclosure-types': {} },
    limit: MAX_TYPES,
    pagination: false,
    overrideAccess: false,
  });
  const parents = new Map(docs.map((type) => [type.id, parentOf(type)]));
  const totals = withSubtypes(counts, parents);
  const list = docs.map((type) => ({
    id: type.id,
    name: type.name,
    pdf: toFileUrl(type.pdf),
    kind: type.kind,
    parentId: parentOf(type),
    legalBasis: type.legalBasis ?? '',
    cycle: type.cycle ?? null,
    updatedOn: toDay(type.updatedOn),
    total: totals.get(type.id) ?? 0,
  }));
  return { list };
};

const parentOf = ({ parentId }: Pick<DisclosureType, 'parentId'>): number | null =>
  (typeof parentId === 'object' ? parentId?.id : parentId) ?? null;

/** How many public records are filed under each type itself. */
async function countRecords(payload: Payload, now: number): Promise<Map<number, number>> {
  const table = tableOf(payload, 'disclosures');
  const rows = await table
    .select({ typeId: table.column('typeId'), count: countOfRows })
    .where(isPublic(table, now))
    .groupBy(table.column('typeId'));
  return new Map(rows.map((row) => [Number(row['typeId']), Number(row['count'])]));
}

/** Adds what is filed under a type to all the types above it; a circle of parents ends where it began. */
function withSubtypes(counts: ReadonlyMap<number, number>, parents: ReadonlyMap<number, number | null>) {
  const totals = new Map<number, number>();
  for (const [id, count] of counts) {
    const seen = new Set<number>();
    for (let at: number | null = id; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
      seen.add(at);
      totals.set(at, (totals.get(at) ?? 0) + count);
    }
  }
  return totals;
}
