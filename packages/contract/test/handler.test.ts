import { describe, expect, test, vi } from 'vitest';
import { badRequest, gone, notFound, tooManyRequests } from '../src/content-error.ts';
import { createHandler, refuse, type Handler, type HandlerErrorHook, type Implementation } from '../src/handler.ts';
import { createStubImplementation, WITHDRAWN_ID } from '../src/stub-content.ts';

const FORM = 'application/x-www-form-urlencoded';
const base = createStubImplementation({ now: () => Date.parse('2026-03-01T02:00:00Z'), caseOf: () => undefined });

function setUp(more: Partial<Implementation> = {}) {
  const onError = vi.fn<HandlerErrorHook>();
  const newsList = vi.fn<Implementation['news-list']>(async (_, { tags }) => {
    tags.add('news');
    return { list: [], total: 0 };
  });
  const handle = createHandler({ ...base, 'news-list': newsList, ...more }, { onError });
  const payload = () => newsList.mock.calls[0]?.[0];
  return { handle, onError, newsList, payload };
}

function post(
  body: string | Uint8Array<ArrayBuffer> | null,
  type: string | null = FORM,
  headers: Record<string, string> = {},
): Request {
  return new Request('http://127.0.0.1/api/v1/x', {
    method: 'POST',
    body,
    headers: { ...(type === null ? {} : { 'content-type': type }), ...headers },
  });
}

async function answerOf(handle: Handler, request: Request, endpoint = 'news-list') {
  const response = await handle(request, endpoint);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

describe('success', () => {
  test('a form and JSON are read alike', async () => {
    for (const request of [
      post('type=important&page=2&limit=5&keyword=%E6%A3%80%E4%BF%AE+a%2Bb&unknown=1'),
      post(
        '{"type":"important","page":2,"limit":"5","keyword":"检修 a+b","unknown":[1]}',
        'application/json; charset=UTF-8',
      ),
    ]) {
      const { handle, payload } = setUp();
      const { status, body } = await answerOf(handle, request);
      expect([status, body]).toEqual([200, { code: 0, msg: '成功', list: [], total: 0, page: 2, limit: 5, years: {} }]);
      expect(payload()).toEqual({ type: 'important', page: 2, limit: 5, keyword: '检修 a+b' });
    }
  });

  test.each([
    ['page=0&limit=0', 1, 1],
    ['page=-7&limit=51', 1, 50],
    ['', 1, 10],
    ['page=&limit=', 1, 10],
    ['page=99999999999999999999&limit=99999999999999999999', 1_000_000, 50],
  ])('numbers out of range are drawn in: %j', async (form, page, limit) => {
    const { handle } = setUp();
    expect((await answerOf(handle, post(form))).body).toMatchObject({ code: 0, page, limit });
  });

  test('an id out of range is one that no record has', async () => {
    const { handle } = setUp();
    for (const id of ['0', '-1', '99999999999999999999']) {
      expect((await answerOf(handle, post(`id=${id}`), 'news-info')).body['code']).toBe(404);
    }
  });

  test('a body may be absent, empty or without media type where nothing is required', async () => {
    const { handle } = setUp();
    for (const request of [
      post(null, null),
      post('', FORM),
      post('  ', 'application/json'),
      post('{}', 'application/json'),
    ]) {
      expect((await answerOf(handle, request)).body['code']).toBe(0);
    }
  });

  test('text that is too long is cut by grapheme; control characters and lone surrogates are harmless', async () => {
    const long = setUp();
    await answerOf(long.handle, post(new URLSearchParams({ keyword: '长'.repeat(1000) }).toString()));
    expect(long.payload()?.keyword).toBe('长'.repeat(100));
    const json = setUp();
    await answerOf(json.handle, post(String.raw`{"keyword":"a\u0000b\ud800c"}`, 'application/json'));
    expect(json.payload()?.keyword).toBe('a b\uFFFDc');
    const form = setUp();
    await answerOf(form.handle, post('keyword=a%00b%0B'));
    expect(form.payload()?.keyword).toBe('a b');
  });

  test('what the implementation names is sent as Cache-Tag; above 4 KB the collections alone', async () => {
    const tagged = (names: string[]): Partial<Implementation> => ({
      'news-list': async (_, { tags }) => {
        for (const name of names) tags.add(name);
        return { list: [], total: 0 };
      },
    });
    const few = await answerOf(setUp(tagged(['news/important', 'media:5'])).handle, post(''));
    expect(few.headers.get('cache-tag')).toBe('news/important,media:5');
    const names = ['news/important', ...Array.from({ length: 500 }, (_, index) => `media:${index + 1000}`)];
    const many = await answerOf(setUp(tagged(names)).handle, post(''));
    expect(many.headers.get('cache-tag')).toBe('news,media');
  });

  test('an answer that names nothing is a fault', async () => {
    const { handle, onError } = setUp({ 'news-list': async () => ({ list: [], total: 0 }) });
    expect((await answerOf(handle, post(''))).status).toBe(500);
    expect(String(onError.mock.calls[0]?.[0])).toContain('news-list names no tags');
  });

  test('a record that is gone names its tags, too', async () => {
    const { body, headers } = await answerOf(setUp().handle, post(`id=${WITHDRAWN_ID}`), 'news-info');
    expect([body['code'], headers.get('cache-tag')]).toEqual([410, `news:${WITHDRAWN_ID},news`]);
  });

  test('null and empty values count as not given', async () => {
    const { handle, payload } = setUp();
    await answerOf(handle, post('{"type":null,"keyword":"","year":null}', 'application/json'));
    expect(payload()).toEqual({ page: 1, limit: 10 });
  });

  test('what the implementation leaves out is filled in; a bad item costs that item and is reported', async () => {
    const bad = JSON.parse('{"id":"x"}') as { id: number };
    const { handle, onError } = setUp({
      'news-list': async (_, { tags }) => {
        tags.add('news');
        return { list: [{ id: 1, title: '甲' }, bad], total: 2 };
      },
    });
    const { body } = await answerOf(handle, post(''));
    expect(body['list']).toMatchObject([{ id: 1, title: '甲', summary: '', publishedAt: null }]);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ kind: 'malformed', endpoint: 'news-list', field: 'list.1.id' });
  });

  test('lists without payload carry total only', async () => {
    const { body } = await answerOf(setUp().handle, post(''), 'honor-list');
    expect(Object.keys(body).sort()).toEqual(['code', 'list', 'msg', 'total']);
  });

  test('a valid request id of the client is used, and passed to the implementation', async () => {
    const { handle, newsList } = setUp();
    const given = await answerOf(handle, post('', FORM, { 'x-request-id': 'abc-12345' }));
    expect(given.headers.get('x-request-id')).toBe('abc-12345');
    expect(newsList.mock.calls[0]?.[1].requestId).toBe('abc-12345');
    const hostile = await answerOf(handle, post('', FORM, { 'x-request-id': '<script>alert(1)</script>' }));
    expect(hostile.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a context of its own reaches the implementation', async () => {
    const seen: unknown[] = [];
    const own = Object.fromEntries(
      Object.keys(base).map((name) => [
        name,
        async (_payload: unknown, context: unknown) => {
          seen.push(context);
          return { list: [], total: 0 };
        },
      ]),
    ) as unknown as Implementation<{ user: string }>;
    const handle = createHandler(own, {
      onError: vi.fn<HandlerErrorHook>(),
      createContext: async ({ tags }) => {
        tags.add('news');
        return { user: 'public' };
      },
    });
    await answerOf(handle, post(''));
    expect(seen).toEqual([{ user: 'public' }]);
  });
});

describe('refusals', () => {
  test.each(['nope', 'toString', '__proto__', '', 'news-list/x', 'NEWS-LIST'])(
    'unknown endpoint %j: 404',
    async (endpoint) => {
      const { status, body } = await answerOf(setUp().handle, post(''), endpoint);
      expect([status, body['code']]).toEqual([404, 404]);
    },
  );

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('method %s: 405 with Allow', async (method) => {
    const response = await setUp().handle(new Request('http://127.0.0.1/', { method }), 'news-list');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await response.json()).toMatchObject({ code: 405 });
  });

  test.each([
    ['text/plain'],
    ['multipart/form-data; boundary=x'],
    ['application/xml'],
    ['application/x-www-form-urlencoded; charset=gbk'],
    ['application/jsonp'],
    [''],
  ])('media type %j: 415', async (type) => {
    const { status, body } = await answerOf(setUp().handle, post('page=1', type));
    expect([status, body['code']]).toEqual([415, 415]);
  });

  test('a body without media type: 415', async () => {
    const bytes = new TextEncoder().encode('page=1');
    expect((await answerOf(setUp().handle, post(bytes, null))).status).toBe(415);
  });

  test('a compressed body: 415', async () => {
    expect((await answerOf(setUp().handle, post('page=1', FORM, { 'content-encoding': 'gzip' }))).status).toBe(415);
  });

  test('16 KiB are read, one byte more is 413, whether its length is declared or not', async () => {
    const body = (size: number) => `keyword=${'a'.repeat(size - 'keyword='.length)}`;
    expect((await answerOf(setUp().handle, post(body(16_384)))).status).toBe(200);
    expect((await answerOf(setUp().handle, post(body(16_385)))).body['code']).toBe(413);
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024).fill(97));
      },
    });
    const request = new Request('http://127.0.0.1/', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': FORM },
      duplex: 'half',
    } as RequestInit);
    expect((await answerOf(setUp().handle, request)).status).toBe(413);
    expect(pulled).toBeLessThan(30);
    const declared = post('page=1', FORM, { 'content-length': '1000000' });
    expect((await answerOf(setUp().handle, declared)).status).toBe(413);
  });

  test.each([
    ['page=%', FORM],
    ['page=%zz', FORM],
    ['keyword=%ff%fe', FORM],
    ['keyword=%ED%A0%80', FORM],
    ['{', 'application/json'],
    ['[]', 'application/json'],
    ['"x"', 'application/json'],
    ['null', 'application/json'],
    ['12', 'application/json'],
    ['page=1', 'application/json'],
  ])('malformed body %j as %s: 400', async (body, type) => {
    const answer = await answerOf(setUp().handle, post(body, type));
    expect([answer.status, answer.body]).toEqual([400, { code: 400, msg: '请求内容格式有误' }]);
  });

  test('bytes that are no UTF-8: 400', async () => {
    expect((await answerOf(setUp().handle, post(new Uint8Array([107, 61, 0xff, 0xfe])))).status).toBe(400);
  });

  test.each([
    ['page=abc', FORM, 'page'],
    ['page=1.5', FORM, 'page'],
    ['page=0x10', FORM, 'page'],
    ['page=1e3', FORM, 'page'],
    ['limit=NaN', FORM, 'limit'],
    ['type=sports', FORM, 'type'],
    ['page=1&page=2', FORM, 'page'],
    ['type=important&type=', FORM, 'type'],
    ['year=二〇二六', FORM, 'year'],
    ['{"page":[1]}', 'application/json', 'page'],
    ['{"page":{"$gt":0}}', 'application/json', 'page'],
    ['{"page":true}', 'application/json', 'page'],
    ['{"page":1.5}', 'application/json', 'page'],
    ['{"keyword":2026}', 'application/json', 'keyword'],
    ['{"keyword":["a"]}', 'application/json', 'keyword'],
  ])('a value of the wrong type %j: 400 naming the field', async (body, type, field) => {
    const { handle, newsList } = setUp();
    const answer = await answerOf(handle, post(body, type));
    expect([answer.status, answer.body]).toEqual([400, { code: 400, msg: `参数 ${field} 的值不正确` }]);
    expect(newsList).not.toHaveBeenCalled();
  });

  test.each([
    ['news-info', '', '缺少参数 id'],
    ['news-info', 'id=', '缺少参数 id'],
    ['news-info', 'id=abc', '参数 id 的值不正确'],
    ['special-column-info', '', '缺少参数 key'],
    ['notice-list', 'start=2026-02-30', '参数 start 的值不正确'],
    ['notice-list', 'status=foo', '参数 status 的值不正确'],
  ])('%s with %j: 400 %s', async (endpoint, form, msg) => {
    expect(await answerOf(setUp().handle, post(form), endpoint)).toMatchObject({
      status: 400,
      body: { code: 400, msg },
    });
  });

  test('inherited names are no fields', async () => {
    const { handle, payload } = setUp();
    await answerOf(handle, post('{"__proto__":{"page":"x"},"constructor":1}', 'application/json'));
    await answerOf(handle, post('__proto__=1&toString=2'));
    expect(payload()).toEqual({ page: 1, limit: 10 });
  });

  test('what the implementation refuses is answered as it says, and is no fault', async () => {
    const cases = [
      [notFound(), 200, { code: 404, msg: '内容不存在' }],
      [gone(), 200, { code: 410, msg: '内容已撤下' }],
      [badRequest('日期不正确'), 400, { code: 400, msg: '日期不正确' }],
      [tooManyRequests(29.5), 429, { code: 429, msg: '访问过于频繁，请稍后再试' }],
    ] as const;
    for (const [refusal, status, expected] of cases) {
      const { handle, onError } = setUp({ 'news-info': () => Promise.reject(refusal) });
      const answer = await answerOf(handle, post('id=1'), 'news-info');
      expect([answer.status, answer.body]).toEqual([status, expected]);
      expect(answer.headers.get('retry-after')).toBe(status === 429 ? '30' : null);
      expect(onError).not.toHaveBeenCalled();
    }
    expect(refuse(tooManyRequests(0), 'request-1').headers.get('retry-after')).toBe('1');
  });

  test('a fault of ours: 500 without the reason, which the hook receives with the request id', async () => {
    const faults: Implementation['news-info'][] = [
      () => Promise.reject(new Error('SQLITE_CORRUPT: secret path')),
      () => {
        throw new TypeError('at once');
      },
      async () => JSON.parse('{"info":{"id":"x"}}') as { info: { id: number } },
      async () => JSON.parse('{}') as { info: { id: number } },
    ];
    for (const fault of faults) {
      const { handle, onError } = setUp({ 'news-info': fault });
      const { status, body, headers } = await answerOf(handle, post('id=1'), 'news-info');
      expect([status, body]).toEqual([500, { code: 500, msg: '服务器内部错误' }]);
      expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(Error), {
        endpoint: 'news-info',
        requestId: headers.get('x-request-id'),
      });
    }
  });
});
