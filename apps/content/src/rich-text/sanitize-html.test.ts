import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './sanitize-html.ts';

describe('sanitizeHtml', () => {
  it.each([
    ['Word', '<p class=MsoNormal style="mso-pagination:none">正文<o:p></o:p></p>', '<p>正文</p>'],
    [
      'Word lists',
      '<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">1.</span><![endif]>项</p>',
      '<p>1.项</p>',
    ],
    [
      'Word settings',
      '<!--[if gte mso 9]><xml><w:WordDocument>x</w:WordDocument></xml><![endif]--><p>文</p>',
      '<p>文</p>',
    ],
    ['font sheets', '<style>@font-face{font-family:仿宋}</style>文<font face="仿宋">字</font>', '文字'],
    ['a style sheet after text', '文本<style>body{display:none}</style>', '文本'],
    ['a hidden wrapper', '<section style="visibility:hidden;opacity:0"><p>文</p></section>', '<p>文</p>'],
    ['a link to data', '<a href="data:image/svg+xml,%3Csvg%3E">词</a>', '词'],
    ['a link to script', '<a href="&#106;avascript:alert(1)">词</a><a href="java\nscript:x">词</a>', '词词'],
    ['a link in the page', '<a href="#a" onclick="x()" style="x">词</a>', '<a href="#a">词</a>'],
    [
      'a link out',
      '<a href="https://a.example" target="_blank">词</a>',
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">词</a>',
    ],
    ['script', '<script>x</script><p onclick="x">文</p><iframe src="//x"></iframe>', '<p>文</p>'],
    ['svg', '<svg onload=alert(1)><style>x</style><a href="x">y</a></svg>文', '文'],
    ['a picture of an event', '<img src=x onerror=alert(1)>', '<img src="x" alt="" loading="lazy" decoding="async" />'],
    ['a picture of script', '<img src="javascript:x"><img src="data:image/png;base64,AA">文', '文'],
    ['foreign classes', '<p class="align-center evil">文</p><td class="x">', '<p class="align-center">文</p><td></td>'],
    [
      'wide tables',
      '<table width=800 border=1><tr><td width="300pt" colspan="2" rowspan="1">文</td></tr></table>',
      '<table><tr><td colspan="2">文</td></tr></table>',
    ],
    [
      'old elements',
      '<h1>题</h1><b>粗</b><i>斜</i><strike>删</strike><div>块</div>',
      '<h2>题</h2><strong>粗</strong><em>斜</em><s>删</s>块',
    ],
    ['a mutation', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['unclosed', '<p>文<strong>粗', '<p>文<strong>粗</strong></p>'],
  ])('cleans %s', (_, dirty, clean) => {
    expect(sanitizeHtml(dirty)).toBe(clean);
  });

  it('fills in the pictures of a WeChat article', () => {
    const article =
      '<section style="visibility:hidden;opacity:0"><p style="text-align:center"><img class="rich_pages" data-src="https://mmbiz.qpic.cn/a?wx_fmt=png" data-ratio="0.5625" data-w="1080" style="width:100%"></p></section>';
    expect(sanitizeHtml(article)).toBe(
      '<p><img src="https://mmbiz.qpic.cn/a?wx_fmt=png" width="1080" height="608" alt="" loading="lazy" decoding="async" /></p>',
    );
  });

  it('gives the same when it is asked twice', () => {
    const once = sanitizeHtml(
      '<p class="align-right">a &lt;b&gt; &amp;amp; <a href="https://x.example/?a=1&amp;b=2">c</a><br>d</p>',
    );
    expect(sanitizeHtml(once)).toBe(once);
  });
});
