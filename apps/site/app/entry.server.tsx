import { randomBytes } from 'node:crypto';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { contentSecurityPolicy } from '../server/headers.ts';
import { NO_CACHING, PRIVATE_CACHING } from '../server/http/page-caching.ts';
import { log } from '../server/log.ts';
import type { Site } from './api/use-site.ts';
import { NonceContext } from './device/nonce.ts';
import { PageResponse } from './page-response.ts';
import { createNowhere, createScreenPages } from './screen-pages.server.ts';
import { screenAt } from './site-map.ts';
import { readPieces, toDataScripts, writePage } from './write-page.server.ts';

/** The end of every page; what only the browser's part needs stands before it. */
const PAGE_END = '</body></html>';

/** Read after the pages, whose style sheet has the menu's in the same place as the browser's build. */
const menuModule = import('./shell/menu-template.server.tsx');

/** The layout of the pages that have a header. */
const FRAME = 'routes/frame/site-layout';

const menuOf = async (context: EntryContext, pathname: string): Promise<string> => {
  const { matches, loaderData } = context.staticHandlerContext;
  const site = loaderData.root as Site | undefined;
  if (!site || !matches.some(({ route }) => route.id === FRAME)) return '';
  return (await menuModule).menuTemplate(site.siteInfo, pathname);
};

/**
 * Renders a page whole (its data is complete before), under a policy with its own nonce.
 * @param readData the pieces of its data; undefined: it has none
 */
const answerPage = async (
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  readData: readonly string[] | Promise<readonly string[]> | undefined,
): Promise<Response> => {
  const nonce = randomBytes(16).toString('base64');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy([`'nonce-${nonce}'`]));
  // The page bears its own nonce: no shared cache may store it as it is (server/kept-pages.ts takes the nonce out).
  // A page that is never cached (Seed §2: about) is not stored for the Back key of the browser either.
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
  const [html, menu, data] = await Promise.all([writePage(page), menuOf(context, pathname), readData]);
  const takesData = context.renderMeta?.didRenderScripts === true && data !== undefined;
  const takesEnd = takesData && html.endsWith(PAGE_END);
  const whole = takesEnd ? html.slice(0, -PAGE_END.length) + menu + toDataScripts(data, nonce) + PAGE_END : html;
  return new PageResponse(whole, { status, headers });
};

/** For React Router's own request handler. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
): Promise<Response> {
  return answerPage(request, status, headers, context, serverHandoffStream && readPieces(serverHandoffStream));
}

/** For the server that runs this build: how it answers requests for pages. */
export const createPageHandler = (build: ServerBuild) =>
  createScreenPages(build, (request, context, data) => answerPage(request, 200, new Headers(), context, [data]));

export { createNowhere };

/** Logs what a page threw, unless it is a page's own status or the visitor left. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error('page failed', {
    requestId: request.headers.get('X-Request-Id') ?? undefined,
    path: new URL(request.url).pathname,
    error,
  });
};

/** For the server that runs this build. */
export { setContentSource } from './api/content.server.ts';
