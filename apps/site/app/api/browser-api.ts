/**
 * The browser's API client: same-origin `POST /api/v1/…`. In a chunk of its own, because the first page, whose data came with
 * the HTML, needs neither the client nor the schemas: they are fetched when the visitor is about to navigate.
 */
import { type Api, createClient } from '@yunxia/contract/client';
import { ContentError } from '@yunxia/contract/content-error';
import { noteServerDate } from '../runtime/server-clock.ts';
import { showToast } from '../components/toast/toast.tsx';

const client = createClient({
  base: '/api/v1',
  fetch: async (url, init) => {
    const answer = await fetch(url, init);
    noteServerDate(answer.headers.get('Date'), Date.now());
    return answer;
  },
});

const isPageStatus = (error: ContentError): boolean =>
  error.kind === 'rejected' && (error.code === 404 || error.code === 410);

/** Client for background calls: it shows no toast for failures. */
export const quietApi: Api = client;

/** Client of the content server for the browser: shows the catalogue's toast for every failed call (Spec §8). */
export const browserApi: Api = (endpoint, ...args) =>
  client(endpoint, ...args).catch((error: unknown) => {
    if (error instanceof ContentError && error.kind !== 'aborted' && !isPageStatus(error)) showToast(error.message);
    throw error;
  });
