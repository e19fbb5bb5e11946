import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { paragraph } from '../setup/editor.ts';
import { expect, test } from '../setup/real-fixtures.ts';

test.use({ filled: false });

/** What is published is found, and what is withdrawn is not, so long after the save was answered, in ms. */
const LATER = 1000;

/** Where a title is found: the page of results, the calls behind it, what is suggested, and the mirrors of both. */
async function findPlaces(request: APIRequestContext, id: number, title: string): Promise<string[]> {
  const key = encodeURIComponent(title);
  // As typed so far: what is typed in full is not suggested.
  const begun = title.slice(0, 4);
  const answers = {
    '/search': await request.get(`/search?key=${key}`),
    '/search by time': await request.get(`/search?key=${key}&module=news&sort=time`),
    'search-list': await request.post('/api/v1/search-list', { form: { key: title } }),
    'search-list, mirror': await request.get(`/api/v1/search-list?key=${key}`),
    'suggest-list': await request.post('/api/v1/suggest-list', { form: { key: begun } }),
    'suggest-list, mirror': await request.get(`/api/v1/suggest-list?key=${encodeURIComponent(begun)}`),
  };
  const found: string[] = [];
  for (const [place, answer] of Object.entries(answers)) {
    expect(answer.status(), place).toBe(200);
    if (new RegExp(`/details\\?id=${id}\\b`).test(await answer.text())) found.push(place);
  }
  return found;
}

const everywhere = [
  '/search',
  '/search by time',
  'search-list',
  'search-list, mirror',
  'suggest-list',
  'suggest-list, mirror',
];

test('a record is found a second after it was published, and not a second after it was withdrawn or drafted', async ({
  editor,
  page,
  request,
}) => {
  const title = '墨脱水电站投产';
  const article = { title, type: 'important', summary: '', source: '演示数据', content: paragraph('正文。') };
  const id = await editor.create('news', { ...article, _status: 'draft' });
  const save = async (data: object): Promise<string[]> => {
    // Asked just before, so that whatever keeps answers has one that is wrong now.
    await findPlaces(request, id, title);
    await editor.change('news', id, data);
    await sleep(LATER);
    return findPlaces(request, id, title);
  };
  expect(await findPlaces(request, id, title)).toEqual([]);
  expect(await save({ _status: 'published' })).toEqual(everywhere);
  await page.goto(`/search?key=${encodeURIComponent(title)}`);
  await expect(page.locator(`main a[href="/details?id=${id}"]`).first()).toBeVisible();

  expect(await save({ _status: 'published', withdrawn: true })).toEqual([]);
  // The browser as well, which may have kept something of its own.
  await page.reload();
  await expect(page.locator('main')).toContainText('没有找到结果');
  await expect(page.locator(`a[href="/details?id=${id}"]`)).toHaveCount(0);

  expect(await save({ _status: 'published', withdrawn: false }), 'published again').toEqual(everywhere);
  expect(await save({ _status: 'draft' }), 'taken back into drafts').toEqual([]);
});

test(
  'what looks like syntax, markup or nothing is searched for on the page to the letter, and is never an error',
  { tag: '@long' },
  async ({ editor, page, request }) => {
    // 薮猫: words that no other record of this server holds
    const text =
      'C++ 与 100% 与 a\'b；"引号"、星号*、NEAR、下划线_、反斜杠\\；<img src=x onerror=alert(1)>，<b>粗</b>；' +
      "'; DROP TABLE news; -- 万州-涪陵线薮猫。";
    const id = await editor.create('news', {
      title: '特殊字符一览',
      type: 'important',
      summary: '',
      source: '演示数据',
      content: paragraph(text),
      _status: 'published',
    });
    // As it stands in an address: halves of surrogate pairs cannot be written otherwise.
    const written = (key: string) => encodeURIComponent(key);
    const isThere = true;
    for (const [key, isFound] of [
      ...['C++', '100%', "a'b", '"', '*', 'NEAR', '万州-涪陵', '%', '_', '\\'].map(
        (k) => [written(k), isThere] as const,
      ),
      [written('<img src=x onerror=alert(1)>'), isThere],
      [written('<b>粗</b>'), isThere],
      [written("'; DROP TABLE news; --"), isThere],
      ['%E8%96%AE%ED%A0%80%E7%8C%AB', isThere],
      ['%E8%96%AE%00%E7%8C%AB', isThere],
      ['100%', isThere],
      [written('薮\u200b猫'), isThere],
      [written('\u202e薮猫\u200f'), isThere],
      [written('薮猫\u0007\u001b'), isThere],
      ['%ED%A0%80', false],
      [written('\u200b\u202e\u0000'), false],
      // Three bytes each: no server reads an address with more of them.
      [written('停'.repeat(1000)), false],
      ['a'.repeat(5000), false],
      // Nothing holds it; what holds pieces of it may be offered.
      [written('<script>alert(1)</script>'), undefined],
      [written("' or 1=1 --"), undefined],
      [written(':::&|!<->()'), undefined],
    ] as const) {
      const name = key.slice(0, 60);
      expect((await page.goto(`/search?key=${key}`))?.status(), name).toBe(200);
      const hit = page.locator(`main a[href="/details?id=${id}"]`);
      if (isFound !== undefined) await expect(hit, name).toHaveCount(isFound ? 1 : 0);
      await expect(page.locator('main :is(img[src=x], script, b)'), name).toHaveCount(0);
      for (const call of ['search-list', 'suggest-list']) {
        const answer = await request.post(`/api/v1/${call}`, {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          data: `key=${key}`,
        });
        const { code } = (await answer.json()) as { code: number };
        // Bytes that are no text, and a bare %, are no call; in an address a reader may have written them.
        const wanted = isReadable(key) ? [200, 0] : [400, 400];
        expect([answer.status(), code], `${call} ${name}`).toEqual(wanted);
      }
    }
  },
);

function isReadable(written: string): boolean {
  try {
    return decodeURIComponent(written) !== '';
  } catch {
    return false;
  }
}
