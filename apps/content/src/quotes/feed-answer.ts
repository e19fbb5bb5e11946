/** Parts of a vendor's answer, by their place in it. */
import { decodeText, readSheet, SheetError } from '../import/read-sheet.ts';
import type { FeedField, FeedSettings } from './feed-settings.ts';

/** The text of a field; '' where the answer or the settings have none. */
export type Cell = (field: FeedField) => string;

/** The item that a step names in a list. */
function itemAt(list: readonly unknown[], step: string): unknown {
  if (step === 'last') return list.at(-1);
  return /^\d{1,4}$/.test(step) ? list[Number(step)] : undefined;
}

/**
 * The text at a place: steps with dots between them. A step is a name in an object, a number in a list, `last` for its last
 * item; in a text, a number among its parts, between which are `~` or commas.
 * @returns '' where there is nothing
 */
export function readPath(answer: unknown, place: string): string {
  let found = answer;
  for (const step of place.split('.')) {
    if (typeof found === 'string') found = itemAt(found.split(found.includes('~') ? '~' : ','), step);
    else if (Array.isArray(found)) found = itemAt(found as unknown[], step);
    else if (typeof found === 'object' && found !== null && Object.hasOwn(found, step))
      found = (found as Record<string, unknown>)[step];
    else return '';
  }
  // of a number in JSON the shortest decimal, which is the one that was written
  if (typeof found === 'number') return /^-?\d+(?:\.\d+)?$/.test(String(found)) ? String(found) : '';
  return typeof found === 'string' ? found.trim() : '';
}

/** What stands in quotation marks in the line about a security: `v_sh600000="1~name~…";`. '' where there is nothing. */
function readQuoted(text: string, code: string): string {
  const lines = text.split('\n').flatMap((line) => /"([^"]*)"/.exec(line)?.[1] ?? []);
  return lines.find((line) => line.includes(code)) ?? lines[0] ?? '';
}

/**
 * Reads an answer: JSON, a line of text, or a table, in UTF-8 or GBK.
 * @returns null when it is none of the form
 */
export async function readAnswer(bytes: Uint8Array, { format, fields, code }: FeedSettings): Promise<Cell | null> {
  if (format === 'csv') return readTable(bytes, fields, code);
  const text = decodeText(bytes);
  let answer: unknown = format === 'text' ? readQuoted(text, code) : null;
  try {
    if (format === 'json') answer = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
  return answer === '' || answer === null ? null : (field) => readPath(answer, fields[field] ?? '');
}

/** The row about the security; of a table without codes the last one. */
async function readTable(bytes: Uint8Array, fields: FeedSettings['fields'], code: string): Promise<Cell | null> {
  try {
    const { rows } = await readSheet(bytes, 'quote.csv');
    const [head = [], ...lines] = rows.map((row) => row.map(String));
    const at = (field: FeedField): number => head.indexOf(fields[field] ?? '');
    const row = lines.find((cells) => cells[at('code')]?.includes(code)) ?? lines.at(-1);
    return row ? (field) => row[at(field)] ?? '' : null;
  } catch (error) {
    if (error instanceof SheetError) return null;
    throw error;
  }
}
