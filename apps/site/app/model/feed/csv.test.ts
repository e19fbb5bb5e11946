import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { CSV_START, toCsvCell, toCsvRow } from '@yunxia/contract/csv';

/** What a spreadsheet reads, the apostrophe of guarded cells left aside. */
const read = (text: string): string[][] => parse(text, { bom: true, record_delimiter: '\r\n', relax_quotes: false });

describe('a cell', () => {
  it.each([
    ['坝前镇', '坝前镇'],
    ['', ''],
    ['甲,乙', '"甲,乙"'],
    ['说“好”', '说“好”'],
    ['a "b"', '"a ""b"""'],
    ['一\r\n二\r三', '"一\n二\n三"'],
    [' 前后 ', '" 前后 "'],
    ['\u0000a\u0007b\u000b', 'ab'],
    ['半\ud83d', '半\ufffd'],
    ['🔌𠮷', '🔌𠮷'],
  ])('%j is written as %j', (text, expected) => {
    expect(toCsvCell(text)).toBe(expected);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+86 000', "'+86 000"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['  =HYPERLINK("x")', `"'  =HYPERLINK(""x"")"`],
    ['\t=1', "'\t=1"],
    ['\n=1', `"'\n=1"`],
    ['\ufeff=1', "'\ufeff=1"],
    ['a=1', 'a=1'],
    ['10kV坝前线-1', '10kV坝前线-1'],
  ])('that a spreadsheet would run is guarded: %j', (text, expected) => {
    expect(toCsvCell(text)).toBe(expected);
  });

  it('of a number stays a number; nothing is nothing', () => {
    expect([-3, 0, 1.5, Number.NaN, null].map(toCsvCell)).toEqual(['-3', '0', '1.5', '', '']);
  });
});

describe('a file', () => {
  it('comes back from a parser of the registry as it was, whatever stands in it', () => {
    const rows = [
      ['编号', '标题'],
      ['1', '“引号”与"quotes"，逗号,分号;'],
      ['2', '第一行\n第二行\n'],
      ['3', '龦𠮷👨‍👩‍👧‍👦 '],
      ['', ''],
    ];
    const text = CSV_START + rows.map(toCsvRow).join('');
    expect(read(text)).toEqual(rows);
    expect(new TextEncoder().encode(text).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    expect(text.endsWith('\r\n')).toBe(true);
  });
});
