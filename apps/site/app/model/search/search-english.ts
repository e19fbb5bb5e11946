/** Searches in English: the site is Chinese, and says in English where to go on. */
import { named } from '../../site-map.ts';

/** Sections that readers without Chinese come for. */
export const ENGLISH_SECTIONS = [
  { label: 'Power outages', to: named.overhaul },
  { label: 'Electricity prices', to: named.tools },
  { label: 'Tenders', to: '/tender_procurement/tendering' },
  { label: 'Investor relations', to: '/investor_relations/announcement' },
  { label: 'Careers', to: '/human_resources/society' },
  { label: 'Contact', to: '/entering_group/contact' },
] as const;

/** So few hits, and the reader may have meant something else. */
const FEW = 3;

/**
 * Whether the English line is shown: nothing was found for words in Latin letters, or next to nothing for several English
 * words. One word alone may be pinyin, which finds what it should; a word with digits in it is a number of something.
 * @param total number of hits
 */
export const isForEnglish = (key: string, total: number): boolean => {
  const letters = key.match(/\p{L}/gu) ?? [];
  if (letters.length < 2 || letters.some((letter) => !/\p{Script=Latin}/u.test(letter))) return false;
  if (total === 0) return key.split(/\s+/).some((word) => /\p{L}{2}/u.test(word) && !/\d/.test(word));
  const words = key.split(/[^A-Za-z'’]+/).filter((word) => word.length > 1);
  return total <= FEW && words.length > 1 && !/\d/.test(key);
};
