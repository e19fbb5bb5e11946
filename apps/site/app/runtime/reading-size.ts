/** The size of article text that the reader has chosen on this device. */

/** Sizes of article text: label, spoken name and factor (`--fs-scale`), smallest first. */
export const READING_SIZES = [
  { label: '小', name: '小号字', scale: 0.9 },
  { label: '中', name: '标准字', scale: 1 },
  { label: '大', name: '大号字', scale: 1.15 },
  { label: '特大', name: '特大号字', scale: 1.3 },
] as const;

/** Factor of `--fs-scale`. */
export type ReadingScale = (typeof READING_SIZES)[number]['scale'];

/** Key of the choice in local storage. */
export const READING_SCALE_KEY = 'yunxia-reading-scale';

const DEFAULT_SCALE: ReadingScale = 1;

/** The stored factor; 1 when there is none, it is not one of ours, or storage is denied. Browser only. */
export const storedReadingScale = (): ReadingScale => {
  try {
    const stored = Number(localStorage.getItem(READING_SCALE_KEY));
    return READING_SIZES.find(({ scale }) => scale === stored)?.scale ?? DEFAULT_SCALE;
  } catch {
    return DEFAULT_SCALE;
  }
};

/** Applies a factor to the document, through the CSSOM (the page's policy blocks style attributes). */
export const applyReadingScale = (scale: ReadingScale): void => {
  if (scale === DEFAULT_SCALE) document.documentElement.style.removeProperty('--fs-scale');
  else document.documentElement.style.setProperty('--fs-scale', String(scale));
};

/** Applies and stores a factor; without storage it lasts as long as the page. Browser only. */
export const chooseReadingScale = (scale: ReadingScale): void => {
  applyReadingScale(scale);
  try {
    localStorage.setItem(READING_SCALE_KEY, String(scale));
  } catch {
    // storage is denied: the choice holds for this page
  }
};
