import { Outlet, useMatches } from 'react-router';
import type { ScreenHandle } from '../../api/load.ts';
import { useSite } from '../../api/use-site.ts';
import { useDevice } from '../../device/use-device.ts';
import { SiteFrame } from '../../shell/site-frame.tsx';

/** The frame of every page except the document viewer: header, page, footer. */
export default function SiteLayout() {
  const { siteInfo, disclosurePdf, desktopChosen } = useSite();
  const device = useDevice();
  const leaf = useMatches().at(-1);
  // a page that failed has no data, and no banner either
  const overBanner = leaf?.loaderData !== undefined && (leaf.handle as ScreenHandle | undefined)?.hasBanner === true;
  return (
    <SiteFrame
      siteInfo={siteInfo}
      disclosurePdf={disclosurePdf}
      overBanner={overBanner}
      mobile={device === 'mobile'}
      desktopChosen={desktopChosen}
    >
      <Outlet />
    </SiteFrame>
  );
}
