import { type ColumnData, loadColumn } from '../../api/column.ts';
import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import { useSite } from '../../api/use-site.ts';
import { ColumnPage } from '../../components/column-page/column-page.tsx';

export const loader = serverLoad((api, args) => loadColumn('about', api, args));
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<ColumnData> =>
  (await import('../../api/column.ts')).loadColumn('about', api, args),
);

export default function About({ loaderData: { info } }: { loaderData: ColumnData }) {
  const { siteInfo } = useSite();
  return <ColumnPage info={info} sample={siteInfo.demo} />;
}
