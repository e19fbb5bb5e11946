/** The server's API client for screens. The only place on the server that creates a client. */
import { type Api, type ClientOptions, createClient } from '@yunxia/contract/client';
import type { LoaderFunctionArgs } from 'react-router';
import { type Load, pageFailure } from './load.ts';
import { loadContext } from './load-context.server.ts';

/** Client of the content server for one request. @param fetch answers `/api/v1/<endpoint>` */
export const createContentApi = (fetch: ClientOptions['fetch']): Api => {
  const api = createClient({ base: '/api/v1', fetch });
  return (endpoint, ...call) => {
    const answer = api(endpoint, ...call);
    // A call that fails while its screen still awaits another one would be an unhandled rejection, which ends the server.
    answer.catch(() => undefined);
    return answer;
  };
};

/** A route's `loader` from a screen's `load`. Failures become the page's status (see {@link pageFailure}). */
export const serverLoad =
  <Data>(load: Load<Data>) =>
  async ({ request, url, params, context }: LoaderFunctionArgs): Promise<Data> => {
    try {
      return await load(context.get(loadContext).api, { url, params, signal: request.signal });
    } catch (error) {
      throw pageFailure(error);
    }
  };
