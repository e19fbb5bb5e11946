/** The built content server is made to fail in every way at hand; of no secret is there a trace in what it prints. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { makePdf } from './sample-file.ts';

const OWN_PASSWORD = 'Schleuse-7-offen-um-neun';
const OTHER_PASSWORD = 'Wehr-3-zu-bis-Mitternacht';
const secrets = {
  PAYLOAD_SECRET: 'payload-secret-of-thirty-two-letters',
  PUBLISH_SECRET: 'publish-secret-of-thirty-two-letters',
  S3_ACCESS_KEY_ID: 'ACCESSKEYIDOFTHETEST',
  S3_SECRET_ACCESS_KEY: 'secret/access+key/of-the-test',
};

let storage: Server;
let server: BuiltServer;
let session = '';
let given = '';
let database: DatabaseSync;

beforeAll(async () => {
  // A storage that refuses everything and says in its answer what it was sent.
  storage = createServer((request, response) => {
    response.writeHead(403, { 'content-type': 'application/xml' });
    response.end(`<Error><Message>${request.headers.authorization} ${secrets.S3_SECRET_ACCESS_KEY}</Message></Error>`);
  });
  await once(storage.listen(0, '127.0.0.1'), 'listening');
  server = await startBuiltServer(await freePort(), {
    ...secrets,
    S3_ENDPOINT: `http://127.0.0.1:${(storage.address() as AddressInfo).port}`,
    S3_BUCKET: 'files',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'debug',
  });
  given = /密 {2}码：(\S+)/.exec(server.output())?.[1] ?? '';
  session = cookieOf(await post('/cms/api/users/login', { username: 'admin', password: given }));
  const changed = await fetch(`${server.base}/admin/password/save`, {
    method: 'POST',
    headers: { cookie: session },
    body: new URLSearchParams({ current: given, next: OWN_PASSWORD, again: OWN_PASSWORD }),
    redirect: 'manual',
  });
  session = cookieOf(changed);
  database = new DatabaseSync(path.join(server.directory, 'content.db'), { timeout: 20_000 });
});
afterAll(async () => {
  database.close();
  await server.close();
  storage.close();
});

const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const send = (method: string, where: string, body?: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${server.base}${where}`, {
    method,
    headers: { cookie: session, ...headers },
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
const post = (where: string, body: unknown, headers: Record<string, string> = {}) =>
  send('POST', where, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
const patch = (where: string, body: unknown) =>
  send('PATCH', where, JSON.stringify(body), { 'content-type': 'application/json' });
const signIn = (password: string, username = 'admin') => post('/cms/api/users/login', { username, password });
const user = (fields: object) => ({ name: '编辑', role: 'editor', password: OTHER_PASSWORD, ...fields });
const form = (file: Blob, name: string) => {
  const body = new FormData();
  body.set('file', file, name);
  body.set('_payload', JSON.stringify({ alt: OTHER_PASSWORD }));
  return body;
};
/** While a table is away, whatever touches it fails in the database. */
const without = async (table: string, run: () => Promise<unknown>): Promise<void> => {
  database.exec(`ALTER TABLE "${table}" RENAME TO "${table}_away"`);
  try {
    await run();
  } finally {
    database.exec(`ALTER TABLE "${table}_away" RENAME TO "${table}"`);
  }
};

const token = (): string => session.slice(session.indexOf('=') + 1);
const json = { 'content-type': 'application/json' };
const wrong = { cookie: '' };
/** What goes wrong, and how to make it. */
const errors: [string, () => Promise<unknown>][] = [
  ['a wrong password', () => signIn(OTHER_PASSWORD)],
  ['a wrong name', () => signIn(OWN_PASSWORD, 'nobody')],
  ['a password as a name', () => signIn('x', OWN_PASSWORD)],
  ['a password as an e-mail address', () => post('/cms/api/users/login', { email: OWN_PASSWORD, password: 'x' })],
  ['a name that is a list', () => post('/cms/api/users/login', { username: [OWN_PASSWORD], password: OWN_PASSWORD })],
  [
    'a password that is an object',
    () => post('/cms/api/users/login', { username: 'admin', password: { OWN_PASSWORD } }),
  ],
  ['a sign-in that is no JSON', () => send('POST', '/cms/api/users/login', `{"password":"${OWN_PASSWORD}`, json)],
  ['a sign-in that is JSON with a word behind', () => send('POST', '/cms/api/users/login', `{} ${OWN_PASSWORD}`, json)],
  ['a sign-in as a form', () => send('POST', '/cms/api/users/login', new URLSearchParams({ password: OWN_PASSWORD }))],
  ['a sign-in with a password in the query', () => post(`/cms/api/users/login?password=${OWN_PASSWORD}`, {})],
  ['a sign-in without a table of sessions', () => without('users_sessions', () => signIn(OWN_PASSWORD))],
  ['a sign-in without a table of users', () => without('users', () => signIn(OWN_PASSWORD))],
  ['a forgotten password', () => post('/cms/api/users/forgot-password', { username: OWN_PASSWORD })],
  ['a reset', () => post('/cms/api/users/reset-password', { token: token(), password: OWN_PASSWORD })],
  ['a reset in the path', () => send('GET', `/admin/reset/${token()}`)],
  ['a verification', () => send('POST', `/cms/api/users/verify/${token()}`)],
  ['an unlock', () => post('/cms/api/users/unlock', { username: OWN_PASSWORD })],
  ['a first registration', () => post('/cms/api/users/first-register', user({ username: 'x' }))],
  ['no session', () => send('GET', '/cms/api/users', undefined, wrong)],
  ['a broken session', () => send('GET', '/cms/api/users', undefined, { cookie: `${session}x` })],
  ['half a session', () => send('GET', '/cms/api/users', undefined, { cookie: session.slice(0, -20) })],
  ['a session twice', () => send('GET', '/cms/api/users', undefined, { authorization: `JWT ${token()}x` })],
  [
    'a session of another scheme',
    () => send('GET', '/cms/api/users', undefined, { authorization: `Basic ${token()}` }),
  ],
  [
    'an API key',
    () => send('GET', '/cms/api/users', undefined, { ...wrong, authorization: `users API-Key ${token()}` }),
  ],
  ['a session in the query', () => send('GET', `/cms/api/users?token=${token()}`)],
  [
    'a foreign origin',
    () => post('/cms/api/users', user({ username: 'x' }), { origin: `https://${OWN_PASSWORD}.test` }),
  ],
  ['a user whose name is taken', () => post('/cms/api/users', user({ username: 'admin' }))],
  ['a user without a name', () => post('/cms/api/users', user({}))],
  ['a user with a role of its own', () => post('/cms/api/users', user({ username: 'b1', role: OTHER_PASSWORD }))],
  ['a user with a weak password', () => post('/cms/api/users', user({ username: 'b2', password: 'Kurz-9' }))],
  [
    'a user with a password as its address',
    () => post('/cms/api/users', user({ username: 'b3', email: OTHER_PASSWORD })),
  ],
  ['a first user with an address', () => post('/cms/api/users', user({ username: 'b4', email: 'a@example.com' }))],
  [
    'a second user with the same address',
    () => post('/cms/api/users', user({ username: 'b5', email: 'a@example.com' })),
  ],
  ['a user with an empty address', () => post('/cms/api/users', user({ username: 'b6', email: '' }))],
  ['another user with an empty address', () => post('/cms/api/users', user({ username: 'b7', email: '' }))],
  [
    'a user that the database cannot take',
    () => without('users_sessions', () => post('/cms/api/users', user({ username: 'b8' }))),
  ],
  ['a user without a table', () => without('users', () => post('/cms/api/users', user({ username: 'b9' })))],
  [
    'a password that the database cannot take',
    () => without('users_sessions', () => patch('/cms/api/users/1', user({}))),
  ],
  ['a change of a user who is not', () => patch('/cms/api/users/999', user({}))],
  ['a change of many users', () => patch(`/cms/api/users?where[name][equals]=${OTHER_PASSWORD}`, user({}))],
  [
    'a change of password with the wrong one',
    () => send('POST', '/admin/password/save', new URLSearchParams({ current: OTHER_PASSWORD, next: 'x', again: 'x' })),
  ],
  [
    'a change of password without a table',
    () =>
      without('users', () =>
        send(
          'POST',
          '/admin/password/save',
          new URLSearchParams({ current: OWN_PASSWORD, next: OTHER_PASSWORD, again: OTHER_PASSWORD }),
        ),
      ),
  ],
  ['a filter by a field that is not', () => send('GET', `/cms/api/users?where[hash][equals]=${OTHER_PASSWORD}`)],
  ['a filter that is none', () => send('GET', `/cms/api/users?where[id][nosuch]=${OTHER_PASSWORD}`)],
  ['a filter of the wrong type', () => send('GET', `/cms/api/news?where[id][equals]=${OTHER_PASSWORD}`)],
  ['an order that is none', () => send('GET', `/cms/api/users?sort=salt,${OTHER_PASSWORD}`)],
  ['a page that is none', () => send('GET', `/cms/api/users?page=${OTHER_PASSWORD}&limit=${OTHER_PASSWORD}`)],
  ['an id that is none', () => send('GET', `/cms/api/users/${'9'.repeat(40)}`)],
  ['a record without its fields', () => post('/cms/api/news', { title: OTHER_PASSWORD })],
  ['a record of the wrong types', () => post('/cms/api/news', { title: [OTHER_PASSWORD], type: { OTHER_PASSWORD } })],
  ['a record that is no JSON', () => send('POST', '/cms/api/news', `{"title":"${OTHER_PASSWORD}"`, json)],
  [
    'a record without its table',
    () =>
      without('_news_v', () =>
        post('/cms/api/news', { title: OTHER_PASSWORD, type: 'important', _status: 'published' }),
      ),
  ],
  [
    'a global without its table',
    () => without('site_info', () => post('/cms/api/globals/site-info', { name: OTHER_PASSWORD })),
  ],
  [
    'a file that the storage refuses',
    () =>
      send(
        'POST',
        '/cms/api/media',
        form(new Blob([new Uint8Array(makePdf(1))], { type: 'application/pdf' }), 'a.pdf'),
      ),
  ],
  [
    'a file of a kind that is not taken',
    () => send('POST', '/cms/api/media', form(new Blob([OTHER_PASSWORD]), `${OTHER_PASSWORD}.exe`)),
  ],
  [
    'a file that is broken',
    () => send('POST', '/cms/api/media', form(new Blob([OTHER_PASSWORD], { type: 'image/png' }), 'a.png')),
  ],
  [
    'a form without an end',
    () =>
      send('POST', '/cms/api/media', `--a\r\nContent-Disposition: form-data; name="${OTHER_PASSWORD}"`, {
        'content-type': 'multipart/form-data; boundary=a',
      }),
  ],
  ['a file that the storage does not give', () => send('GET', '/media/a.pdf')],
  ['a call that is no form', () => send('POST', '/api/v1/news-list', `{"type":"${OTHER_PASSWORD}`, json)],
  ['a call of the wrong type', () => send('POST', '/api/v1/news-list', new URLSearchParams({ page: OTHER_PASSWORD }))],
  [
    'a call without its table',
    () => without('tariffs', () => send('POST', '/api/v1/tariff-list', new URLSearchParams())),
  ],
  [
    'a reader of the change log with another secret',
    () => send('GET', '/publishing/changes', undefined, { authorization: `Bearer ${token()}` }),
  ],
  [
    'a server function that is none',
    () => send('POST', '/admin', OTHER_PASSWORD, { 'next-action': token().slice(0, 40) }),
  ],
  [
    'a preference without its table',
    () => without('payload_preferences', () => post('/cms/api/payload-preferences/x', { value: OTHER_PASSWORD })),
  ],
  ['a picture of Next', () => send('GET', `/_next/image?url=http://a:${OTHER_PASSWORD}@b/&w=64&q=75`)],
  ['an address that is none', () => send('GET', `/cms/api/%c0%ae/${'%00'}?password=${OTHER_PASSWORD}`)],
];

describe('the log of a server that fails', () => {
  it(`names no secret after ${errors.length} kinds of errors`, async () => {
    for (const [what, provoke] of errors) {
      const answer = await provoke();
      if (answer instanceof Response) expect([what, answer.status >= 200]).toEqual([what, true]);
    }
    // Lines of the last request may come after its answer.
    await sleep(500);
    const rows = database.prepare('SELECT salt, hash FROM users').all() as { salt: string; hash: string }[];
    expect(rows.length).toBeGreaterThan(1);
    const words = [
      OWN_PASSWORD,
      OTHER_PASSWORD,
      'Kurz-9',
      token(),
      ...token().split('.'),
      ...Object.values(secrets),
      ...rows.flatMap(({ salt, hash }) => [salt, hash.slice(0, 40)]),
    ];
    const output = server.output().slice(server.output().lastIndexOf('═') + 1);
    expect(words.filter((word) => word.length > 4 && output.includes(word))).toEqual([]);
  }, 240_000);

  it('is made of JSON lines, each with a time, a level and a message; those of a request name it', () => {
    const lines = server
      .output()
      .slice(server.output().lastIndexOf('═') + 1)
      .trim()
      .split('\n');
    const read = lines.map((line): Record<string, unknown> => {
      try {
        return JSON.parse(line) as Record<string, unknown>;
      } catch {
        return { line };
      }
    });
    const isWhole = (line: Record<string, unknown>) =>
      ['time', 'level', 'msg'].every((name) => typeof line[name] === 'string' && line[name] !== '');
    expect(read.filter((line) => !isWhole(line))).toEqual([]);
    const requests = read.filter(({ msg }) => msg === 'request');
    expect(requests.length).toBeGreaterThan(errors.length);
    expect(requests.filter(({ requestId }) => !/^[\w-]{8,64}$/.test(String(requestId)))).toEqual([]);
  });

  it('logs a refused request in one line without a stack, with the reason, and a fault with one', async () => {
    const ask = async (id: string, run: (headers: Record<string, string>) => Promise<Response>): Promise<string[]> => {
      await run({ 'x-request-id': id });
      await expect.poll(() => server.output()).toMatch(new RegExp(`"msg":"request","requestId":"${id}"`));
      return server
        .output()
        .split('\n')
        .filter((line) => line.includes(`"${id}"`));
    };
    const refused = await ask('request-refused', (headers) =>
      post('/cms/api/users', user({ username: 'admin' }), headers),
    );
    expect(refused).toHaveLength(1);
    expect(JSON.parse(refused[0] ?? '')).toMatchObject({
      level: 'info',
      status: 400,
      reason: expect.stringMatching(/^ValidationError: .*\(username\)$/),
    });
    const failed = await ask('request-failed', async (headers) => {
      let answer: Response | undefined;
      await without('_news_v', async () => {
        answer = await post('/cms/api/news', { title: '标题', type: 'important' }, headers);
      });
      return answer as Response;
    });
    const faults = failed.map((line) => JSON.parse(line) as { level: string; error?: { stack?: string } });
    // Payload tells of a version that was not written by itself, then of the save.
    expect(faults.filter(({ error }) => error?.stack === undefined).map(({ level }) => level)).toEqual(['info']);
    expect(new Set(faults.map(({ level }) => level))).toEqual(new Set(['info', 'error']));
  });
});

describe('a start that fails', () => {
  it.each([
    ['a database that does not answer', { DATABASE_URL: `postgres://yunxia:${OWN_PASSWORD}@127.0.0.1:9/content` }],
    [
      'a database with a password that has an @',
      { DATABASE_URL: `postgres://yunxia:a@b/${OWN_PASSWORD}@127.0.0.1:9/content` },
    ],
    ['an address of no database', { DATABASE_URL: `mysql://yunxia:${OWN_PASSWORD}@127.0.0.1:9/content` }],
    ['a secret that is too short', { PUBLISH_SECRET: OWN_PASSWORD }],
    ['a storage without a bucket', { S3_ENDPOINT: 'http://127.0.0.1:9', S3_SECRET_ACCESS_KEY: OWN_PASSWORD }],
    ['a storage at no address', { S3_ENDPOINT: OWN_PASSWORD }],
    ['a proxy that is none', { TRUST_PROXY: OWN_PASSWORD }],
  ])('for %s ends with an error code and tells no secret', async (_, variables) => {
    const failed = await startBuiltServer(await freePort(), variables);
    try {
      // 3: its settings are refused; 1: what they lead to.
      expect(failed.process.exitCode).toBeOneOf([1, 3]);
      expect(failed.output()).not.toBe('');
      expect(failed.output()).not.toContain(OWN_PASSWORD);
    } finally {
      await failed.close();
    }
  });
});
