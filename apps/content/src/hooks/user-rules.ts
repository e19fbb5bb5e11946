import {
  APIError,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';

/** Shortest password, in characters (GB/T 22239 asks for a length and for more than one kind). */
export const PASSWORD_MINIMUM = 10;

/** Why a password is refused, in Chinese; undefined when it is fine. */
export function passwordFault(password: string, names: (string | null | undefined)[]): string | undefined {
  if (password.length < PASSWORD_MINIMUM) return `密码至少 ${PASSWORD_MINIMUM} 个字符`;
  if (password.length > 128) return '密码不能超过 128 个字符';
  const kinds = [/[a-z]/i, /\d/, /[^a-z\d]/i].filter((kind) => kind.test(password)).length;
  if (kinds < 2) return '密码须同时包含字母、数字、符号中的至少两种';
  const lower = password.toLowerCase();
  if (names.some((name) => name && name.length > 2 && lower.includes(name.toLowerCase()))) {
    return '密码不能包含用户名或邮箱';
  }
  return undefined;
}

/** Checks a new password; one chosen by somebody else must be changed at the next sign-in. */
export const managePasswords: CollectionBeforeChangeHook = ({
  data,
  originalDoc,
  operation,
  req,
  collection,
  context,
}) => {
  const password: unknown = data.password;
  if (typeof password !== 'string' || password === '') return data;
  const fault = passwordFault(password, [data.username ?? originalDoc?.username, data.email ?? originalDoc?.email]);
  if (fault) {
    throw new ValidationError({ collection: collection.slug, errors: [{ path: 'password', message: fault }], req });
  }
  const isOwn = context.isOwnPasswordChange === true || (operation === 'update' && req.user?.id === originalDoc?.id);
  data.mustChangePassword = !isOwn;
  // Whoever was signed in with the old password is signed out.
  if (operation === 'update') data.sessions = [];
  return data;
};

async function countOtherAdministrators(id: number | string, req: PayloadRequest): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'administrator' } }, { id: { not_equals: id } }] },
    req,
  });
  return totalDocs;
}

const onChange: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const isDemotion = operation === 'update' && originalDoc?.role === 'administrator' && data.role === 'editor';
  if (isDemotion && (await countOtherAdministrators(originalDoc.id, req)) === 0) {
    throw new APIError('至少要保留一名管理员', 409, null, true);
  }
  return data;
};

const onDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if ((await countOtherAdministrators(id, req)) === 0) {
    throw new APIError('至少要保留一名管理员', 409, null, true);
  }
};

/** The last administrator can be neither demoted nor deleted. */
export const keepAnAdministrator = { onChange, onDelete };
