/** Arguments, results and errors of a screen's `load`. Runs on the server and in the browser. */
import type { Api } from '@yunxia/contract/client';
import { ContentError } from '@yunxia/contract/content-error';
import type { Change, Image } from '@yunxia/contract/media';
import type { RecruitInfo } from '@yunxia/contract/recruit';
import { data, type Params, redirect } from 'react-router';
import { toFailure } from '../model/text/failure.ts';
import type { Screen } from '../screens/define-screen.ts';

/** The request a screen loads for. `signal` aborts when the visitor leaves or navigates on. */
export interface LoadArgs {
  readonly url: URL;
  readonly params: Params;
  readonly signal: AbortSignal;
}

/** Fetches everything one screen shows. Must not touch `window`, cookies or the clock's zone. */
export type Load<Data> = (api: Api, args: LoadArgs) => Promise<Data>;

/** What the frame reads of a page's record: title, breadcrumb, share card. */
export interface RecordHead {
  readonly title: string;
  /** The record's `type`, which decides the list in the breadcrumb. */
  readonly type?: string;
  readonly summary?: string;
  /** A picture for share cards; without one that is large enough they show the site's own. */
  readonly image?: Image | null;
  /** When it was published, ISO 8601: makes the page a news article for search engines (news, Party-building, notices). */
  readonly publishedAt?: string | null;
  /** Corrections made since. */
  readonly changes?: readonly Change[];
  /** The post itself, on the page of a post: a JobPosting for search engines while it is open. */
  readonly job?: RecruitInfo;
}

/**
 * `export const handle` of a screen module, made by `handleOf`.
 * - `screen`: its definition; absent on pages that have none.
 * - `record`: on detail pages, takes the head out of what `load` gave.
 * - `title`: the route title where it depends on what was asked for.
 * - `isStatic`: the page is sent without script.
 * - `hasBanner`: the page starts with a banner, so the header lies over it until scrolled past.
 */
export interface ScreenHandle<Data = never> {
  readonly screen?: Screen;
  readonly record?: (loaded: Data) => RecordHead;
  readonly title?: (loaded: Data) => string;
  readonly hasBanner?: boolean;
  readonly isStatic?: boolean;
}

/** The 404 page, HTTP 404: `throw notFound()`. */
export const notFound = () => data({ message: '' }, { status: 404 });

/** The 410 page, HTTP 410: the record was public and is withdrawn. */
export const gone = () => data({ message: '' }, { status: 410 });

/**
 * HTTP 308 to the record's own page: `throw movedTo('/investor_details?id=3')`. Browsers revalidate it: a record may move
 * back, and two cached redirects would be a loop.
 */
export const movedTo = (href: string): Response =>
  redirect(href, { status: 308, headers: { 'Cache-Control': 'no-cache' } });

/**
 * The record id of a detail page.
 * @returns the positive safe integer in `?id=`
 * @throws the 404 page when it is absent, repeated or malformed
 */
export const readId = (url: URL): number => {
  const values = url.searchParams.getAll('id');
  const id = values.length === 1 && /^[1-9]\d{0,15}$/.test(values[0] ?? '') ? Number(values[0]) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw notFound();
  return id;
};

/** What a list's component shows of an answer's pages. */
export const toPaging = ({ total, page, limit }: { total: number; page: number; limit: number }) => ({
  total,
  page,
  pages: Math.ceil(total / Math.max(1, limit)),
});

const settle = async <Value, Fallback>(promise: Promise<Value>, fallback: Fallback): Promise<Value | Fallback> => {
  try {
    return await promise;
  } catch (error) {
    if (!(error instanceof ContentError) || error.kind === 'aborted') throw error;
    // The site's server makes a line of its log of it (@yunxia/http/library-output); the log itself is not for browsers.
    if (import.meta.env.SSR) console.warn('optional data missing', error);
    return fallback;
  }
};

/**
 * Secondary data: when the call fails the page still answers 200 with `fallback` in its place, and the failure is
 * logged. Critical data is awaited plainly instead. An abort is not a failure: it passes on.
 * It may start before the critical call: when that one fails first this promise is not awaited, and its rejection must not be
 * unhandled, which would end the server's process.
 */
export const optional = <Value, Fallback>(promise: Promise<Value>, fallback: Fallback): Promise<Value | Fallback> => {
  const settled = settle(promise, fallback);
  settled.catch(() => undefined);
  return settled;
};

/**
 * What the page becomes after a failed call: 404 and 410 answers are those pages. A request that the content server
 * refuses is a fault of this site, 500. Whatever else keeps the content from coming is 503: no answer, a failure of the
 * content server, an answer that is none of the contract.
 * @param isOffline the browser says that it has no network
 * @returns something to throw; other errors and aborts come back unchanged
 */
export const pageFailure = (error: unknown, isOffline = false): unknown => {
  if (!(error instanceof ContentError) || error.kind === 'aborted') return error;
  if (error.kind === 'rejected' && error.code === 404) return notFound();
  if (error.kind === 'rejected' && error.code === 410) return gone();
  const isOurs = error.kind === 'setup' || (error.kind === 'http' && error.status === 400);
  return data({ failure: toFailure(error, isOffline) }, { status: isOurs ? 500 : 503 });
};
