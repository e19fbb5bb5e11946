/** Files for upload tests, made on the spot. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A PDF file with that many empty pages; `packed` keeps its page tree in a compressed object stream (PDF 1.5). */
export function makePdf(pages: number, packed = false): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  const catalog = '<</Type /Catalog /Pages 2 0 R>>';
  const tree = `<</Type /Pages /Kids [${kids}] /Count ${pages}>>`;
  const parts = ['%PDF-1.5\n'];
  if (packed) {
    const inside = `1 0 2 ${catalog.length + 1} ${catalog} ${tree}`;
    const stream = deflateSync(Buffer.from(inside)).toString('latin1');
    parts.push(
      `99 0 obj\n<</Type /ObjStm /N 2 /First 8 /Filter /FlateDecode /Length ${stream.length}>>\nstream\n${stream}\nendstream\nendobj\n`,
    );
  } else {
    parts.push(`1 0 obj\n${catalog}\nendobj\n2 0 obj\n${tree}\nendobj\n`);
  }
  for (let page = 0; page < pages; page += 1) {
    parts.push(`${page + 3} 0 obj\n<</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>>\nendobj\n`);
  }
  parts.push('xref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R /Size 100>>\nstartxref\n9\n%%EOF\n');
  return Buffer.from(parts.join(''), 'latin1');
}

/** A JPEG of one colour, in px, that says where it was taken. */
export function makePhotograph(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2a6f97' } })
    .withExif({ IFD0: { Copyright: 'someone', Make: 'a camera' } })
    .jpeg()
    .toBuffer();
}
