/**
 * How a screen loads, on both sides: its `load` is fetched from a chunk of its own and gets the query already read, and
 * the banner of its section comes along. Route modules write, each by its own name, since the framework's compiler strips
 * server code by the names of exports:
 *
 *     export const handle = handleOf(tendering);
 *     export const meta = pageMeta;
 *     export const loader = loaderOf(tendering);
 *     export const clientLoader = clientLoaderOf(tendering);
 *     export default pageOf(tendering, TenderingList);
 *
 * `load(api, args)` starts its calls before it awaits them, takes filters and page from `args`, and does not catch
 * ContentError: 404 and 410 answers, an unreachable content server (503) and all other failures become the right page
 * and status, shown by the boundary inside the frame.
 */
import type { Api } from '@yunxia/contract/client';
import { type ComponentType, createElement } from 'react';
import type { SectionBanner } from '../model/page/section-banner.ts';
import { hasBanner, type Parsed, type Place, type Screen } from '../screens/define-screen.ts';
import { browserLoad } from './content.browser.ts';
import type { LoadArgs, ScreenHandle } from './load.ts';

/** What a screen's `load` gets besides the client: the request, its query, and the fixed fields of the definition. */
export interface ScreenArgs<Query, Fixed = Readonly<Record<never, never>>> extends LoadArgs, Parsed<Query> {
  readonly request: Fixed;
}

/** {@link ScreenArgs} of one screen. */
export type ArgsOf<One> = One extends Screen<infer Query, infer Fixed, infer _> ? ScreenArgs<Query, Fixed> : never;

/** The part of a screen that loading needs. */
export interface LoadedScreen extends Place {
  readonly load: () => Promise<object>;
  readonly parse: (params: URLSearchParams) => object;
  readonly request: object;
  readonly freshMs?: number;
}

type LoadOf<One extends LoadedScreen> = Awaited<ReturnType<One['load']>>;

/** The first banner of the section, null where there is none or it could not be read; not on detail pages. */
export interface WithBanner {
  readonly banner?: SectionBanner | null;
}

/** What a screen's component gets as `loaderData`. */
export type DataOf<One extends LoadedScreen> =
  LoadOf<One> extends { load: (api: Api, args: ArgsOf<One>) => Promise<infer Data> }
    ? Data & WithBanner
    : 'its module has no load() that takes the query and the request of the screen';

type AnyLoad = (api: Api, args: LoadArgs) => Promise<object>;

/** Loads a screen. @throws ContentError, or what its `load` throws to become another page */
export const loadScreen = async <One extends LoadedScreen>(
  screen: One,
  api: Api,
  { url, params, signal }: LoadArgs,
): Promise<DataOf<One>> => {
  const [{ load }, banners] = await Promise.all([
    screen.load() as Promise<{ load: AnyLoad }>,
    hasBanner(screen) && screen.section !== 'home' ? import('./banner.ts') : null,
  ]);
  const banner = banners && screen.section && banners.loadBanner(api, screen.section, signal);
  const args = { url, params, signal, request: screen.request, ...screen.parse(url.searchParams) };
  const loaded = await load(api, args);
  return (banner ? { ...loaded, banner: await banner } : loaded) as DataOf<One>;
};

/** A route's `handle`. @param own what depends on the data that was loaded */
export const handleOf = <One extends LoadedScreen>(
  screen: One,
  own: Pick<ScreenHandle<DataOf<One>>, 'record' | 'title' | 'isStatic'> = {},
): ScreenHandle<DataOf<One>> => ({ screen: screen as unknown as Screen, hasBanner: hasBanner(screen), ...own });

/** A route's `clientLoader`: the first page is not loaded again, later ones are cached for the screen's `freshMs`. */
export const clientLoaderOf = <One extends LoadedScreen>(screen: One) =>
  browserLoad<DataOf<One>>((api, args) => loadScreen(screen, api, args), screen.cached === false ? 0 : screen.freshMs);

/** A route's component: it gets what was loaded as its props. */
export const pageOf = <One extends LoadedScreen>(_screen: One, Page: ComponentType<DataOf<One>>) =>
  function ScreenPage({ loaderData }: { loaderData: DataOf<One> }) {
    return createElement(Page as ComponentType<object>, loaderData as object);
  };
