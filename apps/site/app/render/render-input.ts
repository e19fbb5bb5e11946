/** The interface between the server build (`handler.ts`) and the server that runs it. */
import type { RawAnswer } from '@yunxia/contract/client';
import type { RouterContextProvider, ServerBuild } from 'react-router';

/** Calls the content server for a rendering: `/api/v1/<endpoint>` by POST. */
export type ContentFetch = (url: string, init: RequestInit) => Promise<RawAnswer>;

/** The input of one rendering. */
export interface RenderInput {
  readonly fetch: ContentFetch;
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  /** Id of the request in the logs of both servers. */
  readonly requestId: string;
  /** Tags of the answers that the page is made of (their `Cache-Tag`); a call adds those of its answer. */
  readonly tags: ReadonlySet<string>;
  /** While the content server does not answer: the time of its last answer, epoch ms; else null. Read it after the calls. */
  readonly downSince: () => number | null;
  /** Receives whether the fallback copy of the site information could be written to disk. */
  readonly noteSaved: (isSaved: boolean) => void;
  /** Whether it shows a draft: the page says so, and is sent without script. Absent: no. */
  readonly isPreview?: boolean;
}

export type Render = (request: Request, input: RenderInput) => Promise<Response>;

/** The build's exports. */
export interface SiteBuild {
  readonly render: Render;
  readonly createLoadContext: (input: RenderInput) => RouterContextProvider;
  readonly build: ServerBuild;
}
