import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { toMinuteText } from '@yunxia/contract/time';
import { MAX_ROWS, readSheet } from './read-sheet.ts';
import { readSheetTime } from './read-sheet-time.ts';

const NOW = Date.parse('2026-11-29T13:00:00+08:00');
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** 区县,乡镇 / 云溪县,滨江街道 in GBK. */
const GBK = Uint8Array.from(Buffer.from('c7f8cfd82cd7dcd5f20d0ad4c6cfaacfd82cb1f5bdadbdd6b5c00d0a', 'hex'));

describe('a file', () => {
  it.each([
    ['UTF-8', utf8('区县,停电\n云溪县,"甲、乙\n丙"\n')],
    ['UTF-8 with BOM and CRLF', utf8('\ufeff区县,停电\r\n云溪县,"甲、乙\n丙"\r\n')],
    ['tabs', utf8('区县\t停电\n云溪县\t"甲、乙\n丙"\n\n\n')],
    [
      'UTF-16 as Excel’s Unicode text',
      Uint8Array.from(Buffer.from('\ufeff区县\t停电\n云溪县\t"甲、乙\n丙"', 'utf16le')),
    ],
  ])('of text is read in %s', async (_, bytes) => {
    const { rows } = await readSheet(bytes, '计划.csv');
    expect(rows).toEqual([
      ['区县', '停电'],
      ['云溪县', '甲、乙\n丙'],
    ]);
  });

  it('of text is read in GBK, and in GB18030 with characters that GBK lacks', async () => {
    expect((await readSheet(GBK, '计划.csv')).rows[1]).toEqual(['云溪县', '滨江街道']);
    const rare = Uint8Array.from([...GBK, 0x95, 0x32, 0x82, 0x36]);
    expect((await readSheet(rare, '计划.csv')).rows[2]).toEqual(['\u{20000}']);
  });

  it('of Excel: dates, cached results of formulas, cells merged downwards, hidden sheets left aside', async () => {
    const at = new Date(Date.UTC(2026, 11, 3, 8, 30));
    const bytes = await writeXlsx({
      sheets: [
        { name: '旧', rows: [['不看这张']], hidden: true },
        {
          name: '计划',
          rows: [
            ['区县', '停电', '线路', '原因'],
            ['云溪县', at, null, '检修'],
            [null, '12月3日', '甲线', null],
          ],
          columns: [{}, { numFmt: 'yyyy-mm-dd hh:mm' }],
          cells: new Map([
            ['1,2', { type: 'formula' as const, formula: 'A1&"线"', formulaResult: '滨江线' }],
            ['2,3', { type: 'formula' as const, formula: '#REF!' }],
          ]),
          merges: [
            { startRow: 1, startCol: 0, endRow: 2, endCol: 0 },
            { startRow: 2, startCol: 1, endRow: 2, endCol: 2 },
          ],
        },
      ],
    });
    const { rows, faults } = await readSheet(bytes, '计划.xlsx');
    expect(rows[1]).toEqual(['云溪县', at, '滨江线', '检修']);
    expect(rows[2]?.[0]).toBe('云溪县');
    expect([...faults]).toEqual([
      ['2,3', '公式没有结果，请改成文字或数字'],
      ['2,1', '单元格跨列合并，请取消合并'],
    ]);
  });

  it.each([
    ['nothing', new Uint8Array(), '文件是空的'],
    ['an old .xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]), '旧版 .xls'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), '只能导入 .xlsx 和 .csv'],
    ['a broken archive', utf8('PK\u0003\u0004 and then nothing'), '已损坏|展开后过大'],
    ['too many rows', utf8(`区县\n${'云溪县\n'.repeat(MAX_ROWS + 20)}`), `最多导入 ${MAX_ROWS} 行`],
    ['more than 5 MB', new Uint8Array(6 * 1024 * 1024).fill(65), '超过 5 MB'],
  ])('that is %s is refused in Chinese', async (_, bytes, message) => {
    await expect(readSheet(bytes, '计划.csv')).rejects.toThrow(new RegExp(message));
  });

  it('that unpacks to more than its directory says is refused before it is read', async () => {
    await expect(readSheet(makeBomb(90 * 1024 * 1024), '计划.xlsx')).rejects.toThrow('展开后过大');
  });
});

/** An archive of one part that claims 10 bytes and holds many. */
function makeBomb(size: number): Uint8Array {
  const data = deflateRawSync(Buffer.alloc(size));
  const name = Buffer.from('xl/workbook.xml');
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(8, 4);
  header.writeUInt32LE(data.length, 14);
  header.writeUInt32LE(10, 18);
  header.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), header, name, data]);
  const entry = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), header, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

describe('a time', () => {
  const off = Date.parse('2026-12-03T08:30:00+08:00');
  it.each([
    ['2026-12-03 08:30', '2026-12-03 08:30'],
    ['2026/12/3 8:30:00', '2026-12-03 08:30'],
    ['2026.12.3 8：30', '2026-12-03 08:30'],
    ['２０２６年１２月３日８时３０分', '2026-12-03 08:30'],
    ['2026年12月3日（周四）上午8点半', '2026-12-03 08:30'],
    ['12月3日 20时30分', '2026-12-03 20:30'],
    ['12月3号下午5点', '2026-12-03 17:00'],
    ['十二月三日上午八点', '2026-12-03 08:00'],
    ['12-3 8:30', '2026-12-03 08:30'],
    ['1月5日 9:00', '2027-01-05 09:00'],
    ['20261203 08:30', '2026-12-03 08:30'],
    ['2026-12-03T08:30', '2026-12-03 08:30'],
    ['2026-12-03 24:00', '2026-12-04 00:00'],
    ['12月3日晚上12点', '2026-12-04 00:00'],
    ['12月3日中午12点', '2026-12-03 12:00'],
    ['12月3日凌晨12点', '2026-12-03 00:00'],
    [new Date(Date.UTC(2026, 11, 3, 8, 29, 59)), '2026-12-03 08:30'],
    [46_359.354_166_67, '2026-12-03 08:30'],
    ['46359.35416667', '2026-12-03 08:30'],
    ['17:30', '2026-12-03 17:30'],
    ['下午5点半', '2026-12-03 17:30'],
    ['次日 6:00', '2026-12-04 06:00'],
    [0.729_166_666_7, '2026-12-03 17:30'],
  ])('written as %s is %s', (cell, shown) => {
    expect(toMinuteText(readSheetTime(cell, NOW, off).at ?? 0)).toBe(shown);
  });

  it.each([
    ['12月3号早上', '2026-12-03'],
    ['2026-12-03', '2026-12-03'],
    ['2026-12-03 8:30-17:30', '2026-12-03'],
    ['2026-12-03 25:00', '2026-12-03'],
    [46_359, '2026-12-03'],
  ])('written as %s is a day without a clock', (cell, day) => {
    const read = readSheetTime(cell, NOW);
    expect([read.at, toMinuteText(read.day ?? 0).slice(0, 10)]).toEqual([undefined, day]);
  });

  it.each(['2月30日 8:00', '2026-13-01 8:00', '待定', '明天上午', '8:30', '12', ''])(
    'written as %s is none',
    (cell) => {
      expect(readSheetTime(cell, NOW)).toEqual({});
    },
  );
});
