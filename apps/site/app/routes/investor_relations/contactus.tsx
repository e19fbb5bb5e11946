import { type ColumnData, loadColumn } from '../../api/column.ts';
import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { InvestorContact } from './investor-contact.tsx';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad((api, args) => loadColumn('investor_contact', api, args));
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<ColumnData> =>
  (await import('../../api/column.ts')).loadColumn('investor_contact', api, args),
);

export default function Contact({ loaderData }: { loaderData: ColumnData }) {
  return <InvestorContact {...loaderData} />;
}
