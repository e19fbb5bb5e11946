/** Calls the build for one request, and records which content the page read. */
import type { ContentFetch, Render, RenderInput } from '../app/render/render-input.ts';

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
export interface ContentSource extends Pick<RenderInput, 'downSince' | 'noteSaved'> {
  /** The client's `fetch` for one rendering. */
  readonly fetchFor: (use: ContentUsage) => ContentFetch;
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
