import { describe, expect, test } from 'vitest';
import { splitElements, textOfHtml } from './html-elements.ts';

describe('splitElements', () => {
  test('takes apart what stands at the top level, and only that', () => {
    const html = '<p>甲<strong>乙</strong></p> <ul><li>一<ol><li>二</li></ol></li></ul><hr>散句<p>丙<br>丁</p>';
    expect(splitElements(html)).toEqual([
      { tag: 'p', html: '<p>甲<strong>乙</strong></p>', inner: '甲<strong>乙</strong>' },
      { tag: 'ul', html: ' <ul><li>一<ol><li>二</li></ol></li></ul>'.trim(), inner: '<li>一<ol><li>二</li></ol></li>' },
      { tag: 'hr', html: '<hr>', inner: '' },
      { tag: '', html: '散句', inner: '散句' },
      { tag: 'p', html: '<p>丙<br>丁</p>', inner: '丙<br>丁' },
    ]);
  });

  test('joined together the parts are the whole', () => {
    const html = '<h2 class="align-center">题</h2><p>文</p>尾';
    expect(
      splitElements(html)
        ?.map((each) => each.html)
        .join(''),
    ).toBe(html);
  });

  test.each(['<p>甲', '甲</p>', '<p><strong>甲</p></strong>', '<ul><li>甲</ul>'])('leaves %s alone', (html) => {
    expect(splitElements(html)).toBeNull();
  });

  test('text without tags, and nothing', () => {
    expect(splitElements('1 < 2 & 3 > 2')).toEqual([{ tag: '', html: '1 < 2 & 3 > 2', inner: '1 < 2 & 3 > 2' }]);
    expect(splitElements('')).toEqual([]);
  });

  test('ten thousand elements take no time', () => {
    expect(splitElements('<p>甲</p>'.repeat(10_000))).toHaveLength(10_000);
    expect(splitElements('<div>'.repeat(10_000))).toBeNull();
  });
});

test('textOfHtml gives the words on one line', () => {
  expect(textOfHtml('一、<em>A&amp;B</em><br>\n&lt;丙&gt;&nbsp;')).toBe('一、A&B <丙>');
});
