/** The real pages over a stub content server: rendered by the development server, so that no build is needed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStubServer, type StubServer, WITHDRAWN_ID } from '@yunxia/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const START_MS = 90_000;

let stub: StubServer;
let site: ChildProcess;
let origin: string;
let folder: string;

const started = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer): void => {
      text += chunk.toString();
      const url = /网站已启动：(http:\/\/[^\s/]+)/.exec(text)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`the site did not start: ${text}`)));
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yunxia-pages-'));
  stub = await startStubServer();
  site = spawn(process.execPath, [join(import.meta.dirname, 'dev.ts')], {
    env: {
      ...process.env,
      SITE_PORT: '0',
      CONTENT_URL: stub.url,
      DATA_DIR: folder,
      NODE_ENV: 'development',
      VITEST: '',
    },
  });
  origin = await started(site);
  await fetch(`${origin}/about`);
}, START_MS);
afterAll(async () => {
  await stub.close();
  const ended = new Promise((resolve) => site.once('exit', resolve));
  site.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
});
beforeEach(() => stub.reset());

const get = async (
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; location: string | null; html: string; headers: Headers }> => {
  const answer = await fetch(origin + path, { redirect: 'manual', headers });
  return {
    status: answer.status,
    location: answer.headers.get('Location'),
    html: await answer.text(),
    headers: answer.headers,
  };
};
const titleOf = (html: string): string => /<title>([^<]*)/.exec(html)?.[1] ?? '';

describe('redirects', () => {
  test.each([
    ['/', 302, '/home'],
    ['/news', 302, '/news/important'],
    ['/other_announcement', 302, '/other_announcement/intro'],
    ['/information_disclosure?x=1', 302, '/information_disclosure/proactively?x=1'],
    ['/NEWS/', 302, '/news/important'],
    ['/%6eews//?x=1', 302, '/news/important?x=1'],
  ])('%s', async (path, status, location) => {
    const answer = await get(path);
    expect([answer.status, answer.location]).toEqual([status, location]);
  });

  test('a record asked for on the wrong route goes to its own for good', async () => {
    const overhaul = (await (
      await fetch(`${stub.base}/notice-list`, { method: 'POST', body: new URLSearchParams({ type: 'overhaul' }) })
    ).json()) as { list: Array<{ id: number }> };
    const id = overhaul.list[0]?.id ?? 0;
    const answer = await get(`/investor_details?id=${id}`);
    expect([answer.status, answer.location]).toEqual([308, `/information_details?id=${id}`]);
  });
});

describe('statuses', () => {
  test.each([
    '/nope',
    '/home%',
    '/details',
    '/details?id=abc',
    '/details?id=999999',
    '/pdf?id=999999',
    '/pdf?file=https://evil.test/a.pdf',
    '/news/nope',
  ])('%s is HTTP 404 with the page of the site', async (path) => {
    const { status, html, headers } = await get(path);
    expect(status).toBe(404);
    expect(titleOf(html)).toBe('页面不存在 - 云峡水电');
    expect(html).toContain('600116');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
  });

  test('a withdrawn record is HTTP 410', async () => {
    const { status, html } = await get(`/details?id=${WITHDRAWN_ID}`);
    expect([status, titleOf(html)]).toEqual([410, '内容已撤下 - 云峡水电']);
  });

  test('a content server that is out of order is HTTP 503, and the page names code and phones; it recovers by itself', async () => {
    await get('/news/important');
    stub.control({ endpoint: '*', fail: { status: 503 } });
    const { status, html, headers } = await get('/news/important');
    expect([status, headers.get('Retry-After'), titleOf(html)]).toEqual([503, '10', '服务暂时不可用 - 云峡水电']);
    expect(html).toContain('600116');
    expect(html).toMatch(/href="tel:/);
    stub.reset();
    expect((await get('/news/important')).status).toBe(200);
  });

  test('a refusal of the content server is an error page with a way to retry', async () => {
    stub.control({ endpoint: 'honor-list', fail: { code: 1, msg: '维护中' } });
    const { status, html } = await get('/entering_group/honor');
    expect(status).toBe(503);
    expect(html).toContain('重试');
  });

  test('secondary data failing leaves the page whole', async () => {
    stub.control({ endpoint: 'banner-list', fail: { status: 500 } });
    expect((await get('/news/important')).status).toBe(200);
  });
});

describe('pages', () => {
  test('are complete in the HTML: title, heading, items, one viewport, language', async () => {
    const { status, html } = await get('/entering_group/honor');
    expect(status).toBe(200);
    expect(titleOf(html)).toBe('集团荣誉 - 云峡水电');
    expect(html).toContain('<html lang="zh-CN">');
    expect(html.match(/name="viewport"/g)).toHaveLength(1);
    expect(html).not.toMatch(/<div hidden[^>]*id="S:/);
  });

  test('a search for 100% is answered', async () => {
    const { status, html } = await get('/search?key=100%25');
    expect(status).toBe(200);
    expect(html).toContain('value="100%"');
    expect(stub.bodies('search-list')[0]).toContain('key=100%25');
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  test.each(['/about', '/news/important', '/news/important.data'])(
    '%s is the same for every visitor, whatever the device and the choice',
    async (path) => {
      const readers: Array<Record<string, string>> = [
        {},
        { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148' },
        { 'User-Agent': 'Mozilla/5.0 (Linux; Android 13) Mobile', Cookie: 'yunxia-device=desktop' },
      ];
      const seen: string[] = [];
      // nonce, moment of the rendering and the visit of a page that is never cached differ, whoever the reader is
      for (const headers of readers)
        seen.push((await get(path, headers)).html.replaceAll(/nonce="[^"]*"|\b1\d{12}\b|\/about#\d+/g, ''));
      for (const html of seen) expect(html).toBe(seen[0]);
    },
  );

  test('Spec §2: a page that is not cached is not stored by the browser either', async () => {
    expect((await get('/about')).headers.get('Cache-Control')).toBe('no-store');
    expect((await get('/legal_statement')).headers.get('Cache-Control')).toBe('private, no-cache');
  });

  test('the sitemaps list what may be found; robots.txt in development shuts everything out', async () => {
    expect((await get('/robots.txt')).html).toBe('User-agent: *\nDisallow: /\n');
    expect((await get('/sitemap.xml')).html).toContain(`<loc>${origin}/sitemaps/pages.xml</loc>`);
    const { html } = await get('/sitemaps/pages.xml');
    expect(html).toContain(`<loc>${origin}/news/important</loc>`);
    expect(html).not.toContain('/search');
  });
});
