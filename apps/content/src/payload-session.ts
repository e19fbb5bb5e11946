/** What the guards ask Payload, so that they read a request as it does. */
import { createHash } from 'node:crypto';
import { addDataAndFileToRequest, createPayloadRequest, executeAuthStrategies, type PayloadRequest } from 'payload';
import type { ReadRequest } from './cms-api-guard.ts';
import { openPayload } from './open-payload.ts';
import payloadConfig from './payload.config.ts';
import { bodyFault, queryFault } from './rest-query.ts';
import type { Account } from './sign-in.ts';

/** The user whose session the headers carry; undefined when there is none. */
export async function signedInUser(headers: Headers) {
  const payload = await openPayload();
  const { user } = await executeAuthStrategies({ headers, payload });
  return user ?? undefined;
}

/** The JSON that a request sends; undefined: none, or what Payload refuses as none itself. The request stays unread. */
async function jsonOf(request: Request): Promise<unknown> {
  if (!request.body || request.headers.get('content-type')?.split(';', 1)[0] !== 'application/json') return undefined;
  try {
    return JSON.parse(await request.clone().text());
  } catch {
    return undefined;
  }
}

/** Whose a request of the REST interface is, and what is wrong with it. */
export async function readRequest(request: Request, path: readonly string[]): Promise<ReadRequest> {
  const { url, headers } = request;
  const { user, payload, query } = await createPayloadRequest({
    config: payloadConfig,
    request: new Request(url, { headers }),
  });
  if (!user) return { user: undefined, fault: undefined };
  const json = await jsonOf(request);
  const fault = queryFault(payload, path, query) ?? (json === undefined ? undefined : bodyFault(payload, path, json));
  return { user, fault };
}

/** The body of a request as Payload reads it. @throws when it cannot */
export async function readBody(request: Request): Promise<unknown> {
  const payload = await openPayload();
  const copy = Object.assign(request.clone(), { payload, routeParams: {} }) as unknown as PayloadRequest;
  await addDataAndFileToRequest(copy);
  return copy.data;
}

interface StoredUser {
  id: number;
  salt?: unknown;
  name?: string | null;
  username?: string | null;
}

/** An account with what its limits are counted by. */
function toAccount({ id, salt, name, username }: StoredUser): Account {
  const password = createHash('sha256').update(String(salt)).digest('hex').slice(0, 12);
  return { id, key: `${id} ${password}`, name: name ?? '', username: username ?? '' };
}

/** The account that signs in under a name or an e-mail address, as Payload finds it. */
export async function findAccount(name: string): Promise<Account | undefined> {
  const payload = await openPayload();
  const user = await payload.db.findOne<StoredUser>({
    collection: 'users',
    where: { or: [{ username: { equals: name } }, { email: { equals: name } }] },
  });
  return user ? toAccount(user) : undefined;
}
