import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { createNewsLoad, type NewsPage } from './load-news.ts';
import { NewsBoundary } from './news-boundary.tsx';
import { NewsList } from './news-list.tsx';

export const handle: ScreenHandle = { hasBanner: true };

export const load = createNewsLoad('important');
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export default function ImportantNews({ loaderData }: { loaderData: NewsPage }) {
  return <NewsList {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <NewsBoundary error={error} />;
}
