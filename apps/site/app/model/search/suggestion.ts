/** Suggestions under the search box. */
import type { SearchPart } from '@yunxia/contract/search';
import { type SuggestItem, type SuggestKind, suggestKinds } from '@yunxia/contract/suggest';
import { search } from '../../routes/search/search.screen.ts';
import { toSafeAddress, toShownParts } from './search-hit.ts';

/** A line of the list under the box. */
export interface Suggestion {
  /** The words in one piece. */
  readonly text: string;
  /** The words, those that were typed marked. */
  readonly parts: readonly SearchPart[];
  /** What it is: 栏目, 名称, 编号, 标题; '' when it needs no word. */
  readonly label: string;
  /** The page of the site, the record's page, or the search for the words. */
  readonly to: string;
}

const labelOf = (kind: SuggestKind): string => (kind === 'query' ? '' : suggestKinds[kind]);

/** Words that were searched for on this device. */
export const toRecent = (key: string): Suggestion => ({
  text: key,
  parts: [{ text: key, hit: false }],
  label: '',
  to: search.href({ key }),
});

/** Suggestions that open a page; the others are searched for. */
const OPENING: readonly SuggestKind[] = ['page', 'title'];

/** Suggestions of an answer; those without words, or that lead nowhere, are left out. */
export const toSuggestions = (list: readonly SuggestItem[]): Suggestion[] =>
  list.flatMap(({ title, kind, url }) => {
    const parts = toShownParts(title);
    const text = parts
      .map((part) => part.text)
      .join('')
      .trim();
    const to = OPENING.includes(kind) ? toSafeAddress(url) : search.href({ key: text });
    return text === '' || to === '' ? [] : [{ text, parts, label: labelOf(kind), to }];
  });

/** What a key does to the open list: the line that it leads to, -1 for the box itself; undefined: not the list's business. */
export const moveIn = (count: number, active: number, key: string): number | undefined => {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return undefined;
};
