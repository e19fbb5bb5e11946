import type { ColumnData } from '../../api/load-column.ts';
import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { useSite } from '../../api/use-site.ts';
import { ColumnPage } from '../../components/column-page/column-page.tsx';
import { pageMeta } from '../../page-meta.ts';
import { affairsGuide } from './affairs-guide.screen.ts';

export const handle = handleOf(affairsGuide);
export const meta = pageMeta;
export const loader = loaderOf(affairsGuide);
export const clientLoader = clientLoaderOf(affairsGuide);

export default function AffairsGuide({ loaderData: { info, banner } }: { loaderData: ColumnData }) {
  const { siteInfo } = useSite();
  return <ColumnPage info={info} banner={banner} sample={siteInfo.demo} steps filesTitle="表格下载" />;
}
