import type { HandlerContext } from '@yunxia/contract/handler';
import type { Payload } from 'payload';
import { openPayload } from '../../open-payload.ts';

/** What every endpoint knows: the request, the database, and one `now` for all that it computes. */
export interface ApiContext extends HandlerContext {
  payload: Payload;
  /** Epoch milliseconds. */
  now: number;
}

/** The context of one request. */
export async function createApiContext(base: HandlerContext): Promise<ApiContext> {
  return { ...base, payload: await openPayload(), now: Date.now() };
}
