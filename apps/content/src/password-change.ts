import { generatePayloadCookie } from 'payload';
import { passwordFault } from './hooks/user-rules.ts';
import { openPayload } from './open-payload.ts';
import { addressOf, evenOutFailure, takeAttempt, withdrawAttempt } from './sign-in-guard.ts';

/** Why a change was refused, by the word that the form's address carries. */
export const PASSWORD_CHANGE_FAULTS = {
  current: '当前密码不正确',
  wait: '尝试过多，请 10 分钟后再试',
  different: '两次输入的新密码不一致',
  same: '新密码不能与当前密码相同',
  weak: '新密码至少 10 个字符，须包含字母、数字、符号中的至少两种，且不能包含用户名或邮箱',
  origin: '请从本页面提交',
} as const;
export type PasswordChangeFault = keyof typeof PASSWORD_CHANGE_FAULTS;

/** The user whose session the request carries; undefined when there is none. */
export async function signedInUser(headers: Headers) {
  const payload = await openPayload();
  const { user } = await payload.auth({ headers });
  return user ?? undefined;
}

type ChangeResult = { cookie: string } | { fault: PasswordChangeFault };

/**
 * Changes the password of the signed-in user and signs in anew.
 * @returns the new session's `Set-Cookie` value, or why nothing was changed
 */
export async function changePassword(
  user: NonNullable<Awaited<ReturnType<typeof signedInUser>>>,
  form: { current: string; next: string; again: string },
  headers: Headers,
): Promise<ChangeResult> {
  const started = performance.now();
  const payload = await openPayload();
  const account = user.username ?? '';
  const attempt = { account, address: addressOf(headers) };
  if (form.next !== form.again) return { fault: 'different' };
  if (form.next === form.current) return { fault: 'same' };
  if (passwordFault(form.next, [user.username, user.email])) return { fault: 'weak' };
  if (takeAttempt(attempt) > 0) return { fault: 'wait' };
  try {
    await payload.login({ collection: 'users', data: { username: account, password: form.current } });
    withdrawAttempt(attempt);
  } catch {
    await evenOutFailure(started);
    return { fault: 'current' };
  }
  await payload.update({
    collection: 'users',
    id: user.id,
    data: { password: form.next },
    context: { isOwnPasswordChange: true },
  });
  const { token = '' } = await payload.login({
    collection: 'users',
    data: { username: account, password: form.next },
  });
  const cookie = generatePayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  });
  return { cookie };
}
