import { useSite } from './use-site.ts';

/** The page's data and the frame's belong to one rendering when they were loaded within this time, in ms. */
const SAME_RENDERING_MS = 5_000;

/**
 * The time at which a page's data was last known to be current, epoch ms: when it was loaded, or, while the content server is
 * unreachable, when it last answered.
 * @param loadedAt server time in the loader's data
 */
export const useDataTime = (loadedAt: number): number => {
  const { degraded } = useSite();
  return degraded && Math.abs(loadedAt - degraded.renderedAt) < SAME_RENDERING_MS ? degraded.since : loadedAt;
};
