import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readManual, readManualPicture, toManual } from './read-manual.ts';

const documents = path.resolve(import.meta.dirname, '../../../../docs');

it('every picture that the manual names is there, of at most 60 KB, with its size and words for who does not see it; and no other is', async () => {
  const { html } = await readManual();
  const named = [
    ...html.matchAll(/<img src="\/cms\/api\/manual\/([^"]+)" alt="([^"]*)" width="1280" height="[1-9]\d+"/g),
  ];
  expect(named.length).toBeGreaterThanOrEqual(12);
  for (const [, name = '', alt = ''] of named) {
    expect(alt).toMatch(/\p{Script=Han}.{8}/u);
    const picture = await readManualPicture(name);
    expect([name, picture?.subarray(8, 12).toString('latin1')]).toEqual([name, 'WEBP']);
    expect(statSync(path.join(documents, 'editors', name)).size).toBeLessThanOrEqual(60 * 1024);
  }
  expect(named.map(([, name]) => name).sort()).toEqual(readdirSync(path.join(documents, 'editors')).sort());
});

it('each heading is reached from the contents, and each link within the page leads to a heading', async () => {
  const { html, sections, title } = await readManual();
  const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
  expect(title).toBe('编辑手册：后台的一天');
  expect(sections.map(({ id }) => id)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  const markdown = readFileSync(path.join(documents, 'editors.md'), 'utf8');
  for (const [, target] of markdown.matchAll(/\]\(#([^)]+)\)/g)) expect(ids).toContain(target);
});

it('makes tables, lists and links of the text, and ids as GitHub does', () => {
  const { html, sections, title } = toManual(
    '# 手册\n\n## 常见 的“提示”\n\n| 提示 |\n| --- |\n| **甲** |\n\n见[这里](#常见-的提示)。\n\n![一"张](editors/a.webp)\n',
  );
  expect([title, sections]).toEqual(['手册', [{ id: '常见-的提示', text: '常见 的“提示”' }]]);
  expect(html).toContain('<h2 id="常见-的提示">常见 的“提示”</h2>');
  expect(html).toContain('<td><strong>甲</strong></td>');
  expect(html).toContain('alt="一&quot;张"');
  expect(html).not.toContain('<h1');
});

it('answers pictures alone', async () => {
  for (const name of ['../editors.md', '..%2Feditors.md', 'none.webp', '']) {
    expect(await readManualPicture(name)).toBeUndefined();
  }
});
