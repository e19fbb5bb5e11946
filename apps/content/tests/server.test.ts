import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBuiltServer, type BuiltServer } from './built-server.ts';
import { makePdf } from './sample-file.ts';

const PORT = 3112;
const OWN_PASSWORD = 'a-Password-of-2026';

let server: BuiltServer;
let given = '';
/** `Cookie` header of the administrator's session. */
let session = '';

beforeAll(async () => {
  server = await startBuiltServer(PORT);
  given = /密 {2}码：(\S+)/.exec(server.output())?.[1] ?? '';
});
afterAll(() => server.close());

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', cookie: session },
  body: JSON.stringify(body),
});
const signIn = (password: string, username = 'admin') =>
  fetch(`${server.base}/cms/api/users/login`, json({ username, password }));
const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${server.base}${url}`, { headers: { cookie: session, ...headers }, redirect: 'manual' });
const change = (current: string, next: string, headers: Record<string, string> = {}) =>
  fetch(`${server.base}/admin/password/save`, {
    method: 'POST',
    headers: { cookie: session, ...headers },
    body: new URLSearchParams({ current, next, again: next }),
    redirect: 'manual',
  });

describe('a first start', () => {
  it.each(['/admin', '/admin/login', '/cms/api/users/me', '/healthz', '/admin-mark.svg', '/nowhere'])(
    '%s is framed by nobody and says so once',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toMatch(/(?:^|; )frame-ancestors 'self'$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    },
  );

  it('prints one password, once, and says that it is ready', () => {
    expect(given).toMatch(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect(server.output().split(given).length).toBe(2);
    expect(server.output().match(/内容服务器已就绪：http:\/\/127\.0\.0\.1:3112/g)).toHaveLength(1);
  });

  it('is healthy, and answers with a request id', async () => {
    const response = await get('/healthz', { 'x-request-id': 'given-id-1' });
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'ok', parts: { audit: 'ok', database: 'ok', disk: expect.any(String), files: 'ok', log: 'ok' } },
    ]);
    expect(response.headers.get('x-request-id')).toBe('given-id-1');
    const other = await get('/healthz', { 'x-request-id': 'not\tan id' });
    expect(other.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('signing in', () => {
  it('fails alike for a wrong password and for an unknown name', async () => {
    const times: number[] = [];
    for (const [name, password] of [
      ['admin', 'wrong'],
      ['nobody', 'wrong'],
    ] as const) {
      const started = performance.now();
      const response = await signIn(password, name);
      times.push(performance.now() - started);
      expect([response.status, await response.json()]).toEqual([401, { errors: [{ message: '用户名或密码不正确' }] }]);
    }
    expect(Math.min(...times)).toBeGreaterThan(800);
  });

  it('is stopped after five failures, for names that do not exist too', async () => {
    await Promise.all(Array.from({ length: 5 }, () => signIn('wrong', 'guessed')));
    const response = await signIn('wrong', 'guessed');
    expect([response.status, await response.text()]).toEqual([429, expect.stringContaining('登录尝试过多')]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500);
  });

  it('with the given password leads to the change of it, and to nothing else', async () => {
    const response = await signIn(given);
    expect(response.status).toBe(200);
    session = cookieOf(response);
    for (const path of ['/cms/api/news', '/cms/api/users', '/cms/api/payload-preferences/x']) {
      expect([path, (await get(path)).status]).toEqual([path, 403]);
    }
    const write = await fetch(`${server.base}/cms/api/news`, json({ title: '新闻', type: 'important' }));
    expect([write.status, await write.text()]).toEqual([403, expect.stringContaining('请先修改密码')]);
    const admin = await get('/admin/collections/news');
    expect([admin.status, admin.headers.get('location')]).toEqual([307, '/admin/password']);
    expect(await (await get('/admin/password')).text()).toContain('当前密码不是您自己设置的');
  });

  it('changes the password only from its own page, with the right one, to a good one', async () => {
    const location = async (response: Promise<Response>) => (await response).headers.get('location');
    const fault = (name: string) => `/admin/password?fault=${name}`;
    expect(await location(change('wrong', OWN_PASSWORD))).toBe(fault('current'));
    expect(await location(change(given, 'short'))).toBe(fault('weak'));
    expect(await location(change(given, given))).toBe(fault('same'));
    expect(await location(change(given, OWN_PASSWORD, { origin: 'https://evil.example' }))).toBe(fault('origin'));
    const before = session;
    const changed = await change(given, OWN_PASSWORD);
    expect([changed.status, changed.headers.get('location')]).toEqual([303, '/admin']);
    session = cookieOf(changed);
    const old = await fetch(`${server.base}/cms/api/users/me`, { headers: { cookie: before } });
    expect((await old.json()) as unknown).toMatchObject({ user: null });
    expect((await get('/cms/api/users')).status).toBe(200);
    expect((await get('/admin')).status).toBe(200);
    expect((await signIn(given)).status).toBe(401);
  });
});

describe('the REST interface', () => {
  it('is closed to the public, and takes nothing from other sites', async () => {
    const created = await fetch(
      `${server.base}/cms/api/news`,
      json({ title: '已发布', type: 'important', _status: 'published' }),
    );
    expect(created.status).toBe(201);
    const { doc } = (await created.json()) as { doc: { id: number } };
    for (const path of ['news', `news/${doc.id}`, 'news?draft=true', 'news/versions', 'globals/site-info', 'access']) {
      expect([path, (await fetch(`${server.base}/cms/api/${path}`)).status]).toEqual([path, 401]);
      const headers = { cookie: 'payload-token=e30.e30.e30' };
      expect([path, (await fetch(`${server.base}/cms/api/${path}`, { headers })).status]).toEqual([path, 401]);
    }
    expect((await get(`/cms/api/news/${doc.id}`)).status).toBe(200);
    const forged = await fetch(`${server.base}/cms/api/news/${doc.id}`, {
      method: 'DELETE',
      headers: { cookie: session, origin: 'https://evil.example' },
    });
    expect(forged.status).toBe(403);
  });

  it('has no GraphQL and no way to mail or make accounts', async () => {
    for (const path of ['users/forgot-password', 'users/reset-password', 'users/first-register', 'graphql']) {
      expect([path, (await fetch(`${server.base}/cms/api/${path}`, json({}))).status]).toEqual([path, 404]);
    }
    expect((await get('/admin/create-first-user')).status).toBe(307);
  });
});

describe('uploaded files', () => {
  it('are served under their Chinese name, in part, and nothing else is', async () => {
    const form = new FormData();
    const data = makePdf(2);
    form.append('file', new Blob([new Uint8Array(data)], { type: 'application/pdf' }), '信息公开年报.pdf');
    form.append('_payload', '{}');
    const upload = await fetch(`${server.base}/cms/api/media`, {
      method: 'POST',
      headers: { cookie: session },
      body: form,
    });
    const { doc } = (await upload.json()) as { doc: { filename: string; pages: number } };
    expect(doc.pages).toBe(2);
    const file = await fetch(`${server.base}/media/${doc.filename}`);
    expect([file.headers.get('content-length'), file.headers.get('x-content-length')]).toEqual([
      `${data.length}`,
      null,
    ]);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(data);
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('信息公开年报.pdf'));
    const part = await fetch(`${server.base}/media/${doc.filename}`, { headers: { range: 'bytes=0-4' } });
    expect([part.status, part.headers.get('content-length'), await part.text()]).toEqual([206, '5', '%PDF-']);
    const head = await fetch(`${server.base}/media/${doc.filename}`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(`${data.length}`);
    for (const path of ['/media/..%2Fcontent.db', '/media/%2e%2e%2fsecret', '/media/secret', '/media/nothing.pdf']) {
      expect([path, (await fetch(`${server.base}${path}`)).status]).toEqual([path, 404]);
    }
  });
});

describe('the process', () => {
  it('writes one JSON line per request, without what was typed', async () => {
    await get('/cms/api/news?secret=typed', { 'x-request-id': 'look-for-me' });
    await expect.poll(() => server.output()).toContain('look-for-me');
    const line = server
      .output()
      .split('\n')
      .find((text) => text.includes('look-for-me'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      level: 'info',
      msg: 'request',
      method: 'GET',
      path: '/cms/api/news',
      status: 200,
    });
    expect(server.output()).not.toContain('typed');
  });

  it('says that the port is taken', async () => {
    const second = await startBuiltServer(PORT);
    expect(second.process.exitCode).toBe(1);
    expect(second.output()).toContain('端口 3112 已被占用');
    await second.close();
  });

  it('says why it cannot reach its database, in a sentence and without a stack', async () => {
    // nothing listens on port 1
    const one = await startBuiltServer(PORT + 4, { DATABASE_URL: 'postgres://yunxia:secret-word@127.0.0.1:1/yunxia' });
    expect(one.process.exitCode).toBe(1);
    expect(one.output()).toMatch(
      /内容服务器无法启动：无法访问数据库，请检查 DATABASE_URL.*\nThe content server cannot start: .*DATABASE_URL.*\n（.*ECONNREFUSED 127\.0\.0\.1:1）/,
    );
    expect(one.output()).not.toContain('secret-word');
    await one.close();
  });

  it('ends within three seconds with exit code 0, even with an open connection', async () => {
    await get('/healthz');
    const started = performance.now();
    server.process.kill('SIGTERM');
    const [code] = (await once(server.process, 'exit')) as [number | null];
    expect(code).toBe(0);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
