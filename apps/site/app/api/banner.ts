import { bannerList } from '@yunxia/contract/banner';
import type { Api } from '@yunxia/contract/client';
import { type SectionBanner, toSectionBanner } from '../model/page/section-banner.ts';
import type { SectionKey } from '../site-map.ts';
import { optional } from './load.ts';

/**
 * The first banner of a section, or null when it has none or the call fails (the section's drawing is shown instead).
 * Start it before awaiting the page's critical calls.
 */
export const loadBanner = (api: Api, position: SectionKey, signal: AbortSignal): Promise<SectionBanner | null> =>
  optional(
    api(bannerList, { position }, { signal }).then(({ list }) => (list[0] ? toSectionBanner(list[0]) : null)),
    null,
  );
