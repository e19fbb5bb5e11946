/**
 * Sample documents as real PDF files: Chinese text that can be selected and searched, set in a subset
 * of Noto Sans SC (SIL Open Font License, fonts/OFL.txt) that pdfkit embeds glyph by glyph, so that no
 * font of the machine is needed.
 */

import PDFDocument from 'pdfkit';

/** A part of a document, in reading order. */
export type PdfBlock =
  | { kind: 'heading'; text: string; level?: 1 | 2 }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[]; widths?: readonly number[] }
  | { kind: 'new-page' };

export interface PdfDocument {
  title: string;
  /** Reference number or similar, under the title. */
  number?: string;
  issuer: string;
  /** As printed, for example 2026年3月1日. */
  date: string;
  blocks: readonly PdfBlock[];
  /** A title page of its own. */
  cover?: boolean;
  /** Bookmarks for the headings. */
  outline?: boolean;
}

const PAGE = { width: 595.28, height: 841.89, margin: 64 };
const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
const BODY = { size: 11.5, gap: 7 };
const INK = '#14262c';
const SOFT = '#51666c';
const RULE = '#b9c8c9';
const BRAND = '#0b6472';
const SAMPLE_MARK = '演示文件 · 内容均为虚构，不构成任何披露、要约或承诺';

type Writer = InstanceType<typeof PDFDocument>;

function roomFor(writer: Writer, height: number): void {
  if (writer.y + height > PAGE.height - PAGE.margin - 16) writer.addPage();
}

/** Weight by a stroke of the outline: the file then carries one font only. */
function writeBold(writer: Writer, text: string, size: number, color: string, align: 'left' | 'center'): void {
  writer
    .fontSize(size)
    .fillColor(color)
    .strokeColor(color)
    .lineWidth(size / 42);
  writer.text(text, PAGE.margin, writer.y, {
    width: CONTENT_WIDTH,
    align,
    lineGap: size * 0.4,
    fill: true,
    stroke: true,
  });
}

function writeTitle(writer: Writer, document: PdfDocument): void {
  if (document.cover) {
    writer.y = 250;
    writeBold(writer, document.title, 26, BRAND, 'center');
    writer.moveDown(1);
    writer.fontSize(13).fillColor(SOFT);
    for (const line of [document.number ?? '', document.issuer, document.date]) {
      if (line) writer.text(line, { width: CONTENT_WIDTH, align: 'center', lineGap: 8 });
    }
    writer.addPage();
    return;
  }
  writeBold(writer, document.title, 19, INK, 'center');
  writer.moveDown(0.3).fontSize(10.5).fillColor(SOFT);
  const meta = [document.number, document.issuer, document.date].filter(Boolean).join('　');
  writer.text(meta, PAGE.margin, writer.y, { width: CONTENT_WIDTH, align: 'center' });
  writer.moveDown(1);
  writer
    .moveTo(PAGE.margin, writer.y)
    .lineTo(PAGE.width - PAGE.margin, writer.y)
    .lineWidth(0.8)
    .strokeColor(RULE)
    .stroke();
  writer.moveDown(1);
}

function writeTable(writer: Writer, block: Extract<PdfBlock, { kind: 'table' }>): void {
  const shares = block.widths ?? block.head.map(() => 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => (share / total) * CONTENT_WIDTH);
  const pad = 5;
  writer.fontSize(9.5);
  const drawRow = (cells: readonly string[], head: boolean): void => {
    const height =
      Math.max(
        ...cells.map((text, column) => writer.heightOfString(text, { width: (widths[column] ?? 60) - 2 * pad })),
      ) +
      2 * pad;
    roomFor(writer, height);
    const top = writer.y;
    let left = PAGE.margin;
    for (const [column, text] of cells.entries()) {
      const width = widths[column] ?? 60;
      writer.rect(left, top, width, height).lineWidth(0.5);
      if (head) writer.fillAndStroke('#e6f0ef', RULE);
      else writer.strokeColor(RULE).stroke();
      writer.fillColor(INK).text(text, left + pad, top + pad - 1, { width: width - 2 * pad });
      left += width;
    }
    writer.x = PAGE.margin;
    writer.y = top + height;
  };
  drawRow(block.head, true);
  for (const row of block.rows) drawRow(row, false);
  writer.moveDown(0.8);
}

function writeBlock(writer: Writer, block: PdfBlock, outline: boolean): void {
  if (block.kind === 'new-page') {
    writer.addPage();
    return;
  }
  if (block.kind === 'table') {
    writeTable(writer, block);
    return;
  }
  if (block.kind === 'heading') {
    const size = block.level === 2 ? 12.5 : 15;
    roomFor(writer, size * 5);
    writer.moveDown(0.4);
    if (outline) writer.outline.addItem(block.text);
    writeBold(writer, block.text, size, BRAND, 'left');
    writer.moveDown(0.2);
    return;
  }
  const lines =
    block.kind === 'list' ? block.items.map((item, position) => `（${position + 1}）${item}`) : [block.text];
  for (const line of lines) {
    roomFor(writer, 40);
    writer.fontSize(BODY.size).fillColor(INK);
    writer.text(line, PAGE.margin, writer.y, {
      width: CONTENT_WIDTH,
      indent: block.kind === 'paragraph' ? BODY.size * 2 : 0,
      lineGap: BODY.gap,
      paragraphGap: 4,
    });
  }
}

/** Running head and foot; the margins are lifted so that pdfkit does not start a page for them. */
function writeFurniture(writer: Writer): number {
  const pages = writer.bufferedPageRange().count;
  for (let page = 0; page < pages; page += 1) {
    writer.switchToPage(page);
    writer.page.margins = { top: 0, bottom: 0, left: 0, right: 0 };
    writer.fontSize(8.5).fillColor(SOFT);
    writer.text(SAMPLE_MARK, PAGE.margin, 34, { width: CONTENT_WIDTH, align: 'left', lineBreak: false });
    writer.text(`第 ${page + 1} 页 共 ${pages} 页`, PAGE.margin, PAGE.height - 44, {
      width: CONTENT_WIDTH,
      align: 'center',
      lineBreak: false,
    });
  }
  return pages;
}

/**
 * Writes one document as a PDF file.
 *
 * @param document what it says
 * @param font bytes of `fonts/noto-sans-sc-gb2312.otf`
 * @param created epoch ms, put in the file's metadata, so that the same input gives the same file
 * @returns the bytes and the number of pages
 */
export async function renderPdf(
  document: PdfDocument,
  font: Buffer,
  created: number,
): Promise<{ data: Buffer; pages: number }> {
  const writer = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'zh-CN',
    displayTitle: true,
    info: {
      Title: document.title,
      Author: document.issuer,
      Subject: '演示文件',
      Keywords: '演示',
      CreationDate: new Date(created),
    },
  });
  const chunks: Buffer[] = [];
  writer.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    writer.on('end', () => resolve());
    writer.on('error', reject);
  });
  writer.registerFont('body', font).font('body');
  writeTitle(writer, document);
  for (const block of document.blocks) writeBlock(writer, block, document.outline ?? false);
  const pages = writeFurniture(writer);
  writer.end();
  await finished;
  return { data: Buffer.concat(chunks), pages };
}
