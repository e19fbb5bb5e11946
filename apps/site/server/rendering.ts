/** What the server and the build that it runs know of each other. */
import type { RawAnswer } from '@yunxia/contract/client';
import type { RouterContextProvider, ServerBuild } from 'react-router';

/** Calls the content server for a rendering: `/api/v1/<endpoint>` by POST. */
export type ContentFetch = (url: string, init: RequestInit) => Promise<RawAnswer>;

/** What the answers that a rendering used come to: noted by its calls. */
export interface RenderUse {
  readonly requestId: string;
  /** Tags of every answer that the page is made of. */
  readonly tags: Set<string>;
  /** Some answer was stale, because no new one could be had. */
  isStale: boolean;
  /** Some answer did not come at all: the page may lack a part. */
  isPartial: boolean;
}

export const createUse = (requestId: string): RenderUse => ({
  requestId,
  tags: new Set(),
  isStale: false,
  isPartial: false,
});

/** Where all renderings of a process get their content. */
export interface ContentSource {
  /** The client's `fetch` for one rendering. */
  readonly fetchFor: (use: RenderUse) => ContentFetch;
  /** While the content server does not answer: when it last did, epoch ms; else null. */
  readonly lostSince: () => number | null;
  /** Told whether what is kept on disk for times without the content server could be written. */
  readonly noteSaved: (isSaved: boolean) => void;
}

/** What one request is rendered with. */
export interface RenderInput extends Omit<ContentSource, 'fetchFor'> {
  readonly fetch: ContentFetch;
  /** Public origin, without a slash at its end. */
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

/** Answers a request; what it used is noted in `use`. */
export type PageHandler = (request: Request, use: RenderUse) => Promise<Response>;

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
