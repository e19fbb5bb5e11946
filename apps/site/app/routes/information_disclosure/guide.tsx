import type { ColumnData } from '../../api/load-column.ts';
import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { useSite } from '../../api/use-site.ts';
import { ColumnPage } from '../../components/column-page/column-page.tsx';
import { pageMeta } from '../../page-meta.ts';
import { guide } from './guide.screen.ts';

export const handle = handleOf(guide);
export const meta = pageMeta;
export const loader = loaderOf(guide);
export const clientLoader = clientLoaderOf(guide);

export default function Guide({ loaderData: { info, banner } }: { loaderData: ColumnData }) {
  const { siteInfo } = useSite();
  return <ColumnPage info={info} banner={banner} sample={siteInfo.demo} steps filesTitle="指南与表格下载" />;
}
