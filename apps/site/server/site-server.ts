/** The site's HTTP server: who answers which address. Production and development differ in pages and assets only. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { secure, sendText } from './answer.ts';
import type { ApiProxy } from './api-proxy.ts';
import type { Assets } from './assets.ts';
import { sendHealth } from './healthz.ts';
import type { Pages } from './pages.ts';

/** The parts that answer. */
export interface SiteParts {
  readonly contentUrl: string;
  readonly proxy: ApiProxy;
  readonly assets: Assets;
  readonly pages: Pages;
}

/** The address asked for; undefined when it is no address of a site. Joined as text: `//host/…` must stay a path. */
const addressOf = (request: IncomingMessage): URL | undefined => {
  const { host = 'localhost' } = request.headers;
  const target = request.url ?? '/';
  if (!/^[\w.:[\]-]+$/.test(host) || !target.startsWith('/')) return undefined;
  return URL.canParse(`http://${host}${target}`) ? new URL(`http://${host}${target}`) : undefined;
};

const answer = async (parts: SiteParts, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  secure(response);
  const url = addressOf(request);
  if (!url) {
    await sendText(request, response, 400, '请求错误');
    return;
  }
  const path = url.pathname;
  if (path === '/healthz') await sendHealth(request, response, parts.contentUrl);
  else if (path === '/api' || path.startsWith('/api/')) await parts.proxy.api(request, response, path);
  else if (path.startsWith('/media/') && (await parts.proxy.media(request, response, path))) return;
  else if (await parts.assets(request, response, path)) return;
  else if (path.startsWith('/assets/')) await sendText(request, response, 404, '文件不存在');
  else await parts.pages(request, response, url);
};

/** Creates the server; it does not listen yet. */
export const createSiteServer = (parts: SiteParts): Server => {
  const server = createServer((request, response) => {
    answer(parts, request, response).catch((error: unknown) => {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      console.error(JSON.stringify({ level: 'error', event: 'request-failed', url: request.url, reason }));
      if (response.headersSent) response.destroy();
      else void sendText(request, response, 500, '服务器内部错误');
    });
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  return server;
};
