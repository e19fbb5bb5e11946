/** active-disclosure-type-list. */
import type { Implementation } from '@yunxia/contract/handler';
import { mediaPopulation, toFileUrl } from './answer-media.ts';
import { toDay } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';

/** The catalogue is answered whole; it has some dozens of entries. */
const MAX_TYPES = 1000;

export const activeDisclosureTypeList: Implementation<ApiContext>['active-disclosure-type-list'] = async (
  _,
  { payload },
) => {
  const { docs } = await payload.find({
    collection: 'disclosure-types',
    sort: 'id',
    depth: 1,
    populate: { ...mediaPopulation, 'disclosure-types': {} },
    limit: MAX_TYPES,
    pagination: false,
    overrideAccess: false,
  });
  const list = docs.map((type) => ({
    id: type.id,
    name: type.name,
    pdf: toFileUrl(type.pdf),
    kind: type.kind,
    parentId: (typeof type.parentId === 'object' ? type.parentId?.id : type.parentId) ?? null,
    legalBasis: type.legalBasis ?? '',
    cycle: type.cycle ?? null,
    updatedOn: toDay(type.updatedOn),
  }));
  return { list };
};
