import type { SiteInfo } from '@yunxia/contract/site-info';
import { type ReactNode, useEffect } from 'react';
import '../runtime/opener-replay.ts';
import { startAids } from '../runtime/start-aids.ts';
import { hydrateOnVisible } from '../runtime/hydrate-on-visible.tsx';
// The footer is in the first page, so its styles come with it, not with its code.
import './footer.module.css';
import './licence.module.css';
import { BackTop } from './back-top.tsx';
import { Header } from './header.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { startReveal } from './reveal.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { Toasts } from '../components/toast/toast.tsx';

const Footer = hydrateOnVisible('site-foot', async () => (await import('./footer.tsx')).Footer);

export interface SiteFrameProps {
  siteInfo: SiteInfo;
  /** The pdf of disclosure type 15; null when there is none. */
  disclosurePdf: string | null;
  /** The page starts with a banner that lies under the header. */
  overBanner: boolean;
  children: ReactNode;
}

/** The frame of every page but the document viewer: header, page, footer, back-top, and live regions. */
export function SiteFrame({ siteInfo, disclosurePdf, overBanner, children }: SiteFrameProps) {
  useEffect(() => startReveal(), []);
  useEffect(() => startAids(siteInfo), [siteInfo]);
  useEffect(() => {
    // Pictures further down are lazy: paper needs them all.
    const fetchAll = () => {
      for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) picture.loading = 'eager';
    };
    window.addEventListener('beforeprint', fetchAll);
    return () => window.removeEventListener('beforeprint', fetchAll);
  }, []);
  return (
    <>
      <ProgressBar />
      <Header siteInfo={siteInfo} overBanner={overBanner} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* On phones it stops where the footer begins. */}
      <BackTop siteInfo={siteInfo} />
      <Footer siteInfo={siteInfo} disclosurePdf={disclosurePdf} />
      <Toasts />
      <RouteAnnouncer />
    </>
  );
}
