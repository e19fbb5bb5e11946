/** A table as a file to download: CSV as UTF-8 with its mark and CRLF (RFC 4180), or XLSX (ECMA-376). */
import { CSV_START, toCsvRow } from '@yunxia/contract/csv';

export interface Table {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Of the sheet. */
  readonly title: string;
  readonly head: readonly string[];
  /** Rows of the width of `head`; null is an empty cell. */
  readonly rows: ReadonlyArray<ReadonlyArray<string | number | null>>;
  /** How long readers and shared caches may keep it, in seconds. */
  readonly maxAge: number;
}

/** The name of a file that ends in `.xlsx` asks for a workbook, every other for CSV. @param pathname of the request */
export async function tableFile(pathname: string, { name, title, head, rows, maxAge }: Table): Promise<Response> {
  const isWorkbook = pathname.endsWith('.xlsx');
  const headers = {
    'content-type': isWorkbook
      ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      : 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="${name}.${isWorkbook ? 'xlsx' : 'csv'}"`,
    'cache-control': `public, max-age=${maxAge}`,
  };
  if (!isWorkbook) return new Response(CSV_START + [head, ...rows].map((row) => toCsvRow(row)).join(''), { headers });
  // loaded with the first workbook: most processes never write one
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: [
      {
        name: title,
        columns: head.map(() => ({ width: 16 })),
        rows: [[...head], ...rows.map((row) => [...row])],
        cells: new Map(head.map((_, at) => [`0,${at}`, { style: { font: { bold: true } } }])),
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Response(new Uint8Array(bytes), { headers });
}
