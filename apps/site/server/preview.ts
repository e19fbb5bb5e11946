/**
 * `/preview/<token>`: a draft as the public will see it, rendered by this server alone. The token goes to the content server in
 * a header, which says where the record stands and answers the calls of that page as if it were published. Nothing of it is
 * cached anywhere, and the page has no script that could ask for more.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '@yunxia/http/log';
import type { ContentFetch, Render } from '../app/render/render-input.ts';
import { NO_CACHING } from '../app/render/page-caching.ts';
import { secure, sendText } from './http/answer.ts';
import { noPreviewPage, PLAIN_POLICY } from './http/plain-page.ts';
import { requestIdOf } from './http/request-log.ts';
import type { Upstream } from './http/upstream.ts';
import { isUnrendered, sendEmergency } from './pages.ts';
import { type ContentSource, createContentUsage } from './rendering.ts';

export const PREVIEW_PATH = '/preview/';

const FORM = 'application/x-www-form-urlencoded;charset=UTF-8';
const TOKEN = /^[\w-]{30,200}$/;
/** What every page reads and no draft changes. */
const OF_THE_FRAME = new Set(['site-info', 'active-disclosure-type-list']);
/** From a section to its first page, from a list to the record's own page. */
const MAX_REDIRECTS = 3;

export interface PreviewOptions {
  readonly render: Render;
  readonly source: ContentSource;
  readonly upstream: Upstream;
  readonly siteUrl: string | undefined;
  readonly siteInfoFile: string;
}

export type Preview = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

const HEADERS: Readonly<Record<string, string>> = {
  ...NO_CACHING,
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

export const createPreview = ({ render, source, upstream, siteUrl, siteInfoFile }: PreviewOptions): Preview => {
  const refuse = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Content-Security-Policy', PLAIN_POLICY);
    await sendText(request, response, 403, await noPreviewPage(siteInfoFile), 'text/html; charset=utf-8');
  };

  /** The page of the site that shows the record; undefined when the token opens nothing. */
  const pathOf = async (headers: Readonly<Record<string, string>>): Promise<string | undefined> => {
    const { status, body } = await upstream.read('/preview/page', { method: 'GET', headers });
    if (status !== 200 && status !== 403) throw new Error(`no preview: HTTP ${status}`);
    const { path } = JSON.parse(body.toString()) as { path?: unknown };
    return typeof path === 'string' && path.startsWith('/') ? path : undefined;
  };

  return async (request, response, url) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const token = url.pathname.slice(PREVIEW_PATH.length);
    if (!TOKEN.test(token)) return refuse(request, response);
    const requestId = requestIdOf(response);
    const asked = { 'x-preview-token': token, 'x-request-id': requestId };
    const use = createContentUsage(requestId);
    const usual = source.fetchFor(use);
    const fetch: ContentFetch = async (target, init) => {
      const endpoint = target.slice(target.lastIndexOf('/') + 1);
      if (OF_THE_FRAME.has(endpoint)) return usual(target, init);
      const body = String(init.body ?? '');
      const headers = { ...asked, 'content-type': FORM, 'content-length': String(Buffer.byteLength(body)) };
      const answer = await upstream.read(`/preview/${endpoint}`, { method: 'POST', headers, body });
      const { status } = answer;
      return { ok: status >= 200 && status < 300, status, text: () => answer.body.toString() };
    };
    const origin = siteUrl ?? url.origin;
    try {
      let path = await pathOf(asked);
      for (let round = 0; path !== undefined && round <= MAX_REDIRECTS; round += 1) {
        const page = new URL(path, origin);
        const input = { ...source, fetch, origin, requestId, tags: use.tags, isPreview: true };
        const answer = await render(new Request(page), input);
        const location = answer.headers.get('Location');
        if (location !== null && answer.status >= 300 && answer.status < 400) {
          const next = new URL(location, page);
          path = next.pathname + next.search;
          continue;
        }
        if (isUnrendered(answer, page)) throw new Error(`preview not rendered: HTTP ${answer.status}`);
        const policy = answer.headers.get('Content-Security-Policy');
        if (policy !== null) response.setHeader('Content-Security-Policy', policy);
        secure(response);
        return await sendText(request, response, answer.status, await answer.text(), 'text/html; charset=utf-8');
      }
      await refuse(request, response);
    } catch (error) {
      log.error('preview failed', { requestId, error });
      if (response.destroyed) return;
      await sendEmergency(request, response, siteInfoFile);
    }
  };
};
