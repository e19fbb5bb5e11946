import { APIError, type CollectionBeforeDeleteHook, type FlattenedField } from 'payload';

/** Paths of the fields that hold a file of the media library, e.g. `attachments.file`. */
export function uploadPaths(fields: readonly FlattenedField[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'upload') return field.relationTo === 'media' ? [`${prefix}${field.name}`] : [];
    return 'flattenedFields' in field ? uploadPaths(field.flattenedFields, `${prefix}${field.name}.`) : [];
  });
}

/** The values at a path, through every row of the lists on the way. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  return typeof value === 'object' && value !== null ? valuesAt((value as Record<string, unknown>)[name], rest) : [];
}

/** Refuses to delete a file that a record or the site's information still shows, and says where. */
export const keepUsedMedia: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const refuse = (place: string): never => {
    throw new APIError(`该文件正在使用（${place}），请先从那里移除`, 409, null, true);
  };
  for (const { config } of Object.values(req.payload.collections)) {
    const paths = uploadPaths(config.flattenedFields);
    if (paths.length === 0) continue;
    const { docs } = await req.payload.find({
      collection: config.slug,
      where: { or: paths.map((path) => ({ [path]: { equals: id } })) },
      limit: 1,
      depth: 0,
      pagination: false,
      // out of the bin it is shown again
      trash: true,
      req,
    });
    const [user] = docs;
    const bin = user && 'deletedAt' in user && user.deletedAt ? '，在回收站中' : '';
    if (user) refuse(`${String(config.labels.singular)}，编号 ${user.id}${bin}`);
  }
  for (const global of req.payload.globals.config) {
    const paths = uploadPaths(global.flattenedFields);
    if (paths.length === 0) continue;
    const value = await req.payload.findGlobal({ slug: global.slug, depth: 0, req });
    if (paths.some((path) => valuesAt(value, path.split('.')).includes(Number(id)))) refuse(String(global.label));
  }
};
