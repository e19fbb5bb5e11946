import type { SiteInfo } from '@yunxia/contract/site-info';
import { type ComponentType, lazy, Suspense } from 'react';
import { BACK_TOP_THRESHOLD } from '../device/constants.ts';
import { currentRatio } from '../device/ratio.ts';
import { useScrolled } from './use-scrolled.ts';

// Fetched when the page is far enough down. What is missing then is a convenience.
const Shortcuts = lazy<ComponentType<{ regulatorHotline: string }>>(() =>
  import('./shortcuts.tsx').then(
    (part) => ({ default: part.Shortcuts }),
    () => ({ default: () => null }),
  ),
);

/** Spec §2, §9: from 500 px, in effective px. */
const isFarDown = (): boolean => window.scrollY / currentRatio() >= BACK_TOP_THRESHOLD;

/** Outage notices, 12398 and the way to the top, once the page is far enough down. Without script it is absent. */
export function BackTop({ siteInfo }: { siteInfo: Pick<SiteInfo, 'regulatorHotline'> }) {
  const shown = useScrolled(isFarDown, false, '');
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <Shortcuts regulatorHotline={siteInfo.regulatorHotline} />
    </Suspense>
  );
}
