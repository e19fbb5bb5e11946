/** What one request is rendered with; the server gives each request its own (render/handler.ts). */
import type { Api } from '@yunxia/contract/client';
import { createContext } from 'react-router';

export interface LoadContext {
  /** Client of the content server; each call adds the tags of its answer to `tags`. */
  readonly api: Api;
  /** Public origin, without a slash at its end. */
  readonly origin: string;
  /** By which the logs of both servers name the request. */
  readonly requestId: string;
  /** Tags of the answers that the page is made of (their `Cache-Tag`). */
  readonly tags: ReadonlySet<string>;
  /** While the content server does not answer: when it last did, epoch ms; else null. Ask after the calls. */
  readonly lostSince: () => number | null;
  /** Told whether what is kept on disk for times without the content server could be written. */
  readonly noteSaved: (isSaved: boolean) => void;
}

/** `context.get(loadContext)` in a loader. */
export const loadContext = createContext<LoadContext>();
