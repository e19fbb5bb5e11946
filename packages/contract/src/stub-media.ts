/** Small files that stand for the pictures and documents of the examples. Node only. */
import { deflateSync } from 'node:zlib';
import { writePdf } from './stub-pdf.ts';

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
      return { type: 'application/pdf', bytes: drawPdf(name) };
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

/** Password of the files whose name begins with `locked`. */
export const STUB_PASSWORD = 'yunxia';

/** Paper by a word in a file's name, in points. */
const papers: Readonly<Record<string, readonly [number, number]>> = { a5: [420, 595], letter: [612, 792] };

/** Pages that offices rarely write and scanners often: turned, with an offset, cut, in units of their own, huge, tiny. */
const oddPages: ReadonlyArray<{
  size?: readonly [number, number];
  origin?: readonly [number, number];
  entries?: string;
}> = [
  {},
  { size: [842, 595] },
  { entries: '/Rotate 90' },
  { entries: '/Rotate 180' },
  { entries: '/Rotate 270' },
  { origin: [100, -200] },
  { entries: '/CropBox [20 300 500 830]' },
  { entries: '/UserUnit 2' },
  { origin: [-50, 30], entries: '/CropBox [-30 330 450 860] /Rotate 90 /UserUnit 1.5' },
  { size: [14_400, 10_800] },
  { size: [90, 60] },
];

/**
 * The PDF of a name: `…-48p.pdf` has 48 pages (else 2), `…-a5…` and `…-letter…` that paper, `locked…` a password,
 * `mixed…` every third page across, `odd…` the pages above in turn; `broken…` is no PDF and `empty…` nothing at all.
 */
function drawPdf(name: string): Uint8Array {
  if (name.startsWith('empty')) return new Uint8Array();
  if (name.startsWith('broken')) return text('This is not a PDF.');
  const pages = Number(/-(\d{1,4})p\b/.exec(name)?.[1] ?? 2);
  const [width, height] = papers[/-(a5|letter)\b/.exec(name)?.[1] ?? ''] ?? [595, 842];
  const oddPage = (page: number) => (name.startsWith('odd') ? oddPages[(page - 1) % oddPages.length] : undefined);
  return writePdf({
    pages,
    lines: (page) => [
      `云峡水电 第${page}页`,
      '电力设施检修检测机',
      '构应当每年复核一次。',
      '⽔⼒发电⽂件 ６００１１６',
      'Yunxia Hydropower',
    ],
    size: (page) =>
      name.startsWith('mixed') && page % 3 === 0 ? [height, width] : (oddPage(page)?.size ?? [width, height]),
    origin: (page) => oddPage(page)?.origin ?? [0, 0],
    entries: (page) => oddPage(page)?.entries ?? '',
    ...(pages > 2
      ? {
          outline: [
            ['第一章 总则', 1],
            ['第二章 检修', Math.ceil(pages / 2)],
            ['附则', pages],
          ] as const,
        }
      : {}),
    ...(/^(link|odd)/.test(name) ? { link: 'https://example.com/rules' } : {}),
    ...(name.startsWith('locked') ? { password: STUB_PASSWORD } : {}),
  });
}
