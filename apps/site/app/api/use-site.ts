import type { SiteInfo } from '@yunxia/contract/site-info';
import { useRouteLoaderData } from 'react-router';

/** What every page knows about the site; loaded by the root route, once per document. */
export interface Site {
  readonly siteInfo: SiteInfo;
  /** URL of the pdf of disclosure type 15 for the footer; null when there is none. */
  readonly disclosurePdf: string | null;
  /** The browser may install the service worker with the offline page. */
  readonly isOfflineOn: boolean;
  /** While the content server cannot be reached: since when, and which page was rendered when, epoch ms; else null. */
  readonly degraded: { readonly since: number; readonly renderedAt: number; readonly pathname: string } | null;
  /** Public origin of the site, for canonical URLs. */
  readonly origin: string;
  /** The page shows a draft, sent to one reader. Absent: no. */
  readonly isPreview?: true;
}

/** Site information inside the frame. @throws outside a page of the site (the root route loads it, and never fails) */
export const useSite = (): Site => {
  const site = useRouteLoaderData<Site>('root');
  if (!site) throw new Error('useSite: the root route has not been loaded');
  return site;
};
