/** Who gets in, and who is kept out: the built server behind a proxy that names the callers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWN_PASSWORD, sessionOf, startSignedInServer, type SignedInServer } from './signed-in-server.ts';

const PORT = 3113;
let one: SignedInServer;

beforeAll(async () => {
  one = await startSignedInServer(PORT, { TRUST_PROXY: '1', RATE_LIMITS: 'off' });
});
afterAll(() => one.server.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const send = (body: BodyInit, address: string, headers: Record<string, string> = JSON_TYPE) =>
  fetch(`${one.server.base}/cms/api/users/login`, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': address },
    body,
  });
const signIn = (password: string, address: string, username = 'admin') =>
  send(JSON.stringify({ username, password }), address);
const statuses = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status);
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

describe('who guesses', () => {
  it('from one address has five tries, forty at once or not, and locks no other address out', async () => {
    const answers = await statuses(times(40, () => signIn('wrong', '203.0.113.1')));
    expect(answers.filter((status) => status === 401)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(35);
    // not even with the right one
    expect((await signIn(OWN_PASSWORD, '203.0.113.1')).status).toBe(429);
    expect((await signIn(OWN_PASSWORD, '198.51.100.1')).status).toBe(200);
  });

  it('at many addresses has some tries at each, and the owner signs in at the first try, within a bounded delay', async () => {
    await one.makeUser('besieged', 'editor');
    const guess = (at: number) => signIn('wrong', `192.0.2.${at % 20}`, 'besieged');
    const answers = await statuses(times(60, guess));
    expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(50 + 3 * 20);
    const started = performance.now();
    const owner = await signIn(OWN_PASSWORD, '198.51.100.2', 'besieged');
    expect(owner.status).toBe(200);
    // five seconds are held back, the rest is the machine
    expect(performance.now() - started).toBeLessThan(30_000);
    expect(new Set(await statuses(times(20, guess)))).toEqual(new Set([429]));
  });

  it('uses up no try of a browser that has signed in before', async () => {
    const owner = await signIn(OWN_PASSWORD, '198.51.100.3');
    const device = owner.headers.getSetCookie().find((text) => text.startsWith('yunxia-device='));
    expect(device).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    await statuses(times(6, () => signIn('wrong', '198.51.100.3')));
    expect((await signIn(OWN_PASSWORD, '198.51.100.3')).status).toBe(429);
    const cookie = device?.split(';')[0] ?? '';
    const body = JSON.stringify({ username: 'admin', password: OWN_PASSWORD });
    expect((await send(body, '198.51.100.3', { ...JSON_TYPE, cookie })).status).toBe(200);
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace('=1.', '=1.x');
    expect((await send(body, '198.51.100.3', { ...JSON_TYPE, cookie: forged })).status).toBe(429);
  });

  it('leaves one line each, without name and password', async () => {
    await signIn('a-word-nobody-may-read', '203.0.113.99', 'a-name-nobody-may-read');
    await expect.poll(() => one.server.output()).toContain('"network":"203.0.113.0","reason":"credentials"');
    const lines = one.server
      .output()
      .split('\n')
      .filter((line) => line.includes('"msg":"sign-in failed"'));
    const line = JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;
    expect(line).toMatchObject({ level: 'warn', reason: 'credentials', network: '203.0.113.0' });
    expect(line['requestId']).toMatch(/^[\w-]{8,64}$/);
    expect(one.server.output()).not.toContain('nobody-may-read');
  });
});

describe('a sign-in is read as Payload reads it', () => {
  const wrong = { username: 'counted', password: 'wrong' };
  it.each<[string, string | FormData, Record<string, string>?]>([
    ['a name that is a list', JSON.stringify({ username: ['counted'], email: 'admin', password: OWN_PASSWORD })],
    ['a name that is a number', JSON.stringify({ username: 1, password: OWN_PASSWORD })],
    ['a password that is an object', JSON.stringify({ username: 'admin', password: {} })],
    ['no name', JSON.stringify({ password: OWN_PASSWORD })],
    ['a list', '[]'],
    ['no JSON', '{'],
    ['nothing', ''],
    ['a form', 'username=admin&password=wrong', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['another type', JSON.stringify(wrong), { 'content-type': 'text/plain' }],
    ['packed', JSON.stringify(wrong).slice(1), { ...JSON_TYPE, 'content-encoding': 'gzip' }],
    ['a form that names JSON', JSON.stringify(wrong), { 'content-type': 'multipart/form-data; a=application/json' }],
  ])('refuses %s', async (_, body, headers) => {
    const answer = await send(body, '198.51.100.50', headers);
    expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ message: '请填写用户名和密码' }] }]);
  });

  it('and counts it under the account that it would sign in to, however it is written', async () => {
    await one.makeUser('counted', 'editor');
    const form = new FormData();
    form.append('_payload', JSON.stringify({ username: ' COUNTED ', password: 'wrong' }));
    const bodies: [BodyInit, Record<string, string>?][] = [
      ['\uFEFF{"username":"counted","password":"wrong"}'],
      ['{"username":"other","username":"counted","password":"wrong"}'],
      ['{"username":"","email":"Counted","password":"wrong"}'],
      ['{"username":null,"email":"counted ","password":"wrong"}'],
      [form, {}],
    ];
    for (const [body, headers] of bodies) expect((await send(body, '198.51.100.60', headers)).status).toBe(401);
    expect((await signIn(OWN_PASSWORD, '198.51.100.60', 'counted')).status).toBe(429);
  });

  it('at every spelling of its path, and by no other method', async () => {
    const body = JSON.stringify({ username: 'admin', password: 'wrong' });
    for (const path of ['users/LOGIN', 'users/%6Cogin', 'users/login?x=1']) {
      const init = { method: 'POST', headers: { ...JSON_TYPE, 'x-forwarded-for': '198.51.100.61' }, body };
      expect([path, (await fetch(`${one.server.base}/cms/api/${path}`, init)).status]).toEqual([path, 401]);
    }
    for (const name of ['x-http-method-override', 'x-payload-http-method-override']) {
      const answer = await send(body, '198.51.100.61', { ...JSON_TYPE, [name]: 'GET' });
      expect(answer.status).toBe(401);
      expect(await answer.text()).toContain('请先登录');
    }
  });
});

describe('a password that an administrator chose', () => {
  it('opens nothing but its change, whatever the cookie looks like', async () => {
    await one.ask('POST', '/cms/api/users', {
      username: 'newcomer',
      name: '新人',
      role: 'editor',
      password: 'given-Words-of-2026',
    });
    const token = sessionOf(await signIn('given-Words-of-2026', '198.51.100.70', 'newcomer')).split('=')[1] ?? '';
    const other = one.session.split('=')[1] ?? '';
    const shapes: Record<string, string>[] = [
      { cookie: `payload-token=${token}` },
      { cookie: `payload-token =${token}` },
      { cookie: ` \tpayload-token\t=${token}` },
      { cookie: `a=b;payload-token=${token}` },
      { cookie: `payload-token; payload-token=${token}` },
      { cookie: `payload-token=${other}x; payload-token=${token}` },
      { cookie: '', authorization: `JWT ${token}` },
      { cookie: '', authorization: `Bearer ${token}` },
    ];
    for (const headers of shapes) {
      const answer = await one.ask('GET', '/cms/api/news', undefined, headers);
      expect([headers, answer.status, await answer.text()]).toEqual([
        headers,
        403,
        expect.stringContaining('请先修改密码'),
      ]);
    }
  });
});

describe("one's own password and names", () => {
  it('change by no way but the page that asks for the password', async () => {
    const editor = await one.makeUser('writer', 'editor');
    const cookie = editor.session;
    const next = 'another-Password-1';
    const form = new FormData();
    form.append('_payload', JSON.stringify({ password: next }));
    const own = `/cms/api/users/${editor.id}`;
    const refused = /自己的(?:密码|用户名和邮箱)请到“修改密码”页面/;
    for (const body of [{ password: next }, { username: 'other' }, { email: 'writer@example.com' }]) {
      for (const path of [
        own,
        `${own}?depth=0`,
        `${own}/`.replace(/\/$/, '?draft=true'),
        `/cms/api/users/${editor.id}?autosave=true`,
      ]) {
        const answer = await one.ask('PATCH', path, body, { cookie });
        expect([path, answer.status, await answer.text()]).toEqual([path, 400, expect.stringMatching(refused)]);
      }
      const many = await one.ask('PATCH', `/cms/api/users?where[id][equals]=${editor.id}`, body, { cookie });
      expect([many.status, await many.text()]).toEqual([400, expect.stringMatching(refused)]);
    }
    const multipart = await fetch(`${one.server.base}${own}`, { method: 'PATCH', headers: { cookie }, body: form });
    expect(multipart.status).toBe(400);
    for (const path of [
      'users/me',
      'users/reset-password',
      'users/Reset-Password',
      'users/forgot-password',
      'graphql',
    ]) {
      const answer = await one.ask('POST', `/cms/api/${path}`, { password: next, token: 'x' }, { cookie });
      expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true]);
    }
    for (const body of [{ hash: 'x', salt: 'y' }, { resetPasswordToken: 'x' }, { role: 'administrator' }]) {
      expect((await one.ask('PATCH', own, body, { cookie })).status).toBe(200);
    }
    const profile = await one.ask(
      'PATCH',
      own,
      { name: '新名', username: 'writer', email: '', password: '' },
      { cookie },
    );
    expect([profile.status, await profile.json()]).toEqual([
      200,
      expect.objectContaining({ doc: expect.objectContaining({ name: '新名', role: 'editor', email: null }) }),
    ]);
    expect((await signIn(next, '198.51.100.80', 'writer')).status).toBe(401);
    expect((await signIn(OWN_PASSWORD, '198.51.100.80', 'writer')).status).toBe(200);
  });

  it('change by that page, which ends the other sessions', async () => {
    const editor = await one.makeUser('mover', 'editor');
    const other = sessionOf(await signIn(OWN_PASSWORD, '198.51.100.81', 'mover'));
    const save = (form: Record<string, string>) =>
      fetch(`${one.server.base}/admin/password/save`, {
        method: 'POST',
        headers: { cookie: editor.session },
        body: new URLSearchParams(form),
        redirect: 'manual',
      });
    const location = async (form: Record<string, string>) => (await save(form)).headers.get('location');
    const fault = (name: string) => `/admin/password?fault=${name}`;
    expect(await location({ current: 'wrong', username: 'moved', email: '' })).toBe(fault('current'));
    expect(await location({ current: OWN_PASSWORD, username: 'admin', email: '' })).toBe(fault('names'));
    expect(await location({ current: OWN_PASSWORD, username: 'moved', email: 'moved@example.com' })).toBe(
      '/admin/account',
    );
    const next = 'another-Password-1';
    const changed = await save({ current: OWN_PASSWORD, next, again: next });
    expect(changed.headers.get('location')).toBe('/admin');
    for (const [cookie, isIn] of [
      [other, false],
      [editor.session, false],
      [sessionOf(changed), true],
    ] as const) {
      expect((await one.ask('GET', '/cms/api/news', undefined, { cookie })).status).toBe(isIn ? 200 : 401);
    }
    expect((await signIn(next, '198.51.100.81', 'moved@example.com')).status).toBe(200);
  });

  it('are reset by an administrator so that the user has to change the password, and is signed out', async () => {
    const editor = await one.makeUser('forgetful', 'editor');
    const reset = await one.ask('PATCH', `/cms/api/users/${editor.id}`, {
      password: 'given-Words-of-2027',
      mustChangePassword: false,
    });
    expect(reset.status).toBe(200);
    expect((await one.ask('GET', '/cms/api/news', undefined, { cookie: editor.session })).status).toBe(401);
    const cookie = sessionOf(await signIn('given-Words-of-2027', '198.51.100.82', 'forgetful'));
    expect((await one.ask('GET', '/cms/api/news', undefined, { cookie })).status).toBe(403);
  });
});
