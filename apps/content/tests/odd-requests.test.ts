/** Odd questions to the built server's REST interface are the asker's fault: 400 in Chinese, never a 500. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCollections } from '../src/collections/all-collections.ts';
import { startSignedInServer, type SignedInServer } from './signed-in-server.ts';

const PORT = 3115;
let one: SignedInServer;

beforeAll(async () => {
  one = await startSignedInServer(PORT);
  for (const title of ['一', '二']) {
    await one.ask('POST', '/cms/api/news', { title, type: 'important', _status: 'published' });
  }
});
afterAll(() => one.server.close());

const slugs = [
  ...allCollections.map(({ slug }) => slug),
  ...['locked-documents', 'preferences', 'migrations', 'jobs', 'kv'].map((name) => `payload-${name}`),
];
const values = ['abc', '1e9', '-1', '%00', '99999999999999999999', '1.5', '%27', '[]', '2147483648'];

/** Answers that are not below 500, or that take the process away, by what was asked. */
async function faultsOf(asks: readonly (readonly [method: string, path: string, body?: unknown])[]): Promise<string[]> {
  const faults: string[] = [];
  const rest = [...asks];
  const work = async (): Promise<void> => {
    for (let next = rest.pop(); next; next = rest.pop()) {
      const [method, path, body] = next;
      const answer = await one.ask(method, path, body).catch(() => undefined);
      const text = await answer?.text();
      if (!answer || answer.status >= 500)
        faults.push(`${method} ${path} ${JSON.stringify(body)}: ${answer?.status} ${text}`);
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return faults;
}

const nested = (depth: number): string => `where${'[or][0]'.repeat(depth)}[id][equals]=1`;
const queries = [
  ...['page', 'limit', 'depth', 'sort', 'select', 'populate', 'locale', 'where', 'joins'].flatMap((name) =>
    ['abc', '-1', '1e300', '%00'].map((value) => `${name}=${value}`),
  ),
  ...['id', 'title', 'publishedAt', 'createdAt', '_status', 'nofield', 'user.value', 'content.root'].flatMap((field) =>
    ['equals', 'in', 'like', 'near', 'all', 'exists', 'bogus'].map(
      (operator) => `where[${field}][${operator}]=abc,%27`,
    ),
  ),
  ...values.map((value) => `where[id][equals]=${value}`),
  ...['page[]=1', 'limit=1&limit=2', 'sort[a][b]=c', 'select[a][b]=x', 'where[or]=1', 'where[id]=1', 'where[][x]=1'],
  ...[
    'where={"a":',
    'where={"or":[null]}',
    'where={"id":{"in":[1,{}]}}',
    'data={',
    'where[__proto__][equals]=1',
    '%',
    'a=%ff',
  ],
  `where[id][in]=${Array.from({ length: 1500 }, (_, at) => at).join(',')}`,
  ...[nested(3), nested(9), nested(200)],
];

const bodies = [
  ...[[], 1, null, 'x', { title: 1 }, { title: {} }, { id: 'abc' }, { publishedAt: 'x' }, { content: 1 }],
  ...[{ cover: 'abc' }, { attachments: [1] }, { user: 1 }, { title: '\0' }, { _status: 'x' }],
];

describe('no question of a user is answered with a 5xx', () => {
  it.each(['news', 'media', 'users', 'payload-locked-documents'])('%s, asked in every way', async (slug) => {
    const path = `/cms/api/${slug}`;
    const faults = await faultsOf([
      ...queries.map((query) => ['GET', `${path}?${query}`] as const),
      ...values.flatMap((value) => [
        ['GET', `${path}/${value}`] as const,
        ['GET', `${path}/versions/${value}`] as const,
        ['PATCH', `${path}/${value}`, { title: 'x' }] as const,
        ['DELETE', `${path}/${value}`] as const,
        ['POST', `${path}/${value}/duplicate`, {}] as const,
        ['POST', `${path}/versions/${value}`, {}] as const,
      ]),
      ...bodies.flatMap((body) => [
        ['POST', path, body] as const,
        ['PATCH', `${path}/1`, body] as const,
        ['PATCH', `${path}?where[id][equals]=2`, body] as const,
      ]),
    ]);
    expect(faults).toEqual([]);
  });

  it('any collection, asked in some ways', async () => {
    const faults = await faultsOf(
      slugs.flatMap((slug) => {
        const path = `/cms/api/${slug}`;
        return [
          ['GET', `${path}?where[id][equals]=abc`] as const,
          ['GET', `${path}?where[createdAt][like]=x&page=-1`] as const,
          ['GET', `${path}?sort=nofield`] as const,
          ['GET', `${path}/abc`] as const,
          ['GET', `${path}/versions/abc`] as const,
          ['POST', path, []] as const,
          ['POST', path, { title: {} }] as const,
          ['PATCH', `${path}/abc`, {}] as const,
          ['POST', `${path}/abc/duplicate`, {}] as const,
          ['POST', `${path}/versions/2147483648`, {}] as const,
        ];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('and what is wrong is said in Chinese', async () => {
    for (const [query, message] of [
      ['page=0', '页码（page）应为正整数'],
      ['limit=-1', '每页条数（limit）应为 0 至 10000 的整数'],
      ['where[id][equals]=abc', '查询条件不正确'],
      ['where[title][near]=1', '查询条件不正确'],
      [`where=${'{"or":['.repeat(9)}{}${']}'.repeat(9)}`, '查询条件过多或嵌套过深'],
      ['sort=nofield', '排序（sort）的字段不正确'],
      ['where[title][equals]=%00', '请求中有不可用的字符'],
    ]) {
      const answer = await one.ask('GET', `/cms/api/news?${query}`);
      expect([query, answer.status, await answer.json()]).toEqual([query, 400, { errors: [{ message }] }]);
    }
    const id = await one.ask('GET', '/cms/api/news/abc');
    expect([id.status, await id.json()]).toEqual([400, { errors: [{ message: '编号不正确' }] }]);
  });

  it('and no value that a field cannot hold is stored', async () => {
    const state = async () => (await one.ask('GET', '/cms/api/news?sort=id')).json();
    const before = await state();
    for (const body of [{ publishedAt: 'x' }, { title: ['a'] }, { content: 1 }, { type: {} }, { _status: 'x' }, []]) {
      for (const path of ['news/1', 'news?where[id][equals]=2']) {
        const answer = await one.ask('PATCH', `/cms/api/${path}`, body);
        const refusal = { errors: [expect.objectContaining({ message: expect.stringMatching(/^提交的内容不正确/) })] };
        expect([body, answer.status, await answer.json()]).toEqual([body, 400, refusal]);
      }
    }
    expect(await state()).toEqual(before);
  });

  it('and what the admin asks is answered', async () => {
    for (const path of [
      'news?limit=10&page=1&depth=0&sort=-publishedAt&where[or][0][and][0][title][like]=一&draft=true',
      'news?where[and][0][_status][equals]=published&where[and][1][publishedAt][less_than]=2999-01-01T00:00:00.000Z',
      'news?select[title]=true&populate[media][filename]=true&joins=false&locale=zh&fallback-locale=null',
      'news/versions?where[parent][equals]=1&where[version._status][equals]=published&limit=1&sort=-updatedAt',
      'payload-locked-documents?where[document.relationTo][equals]=news&where[document.value][equals]=1',
      'payload-preferences/collection-news',
      'news/1?depth=1&draft=true',
      'users?where[id][not_in]=2,3',
      'users/me',
    ]) {
      expect([path, (await one.ask('GET', `/cms/api/${path}`)).status]).toEqual([path, 200]);
    }
    const form = await fetch(`${one.server.base}/cms/api/news`, {
      method: 'POST',
      headers: {
        cookie: one.session,
        'content-type': 'application/x-www-form-urlencoded',
        'x-payload-http-method-override': 'GET',
      },
      body: 'limit=1&where[title][equals]=一',
    });
    expect([form.status, await form.json()]).toEqual([200, expect.objectContaining({ totalDocs: 1 })]);
  });
});

describe('what Next and Payload would answer by themselves', () => {
  it('pictures in other sizes, source maps and the like are not there', async () => {
    for (const path of [
      '/_next/image?url=%2Fadmin-mark.svg&w=640&q=75',
      '/_next/image?url=%2Fmedia%2Fa.png&w=3840&q=100',
      '/_next/data/x/admin.json',
      '/__nextjs_original-stack-frame',
      '/__nextjs_font/x',
      '/_next/webpack-hmr',
      '/_next/static/chunks/main.js.map',
      '/cms/api/og',
      '/cms/api/graphql',
    ]) {
      const answer = await fetch(`${one.server.base}${path}`);
      expect([path, answer.status]).toEqual([path, path.startsWith('/cms/api/graphql') ? 401 : 404]);
      expect(answer.headers.get('content-type')).not.toMatch(/^image/);
    }
  });

  it('locks and preferences are written in no other name', async () => {
    const editor = await one.makeUser('writer', 'editor');
    const me = (await (await one.ask('GET', '/cms/api/users/me')).json()) as { user: { id: number } };
    const lock = (id: number) => ({
      document: { relationTo: 'news', value: 1 },
      user: { relationTo: 'users', value: id },
    });
    const as = (method: string, path: string, body?: unknown) =>
      one.ask(method, `/cms/api/${path}`, body, { cookie: editor.session });
    const foreign = await as('POST', 'payload-locked-documents', lock(me.user.id));
    expect([foreign.status, await foreign.text()]).toEqual([403, expect.stringContaining('不能以他人的名义锁定内容')]);
    const own = await as('POST', 'payload-locked-documents', lock(editor.id));
    expect(own.status).toBe(201);
    const { doc } = (await own.json()) as { doc: { id: number } };
    expect((await as('PATCH', `payload-locked-documents/${doc.id}`, { user: lock(me.user.id).user })).status).toBe(403);
    expect(
      (await one.ask('PATCH', `/cms/api/payload-locked-documents/${doc.id}`, { user: lock(me.user.id).user })).status,
    ).toBe(200);
    const preference = await as('POST', 'payload-preferences', { key: 'nav', value: {}, user: lock(me.user.id).user });
    expect(((await preference.json()) as { doc: { user: { value: unknown } } }).doc.user).toMatchObject({
      relationTo: 'users',
    });
    const theirs = await one.ask('GET', '/cms/api/payload-preferences/nav');
    expect(await theirs.json()).not.toHaveProperty('value.user');
    for (const slug of ['payload-migrations', 'payload-kv', 'payload-jobs']) {
      const answer = await as('POST', slug, { name: 'x', batch: 1, key: 'x', data: 1 });
      expect([slug, [403, 404].includes(answer.status)]).toEqual([slug, true]);
    }
  });

  it('two users have no e-mail address', async () => {
    for (const username of ['first-one', 'second-one']) {
      const user = { username, name: '甲', role: 'editor', password: 'given-Words-of-2026', email: '' };
      const answer = await one.ask('POST', '/cms/api/users', user);
      expect([username, answer.status, await answer.json()]).toEqual([
        username,
        201,
        expect.objectContaining({ doc: expect.objectContaining({ email: null }) }),
      ]);
    }
    const taken = { username: 'third-one', name: '甲', role: 'editor', password: 'given-Words-of-2026' };
    const [a, b, c] = [
      await one.ask('POST', '/cms/api/users', { ...taken, username: 'first-one' }),
      await one.ask('POST', '/cms/api/users', { ...taken, email: 'x@example.com' }),
      await one.ask('POST', '/cms/api/users', { ...taken, username: 'x@example.com' }),
    ];
    expect([a.status, b.status, c.status]).toEqual([400, 201, 400]);
  });
});
