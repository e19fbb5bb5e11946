import type { ColumnData } from '../../api/load-column.ts';
import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { useSite } from '../../api/use-site.ts';
import { ColumnPage } from '../../components/column-page/column-page.tsx';
import { pageMeta } from '../../page-meta.ts';
import { about } from './about.screen.ts';

export const handle = handleOf(about);
export const meta = pageMeta;
export const loader = loaderOf(about);
export const clientLoader = clientLoaderOf(about);

export default function About({ loaderData: { info } }: { loaderData: ColumnData }) {
  const { siteInfo } = useSite();
  return <ColumnPage info={info} sample={siteInfo.demo} />;
}
