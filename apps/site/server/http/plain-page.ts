/** Short pages of a refusal, with a style of their own, because they are not rendered by React. */
import { createHash } from 'node:crypto';
import { companyOf, escapeHtml, phonesOf } from './emergency-page.ts';
import { browserMetaHtml } from '../../app/model/page/browser-meta.ts';

const STYLE = `
:root{color-scheme:light dark;--bg:#f4f8f7;--surface:#fff;--line:#d3dfde;--text:#0b2229;--text-2:#3b545b;--brand:#0b6472;--fill:#0b6472;--focus:#b86e00}
@media (prefers-color-scheme:dark){:root{--bg:#07171d;--surface:#0c2229;--line:#1d3d46;--text:#e8f1f1;--text-2:#b3c7ca;--brand:#63c8d0;--fill:#177884;--focus:#ffbd45}}
*{box-sizing:border-box;margin:0}
body{display:grid;min-height:100vh;align-content:center;padding:32px 20px;background:var(--bg);color:var(--text);font:16px/1.75 "PingFang SC","HarmonyOS Sans SC","MiSans","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{width:100%;max-width:600px;margin:auto;padding:32px;border:1px solid var(--line);border-top:3px solid var(--fill);border-radius:4px;background:var(--surface)}
h1{font-size:28px;line-height:1.4}
p{margin-top:12px;color:var(--text-2)}
a{color:var(--brand);text-underline-offset:.22em}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.ways{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}
.ways a{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;border:1px solid var(--fill);border-radius:4px;font-weight:600;text-decoration:none}
.ways .main{background:var(--fill);color:#fff}
p a{display:inline-block;padding-block:8px;font-weight:600;font-variant-numeric:tabular-nums}
@media (max-width:480px){main{padding:24px 20px}.ways a{flex:1 1 100%;justify-content:center}}
`;

/** The pages' own policy: this style and nothing else. */
export const PLAIN_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface PlainPage {
  readonly title: string;
  readonly text: string;
  /** Links as HTML. */
  readonly ways: string;
}

/** @param siteInfoFile file of the last good site information */
const plainPage = async ({ title, text, ways }: PlainPage, siteInfoFile: string): Promise<string> => {
  const company = escapeHtml(await companyOf(siteInfoFile));
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${browserMetaHtml}
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title} - ${company}</title>
<style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
<p>${text}</p>
<div class="ways">${ways}</div>
${await phonesOf(siteInfoFile)}
</main></body></html>
`;
};

/** HTML for HTTP 414. @param siteInfoFile file of the last good site information */
export const tooLongPage = (siteInfoFile: string): Promise<string> =>
  plainPage(
    {
      title: '网址过长',
      text: '这个网址太长，服务器没有读取。要查找内容，请打开站内搜索，输入较短的词语，最多100个字。',
      ways: '<a class="main" href="/search">打开站内搜索</a><a href="/home">返回首页</a>',
    },
    siteInfoFile,
  );

/** HTML for a preview that cannot be opened, HTTP 403. @param siteInfoFile file of the last good site information */
export const noPreviewPage = (siteInfoFile: string): Promise<string> =>
  plainPage(
    {
      title: '预览已失效',
      text: '预览链接30分钟内有效，只能打开生成它的那一版。这个链接已过期，或者不完整。请编辑在后台重新点“预览”。',
      ways: '<a class="main" href="/home">返回首页</a>',
    },
    siteInfoFile,
  );
