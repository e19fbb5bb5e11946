/**
 * The site's service worker: shows the offline page where the network does not answer. Whatever the network answers, a
 * 404 and a 503 too, is shown as it is. It keeps one page with its files, and removes itself when the site says so.
 */
import { CACHE_NAME, filesOf, isDue, isOurs, OFFLINE_PATH, toSubstitute, toVerdict } from './offline-rules.ts';
import type { AskedEvent, WorkerScope } from './worker-scope.ts';

const scope = self as unknown as WorkerScope;

/** Delay before the offline page is fetched, in ms: the visited page is rendered first. */
const LATER_MS = 3000;

/** Pages vary by encoding alone, which does not matter to the worker. */
const anyEncoding = { cacheName: CACHE_NAME, ignoreVary: true };

const deleteCaches = async (isWanted: (name: string) => boolean): Promise<void> => {
  for (const name of await caches.keys()) if (isOurs(name) && !isWanted(name)) await caches.delete(name);
};

const remove = async (): Promise<void> => {
  await deleteCaches(() => false);
  await scope.registration.unregister();
};

/** The page as it is cached: the browser's own caches must not take it for a page of the site. */
const toKept = (answer: Response, html: string): Response => {
  const headers = new Headers(answer.headers);
  headers.set('Cache-Control', 'no-store');
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(html, { headers });
};

/** Fetches the offline page again. On any failure the cached copy stays. */
const renew = async (): Promise<void> => {
  const answer = await fetch(OFFLINE_PATH, { cache: 'no-store', redirect: 'error' });
  const verdict = toVerdict(answer.status);
  if (verdict === 'remove') return remove();
  if (verdict === 'wait') return;
  const html = await answer.text();
  const files = filesOf(html);
  if (!files) return;
  const answers = await Promise.all(files.map((file) => fetch(file)));
  if (!answers.every((file) => file.ok)) return;
  const cache = await caches.open(CACHE_NAME);
  await Promise.all(answers.map((file, at) => cache.put(files[at] ?? '', file)));
  await cache.put(OFFLINE_PATH, toKept(answer, html));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== OFFLINE_PATH && !files.includes(pathname)) await cache.delete(url, { ignoreVary: true });
  }
};

const renewWhenDue = async (): Promise<void> => {
  await new Promise((later) => setTimeout(later, LATER_MS));
  const kept = await caches.match(OFFLINE_PATH, anyEncoding);
  if (isDue(kept?.headers.get('Date') ?? null, Date.now())) await renew();
};

/** The network's answer; the cached substitute only when there is none. */
const answer = async ({ request, preloadResponse }: AskedEvent, substitute: string): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const kept = await caches.match(substitute, anyEncoding);
    if (kept) return kept;
    throw error;
  }
};

const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

scope.addEventListener('install', (event) => {
  // It holds no state of pages: the newest may take over at once.
  event.waitUntil(Promise.all([scope.skipWaiting(), quietly(renew())]));
});

scope.addEventListener('activate', (event) => {
  const { navigationPreload } = scope.registration;
  // Navigation preload: the browser sends the request while the worker starts, so that the page is not delayed.
  event.waitUntil(Promise.all([deleteCaches((name) => name === CACHE_NAME), navigationPreload?.enable()]));
});

scope.addEventListener('fetch', (event) => {
  const substitute = toSubstitute(event.request, scope.location.origin);
  if (substitute === null) return;
  const isPage = substitute === 'page';
  event.respondWith(answer(event, isPage ? OFFLINE_PATH : event.request.url));
  if (isPage) event.waitUntil(quietly(renewWhenDue()));
});
