import { parseCookies } from 'payload/shared';
import { withReserve } from './faults/disk-reserve.ts';
import { refusal } from './refusal.ts';
import type { Fault } from './rest-query.ts';
import { isSameOrigin } from './same-origin.ts';
import { signIn, type SignInSteps } from './sign-in.ts';

type RouteContext = { params: Promise<{ slug?: string[] }> };
type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

/**
 * Payload's endpoints that mail links or create the first user, for which a command is here; that draw pictures of itself;
 * and of what it keeps for itself.
 */
const CLOSED =
  /^(?:users\/(?:forgot-password|reset-password|first-register|init|verify(?:\/.*)?)|og|payload-(?:migrations|kv)(?:\/.*)?)$/;
/** What needs no session, and what a user may do before the password that somebody else chose is changed. */
const OPEN = /^(?:GET|HEAD) users\/me$|^POST users\/(?:logout|refresh-token)$/;

/** Header by which a POST becomes a GET: the admin asks that way for long lists. */
const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override'];

/** Claims of a session token, unverified. */
function claimsOf(token: string): { exp?: unknown } {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) ?? {};
  } catch {
    return {};
  }
}

/** Whether it carries what may be a session that is not over: then a database that is down is the reason to refuse it. */
function hasSession(headers: Headers): boolean {
  const bearer = /^(?:JWT|Bearer) (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
  const tokens = [bearer, parseCookies(headers).get('payload-token')];
  return tokens.some((token) => {
    const { exp } = claimsOf(token ?? '');
    return typeof exp === 'number' && exp * 1000 > Date.now();
  });
}

/** A request as Payload reads it. */
export interface ReadRequest {
  /** Whose it is. Payload says nobody's as well when it cannot read the account. */
  user: { mustChangePassword?: boolean | null | undefined } | undefined;
  /** What is wrong with its path, its query or its values. */
  fault: Fault | undefined;
}

export interface SessionChecks extends Pick<SignInSteps, 'readBody' | 'findAccount' | 'audit'> {
  read: (request: Request, path: readonly string[]) => Promise<ReadRequest>;
  isDatabaseUp: () => Promise<boolean>;
}

const databaseAway = (): Response =>
  refusal(503, '数据库暂时无法访问，内容没有保存，请稍后再试', { 'retry-after': '10' });

/** What may not go on, and why; undefined: what may. An editor is not signed out because the database is down. */
async function refuse(request: Request, path: readonly string[], { read, isDatabaseUp }: SessionChecks) {
  let { user, fault } = await read(request, path);
  if (!user && hasSession(request.headers)) {
    // The database may have gone, or come back, between the two questions: only who is unknown while it is up is one.
    for (let round = 0; round < 2 && !user; round += 1) {
      if (!(await isDatabaseUp())) return databaseAway();
      ({ user, fault } = await read(request, path));
    }
    if (!user && !(await isDatabaseUp())) return databaseAway();
  }
  if (!user) return refusal(401, '请先登录');
  if (user.mustChangePassword === true) return refusal(403, '请先修改密码');
  return fault && refusal(400, fault.message, {}, fault.path);
}

/** A POST that asks to be a GET, as the GET it is; the admin sends its query as a form. */
async function toGet(request: Request): Promise<Request> {
  const [type] = (request.headers.get('content-type') ?? '').split(';', 1);
  const url = new URL(request.url);
  if (type === 'application/x-www-form-urlencoded') url.search = await request.text();
  const headers = new Headers(request.headers);
  for (const name of [...OVERRIDES, 'content-type', 'content-length', 'transfer-encoding']) headers.delete(name);
  return new Request(url, { headers });
}

/** The path as Payload finds an endpoint by it: without regard to case; undefined for one that it cannot have. */
function pathOf(segments: readonly string[]): string[] | undefined {
  const parts = segments.filter((part) => part !== '');
  return parts.some((part) => /[/\\]/.test(part)) ? undefined : parts.map((part) => part.toLowerCase());
}

/**
 * Puts the rules of our own in front of one of Payload's REST handlers. It serves the admin alone: the public reads
 * `/api/v1`, so a request without a session is refused here, for published records as well.
 */
export function guardCmsApi(handler: RouteHandler, checks: SessionChecks): RouteHandler {
  return async (request, context) => {
    const parts = pathOf((await context.params).slug ?? []);
    const path = parts?.join('/') ?? '';
    if (!isSameOrigin(request)) return refusal(403, '拒绝来自其他网站的请求');
    if (parts === undefined || CLOSED.test(path)) return refusal(404, '接口不存在');
    const isOverridden = request.method === 'POST' && OVERRIDES.some((name) => request.headers.get(name) === 'GET');
    if (path === 'users/login' && request.method === 'POST' && !isOverridden) {
      // Once more where the disk is full: what is kept for that makes room for it.
      const run = (plain: Request) =>
        withReserve(
          () => handler(plain.clone(), context),
          ({ status }) => status === 507,
        );
      return signIn(request, { ...checks, run });
    }
    if (!isOverridden && OPEN.test(`${request.method} ${path}`)) return handler(request, context);
    const asked = isOverridden ? await toGet(request) : request;
    return (await refuse(asked, parts, checks)) ?? handler(asked, context);
  };
}
