import { withReserve } from './faults/disk-reserve.ts';
import { noteFailedSignIn } from './metrics.ts';
import { isSameOrigin } from './same-origin.ts';
import { addressOf, clearFailures, evenOutFailure, takeAttempt, withdrawAttempt } from './sign-in-guard.ts';

type RouteContext = { params: Promise<{ slug?: string[] }> };
type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

/** Payload's endpoints that mail links or create the first user; a command does both here. */
const CLOSED = /^users\/(?:forgot-password|reset-password|first-register|init|verify(?:\/.*)?)$/;
/** What needs no session, and what a user may do before the password that somebody else chose is changed. */
const OPEN = /^users\/(?:login|logout|me|refresh-token)$/;

function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/**
 * Claims of the session tokens, unverified: they may only make us stricter; Payload checks the signature. A request may
 * carry one as a cookie and one in `Authorization`, of which Payload takes the latter: what either says counts.
 */
function tokenClaims(request: Request): Record<string, unknown>[] {
  const cookies = [...(request.headers.get('cookie') ?? '').matchAll(/(?:^|;\s*)payload-token=([^;]+)/g)];
  const bearer = /^(?:JWT|Bearer) (.+)$/.exec(request.headers.get('authorization') ?? '');
  return [...cookies, ...(bearer ? [bearer] : [])].flatMap(([, token = '']) => {
    try {
      return [JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) ?? {}];
    } catch {
      return [];
    }
  });
}

/** Whether it carries a session that is not over by its own word. */
function hasSession(request: Request): boolean {
  return tokenClaims(request).some(({ exp }) => typeof exp === 'number' && exp * 1000 > Date.now());
}

/** The account name of a sign-in, sent as JSON or by the admin's form; "" when there is none. */
async function typedAccount(request: Request): Promise<string> {
  try {
    const copy = request.clone();
    const isJson = copy.headers.get('content-type')?.includes('application/json') ?? false;
    const body: unknown = isJson ? await copy.json() : JSON.parse(String((await copy.formData()).get('_payload')));
    const { username, email } = body as { username?: unknown; email?: unknown };
    return String(username ?? email ?? '');
  } catch {
    return '';
  }
}

/** Signs in with limits per account and per address; a failure tells nothing about the account. */
async function signIn(request: Request, run: () => Promise<Response>): Promise<Response> {
  const started = performance.now();
  const attempt = { account: await typedAccount(request), address: addressOf(request.headers) };
  const wait = takeAttempt(attempt);
  if (wait > 0) {
    noteFailedSignIn('limit');
    const minutes = Math.ceil(wait / 60);
    return refusal(429, `登录尝试过多，请 ${minutes} 分钟后再试`, { 'retry-after': String(wait) });
  }
  let response: Response | undefined;
  try {
    response = await run();
  } finally {
    if (response?.ok) clearFailures(attempt);
    else if (!response || response.status >= 500) withdrawAttempt(attempt);
  }
  if (response.status >= 500) noteFailedSignIn('fault');
  if (response.ok || response.status >= 500) return response;
  noteFailedSignIn('credentials');
  await evenOutFailure(started);
  return refusal(401, '用户名或密码不正确');
}

export interface SessionChecks {
  /** Whether the headers carry a session that is good. Payload says no as well when it cannot read the account. */
  isSignedIn: (headers: Headers) => Promise<boolean>;
  isDatabaseUp: () => Promise<boolean>;
}

/** Who may not go on, and why; undefined: who may. An editor is not sent away because the database is. */
async function refuseUnknown(request: Request, { isSignedIn, isDatabaseUp }: SessionChecks) {
  if (await isSignedIn(request.headers)) return undefined;
  if (hasSession(request)) {
    // The database may have gone, or come back, between the two questions: only who is unknown while it is up is one.
    for (let round = 0; round < 2; round += 1) {
      if (!(await isDatabaseUp()))
        return refusal(503, '数据库暂时无法访问，内容没有保存，请稍后再试', { 'retry-after': '10' });
      if (await isSignedIn(request.headers)) return undefined;
    }
    if (!(await isDatabaseUp()))
      return refusal(503, '数据库暂时无法访问，内容没有保存，请稍后再试', { 'retry-after': '10' });
  }
  return refusal(401, '请先登录');
}

/**
 * Puts the rules of our own in front of one of Payload's REST handlers. It serves the admin alone: the public reads
 * `/api/v1`, so whoever has no session is refused here, published records or not.
 */
export function guardCmsApi(handler: RouteHandler, checks: SessionChecks): RouteHandler {
  return async (request, context) => {
    const path = ((await context.params).slug ?? []).join('/');
    if (!isSameOrigin(request)) return refusal(403, '拒绝来自其他网站的请求');
    if (CLOSED.test(path)) return refusal(404, '接口不存在');
    if (!OPEN.test(path) && tokenClaims(request).some((claims) => claims['mustChangePassword'] === true)) {
      return refusal(403, '请先修改密码');
    }
    if (path === 'users/login' && request.method === 'POST') {
      // Once more where the disk is full: what is kept for that makes room for it.
      const run = () => handler(request.clone(), context);
      return signIn(request, () => withReserve(run, ({ status }) => status === 507));
    }
    const refused = OPEN.test(path) ? undefined : await refuseUnknown(request, checks);
    return refused ?? handler(request, context);
  };
}
