/** What a user changes of the own account with the current password, and no other way: the password and the names. */
import { generatePayloadCookie } from 'payload';
import { loggedNetwork } from '@yunxia/http/client-address';
import { auditAttempt } from './audit/sign-in-audit.ts';
import { deviceCookie } from './device-cookie.ts';
import { passwordFault } from './hooks/user-rules.ts';
import { log } from './log.ts';
import { openPayload } from './open-payload.ts';
import { findAccount, type signedInUser } from './payload-session.ts';
import { addressOf, evenOutFailure, takeAttempt, withdrawAttempt } from './sign-in-guard.ts';

/** Why a change was refused, by the word that the form's address carries. */
export const PASSWORD_CHANGE_FAULTS = {
  current: '当前密码不正确',
  wait: '尝试过多，请稍后再试',
  different: '两次输入的新密码不一致',
  same: '新密码不能与当前密码相同',
  weak: '新密码至少 10 个字符，须包含字母、数字、符号中的至少两种，且不能包含用户名或邮箱',
  names: '用户名或邮箱格式不正确，或已被其他用户使用',
  origin: '请从本页面提交',
} as const;
export type PasswordChangeFault = keyof typeof PASSWORD_CHANGE_FAULTS;

type User = NonNullable<Awaited<ReturnType<typeof signedInUser>>>;

/** Tries of the current password count for the account alone: the client is signed in to it. */
async function currentPasswordFault(user: User, current: string, headers: Headers) {
  const started = performance.now();
  const payload = await openPayload();
  const name = user.username ?? '';
  const account = await findAccount(name);
  const attempt = {
    account: account?.key ?? name,
    isKnown: true,
    address: addressOf(headers),
    device: 'password page',
  };
  if (takeAttempt(attempt) > 0) {
    await auditAttempt('lockOut', account, headers);
    return 'wait';
  }
  try {
    await payload.login({ collection: 'users', data: { username: name, password: current } });
    withdrawAttempt(attempt);
    return undefined;
  } catch {
    const requestId = headers.get('x-request-id') ?? undefined;
    log.warn('current password refused', { requestId, network: loggedNetwork(attempt.address) });
    await auditAttempt('signInFailed', account, headers);
    await evenOutFailure(started);
    return 'current';
  }
}

/** Names the user in the audit trail. Without the session: Payload would keep the one that makes the change. */
const madeBy = (user: User, headers: Headers) => ({
  user: { ...user, _sid: undefined },
  req: { headers },
  overrideAccess: true,
});

/**
 * Changes the password of the signed-in user, which ends every session of the account, and signs in again.
 * @returns the new session's `Set-Cookie` values, or why nothing was changed
 */
export async function changePassword(
  user: User,
  form: { current: string; next: string; again: string },
  headers: Headers,
): Promise<{ cookies: string[] } | { fault: PasswordChangeFault }> {
  const payload = await openPayload();
  if (form.next !== form.again) return { fault: 'different' };
  if (form.next === form.current) return { fault: 'same' };
  if (passwordFault(form.next, [user.username, user.email])) return { fault: 'weak' };
  const fault = await currentPasswordFault(user, form.current, headers);
  if (fault) return { fault };
  await payload.update({
    collection: 'users',
    id: user.id,
    data: { password: form.next },
    context: { isOwnAccountPage: true },
    ...madeBy(user, headers),
  });
  const { token = '' } = await payload.login({
    collection: 'users',
    data: { username: user.username ?? '', password: form.next },
  });
  const session = generatePayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  });
  return { cookies: [session, deviceCookie(headers, Number(user.id))] };
}

/** Changes the names under which the signed-in user signs in. @returns why nothing was changed */
export async function changeNames(
  user: User,
  form: { current: string; username: string; email: string },
  headers: Headers,
): Promise<PasswordChangeFault | undefined> {
  const payload = await openPayload();
  const fault = await currentPasswordFault(user, form.current, headers);
  if (fault) return fault;
  try {
    await payload.update({
      collection: 'users',
      id: user.id,
      data: { username: form.username, email: form.email },
      context: { isOwnAccountPage: true },
      ...madeBy(user, headers),
    });
    return undefined;
  } catch (error) {
    if ((error as { status?: unknown }).status === 400) return 'names';
    throw error;
  }
}
