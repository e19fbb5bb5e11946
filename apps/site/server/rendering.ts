/** The interface between the server and the build that it runs. */
import type { RawAnswer } from '@yunxia/contract/client';
import type { RouterContextProvider, ServerBuild } from 'react-router';

/** Calls the content server for a rendering: `/api/v1/<endpoint>` by POST. */
export type ContentFetch = (url: string, init: RequestInit) => Promise<RawAnswer>;

/** What a rendering read: recorded by its calls. */
export interface ContentUsage {
  readonly requestId: string;
  /** Tags of all answers that the page is made of. */
  readonly tags: Set<string>;
  /** An answer was stale, because the content server failed. */
  isStale: boolean;
  /** A call failed: the page may lack a part. */
  isPartial: boolean;
}

export const createContentUsage = (requestId: string): ContentUsage => ({
  requestId,
  tags: new Set(),
  isStale: false,
  isPartial: false,
});

/** The content source of all renderings of a process. */
export interface ContentSource {
  /** The client's `fetch` for one rendering. */
  readonly fetchFor: (use: ContentUsage) => ContentFetch;
  /** While the content server does not answer: the time of its last answer, epoch ms; else null. */
  readonly downSince: () => number | null;
  /** Receives whether the fallback copy of the site information could be written to disk. */
  readonly noteSaved: (isSaved: boolean) => void;
}

/** The input of one rendering. */
export interface RenderInput extends Omit<ContentSource, 'fetchFor'> {
  readonly fetch: ContentFetch;
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  readonly requestId: string;
  readonly tags: ReadonlySet<string>;
}

export type Render = (request: Request, input: RenderInput) => Promise<Response>;

/** The build (`app/render/handler.ts`). */
export interface SiteBuild {
  readonly render: Render;
  readonly createLoadContext: (input: RenderInput) => RouterContextProvider;
  readonly build: ServerBuild;
}

/** Answers a request; records in `use` what it read. */
export type PageHandler = (request: Request, use: ContentUsage) => Promise<Response>;

/** @param siteUrl public origin; undefined: that of the request */
export const createPageHandler =
  (render: Render, { fetchFor, ...source }: ContentSource, siteUrl: string | undefined): PageHandler =>
  (request, use) =>
    render(request, {
      ...source,
      fetch: fetchFor(use),
      origin: siteUrl ?? new URL(request.url).origin,
      requestId: use.requestId,
      tags: use.tags,
    });
