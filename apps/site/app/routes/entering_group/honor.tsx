import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { HonorPage } from './honor-page.tsx';
import { loadHonors, type HonorData } from './load-honors.ts';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad((api, args) => loadHonors(api, args));
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<HonorData> =>
  (await import('./load-honors.ts')).loadHonors(api, args),
);

export default function Honor({ loaderData }: { loaderData: HonorData }) {
  return <HonorPage {...loaderData} />;
}
