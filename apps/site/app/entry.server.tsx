import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { log } from '@yunxia/http/log';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { contentSecurityPolicy } from './render/page-policy.ts';
import { NO_CACHING, PRIVATE_CACHING } from './render/page-caching.ts';
import { loadContext } from './api/load-context.server.ts';
import type { Site } from './api/use-site.ts';
import { NonceContext } from './runtime/nonce.ts';
import { screenAt } from './site-map.ts';

/** Longest time a page may wait for its own modules, in ms. */
const MODULES_TIMEOUT_MS = 10_000;
/** The end of every page; what only the browser's part needs stands before it. */
const PAGE_END = '</body></html>';

/** Read after the pages, whose style sheet has the menu's in the same place as the browser's build. */
const menuModule = import('./shell/menu-template.server.tsx');

/** The menu of every page that the router may lead on from, also of one that has no header itself. */
const menuOf = async ({ staticHandlerContext }: EntryContext): Promise<string> => {
  const site = staticHandlerContext.loaderData.root as Site | undefined;
  return site ? (await menuModule).menuTemplate(site.siteInfo) : '';
};

/** Writes a page whole: its data is complete before. @throws what a component throws */
const writePage = (page: ReactElement): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // A page without script has to be whole as it stands: no part is sent later and moved into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), MODULES_TIMEOUT_MS);
    timer.unref();
  });

/** Renders a page under a policy with its own nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy([`'nonce-${nonce}'`]));
  // The page bears its own nonce: no shared cache may store it as it is (server/cache/cached-pages.ts takes the nonce out).
  // A page that is never cached (Spec §2: about) is not stored for the Back key of the browser either.
  const { pathname } = context.staticHandlerContext.location;
  const caching = screenAt(pathname)?.cached === false ? NO_CACHING : PRIVATE_CACHING;
  for (const [name, value] of Object.entries(caching)) headers.set(name, value);
  if (status >= 400) headers.set('X-Robots-Tag', 'noindex');
  if (status === 503) headers.set('Retry-After', '10');
  const page = (
    <NonceContext.Provider value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext.Provider>
  );
  const [html, menu] = await Promise.all([writePage(page), menuOf(context)]);
  const hasMenu = menu !== '' && context.renderMeta?.didRenderScripts === true && html.endsWith(PAGE_END);
  return new Response(hasMenu ? html.slice(0, -PAGE_END.length) + menu + PAGE_END : html, { status, headers });
}

/** Logs what a page threw, unless it is a page's own status or the visitor left. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { requestId } = (context as RouterContextProvider).get(loadContext);
  log.error('page failed', { requestId, path: new URL(request.url).pathname, error });
};
