import { useSite } from './use-site.ts';

/** The page's data and the frame's are of one rendering when they were loaded within this time, in ms. */
const SAME_RENDERING_MS = 5_000;

/**
 * When what a page shows was last known to be true, epoch ms: when it was loaded, or, while the content server cannot be
 * reached, when it last could.
 * @param loadedAt server time in the loader's data
 */
export const useDataTime = (loadedAt: number): number => {
  const { lost } = useSite();
  return lost && Math.abs(loadedAt - lost.renderedAt) < SAME_RENDERING_MS ? lost.since : loadedAt;
};
