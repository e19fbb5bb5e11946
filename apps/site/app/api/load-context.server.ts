/** The load context: created per request (render/handler.ts). */
import type { Api } from '@yunxia/contract/client';
import { createContext } from 'react-router';

export interface LoadContext {
  /** Client of the content server; each call adds the tags of its answer to `tags`. */
  readonly api: Api;
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  /** Id of the request in the logs of both servers. */
  readonly requestId: string;
  /** Tags of the answers that the page is made of (their `Cache-Tag`). */
  readonly tags: ReadonlySet<string>;
  /** While the content server does not answer: the time of its last answer, epoch ms; else null. Read it after the calls. */
  readonly downSince: () => number | null;
  /** Receives whether the fallback copy of the site information could be written to disk. */
  readonly noteSaved: (isSaved: boolean) => void;
}

/** `context.get(loadContext)` in a loader. */
export const loadContext = createContext<LoadContext>();
