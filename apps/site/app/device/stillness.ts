/** Whether motion is off: by the reader's system, by a setting here, or in elder mode. Browser only. */
export const prefersStillness = (): boolean => {
  const { still, elder } = document.documentElement.dataset;
  return matchMedia('(prefers-reduced-motion: reduce)').matches || Boolean(still ?? elder);
};
