import { setTimeout as sleep } from 'node:timers/promises';
import { loggedNetwork } from '@yunxia/http/client-address';
import { deviceCookie, deviceOf } from './device-cookie.ts';
import { log } from './log.ts';
import { noteFailedSignIn } from './metrics.ts';
import { refusal } from './refusal.ts';
import {
  addressOf,
  clearFailures,
  evenOutFailure,
  type SignInAttempt,
  slowdownOf,
  takeAttempt,
  withdrawAttempt,
} from './sign-in-guard.ts';

/** What was typed to sign in: a name or an e-mail address, and the password. */
export interface Credentials {
  name: string;
  password: string;
}

/** An account as the limits know it. */
export interface Account {
  id: number;
  /** Another one after each change of its password. */
  key: string;
  /** The user's name, and the name that is typed to sign in. */
  name: string;
  username: string;
}

export interface SignInSteps {
  /** What Payload reads in the body of a request. @throws when it cannot */
  readBody: (request: Request) => Promise<unknown>;
  /** The account that signs in under a name or an e-mail address. @throws when the database does not answer */
  findAccount: (name: string) => Promise<Account | undefined>;
  /** Lets Payload sign in. */
  run: (request: Request) => Promise<Response>;
  /** Writes to the audit trail. @param account undefined: there is none of that name */
  audit: (what: 'signIn' | 'signInFailed' | 'lockOut', account: Account | undefined, headers: Headers) => Promise<void>;
}

type Reason = 'malformed' | 'credentials' | 'limit' | 'fault';

/** Counts a failed sign-in and writes its one line: never who, never what. */
function noteFailure(reason: Reason, { headers }: Request): void {
  noteFailedSignIn(reason);
  const requestId = headers.get('x-request-id') ?? undefined;
  log.warn('sign-in failed', { requestId, reason, network: loggedNetwork(addressOf(headers)) });
}

/**
 * Name and password of a body, when they are what Payload would take: texts, of which `username` comes before `email`.
 * Whatever else it holds signs nobody in.
 */
function credentialsOf(body: unknown): Credentials | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { username = '', email = '', password = '' } = body as Record<string, unknown>;
  // the admin's form sends the field that is not used as null
  const [first, second] = [username ?? '', email ?? ''];
  if (typeof first !== 'string' || typeof second !== 'string' || typeof password !== 'string') return undefined;
  const name = (first.trim() || second.trim()).toLowerCase();
  if (name === '' || name.length > 200 || password.trim() === '' || password.length > 1000) return undefined;
  return { name, password };
}

/** The same sign-in as a request of one shape: what Payload reads is what was counted. */
function plainRequest(request: Request, { name, password }: Credentials): Request {
  const headers = new Headers(request.headers);
  for (const header of ['content-length', 'transfer-encoding', 'content-encoding']) headers.delete(header);
  headers.set('content-type', 'application/json');
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify({ username: name, password }) });
}

/** Signs in with limits (sign-in-guard.ts); a failure tells nothing about the account. */
export async function signIn(request: Request, { readBody, findAccount, run, audit }: SignInSteps): Promise<Response> {
  const started = performance.now();
  const address = addressOf(request.headers);
  const credentials = credentialsOf(await readBody(request).catch(() => undefined));
  if (!credentials) {
    noteFailure('malformed', request);
    return refusal(400, '请填写用户名和密码');
  }
  const account = await findAccount(credentials.name).catch(() => 'unreadable' as const);
  if (account === 'unreadable') {
    noteFailure('fault', request);
    return refusal(503, '数据库暂时无法访问，请稍后再试', { 'retry-after': '10' });
  }
  const attempt: SignInAttempt = account
    ? { account: account.key, isKnown: true, address, device: deviceOf(request.headers, account.id) }
    : { account: credentials.name, isKnown: false, address };
  const wait = takeAttempt(attempt);
  if (wait > 0) {
    noteFailure('limit', request);
    await audit('lockOut', account, request.headers);
    const minutes = Math.ceil(wait / 60);
    const time = minutes > 90 ? `${Math.ceil(minutes / 60)} 小时` : `${minutes} 分钟`;
    return refusal(429, `登录尝试过多，请 ${time}后再试`, { 'retry-after': String(wait) });
  }
  await sleep(slowdownOf(attempt));
  let response: Response | undefined;
  try {
    response = await run(plainRequest(request, credentials));
  } finally {
    if (response?.ok) clearFailures(attempt);
    else if (!response || response.status >= 500) withdrawAttempt(attempt);
  }
  if (response.ok && account) {
    response.headers.append('set-cookie', deviceCookie(request.headers, account.id));
    await audit('signIn', account, request.headers);
  }
  if (response.status >= 500) noteFailure('fault', request);
  if (response.ok || response.status >= 500) return response;
  noteFailure('credentials', request);
  await audit('signInFailed', account, request.headers);
  await evenOutFailure(started);
  return refusal(401, '用户名或密码不正确');
}
