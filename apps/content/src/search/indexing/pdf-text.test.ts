import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makePdf } from '../../../tests/sample-file.ts';
import { renderPdf } from '../../seed/pdf.ts';
import { PDF_TEXT_LIMITS, readPdfText } from './pdf-text.ts';

const font = readFileSync(path.join(import.meta.dirname, '../../seed/fonts/noto-sans-sc-gb2312.otf'));
const book = (pages: number) =>
  renderPdf(
    {
      title: '演示手册',
      issuer: '演示单位',
      date: '2026年11月27日',
      blocks: Array.from({ length: pages * 40 }, (_, at) => ({
        kind: 'paragraph' as const,
        text: `第${at}段：10千伏滨江线检修，水轮机组发电量。`,
      })),
    },
    font,
    0,
  );

describe('the text of a PDF', () => {
  it('is read page by page', async () => {
    const { data } = await book(2);
    const pages = await readPdfText(data);
    expect(pages[0]).toMatchObject({ page: 1, text: expect.stringContaining('10千伏滨江线检修') });
    expect(pages.at(-1)?.page).toBeGreaterThan(1);
  });

  it('ends at its limits', async () => {
    const { data } = await book(3);
    expect(await readPdfText(data, { ...PDF_TEXT_LIMITS, pages: 1, characters: 10 })).toEqual([
      { page: 1, text: expect.stringMatching(/^.{1,10}$/su) },
    ]);
    expect(await readPdfText(data, { ...PDF_TEXT_LIMITS, time: 0 })).toEqual([]);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['no PDF', Buffer.from('<html>')],
    ['half of one', makePdf(3).subarray(0, 200)],
    ['no text', makePdf(1)],
  ])('of %s is none', async (_, data) => {
    expect(await readPdfText(data)).toEqual([]);
  });
});
