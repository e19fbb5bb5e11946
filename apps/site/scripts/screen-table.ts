/** The README's table of screens, from their definitions. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Screen } from '../app/screens/define-screen.ts';

const START = '<!-- screens -->';
const END = '<!-- /screens -->';
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Columns that a text takes where Chinese characters are two wide, as prettier counts them. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (/[⺀-鿿＀-￯]/.test(character) ? 2 : 1), 0);

/** A Markdown table as prettier writes it. */
const toTable = (rows: readonly string[][]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell + fill.repeat((widths[column] ?? 0) - widthOf(cell))).join(' | ')} |\n`;
  const [head = [], ...body] = rows;
  return (
    line(head) +
    line(
      Array.from(head, () => ''),
      '-',
    ) +
    body.map((row) => line(row)).join('')
  );
};

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Rows of all screens, in the order of their files. @param head words of the columns */
const rowsOf = async (head: readonly string[]): Promise<string[][]> => {
  const rows = [[...head]];
  for (const file of globSync('apps/site/app/routes/*/*.screen.ts', { cwd: root }).toSorted()) {
    const module = (await import(new URL(file, `file://${root}`).href)) as Readonly<Record<string, unknown>>;
    const screen = Object.values(module).find((one): one is Screen => typeof one === 'object' && 'path' in Object(one));
    if (!screen) throw new Error(`${file} defines no screen`);
    const { path, title, fields, endpoint = '' } = screen;
    rows.push([`[\`${path}\`](${file})`, title, quoted(Object.keys(fields)), endpoint]);
  }
  return rows;
};

/** A README with the table between its marks. @throws Error when it has none */
export const withScreenTable = async (document: string, head: readonly string[]): Promise<string> => {
  const [before, rest] = document.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`no ${START} … ${END}`);
  return `${before}${START}\n\n${toTable(await rowsOf(head))}\n${END}${after}`;
};
