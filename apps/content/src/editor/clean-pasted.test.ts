// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { cleanPasted } from './clean-pasted.ts';
import { pastedFiles } from './missing-media.ts';

const ORIGIN = 'https://admin.example.cn';
const clean = (html: string) => cleanPasted(html, ORIGIN);
const word = (html: string): string => clean(`<style>p.MsoNormal{mso-style-unhide:no}</style>${html}`).html.trim();
const item = (marker: string, text: string, level = 1, font = ''): string =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='${font}'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span>${text}</span></p>`;
const plain = (html: string): string =>
  html
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll(/<p [^>]*>/g, '<p>')
    .replaceAll(/>\s+</g, '><');

it.each([
  [
    'deleted words of tracked changes',
    '<p>甲<del cite="mailto:a"><span class=msoDel>删</span></del>乙</p>',
    '<p>甲乙</p>',
  ],
  ['marks of what was added', '<p><ins cite="mailto:a">新增</ins></p>', '<p>新增</p>'],
  [
    'comments and their anchors',
    `<p>甲<a style='mso-comment-reference:A_1'>乙</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span></p><div style='mso-element:comment-list'><p>请核对</p></div>`,
    '<p>甲乙</p>',
  ],
  ['conditional comments', '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p>甲</p>', '<p>甲</p>'],
  ['its own elements', '<p>甲<o:p></o:p></p><p><o:p>&nbsp;</o:p></p>', '<p>甲</p>'],
  ['spaces that make room', '<p>甲&nbsp;&nbsp;&nbsp; 乙</p>', '<p>甲 乙</p>'],
])('of Word goes: %s', (_, html, expected) => {
  expect(plain(word(html))).toBe(expected);
});

it('makes lists of numbered and bulleted paragraphs, nested ones too', () => {
  const bullet = 'font-family:Wingdings';
  expect(plain(word([item('1.', '一'), item('n', '一之一', 2, bullet), item('2.', '二')].join('\n')))).toBe(
    '<ol><li>一<ul><li>一之一</li></ul></li><li>二</li></ol>',
  );
  expect(plain(word(`${item('·', '甲')}${item('·', '乙')}<p>中</p>${item('3)', '丙')}`))).toBe(
    '<ul><li>甲</li><li>乙</li></ul><p>中</p><ol start="3"><li>丙</li></ol>',
  );
});

it('leaves numbers that are cited in the text', () => {
  expect(plain(word(`${item('一、', '总则')}${item('第二条', '范围')}`))).toBe('<p>一、总则</p><p>第二条范围</p>');
});

it.each([
  ['<h1>题</h1><h2>节</h2><h4>目</h4>', '<h2>题</h2><h3>节</h3><h4>目</h4>'],
  ['<h2>节</h2><h5>目</h5>', '<h2>节</h2><h4>目</h4>'],
  [
    '<p><a href="file:///C:/a.docx">本机</a><a href="javascript:alert(1)">脚本</a><a>书签</a></p>',
    '<p>本机脚本书签</p>',
  ],
  ['<p><a href="https://example.cn/">外面</a></p>', '<p><a href="https://example.cn/">外面</a></p>'],
  ['<p>甲<del>旧</del></p>', '<p>甲<del>旧</del></p>'],
])('of any text: %s', (html, expected) => {
  expect(clean(html).html).toBe(expected);
});

it('names each picture that cannot come along where it stood, and keeps those of the library', () => {
  const lazy = 'https://mmbiz.qpic.cn/a/640?wx_fmt=png';
  const html = `<p>前<img src="file:///C:/a.jpg" alt="大坝"><a href="https://x.cn/"><img data-src="${lazy}" src="data:image/gif;base64,AA=="></a></p>
    <p><img data-lexical-upload-id="1" data-lexical-upload-relation-to="media"></p><p><img width=1 src="https://x.cn/count.gif">后</p><mpvoice></mpvoice>`;
  const cleaned = clean(html);
  expect(cleaned).toMatchObject({ isEmpty: false, missing: 3 });
  expect(cleaned.html.replaceAll(/>\s+</g, '><')).toBe(
    '<p>前<a href="https://x.cn/"></a></p><div data-missing="picture" data-src="" data-alt="大坝"></div>' +
      `<div data-missing="picture" data-src="${lazy}" data-alt=""></div>` +
      '<p><img data-lexical-upload-id="1" data-lexical-upload-relation-to="media"></p><p>后</p>' +
      '<div data-missing="audio" data-src="" data-alt=""></div>',
  );
});

it('keeps the bytes of a picture that came along, for as long as the page is open', () => {
  const { html } = clean('<p><img src="data:image/png;base64,AAEC" alt="图"></p>');
  const key = /data-src="(local:[^"]+)"/.exec(html)?.[1] ?? '';
  expect([pastedFiles.get(key)?.type, pastedFiles.get(key)?.size]).toEqual(['image/png', 3]);
});

it.each([
  ['display:none', false],
  ['visibility:hidden', false],
  ['opacity:0', false],
  ['font-size:0px', false],
  ['width:0;overflow:hidden', false],
  ['position:absolute;left:-9999px', false],
  ['mso-hide:all', false],
  ['color:transparent', false],
  ['color:#fff', true],
  ['opacity:0.5', true],
  ['font-size:0.5em', true],
  ['height:0', true],
  ['margin-left:-20px', true],
])('text with %s is seen: %s', (style, isSeen) => {
  expect(clean(`<p>甲<span style="${style}">乙</span></p>`).html.includes('乙')).toBe(isSeen);
});

it('keeps an article that waits for its script, whole or beside its title', () => {
  const article = '<p style="opacity:1">正文</p>';
  for (const html of [
    `<div style="visibility:hidden;opacity:0"><section>${article}</section></div>`,
    `<h1>题</h1><div id="js_content" style="visibility:hidden;opacity:0">${article}</div>`,
  ]) {
    expect(clean(html).html).toContain('正文');
  }
});
