import type { ColumnData } from '../../api/load-column.ts';
import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { useSite } from '../../api/use-site.ts';
import { ColumnPage } from '../../components/column-page/column-page.tsx';
import { pageMeta } from '../../page-meta.ts';
import { HotlinePanel } from './hotline-panel.tsx';
import { hotlineIntro } from './intro.screen.ts';

export const handle = handleOf(hotlineIntro);
export const meta = pageMeta;
export const loader = loaderOf(hotlineIntro);
export const clientLoader = clientLoaderOf(hotlineIntro);

export default function Intro({ loaderData: { info, banner } }: { loaderData: ColumnData }) {
  const { siteInfo } = useSite();
  return (
    <ColumnPage
      info={info}
      banner={banner}
      sample={siteInfo.demo}
      steps
      before={<HotlinePanel siteInfo={siteInfo} />}
    />
  );
}
