import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { tableFile } from './table-file.server.ts';

const table = {
  name: 'figures',
  title: '主要指标',
  head: ['指标', '数值'],
  rows: [
    ['营业收入', 118.6],
    ['缺', null],
    ['=HYPERLINK("https://a.example")', -1.2],
    ['a,"b"\nc', 0],
  ],
  maxAge: 300,
};

test('a workbook has the cells of the table: numbers as numbers, nothing as nothing, words never as formulas', async () => {
  const answer = await tableFile('/feeds/figures.xlsx', table);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="figures.xlsx"');
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  expect(sheets.map(({ name }) => name)).toEqual([table.title]);
  const [head, ...rows] = sheets[0]?.rows ?? [];
  expect(head).toEqual(table.head);
  expect(rows.map((row) => [row[0], row[1] ?? null])).toEqual(table.rows);
});

test('a CSV file has its mark, CRLF, and quotes where they are needed', async () => {
  const answer = await tableFile('/feeds/figures.csv', table);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  expect(text.startsWith('\ufeff指标,数值\r\n营业收入,118.6\r\n缺,\r\n')).toBe(true);
  expect(text.endsWith('"a,""b""\nc",0\r\n')).toBe(true);
});
