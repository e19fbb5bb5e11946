import { Outlet, useLocation, useMatches } from 'react-router';
import type { ScreenHandle } from '../../api/load.ts';
import { useSite } from '../../api/use-site.ts';
import { toDayTimeText } from '../../model/text/beijing-time.ts';
import { SiteFrame } from '../../shell/site-frame.tsx';
import styles from './site-layout.module.css';

/** The frame of every page except the document viewer: header, page, footer. */
export default function SiteLayout() {
  const { siteInfo, disclosurePdf, degraded } = useSite();
  const { pathname } = useLocation();
  const leaf = useMatches().at(-1);
  // a page that failed has no data, and no banner either
  const isLoaded = leaf?.loaderData !== undefined;
  const overBanner = isLoaded && (leaf.handle as ScreenHandle | undefined)?.hasBanner === true;
  return (
    <SiteFrame siteInfo={siteInfo} disclosurePdf={disclosurePdf} overBanner={overBanner}>
      <Outlet />
      {/* Later pages of the visit are loaded again, or say that they cannot be. */}
      {degraded && isLoaded && degraded.pathname === pathname ? (
        <p className={styles.degraded}>{`暂时无法更新，本页内容截至 ${toDayTimeText(degraded.since)}（北京时间）。`}</p>
      ) : null}
    </SiteFrame>
  );
}
