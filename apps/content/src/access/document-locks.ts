import {
  APIError,
  type CollectionAfterReadHook,
  type CollectionBeforeValidateHook,
  type SanitizedConfig,
} from 'payload';

/** A lock tells other editors who edits a record: a client of the REST interface can only write its own user's name. */
const refuseOtherNames: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (req.payloadAPI !== 'REST' || !req.user) return data;
  if (operation === 'update' && data?.['user'] === undefined) return data;
  const { relationTo, value } = (data?.['user'] ?? {}) as { relationTo?: unknown; value?: unknown };
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  if (relationTo === req.user.collection && id === req.user.id) return data;
  throw new APIError('不能以他人的名义锁定内容', 403, null, true);
};

/** Says the name of who is at a record. The account itself is closed to other editors, who would read a number. */
const nameHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const { value } = (doc['user'] ?? {}) as { value?: unknown };
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  if (typeof id !== 'number') return doc;
  const user = await req.payload.findByID({
    ...{ collection: 'users', id, depth: 0, disableErrors: true, select: { name: true }, req },
  });
  return { ...doc, user: { relationTo: 'users', value: { id, name: user?.name ?? '其他人' } } };
};

/** Adds the rule to the collection of locks, which Payload makes itself, open to every user and without an option for it. */
export async function ownLocksOnly(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const built = await config;
  const locks = built.collections.find(({ slug }) => slug === 'payload-locked-documents');
  locks?.hooks.beforeValidate.push(refuseOtherNames);
  locks?.hooks.afterRead.push(nameHolder);
  return built;
}
