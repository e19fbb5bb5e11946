/** Small files that stand for the pictures and documents of the examples. Node only. */
import { deflateSync } from 'node:zlib';

/** A generated file and its media type. */
export interface StubFile {
  type: string;
  bytes: Uint8Array;
}

/** The file for a name below /media/, made from the name; null for a kind that is not made, or a name that begins with `missing`. */
export function stubMedia(name: string): StubFile | null {
  if (name.startsWith('missing')) return null;
  const hue = [...name].reduce((sum, point) => (sum * 31 + (point.codePointAt(0) ?? 0)) % 360, 7);
  switch (name.split('.').pop()) {
    case 'svg':
      return { type: 'image/svg+xml', bytes: text(drawSvg(hue)) };
    case 'png':
      return { type: 'image/png', bytes: drawPng(hue) };
    case 'pdf':
      return { type: 'application/pdf', bytes: text(writePdf(name.replace(/[^\w.-]/g, ''))) };
    case 'vtt':
      return { type: 'text/vtt', bytes: text('WEBVTT\n') };
    case 'docx':
      return { type: 'application/octet-stream', bytes: text('example') };
    default:
      return null;
  }
}

function text(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}

function drawSvg(hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 16 9"><path fill="hsl(${hue} 35% 70%)" d="M0 0h16v9H0z"/><path fill="hsl(${hue} 35% 45%)" d="M0 9l5-5 4 3 3-4 4 4v2z"/></svg>`;
}

/** A 32×18 true-colour picture, lighter above than below. */
function drawPng(hue: number): Uint8Array {
  const width = 32;
  const height = 18;
  const rows: number[] = [];
  for (let y = 0; y < height; y += 1) {
    rows.push(0);
    for (let x = 0; x < width; x += 1) rows.push(200 - y * 5, 150 + (hue % 60), 210 - y * 4);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Uint8Array.from(rows))),
    pngChunk('IEND', new Uint8Array()),
  ]);
}

function pngChunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A one-page PDF 1.4 whose cross-reference offsets are right. */
function writePdf(label: string): string {
  const stream = `BT /F1 24 Tf 72 720 Td (Example ${label}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return `${file}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}
