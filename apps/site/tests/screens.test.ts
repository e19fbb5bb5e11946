import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type StubServer, startStubServer } from '@yunxia/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, startBuiltSite } from './built-site.ts';

let stub: StubServer;
let site: BuiltSite;
beforeAll(async () => {
  stub = await startStubServer();
  site = await startBuiltSite(stub.url, { SITE_URL: 'https://www.yunxia.example' });
});
afterAll(async () => {
  await site.stop();
  await stub.close();
});

const read = async (path: string): Promise<string> => (await fetch(site.origin + path)).text();
const canonicalOf = async (path: string): Promise<string | undefined> =>
  /<link rel="canonical" href="([^"]*)"/.exec(await read(path))?.[1]?.replaceAll('&amp;', '&');

describe('canonical URLs as search engines read them', () => {
  const at = (path: string) => `https://www.yunxia.example${path}`;

  it.each([
    // asked for → canonical
    ['/information_disclosure/proactively?utm_source=x&typeId=3', '/information_disclosure/proactively?typeId=3'],
    ['/news/important?page=2&year=2026&from=timeline', '/news/important?year=2026&page=2'],
    ['/news/important?page=1&year=20x6', '/news/important'],
    ['/details?id=101&isappinstalled=0', '/details?id=101'],
    ['/home?q=茶场村', '/home'],
  ])('%s: %s', async (asked, canonical) => {
    expect(await canonicalOf(asked)).toBe(at(canonical));
  });
});

describe('a list', () => {
  it('leads to its next page with the same filters', async () => {
    expect(await read('/news/important')).toMatch(
      /<a[^>]*(?=[^>]*href="\/news\/important\?page=2")(?=[^>]*rel="next")(?=[^>]*aria-label="下一页")[^>]*>/,
    );
    expect(await read('/tender_procurement/tendering?start=2020-01-01')).toMatch(
      /href="\/tender_procurement\/tendering\?start=2020-01-01&amp;page=2" rel="next"|rel="next"[^>]*href="\/tender_procurement\/tendering\?start=2020-01-01&amp;page=2"/,
    );
  });

  it('marks what is pinned, and shows the summary of a row', async () => {
    const answer = await fetch(`${stub.base}/news-list`, {
      method: 'POST',
      body: new URLSearchParams({ type: 'important', limit: '10' }),
    });
    const { list } = (await answer.json()) as { list: Array<{ title: string; summary: string; top: 0 | 1 | boolean }> };
    const pinned = list.filter(({ top }) => Boolean(top));
    const told = list.filter(({ summary }) => summary !== '');
    expect([pinned.length > 0, told.length > 0]).toEqual([true, true]);
    const html = await read('/news/important');
    expect(html.match(/>置顶</g)).toHaveLength(pinned.length);
    const words = html.slice(0, html.indexOf('</main>')).replaceAll(/<[^>]*>/g, '');
    expect(told.filter(({ summary }) => !words.includes(summary))).toEqual([]);
  });
});

describe('the first visit of /home', () => {
  const folder = join(import.meta.dirname, '../build/client/assets');
  const text = (file: string): string => readFileSync(join(folder, file), 'utf8');

  /** The scripts of a page and all that they import at once. */
  const scriptsOf = (html: string): Set<string> => {
    const reached = new Set<string>();
    const visit = (file: string): void => {
      if (reached.has(file) || !existsSync(join(folder, file))) return;
      reached.add(file);
      for (const [, next = ''] of text(file).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) visit(next);
    };
    for (const [, path = ''] of html.matchAll(/"?(\/assets\/[\w.-]+\.js)/g)) visit(basename(path));
    return reached;
  };

  it('fetches paths, titles and sections of the other screens, no query fields and no parsers', async () => {
    const files = [...scriptsOf(await read('/home'))].filter((file) => !file.startsWith('manifest-'));
    const all = files.map(text).join('\n');
    expect(all).toContain('/tender_procurement/tendering');
    expect(all).toContain('招标信息');
    expect(readdirSync(folder).some((file) => text(file).includes('noticeType'))).toBe(true);
    for (const word of ['noticeType', 'purchase-list', '招标公告', '(?:19|20)'])
      expect([word, all.includes(word)]).toEqual([word, false]);
  });
});
