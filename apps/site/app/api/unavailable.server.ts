/** Error responses to programs that request a file. */
import type { ContentError } from '@yunxia/contract/content-error';
import { pageFailure } from './load.ts';

/** HTTP 503 as text, with Retry-After; the server adds the phones (`server/http/emergency-page.ts`). */
export const unavailable = (): Response =>
  new Response('服务暂时不可用', { status: 503, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } });

/** The error response for the file of one record: 404, 410 for a withdrawn one, else 503. */
export const recordRefusal = (error: ContentError, notFound: string): Response => {
  const { init } = pageFailure(error) as { init?: { status?: number } };
  if (init?.status === 410) return new Response('该公告已撤下', { status: 410 });
  return init?.status === 404 ? new Response(notFound, { status: 404 }) : unavailable();
};
