/**
 * Traditional characters as the simplified ones that stand for them, one for one: 停電通知 → 停电通知. The table is
 * OpenCC's; its table of phrases, which tells 乾坤 from 乾燥, is left aside, because both sides are folded alike.
 */
import table from 'opencc-js/dict/TSCharacters';

const simplified: ReadonlyMap<string, string> = new Map(
  table.split('|').map((pair): [string, string] => {
    const [traditional = '', simple = ''] = pair.split(' ');
    return [traditional, simple];
  }),
);
const TRADITIONAL = new RegExp(`[${[...simplified.keys()].join('')}]`, 'gu');

/** A text in simplified characters. */
export function toSimplified(text: string): string {
  return text.replaceAll(TRADITIONAL, (character) => simplified.get(character) ?? character);
}
