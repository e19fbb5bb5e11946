/** The response to a client over the limit: a page, the contract's envelope, or a line for programs. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { secure, sendFailure, sendText } from '../http/answer.ts';
import { isForPrograms, phonesOf } from '../http/emergency-page.ts';
import { browserMetaHtml } from '../../app/model/page/browser-meta.ts';

const title = '访问过于频繁';

/**
 * Sends HTTP 429 with the emergency phones: a thousand visitors may share one address, and one of them may need help.
 * @param wait seconds until the next request may pass
 * @param siteInfoFile file of the last good site information
 */
export const sendTooMany = async (
  request: IncomingMessage,
  response: ServerResponse,
  wait: number,
  siteInfoFile: string,
): Promise<void> => {
  secure(response);
  response.setHeader('Retry-After', wait);
  const path = request.url ?? '/';
  if (path.startsWith('/api/')) return sendFailure(request, response, 429, `请求过于频繁，请 ${wait} 秒后再试`);
  const text = `来自您所在网络的请求过于频繁，请 ${wait} 秒后再试。`;
  if (isForPrograms(path) || path.startsWith('/media/')) return sendText(request, response, 429, `${text}\n`);
  response.setHeader('X-Robots-Tag', 'noindex');
  const html = `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${browserMetaHtml}
<meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1>
<p>${text}紧急用电问题请拨打以下电话。</p>
${await phonesOf(siteInfoFile)}
<p><a href="/home">返回首页</a></p></main></body></html>
`;
  return sendText(request, response, 429, html, 'text/html; charset=utf-8');
};
