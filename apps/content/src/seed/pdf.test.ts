import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { renderPdf, type PdfDocument } from './pdf.ts';
import { sampleContent } from './sample-data.ts';
import { referredFiles } from './upload-files.ts';

const font = readFileSync(join(import.meta.dirname, 'fonts/noto-sans-sc-gb2312.otf'));
const now = Date.parse('2026-11-27T10:00:00+08:00');
const documents = referredFiles(sampleContent(now)).flatMap((file) => ('$pdf' in file ? [file] : []));

const short: PdfDocument = {
  title: '演示文件',
  issuer: '演示单位',
  date: '2026年11月27日',
  blocks: [
    { kind: 'paragraph', text: '10千伏滨江线' },
    { kind: 'table', head: ['甲', '乙'], rows: [['1', '2']] },
  ],
};

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

describe('sample PDFs', () => {
  test('are real files that are the same for the same time', async () => {
    const one = await renderPdf(short, font, now);
    const other = await renderPdf(short, font, now);
    expect(one.data.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    expect(one.pages).toBe(1);
    expect(one.data.equals(other.data)).toBe(true);
    expect(one.data.length).toBeLessThan(60_000);
  });

  test('one has bookmarks and more than forty pages, in less than 300 KB', async () => {
    const long = documents.find((file) => file.$pdf === 'yunxia-news-collection');
    expect(long?.document.outline).toBe(true);
    const { data, pages } = await renderPdf(long?.document ?? short, font, now);
    expect(pages).toBeGreaterThan(40);
    expect(data.length).toBeLessThan(300_000);
    expect(data.includes('/Outlines')).toBe(true);
  }, 30_000);

  test('the embedded font has a glyph for every character of every document', () => {
    const face = create(font);
    if (!('hasGlyphForCodePoint' in face)) throw new Error('a collection instead of a font');
    const characters = new Set(documents.flatMap(({ document }) => strings(document)).join(''));
    const missing = [...characters].filter((character) => !face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
  });

  test('each has a name of its own', () => {
    expect(new Set(documents.map((file) => file.$pdf)).size).toBe(documents.length);
    expect(documents.length).toBeGreaterThan(40);
  });
});
