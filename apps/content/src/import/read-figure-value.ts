/** A cell of a period: a value, a value that was restated, or the reason why there is none. Pure. */
import type { CellContent } from './read-sheet.ts';

/** As it is stored; `value` is decimal text. */
export type ReadValue =
  | { readonly value: string; readonly note: ''; readonly restated: boolean }
  | { readonly value: ''; readonly note: string; readonly restated: boolean };

/** Places after the point, as the field takes them. */
const PLACES = 6;
/** Longest reason, as the field takes it. */
const LONGEST_NOTE = 60;
const RESTATED = /\s*(?:※|\*|[(（](?:已)?(?:追溯调整|重述|经重述)[)）])$/u;

/** Text of a number without the noise of binary fractions; undefined: it has more places than the field takes. */
function toDecimalText(number: number): string | undefined {
  const text = Number(number.toFixed(PLACES));
  if (!Number.isFinite(number) || Math.abs(text - number) > Math.max(1, Math.abs(number)) * 1e-12) return undefined;
  return Object.is(text, -0) ? '0' : text.toFixed(PLACES).replace(/\.?0+$/, '');
}

/**
 * @param unit of the figure; where it is % a cell that Excel shows as per cent holds a hundredth of what one reads
 * @returns undefined for an empty cell, a string: what is wrong
 */
export function readFigureValue(cell: CellContent, unit: string): ReadValue | string | undefined {
  if (cell instanceof Date) return '这一格是日期，请改为数值';
  if (typeof cell === 'number') {
    if (unit === '%' && cell !== 0 && Math.abs(cell) <= 1)
      return `单位是 %，这一格存的是 ${cell}：要写 ${toDecimalText(cell * 100) ?? ''}，请把单元格格式改为数值；确实不到 1 的改成文本`;
    const value = toDecimalText(cell);
    return value === undefined ? `数值最多${PLACES}位小数` : { value, note: '', restated: false };
  }
  const folded = cell.normalize('NFKC').trim();
  if (folded === '') return undefined;
  const restated = RESTATED.test(cell.trim()) || RESTATED.test(folded);
  const text = folded
    .replace(RESTATED, '')
    .replace(/^[−–—－](?=\d)/u, '-')
    .trim();
  const plain = text.replace(/%$/, '').replaceAll(/(?<=\d)[,，](?=\d{3}(?:\D|$))/g, '');
  if (/^[+-]?\d+(?:\.\d+)?$/.test(plain)) {
    if (text.endsWith('%') && unit !== '%') return '数值带了 %，单位却不是 %';
    const [whole = '', places = ''] = plain.replace(/^\+/, '').split('.');
    if (places.length > PLACES) return `数值最多${PLACES}位小数`;
    const value = places === '' ? whole : `${whole}.${places}`;
    return value.length > 20 ? '数值太长' : { value, note: '', restated };
  }
  if (/^\(\d[\d.,]*\)$/.test(text)) return '负数写 -1.2，不用括号';
  if (/^[-—–/\\.…*]*$|^(?:无|n\/?a|暂无|空)$/iu.test(text)) return '没有数值的，写明原因，例如 当年未监测';
  if (/\d/.test(text) && !/\p{Script=Han}/u.test(text)) return '数值认不出，写作 1234.5';
  if (text.length > LONGEST_NOTE) return `原因不能超过 ${LONGEST_NOTE} 个字（现在 ${text.length} 个）`;
  return { value: '', note: text, restated };
}
