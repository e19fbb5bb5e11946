import type { ColumnData } from '../../api/load-column.ts';
import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { useSite } from '../../api/use-site.ts';
import { ColumnPage } from '../../components/column-page/column-page.tsx';
import { pageMeta } from '../../page-meta.ts';
import { application } from './application.screen.ts';

export const handle = handleOf(application);
export const meta = pageMeta;
export const loader = loaderOf(application);
export const clientLoader = clientLoaderOf(application);

export default function Application({ loaderData: { info, banner } }: { loaderData: ColumnData }) {
  const { siteInfo } = useSite();
  return <ColumnPage info={info} banner={banner} sample={siteInfo.demo} steps filesTitle="表格下载" />;
}
