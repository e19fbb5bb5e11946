import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { ArticleListBoundary } from '../frame/article-list-boundary.tsx';
import { loadParty, type PartyPage } from './load-party.ts';
import { PartyList } from './party-list.tsx';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad((api, args) => loadParty('building', api, args));
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<PartyPage> =>
  (await import('./load-party.ts')).loadParty('building', api, args),
);

export default function PartyBuilding({ loaderData }: { loaderData: PartyPage }) {
  return <PartyList {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ArticleListBoundary error={error} noun="文章" />;
}
