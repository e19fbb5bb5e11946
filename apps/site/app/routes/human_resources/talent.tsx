import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { loadTalent, type TalentData } from './load-talent.ts';
import { TalentPage } from './talent-page.tsx';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad(loadTalent);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<TalentData> =>
  (await import('./load-talent.ts')).loadTalent(api, args),
);

export default function Talent({ loaderData }: { loaderData: TalentData }) {
  return <TalentPage {...loaderData} />;
}
