import { describe, expect, it } from 'vitest';
import { toAnswerHtml } from './answer-html.ts';
import { lexicalToSummary, lexicalToText } from './plain-text.ts';
import { lexicalToHtml } from './to-html.ts';

const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const state = (...children: object[]) => ({ root: { type: 'root', children } });
const html = (...children: object[]) => lexicalToHtml(state(...children));

const cell = (words: string, headerState = 0, rest: object = {}) => ({
  type: 'tablecell',
  headerState,
  children: [paragraph(text(words))],
  ...rest,
});
const row = (...children: object[]) => ({ type: 'tablerow', children });

const picture = {
  id: 1,
  filename: '大坝 1.jpg',
  mimeType: 'image/jpeg',
  width: 1600,
  height: 900,
  alt: '大坝"全景"',
  sizes: {
    wide: { filename: 'w.webp', width: 1280, height: 720 },
    card: { filename: 'c.webp', width: 640, height: 360 },
    hero: { filename: null, width: null, height: null },
  },
};

describe('lexicalToHtml', () => {
  it.each([
    [
      [3, 3, 4, 2, 4, 3],
      [2, 2, 3, 2, 3, 3],
    ],
    [
      [4, 3, 2, 3, 4],
      [2, 2, 2, 3, 4],
    ],
    [
      [2, 3, 4, 4, 2],
      [2, 3, 4, 4, 2],
    ],
    [
      [1, 5, 6],
      [2, 3, 3],
    ],
  ])('headings %j are of the levels %j', (given, expected) => {
    const headings = given.map((level) => ({ type: 'heading', tag: `h${level}`, children: [text('题')] }));
    expect([...html(...headings).matchAll(/<h(\d)/g)].map(([, level]) => Number(level))).toEqual(expected);
  });

  it('writes blocks, formats and alignment with our own classes', () => {
    expect(
      html(paragraph(text('粗', 1), text('斜', 2), text('删', 4), text('线', 8), text('下', 32), text('上', 64))),
    ).toBe('<p><strong>粗</strong><em>斜</em><s>删</s><u>线</u><sub>下</sub><sup>上</sup></p>');
    expect(
      html({ ...paragraph(text('落款')), format: 'right' }, { type: 'heading', tag: 'h1', children: [text('题')] }),
    ).toBe('<p class="align-right">落款</p><h2>题</h2>');
    expect(html({ type: 'quote', children: [text('引')] }, { type: 'horizontalrule' })).toBe(
      '<blockquote>引</blockquote><hr>',
    );
  });

  it('leaves out what is empty, and keeps the words of what it does not know', () => {
    expect(html(paragraph(), paragraph(text(' ')), paragraph({ type: 'linebreak' }))).toBe('');
    expect(html({ type: 'chart', children: [text('字')] })).toBe('<p>字</p>');
    for (const nothing of [
      null,
      undefined,
      '',
      1,
      {},
      { root: null },
      { root: { children: 'x' } },
      state(null as never),
    ]) {
      expect(lexicalToHtml(nothing)).toBe('');
    }
  });

  it('nests lists', () => {
    const item = (...children: object[]) => ({ type: 'listitem', children });
    const nested = { type: 'list', listType: 'bullet', children: [item(text('一之一'))] };
    expect(
      html({
        type: 'list',
        listType: 'number',
        start: 3,
        children: [item(text('一')), item(nested), item(text('二'))],
      }),
    ).toBe('<ol start="3"><li>一<ul><li>一之一</li></ul></li><li>二</li></ol>');
  });

  it('writes tables with heads and spans', () => {
    expect(
      html({
        type: 'table',
        children: [
          row(cell('项目', 1), cell('数量', 3)),
          row(cell('机组', 2), cell('6', 0, { colSpan: 2, rowSpan: 1 })),
        ],
      }),
    ).toBe(
      '<table><thead><tr><th scope="col">项目</th><th scope="col">数量</th></tr></thead>' +
        '<tbody><tr><th scope="row">机组</th><td colspan="2">6</td></tr></tbody></table>',
    );
  });

  it('gives rows without heads a body: a browser would put one there, and the page would differ from the served one', () => {
    expect(html({ type: 'table', children: [row(cell('1', 0))] })).toBe(
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
    );
  });

  it('writes pictures as figures with renditions, and other files as links', () => {
    expect(html({ type: 'upload', value: picture, fields: { caption: '<峡谷>' } })).toBe(
      '<figure><img src="/media/%E5%A4%A7%E5%9D%9D%201.jpg" srcset="/media/c.webp 640w, /media/w.webp 1280w, /media/%E5%A4%A7%E5%9D%9D%201.jpg 1600w" ' +
        'sizes="(max-width: 768px) 100vw, 760px" width="1600" height="900" alt="大坝&quot;全景&quot;" loading="lazy" decoding="async">' +
        '<figcaption>&lt;峡谷&gt;</figcaption></figure>',
    );
    // decoration here, whatever the library says of it for other texts
    expect(html({ type: 'upload', value: picture, fields: { decorative: true } })).toContain(' alt="" ');
    expect(
      html({ type: 'upload', value: { filename: 'a.pdf', mimeType: 'application/pdf', originalName: '附件.pdf' } }),
    ).toBe('<p><a href="/media/a.pdf">附件.pdf</a></p>');
    expect(html({ type: 'upload', value: 7 })).toBe('');
  });

  it('marks links out of the site, and drops those that may not be followed', () => {
    const link = (url: string, newTab = false) =>
      paragraph({ type: 'link', fields: { url, newTab }, children: [text('词')] });
    expect(html(link('https://a.example/?a=1&b=2'))).toBe(
      '<p><a href="https://a.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">词</a></p>',
    );
    expect(html(link('/home'), link('tel:95598'))).toBe(
      '<p><a href="/home">词</a></p><p><a href="tel:95598">词</a></p>',
    );
    for (const url of [
      'javascript:alert(1)',
      ' JaVaScRiPt:x',
      'data:image/svg+xml,x',
      '//evil.example',
      'vbscript:x',
      'file:///etc/passwd',
    ]) {
      expect(html(link(url))).toBe('<p>词</p>');
    }
  });

  it('shows markup as text, and survives the last gate unchanged', () => {
    const hostile = state(paragraph(text(`<img src=x onerror="alert('1')">&amp;`)), { type: 'upload', value: picture });
    expect(lexicalToHtml(hostile)).toContain(`<p>&lt;img src=x onerror=&quot;alert('1')&quot;&gt;&amp;amp;</p>`);
    expect(toAnswerHtml(hostile)).toContain('<p>&lt;img src=x onerror="alert(\'1\')"&gt;&amp;amp;</p><figure><img ');
    expect(toAnswerHtml(hostile)).toContain('srcset="/media/c.webp 640w, /media/w.webp 1280w,');
  });
});

describe('plain text', () => {
  it('joins Chinese lines without a space, others with one', () => {
    const written = state(paragraph(text('停电\n公告 of\nMay')), {
      type: 'list',
      children: [
        { type: 'listitem', children: [text('一')] },
        { type: 'listitem', children: [text('二')] },
      ],
    });
    expect(lexicalToText(written)).toBe('停电公告 of May 一 二');
  });

  it('cuts a summary between characters', () => {
    expect(lexicalToSummary(state(paragraph(text('👨‍👩‍👧‍👦'.repeat(5)))), 2)).toBe(`${'👨‍👩‍👧‍👦'.repeat(2)}…`);
    expect(lexicalToSummary(state(paragraph(text('短'))))).toBe('短');
    expect(lexicalToSummary(null)).toBe('');
  });
});
