/**
 * Which searches are counted, and under which words. What may say something about a person is not: numbers that can be
 * a phone, an identity card or a customer, mail addresses, the door of a home, sentences. Pure.
 */
import { countGraphemes } from '@yunxia/contract/text-limit';
import { fold } from '../analysis/fold.ts';

/** Longest text that is counted, in graphemes and in words: what is longer tells a story. */
const MAX_LENGTH = 20;
const MAX_WORDS = 5;
/** So many digits may be somebody's number: local phones have seven. */
const MIN_PERSONAL_DIGITS = 7;

const DIGITS = /[\p{Nd}〇零一二三四五六七八九幺两]/gu;
/** 3栋, 2单元, 501室, 12号楼: where somebody lives. */
const DOOR = /[\p{Nd}〇零一二三四五六七八九十百a-z](?:栋|幢|单元|室|号楼|号院|号房)/u;
/** Mail addresses and accounts, addresses of the web. */
const ACCOUNT = /@|:\/\/|www\.|微信|qq/u;

/** The words that a search is counted under, alike for every way of typing them; undefined when it is not counted. */
export function toCountedQuery(key: string): string | undefined {
  const query = fold(key).replaceAll(/\s+/g, ' ').trim();
  if (query === '' || !/[\p{L}\p{N}]/u.test(query)) return undefined;
  if (countGraphemes(query) > MAX_LENGTH || query.split(' ').length > MAX_WORDS) return undefined;
  if ((query.match(DIGITS) ?? []).length >= MIN_PERSONAL_DIGITS) return undefined;
  return DOOR.test(query) || ACCOUNT.test(query) ? undefined : query;
}
