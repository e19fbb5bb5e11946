import { APIError, ValidationError, type CollectionBeforeDeleteHook, type CollectionBeforeValidateHook } from 'payload';

/** The level above each level of area; a county stands at the top. */
const LEVEL_ABOVE: Readonly<Record<string, string | undefined>> = { town: 'county', village: 'town' };

/** Refuses an area that does not stand under one of the level above it. */
export const checkAreaParent: CollectionBeforeValidateHook = async ({ data, originalDoc, req, collection }) => {
  if (!data) return data;
  const kind = String(data.kind ?? originalDoc?.kind ?? '');
  const parentId: unknown = data.parentId === undefined ? originalDoc?.parentId : data.parentId;
  const wanted = LEVEL_ABOVE[kind];
  const refuse = (message: string): never => {
    throw new ValidationError({ collection: collection.slug, errors: [{ path: 'parentId', message }], req });
  };
  if (wanted === undefined) {
    if (parentId) refuse('区县没有上级区域');
    return data;
  }
  if (!parentId) refuse('请选择上级区域');
  const parent = await req.payload.findByID({
    collection: 'outage-areas',
    id: Number(parentId),
    depth: 0,
    disableErrors: true,
    req,
  });
  if (parent?.kind !== wanted) refuse(wanted === 'county' ? '上级应为区县' : '上级应为乡镇街道');
  return data;
};

/** Refuses to delete an area that has areas below it. */
export const keepUsedArea: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'outage-areas',
    where: { parentId: { equals: id } },
    req,
  });
  if (totalDocs > 0) throw new APIError(`该区域还有 ${totalDocs} 个下级区域，不能删除`, 409, null, true);
};
