import { cutText } from '@yunxia/contract/text-limit';
import { named } from '../site-map.ts';
import { SEARCH_MAX } from './constants.ts';

/** Said when an empty box is sent. */
export const SEARCH_EMPTY = '请输入要查找的词语';

/** What a key press in the search box asks for. */
export type SearchKeyAction = 'submit' | 'close' | 'none';

/**
 * Enter sends, Escape closes; both belong to the input method while it is composing. Some browsers say so only
 * with key code 229.
 */
export function toSearchKeyAction(event: { key: string; isComposing: boolean; keyCode: number }): SearchKeyAction {
  if (event.isComposing || event.keyCode === 229) return 'none';
  if (event.key === 'Enter') return 'submit';
  return event.key === 'Escape' ? 'close' : 'none';
}

/**
 * The search page for a text: `/search?key=…`, at most 100 characters as a reader counts them, `+` and spaces kept
 * apart. Undefined for an empty text: there is nothing to look for.
 */
export function toSearchHref(text: string): string | undefined {
  const key = cutText(text.trim(), SEARCH_MAX);
  return key === '' ? undefined : `${named.search}?${new URLSearchParams({ key })}`;
}
