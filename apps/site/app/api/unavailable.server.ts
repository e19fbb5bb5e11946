/** What a program gets instead of a file. */
import type { ContentError } from '@yunxia/contract/content-error';
import { pageFailure } from './load.ts';

/** 503 in words, told to come again; the server adds whom to call (`server/http/emergency-page.ts`). */
export const unavailable = (): Response =>
  new Response('服务暂时不可用', { status: 503, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } });

/** What a program gets instead of the file of one record: 404, 410 for a withdrawn one, else 503. */
export const recordRefusal = (error: ContentError, notFound: string): Response => {
  const { init } = pageFailure(error) as { init?: { status?: number } };
  if (init?.status === 410) return new Response('该公告已撤下', { status: 410 });
  return init?.status === 404 ? new Response(notFound, { status: 404 }) : unavailable();
};
