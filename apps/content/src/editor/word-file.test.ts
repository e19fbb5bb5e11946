import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { wordFault } from './word-file.ts';

const zip = (parts: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

it('takes a Word document', () => {
  expect(wordFault(zip({ '[Content_Types].xml': '<a/>', 'word/document.xml': '<w/>' }))).toBeNull();
});

it.each([
  ['another ZIP', zip({ 'xl/workbook.xml': '<x/>' }), '不是 Word 文档'],
  ['no ZIP', strToU8('hello'), '不是 Word 文档'],
  ['nothing', new Uint8Array(), '不是 Word 文档'],
  ['one that was cut off', zip({ 'word/document.xml': 'x'.repeat(9000) }).slice(0, 60), '不是 Word 文档'],
  ['an old or locked one', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), '另存为不设密码的 .docx'],
  ['a bomb', zip({ 'word/document.xml': '0'.repeat(20_000_000) }), '展开后过大'],
])('refuses %s', (_, data, reason) => {
  expect(wordFault(data)).toContain(reason);
});
