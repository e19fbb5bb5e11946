import { describe, expect, test, vi } from 'vitest';
import { createClient, type ClientOptions } from '../src/client.ts';
import { type ContentError, contentErrorMessage, isContentError } from '../src/content-error.ts';
import { activeDisclosureTypeList } from '../src/disclosure.ts';
import { honorList } from '../src/honor.ts';
import { newsInfo, newsList } from '../src/news.ts';
import { noticeInfo, noticeList } from '../src/notice.ts';
import { siteInfo } from '../src/site-info.ts';

type Send = NonNullable<ClientOptions['fetch']>;

function answering(body: unknown, init: ResponseInit = {}) {
  return vi.fn<Send>(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), init));
}

function clientOf(fetch: Send, more: Partial<ClientOptions> = {}) {
  return createClient({ base: '/api/v1', fetch, ...more });
}

async function failureOf(call: Promise<unknown>): Promise<ContentError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!isContentError(error)) throw new Error('the call did not fail with a ContentError', { cause: error });
  return error;
}

describe('the request', () => {
  test('is a form-urlencoded POST to the endpoint, without undefined fields and without a time-out', async () => {
    const fetch = answering({ code: 0, list: [] });
    await clientOf(fetch)(newsList, { keyword: 'a+b %&=中文 #?', type: undefined, page: 2 });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/v1/news-list');
    expect(init?.method).toBe('POST');
    expect(new Headers(init?.headers).get('content-type')).toBe('application/x-www-form-urlencoded;charset=UTF-8');
    expect(init?.body).toBe('keyword=a%2Bb+%25%26%3D%E4%B8%AD%E6%96%87+%23%3F&page=2');
    expect(init).not.toHaveProperty('signal');
  });

  test('has an empty body when nothing is asked for', async () => {
    const fetch = answering({ code: 0, list: [] });
    await clientOf(fetch)(honorList);
    expect(fetch.mock.calls[0]?.[1].body).toBe('');
  });

  test("carries the client's headers and the call's over them", async () => {
    const fetch = answering({ code: 0, info: {} });
    const api = clientOf(fetch, { headers: { 'x-a': '1', 'x-b': '1', 'content-type': 'text/plain' } });
    await api(siteInfo, {}, { headers: { 'x-b': '2' } });
    const headers = new Headers(fetch.mock.calls[0]?.[1].headers);
    expect([headers.get('x-a'), headers.get('x-b')]).toEqual(['1', '2']);
    expect(headers.get('content-type')).toMatch(/urlencoded/);
  });
});

describe('the answer', () => {
  test("the specification's own minimal answer passes, with defaults for all that is missing", async () => {
    const answer = await clientOf(answering({ code: 0, list: [{ id: 15, pdf: '/x.pdf' }] }))(activeDisclosureTypeList);
    expect(answer).toEqual({
      code: 0,
      msg: '',
      total: 1,
      list: [
        {
          id: 15,
          pdf: '/x.pdf',
          name: '',
          kind: 'item',
          parentId: null,
          legalBasis: '',
          cycle: null,
          updatedOn: null,
          total: null,
        },
      ],
    });
  });

  test('null counts as missing, unknown fields are dropped, other offsets become Beijing time', async () => {
    const item = { id: 1, title: null, cover: null, publishedAt: '2026-03-01T01:00:00Z', fromTheFuture: 1 };
    const { list } = await clientOf(answering({ code: 0, list: [item], unknown: [] }))(newsList);
    expect(list[0]).toMatchObject({ title: '', cover: null, publishedAt: '2026-03-01T09:00:00+08:00' });
    expect(list[0]).not.toHaveProperty('fromTheFuture');
  });

  test('text over its limit is cut, not refused', async () => {
    const { list } = await clientOf(answering({ code: 0, list: [{ id: 1, title: '长'.repeat(1000) }] }))(newsList);
    expect(list[0]?.title).toBe('长'.repeat(300));
  });

  test('paging and counts beside the list are read, and default when missing', async () => {
    const full = { code: 0, list: [], total: 41, page: 3, limit: 20, counts: { ongoing: 2 } };
    expect(await clientOf(answering(full))(noticeList)).toMatchObject({
      total: 41,
      page: 3,
      limit: 20,
      counts: { ongoing: 2 },
    });
    expect(await clientOf(answering({ code: 0, list: [] }))(noticeList)).toMatchObject({
      total: 0,
      page: 1,
      limit: 10,
      counts: {},
    });
  });

  test('one bad item costs that item and is reported with endpoint and field', async () => {
    const onMalformedItem = vi.fn<(error: ContentError, item: unknown) => void>();
    const bad = [{ title: 'no id' }, { id: 2, publishedAt: 'yesterday' }, null, 'x', { id: 5, type: 'sports' }];
    const { list } = await clientOf(answering({ code: 0, list: [{ id: 1 }, ...bad, { id: 9 }] }), { onMalformedItem })(
      newsList,
    );
    expect(list.map(({ id }) => id)).toEqual([1, 9]);
    expect(onMalformedItem.mock.calls.map(([error]) => [error.kind, error.endpoint, error.field])).toEqual([
      ['malformed', 'news-list', 'list.1.id'],
      ['malformed', 'news-list', 'list.2.publishedAt'],
      ['malformed', 'news-list', 'list.3'],
      ['malformed', 'news-list', 'list.4'],
      ['malformed', 'news-list', 'list.5.type'],
    ]);
    expect(onMalformedItem.mock.calls[1]?.[1]).toMatchObject({ id: 2 });
  });

  test('without a hook a bad item is a warning on the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await clientOf(answering({ code: 0, list: [{}] }))(newsList);
    expect(warn).toHaveBeenCalledExactlyOnceWith('数据格式有误：news-list 的 list.0.id');
    warn.mockRestore();
  });

  test.each([
    ['a list that is none', newsList, { code: 0, list: {} }, 'list'],
    ['no list', newsList, { code: 0 }, 'list'],
    ['counts of the wrong type', noticeList, { code: 0, list: [], counts: { ongoing: 'two' } }, 'counts.ongoing'],
  ])('%s is malformed and names the field', async (_name, endpoint, body, field) => {
    const error = await failureOf(clientOf(answering(body))(endpoint));
    expect(error).toMatchObject({ kind: 'malformed', endpoint: endpoint.name, field, body, status: 200 });
    expect(error.message).toContain(field);
  });

  test.each([
    [{ code: 0 }, 'info'],
    [{ code: 0, info: null }, 'info'],
    [{ code: 0, info: { id: 'x' } }, 'info.id'],
    [{ code: 0, info: { id: 1, lines: ['a', 2] } }, 'info.lines.1'],
  ])('a detail %j is malformed at %s', async (body, field) => {
    expect(await failureOf(clientOf(answering(body))(noticeInfo, { id: 1 }))).toMatchObject({
      kind: 'malformed',
      field,
    });
  });
});

describe('failures', () => {
  // Spec §8, to the letter.
  const CATALOGUE: [number, string][] = [
    [400, '请求错误'],
    [401, '未授权，请登录'],
    [403, '拒绝访问'],
    [404, '请求地址出错: /api/v1/news-list'],
    [408, '请求超时'],
    [500, '服务器内部错误'],
    [501, '服务未实现'],
    [502, '网关错误'],
    [503, '服务不可用'],
    [504, '网关超时'],
    [505, 'HTTP版本不受支持'],
    [402, '网络连接故障'],
    [410, '网络连接故障'],
    [418, '网络连接故障'],
    [429, '网络连接故障'],
    [599, '网络连接故障'],
  ];

  test.each(CATALOGUE)('HTTP %i shows %s', async (status, message) => {
    const body = { code: status, msg: '服务器的话' };
    const error = await failureOf(clientOf(answering(body, { status }))(newsList));
    expect(error).toMatchObject({ kind: 'http', status, message, body, code: status, url: '/api/v1/news-list' });
    expect(contentErrorMessage(status, '/api/v1/news-list')).toBe(message);
  });

  test('a server that calls another shows the path, not its address', async () => {
    const api = createClient({ base: 'http://127.0.0.1:3001/api/v1', fetch: answering('', { status: 404 }) });
    const error = await failureOf(api(newsList));
    expect(error).toMatchObject({
      message: '请求地址出错: /api/v1/news-list',
      url: 'http://127.0.0.1:3001/api/v1/news-list',
    });
  });

  test('a failure without a JSON body still has its status', async () => {
    const error = await failureOf(clientOf(answering('<html>Bad Gateway</html>', { status: 502 }))(newsList));
    expect(error).toMatchObject({
      kind: 'http',
      message: '网关错误',
      body: '<html>Bad Gateway</html>',
      code: undefined,
    });
  });

  test('no response shows 网络连接故障', async () => {
    const cause = new TypeError('fetch failed');
    const error = await failureOf(clientOf(vi.fn<Send>().mockRejectedValue(cause))(newsList));
    expect(error).toMatchObject({ kind: 'network', message: '网络连接故障', status: undefined, cause });
    expect(contentErrorMessage(undefined, '/x')).toBe('网络连接故障');
  });

  test('a connection that breaks within the body is no response', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
    const error = await failureOf(clientOf(async () => new Response(broken))(newsList));
    expect(error).toMatchObject({ kind: 'network', message: '网络连接故障' });
  });

  test.each([
    [{ code: 404, msg: '内容不存在' }, 404, '内容不存在'],
    [{ code: 410, msg: '内容已撤下' }, 410, '内容已撤下'],
    [{ code: 1, list: [] }, 1, '请求未成功'],
    [{ code: '0', list: [] }, undefined, '请求未成功'],
    [{ list: [] }, undefined, '请求未成功'],
    [[], undefined, '请求未成功'],
    ['null', undefined, '请求未成功'],
    ['', undefined, '请求未成功'],
    ['<!doctype html>', undefined, '请求未成功'],
  ])('a body %j without code 0 is rejected with the body', async (body, code, message) => {
    const error = await failureOf(clientOf(answering(body))(newsInfo, { id: 1 }));
    expect(error).toMatchObject({ kind: 'rejected', code, message, status: 200 });
    expect(error.body).toEqual(body === 'null' ? null : body);
  });

  test('a call that cannot be made shows its own message', async () => {
    const fetch = answering({ code: 0, list: [] });
    const badBase = await failureOf(createClient({ base: 'http://[', fetch })(newsList));
    expect(badBase.kind).toBe('setup');
    expect(badBase.message).toMatch(/URL/);
    const badHeader = await failureOf(clientOf(fetch, { headers: { 'x-a': '中文' } })(newsList));
    expect(badHeader.kind).toBe('setup');
    expect(badHeader.message).not.toBe('网络连接故障');
    const badType = await failureOf(clientOf(fetch)(newsList, JSON.parse('{"type":"sports"}') as object));
    expect(badType).toMatchObject({ kind: 'setup', message: '请求参数有误：news-list 的 type' });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('leaving aborts, before, during and while reading', async () => {
    const before = AbortSignal.abort();
    const fetch = answering({ code: 0, list: [] });
    expect(await failureOf(clientOf(fetch)(newsList, {}, { signal: before }))).toMatchObject({
      kind: 'aborted',
      message: '请求已取消',
    });
    expect(fetch).not.toHaveBeenCalled();

    const during = new AbortController();
    const hanging: Send = (_url, init) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
      });
    const call = failureOf(clientOf(hanging)(newsList, {}, { signal: during.signal }));
    during.abort();
    expect(await call).toMatchObject({ kind: 'aborted' });

    const reading = new AbortController();
    const slow: Send = async () => {
      const body = new ReadableStream({
        pull: (controller) => {
          reading.abort();
          controller.error(new DOMException('left', 'AbortError'));
        },
      });
      return new Response(body);
    };
    expect(await failureOf(clientOf(slow)(newsList, {}, { signal: reading.signal }))).toMatchObject({
      kind: 'aborted',
    });
  });
});
