/** Where the group supplies power: whether a place that someone types is there, and whom to call about it. */
import type { OutageAreaItem } from '@yunxia/contract/outage-area';

/** Endings that people leave out: 滨江街道 is typed as 滨江. */
const SUFFIX = /(?:街道办事处|街道|社区|居委会|村委会|自治县|[区县市镇乡村])$/;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

const stem = (title: string): string => {
  const short = title.replace(SUFFIX, '');
  return short.length >= 2 ? short : title;
};

/**
 * The first area that a text names: by a part of its name, by a longer text that holds it (滨江街道12号), in Latin letters
 * by pinyin or its initials. Words are separated by spaces or commas; one that is known is enough.
 */
export const findArea = (text: string, areas: readonly OutageAreaItem[]): OutageAreaItem | undefined => {
  const words = fold(text)
    .split(/[\s,，、;；]+/)
    .filter(Boolean);
  for (const word of words) {
    const isLatin = /^[a-z]+$/.test(word);
    const found = areas.find((area) => {
      if (isLatin) return fold(area.pinyin).replaceAll(' ', '').startsWith(word) || fold(area.initials) === word;
      const title = fold(area.title);
      return title.includes(word) || word.includes(fold(stem(title)));
    });
    if (found) return found;
  }
  return undefined;
};

/** The phone that answers for an area: its own or that of the nearest area above it; '' when none has one. */
export const phoneOfArea = (area: OutageAreaItem, areas: readonly OutageAreaItem[]): string => {
  let current: OutageAreaItem | undefined = area;
  for (let steps = 0; current && steps < 5; steps += 1) {
    if (current.phone) return current.phone;
    const parent: number | null = current.parentId;
    current = parent === null ? undefined : areas.find(({ id }) => id === parent);
  }
  return '';
};
