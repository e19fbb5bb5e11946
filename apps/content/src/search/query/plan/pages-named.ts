/** Pages of the site whose name, or another word for it, begins as was typed or sounds so. Pure. */
import { toInitials, toSyllables } from '../../../pinyin.ts';
import { fold } from '../../analysis/fold.ts';
import { namedPages } from './module-names.ts';
import { synonymsOf, type Synonyms } from './known-words.ts';

export interface NamedPage {
  title: string;
  url: string;
  /** It is called exactly what was typed, or another word for it is. */
  isMeant: boolean;
}

/** What a name is worth that is exactly what was typed, a word for it, or spoken so; less when it only begins so. */
const MEANT = 3;
/** Shorter texts begin too many names. */
const MIN_LENGTH = 2;
/** 停电 by itself names the list of outages. */
const OUTAGES: ReadonlyMap<string, string> = new Map(
  ['停电', '来电', '断电', '没电', '检修'].map((word) => [word, '停电公告']),
);

interface SpokenName {
  name: string;
  sound: string;
  initials: string;
}

let spoken: ReadonlyMap<string, SpokenName> | undefined;

/** At most `most` pages, those first that are called exactly what was typed. */
export function pagesNamed(typed: string, synonyms: Synonyms, most: number): NamedPage[] {
  const folded = fold(typed).replaceAll(/\s+/gu, '');
  if (folded.length < MIN_LENGTH) return [];
  const wanted = OUTAGES.get(folded) ?? folded;
  const others = new Set(synonymsOf(folded, synonyms));
  const scored = namedPages.flatMap((page, at) => {
    const worth = Math.max(0, ...page.names.map((name) => worthOf(name, wanted, others)));
    return worth === 0 ? [] : [{ page, worth, at }];
  });
  const seen = new Set<string>();
  return scored
    .toSorted((a, b) => b.worth - a.worth || a.at - b.at)
    .filter(({ page }) => !seen.has(page.url) && seen.add(page.url))
    .slice(0, most)
    .map(({ page: { title, url }, worth }) => ({ title, url, isMeant: worth >= MEANT }));
}

function worthOf(name: string, typed: string, others: ReadonlySet<string>): number {
  if (name === typed) return 4;
  if (others.has(name)) return MEANT;
  if (name.startsWith(typed)) return 2;
  if (!/^[a-z]+$/u.test(typed)) return 0;
  spoken ??= new Map(namedPages.flatMap((page) => page.names.map((each) => [each, spokenName(each)] as const)));
  const { sound = '', initials = '' } = spoken.get(name) ?? {};
  if (sound === typed) return MEANT;
  return sound.startsWith(typed) || (typed.length >= MIN_LENGTH && initials === typed) ? 1 : 0;
}

function spokenName(name: string): SpokenName {
  const syllables = toSyllables(name);
  return { name, sound: syllables.join(''), initials: toInitials(syllables) };
}
