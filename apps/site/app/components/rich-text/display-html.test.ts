import { expect, test } from 'vitest';
import { toDisplayHtml } from './display-html.ts';

test('a table scrolls in a named box that the keyboard reaches; a table inside a table does not get one', () => {
  const html = toDisplayHtml(
    '<p>前</p><table><tbody><tr><td><table><tbody><tr><td>1</td></tr></tbody></table></td></tr></tbody></table>',
  );
  expect(html.match(/class="table-box"/g)).toHaveLength(1);
  expect(html).toContain('<div class="table-box" role="group" tabindex="0" aria-label="表格 1"><table>');
  expect(html.endsWith('</table></div>')).toBe(true);
});

test('an outside link opens in a new tab without access to this page, and says so', () => {
  expect(toDisplayHtml('<a href="https://example.invalid/a" target="_blank">甲</a>')).toBe(
    '<a href="https://example.invalid/a" target="_blank" rel="noopener noreferrer" data-external="">甲<span class="vh">（新窗口打开）</span></a>',
  );
});

test('a link of the site stays as it is; one to a file in a new tab is made safe', () => {
  expect(toDisplayHtml('<a href="/news/important">乙</a>')).toBe('<a href="/news/important">乙</a>');
  expect(toDisplayHtml('<a href="/media/a.pdf" target="_blank">丙</a>')).toContain('rel="noopener noreferrer"');
  expect(toDisplayHtml('<a href="/media/a.pdf" target="_blank">丙</a>')).not.toContain('data-external');
});

test('pictures are lazy and have an alt; style attributes are dropped', () => {
  expect(toDisplayHtml('<img src="/media/a.png" width="3" height="2">')).toBe(
    '<img src="/media/a.png" width="3" height="2" alt="" loading="lazy" decoding="async">',
  );
  expect(toDisplayHtml('<p style="color:red">丁</p>')).toBe('<p>丁</p>');
});

test('telephone numbers, days and numbers with their units stay whole, in words alone', () => {
  expect(toDisplayHtml('<p>拨打000-0000-0000，自2026-11-30起，约600户，第5条</p>')).toBe(
    '<p>拨打<span class="whole">000-0000-0000，</span>自<span class="whole">2026-11-30</span>起，约<span class="whole">600户，</span>第5条</p>',
  );
  const untouched = '<p><a href="/a/2026-11-30">1&#160;2&#12345;</a><img alt="000-0000-0000" src="/1234.png"></p>';
  expect(toDisplayHtml(untouched)).not.toContain('whole');
});
