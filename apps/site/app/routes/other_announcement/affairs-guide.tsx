import { type ColumnData, loadColumn } from '../../api/column.ts';
import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { useSite } from '../../api/use-site.ts';
import { ColumnPage } from '../../components/column-page/column-page.tsx';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad((api, args) => loadColumn('hotline_guide', api, args));
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<ColumnData> =>
  (await import('../../api/column.ts')).loadColumn('hotline_guide', api, args),
);

export default function AffairsGuide({ loaderData: { info, banner } }: { loaderData: ColumnData }) {
  const { siteInfo } = useSite();
  return <ColumnPage info={info} banner={banner} sample={siteInfo.demo} steps filesTitle="表格下载" />;
}
