/** People at the editors' desk, their requests as the admin's form sends them, and records to review. */
import { handleEndpoints, type PayloadRequest } from 'payload';
import type { ColumnKey } from '../src/access/rights.ts';
import { reviewFieldOf } from '../src/access/review-steps.ts';
import { openLocalPayload, type LocalPayload } from './local-payload.ts';

export type User = NonNullable<PayloadRequest['user']>;

export let local: LocalPayload;
let handle: (request: Request) => Promise<Response>;
const people: Record<string, User> = {};
const tokens = new Map<unknown, string>();
const PASSWORD = 'a-Password-of-2026';

/** Makes a user who can sign in. */
export async function makePerson(name: string, data: Record<string, unknown>): Promise<User> {
  const user = await local.payload.create({
    collection: 'users',
    data: { username: name, name, role: 'editor', password: PASSWORD, ...data } as never,
    context: { isOwnAccountPage: true },
  });
  const { token } = await local.payload.login({
    collection: 'users',
    data: { username: name, password: PASSWORD } as never,
  });
  tokens.set(user.id, String(token));
  return (people[name] = { ...user, collection: 'users' });
}

/** How many reviews columns have. */
export const setSteps = (counts: Partial<Record<ColumnKey, 0 | 1 | 2 | 3>>) =>
  local.payload.updateGlobal({
    slug: 'review-settings',
    data: Object.fromEntries(
      Object.entries(counts).map(([key, count]) => [reviewFieldOf(key as ColumnKey), String(count)]),
    ),
  });

/** Opens a database with a person of each duty. */
export async function openDesk(): Promise<void> {
  local = await openLocalPayload();
  const { default: config } = await import('../src/payload.config.ts');
  handle = (request) => handleEndpoints({ config, request });
  await makePerson('W', { duties: ['writer'] });
  await makePerson('1', { duties: ['first'] });
  await makePerson('2', { duties: ['second'] });
  await makePerson('3', { duties: ['third'] });
  await makePerson('A', { role: 'administrator', duties: ['writer'] });
  // has every duty, of another column
  await makePerson('X', { duties: ['writer', 'first', 'second', 'third'], columns: ['tariffs'] });
  await makePerson('author', { duties: ['writer'] });
}

export interface Answer {
  status: number;
  message: string;
  path: string | undefined;
  doc: { id: number; _status?: string; reviewStage?: string; title?: string };
}

/** A request as the admin's form sends it. */
export async function ask(user: User, method: string, path: string, body?: object): Promise<Answer> {
  const response = await handle(
    new Request(`http://localhost:3001/cms/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `JWT ${tokens.get(user.id) ?? ''}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const json = (await response.json()) as {
    doc?: Answer['doc'];
    result?: Answer['doc'];
    errors?: { message: string; data?: { errors?: { path: string }[] } }[];
  };
  return {
    status: response.status,
    message: json.errors?.[0]?.message ?? '',
    path: json.errors?.[0]?.data?.errors?.[0]?.path,
    doc: json.doc ?? json.result ?? (json as unknown as Answer['doc']),
  };
}

export const person = (name: string): User => people[name] as User;
export const main = (slug: string, id: number) =>
  local.payload.findByID({ collection: slug as 'news', id, draft: false, depth: 0, overrideAccess: true });
export const newest = (slug: string, id: number) =>
  local.payload.findByID({ collection: slug as 'news', id, draft: true, depth: 0, overrideAccess: true });

let count = 0;
/** A record as the server makes it: published, with the draft of a writer beside it, submitted where there are reviews. */
export async function makeRecord(key: ColumnKey, passed: readonly string[] = [], isSubmitted = false): Promise<number> {
  const [slug = '', type] = key.split(':');
  count += 1;
  const typed = { title: `稿件${count}`, ...(slug === 'news' ? { type: 'important' } : type ? { type } : {}) };
  const outage =
    type === 'overhaul' ? { kind: 'planned', startAt: '2099-01-01T00:00:00Z', endAt: '2099-01-01T08:00:00Z' } : {};
  const { id } = await local.payload.create({
    collection: slug as 'news',
    data: { ...typed, ...outage, _status: 'published' } as never,
  });
  const author = person('author');
  const text = { title: `新稿${count}` };
  if (isSubmitted) await ask(author, 'PATCH', `${slug}/${id}`, { ...text, review: { action: 'submit' } });
  else await ask(author, 'PATCH', `${slug}/${id}?draft=true`, text);
  for (const name of passed) await ask(person(name), 'PATCH', `${slug}/${id}`, { review: { action: 'pass' } });
  return id;
}

export const versionOf = async (slug: string, id: number): Promise<number> => {
  const { docs } = await local.payload.findVersions({
    collection: slug as 'news',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    depth: 0,
  });
  return Number(docs[0]?.id);
};
