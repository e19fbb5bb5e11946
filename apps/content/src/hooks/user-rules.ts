import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type Where,
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

/** Where a user changes the own password and names. */
const OWN_PAGE = '请到“修改密码”页面（/admin/password）修改，需填写当前密码';

/** The message is the error's own, too: a save of many shows nothing else. */
function refuseField(path: string, message: string): never {
  const error = new APIError(message, 400, { errors: [{ path, message }] }, true);
  // as Payload's own of this kind, which the form and the log know by it
  error.name = 'ValidationError';
  throw error;
}

const isOwn = (req: PayloadRequest, user: { id?: unknown } | undefined): boolean =>
  req.user?.collection === 'users' && req.user.id === user?.id;

/**
 * Checks a new password. One's own changes only by the page that asks for the current one (password-change.ts); one
 * chosen by somebody else must be changed at the next sign-in.
 */
export const managePasswords: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req, context }) => {
  const password: unknown = data.password;
  if (password === undefined || password === null || password === '') return data;
  if (typeof password !== 'string') return refuseField('password', '密码须为文字');
  const isByPage = context.isOwnAccountPage === true;
  if (operation === 'update' && isOwn(req, originalDoc) && !isByPage) {
    return refuseField('password', `自己的密码${OWN_PAGE}`);
  }
  const fault = passwordFault(password, [data.username ?? originalDoc?.username, data.email ?? originalDoc?.email]);
  if (fault) return refuseField('password', fault);
  data.mustChangePassword = !isByPage;
  // Whoever was signed in with the old password is signed out.
  if (operation === 'update') data.sessions = [];
  return data;
};

const nameOf = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** No e-mail address is none: an empty text would be an address that only one user can have. */
export const emptyEmailIsNone: CollectionBeforeValidateHook = ({ data }) => {
  if (data && typeof data['email'] === 'string' && data['email'].trim() === '') data['email'] = null;
  return data;
};

/** A name and an e-mail address sign in alike: one's own change by the same page, and nobody takes another's. */
export const guardSignInNames: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req, context }) => {
  for (const path of ['username', 'email'] as const) {
    const name = nameOf(data[path]);
    if (data[path] === undefined || name === nameOf(originalDoc?.[path])) continue;
    if (operation === 'update' && isOwn(req, originalDoc) && context.isOwnAccountPage !== true) {
      refuseField(path, `自己的用户名和邮箱${OWN_PAGE}`);
    }
    if (name === '') continue;
    const isTaken: Where = { or: [{ username: { equals: name } }, { email: { equals: name } }] };
    const { totalDocs } = await req.payload.count({
      collection: 'users',
      where: { and: [isTaken, { id: { not_equals: originalDoc?.id ?? 0 } }] },
      req,
    });
    if (totalDocs > 0) refuseField(path, '已被其他用户用来登录');
  }
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
