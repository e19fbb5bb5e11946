import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { loadSociety, type SocietyData } from './load-society.ts';
import { SocietyPage } from './society-page.tsx';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad(loadSociety);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<SocietyData> =>
  (await import('./load-society.ts')).loadSociety(api, args),
);

export default function Society({ loaderData }: { loaderData: SocietyData }) {
  return <SocietyPage {...loaderData} />;
}
