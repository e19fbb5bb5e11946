import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router';
import { contentSecurityPolicy } from '../server/headers.ts';
import { NonceContext } from './device/nonce.ts';
import { screenAt } from './site-map.ts';

/** Longest time a page may take to render once its data is there, in ms. */
const RENDER_TIMEOUT_MS = 10_000;

/** A page that is complete, as bytes: passed on in a stream it would take as long again to send as to write. */
const toBytes = async (pipe: (to: PassThrough) => void): Promise<Uint8Array<ArrayBuffer>> => {
  const stream = new PassThrough();
  pipe(stream);
  return new Uint8Array(await buffer(stream));
};

/** Renders a page whole (its data is complete before), under a policy with its own nonce. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy([`'nonce-${nonce}'`]));
  // HTML names the build's files and carries its own nonce: browsers ask again, shared caches vary by device.
  // A page that is never kept (Seed §2: about) is not kept for the Back key of the browser either.
  const isKept = screenAt(new URL(request.url).pathname)?.cached !== false;
  headers.set('Cache-Control', isKept ? 'no-cache' : 'no-store');
  headers.append('Vary', 'User-Agent, Cookie');
  if (status >= 400) headers.set('X-Robots-Tag', 'noindex');
  if (status === 503) headers.set('Retry-After', '10');
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        // A page without script has to be whole as it stands: no part is sent later and moved into place.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          clearTimeout(timer);
          resolve(toBytes(pipe).then((body) => new Response(body, { status, headers })));
        },
        onShellError: reject,
        onError: reject,
      },
    );
    const timer = setTimeout(() => abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS);
    timer.unref();
  });
}

/** Logs what a page threw, unless it is a page's own status or the visitor left. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(
    JSON.stringify({
      level: 'error',
      event: 'page-failed',
      requestId: request.headers.get('X-Request-Id') ?? undefined,
      url: new URL(request.url).pathname,
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
};

/** For the server that runs this build. */
export { setContentSource } from './api/content.server.ts';
