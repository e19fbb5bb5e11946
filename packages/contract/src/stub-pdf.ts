/**
 * PDF files for tests, made from a description: Chinese text without an embedded font (Adobe-GB1), as offices write
 * it. Node only.
 */
import { createHash } from 'node:crypto';

/** What a file is to hold. */
export interface PdfRecipe {
  pages: number;
  /** Lines of a page, from 1. */
  lines: (page: number) => readonly string[];
  /** Width and height of a page in points; A4 without it. */
  size?: (page: number) => readonly [number, number];
  /** Lower left corner of a page's paper; 0, 0 without it. */
  origin?: (page: number) => readonly [number, number];
  /** Further entries of a page, such as `/Rotate 90`. */
  entries?: (page: number) => string;
  /** Titles of the outline and the pages they lead to. */
  outline?: ReadonlyArray<readonly [title: string, page: number]>;
  /** A link over the first line of every page. */
  link?: string;
  /** Locks the file (RC4, 40 bit). */
  password?: string;
}

const A4 = [595, 842] as const;
const FIRST_LINE = 64;
const LEADING = 30;
/** Pages of one branch of the page tree, so that a reader finds the last page without reading all. */
const BRANCH = 50;

/** The file's bytes. */
export function writePdf(recipe: PdfRecipe): Uint8Array {
  const { pages, lines, outline = [], link, password } = recipe;
  const { size = () => A4, origin = () => [0, 0] as const, entries = () => '' } = recipe;
  const lock = password === undefined ? undefined : createLock(password);
  const objects: (string | Buffer)[] = [];
  const add = (content: string | Buffer): number => objects.push(content);

  /** A string of object 3, locked as everything is. */
  const word = (value: string): string =>
    `<${(lock ? lock.encrypt(3, Buffer.from(value)) : Buffer.from(value)).toString('hex')}>`;

  // 1 catalogue, 2 page tree, 3 font, then the tree's branches: written last, when the numbers of the rest are known.
  add('');
  add('');
  add(
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font ' +
      `/Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry ${word('Adobe')} /Ordering ${word('GB1')} ` +
      '/Supplement 4 >> /FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /ItalicAngle 0 ' +
      '/Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 /FontBBox [-25 -254 1000 880] >> >>] >>',
  );
  const branches = Array.from({ length: Math.ceil(pages / BRANCH) }, () => add(''));
  const pageNumbers: number[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const [width, height] = size(page);
    const [x, y] = origin(page);
    const drawn = lines(page).map(
      (line, at) => `BT /F1 18 Tf ${x + 56} ${y + height - FIRST_LINE - at * LEADING} Td <${toHex(line)}> Tj ET`,
    );
    const stream = Buffer.from(drawn.join('\n'), 'latin1');
    const content = objects.length + 1;
    const bytes = lock ? lock.encrypt(content, stream) : stream;
    add(Buffer.concat([Buffer.from(`<< /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')]));
    const annotation =
      link === undefined
        ? ''
        : ` /Annots [<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [${x + 56} ${y + height - 70} ${x + 300} ${y + height - 44}] ` +
          `/A << /S /URI /URI (${link}) >> >>]`;
    pageNumbers.push(
      add(
        `<< /Type /Page /Parent ${branches[Math.floor((page - 1) / BRANCH)] ?? 2} 0 R /MediaBox [${x} ${y} ${x + width} ${y + height}] ${entries(page)} /Contents ${content} 0 R ` +
          `/Resources << /Font << /F1 3 0 R >> >>${annotation} >>`,
      ),
    );
  }
  const root = outline.length > 0 ? objects.length + 1 : 0;
  if (root > 0) {
    add(`<< /Type /Outlines /First ${root + 1} 0 R /Last ${root + outline.length} 0 R /Count ${outline.length} >>`);
    for (const [at, [title, page]] of outline.entries()) {
      const before = at > 0 ? ` /Prev ${root + at} 0 R` : '';
      const after = at < outline.length - 1 ? ` /Next ${root + at + 2} 0 R` : '';
      add(
        `<< /Title <FEFF${toHex(title)}> /Parent ${root} 0 R${before}${after} ` +
          `/Dest [${pageNumbers[page - 1] ?? 0} 0 R /XYZ 0 ${size(page)[1]} 0] >>`,
      );
    }
  }
  objects[0] = `<< /Type /Catalog /Pages 2 0 R${root > 0 ? ` /Outlines ${root} 0 R` : ''} >>`;
  for (const [at, branch] of branches.entries()) {
    const kids = pageNumbers.slice(at * BRANCH, (at + 1) * BRANCH);
    objects[branch - 1] = `<< /Type /Pages /Parent 2 0 R /Count ${kids.length} /Kids [${toReferences(kids)}] >>`;
  }
  objects[1] = `<< /Type /Pages /Count ${pages} /Kids [${toReferences(branches)}] >>`;
  return assemble(objects, lock);
}

function assemble(objects: readonly (string | Buffer)[], lock: Lock | undefined): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  const offsets = objects.map((object, at) => {
    const offset = length;
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    push(Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]));
    return offset;
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`));
  push(
    Buffer.from(
      `trailer\n<< /Size ${size} /Root 1 0 R${lock?.entries ?? ''} >>\nstartxref\n${start}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}

function toReferences(numbers: readonly number[]): string {
  return numbers.map((number) => `${number} 0 R`).join(' ');
}

/** UTF-16BE in hex; characters outside the first plane are not in the font's map. */
function toHex(text: string): string {
  return text
    .split('')
    .map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
    .join('');
}

interface Lock {
  /** Entries of the trailer. */
  readonly entries: string;
  encrypt(object: number, bytes: Buffer): Buffer;
}

/** ISO 32000-1 §7.6.3, revision 2. */
function createLock(password: string): Lock {
  const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
  const id = md5(padded);
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const owner = rc4(md5(padded).subarray(0, 5), padded);
  const key = md5(Buffer.concat([padded, owner, permissions, id])).subarray(0, 5);
  const user = rc4(key, padding);
  const hex = (bytes: Buffer): string => `<${bytes.toString('hex')}>`;
  return {
    entries: ` /ID [${hex(id)} ${hex(id)}] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${hex(owner)} /U ${hex(user)} >>`,
    encrypt: (object, bytes) => {
      const number = Buffer.from([object & 255, (object >> 8) & 255, (object >> 16) & 255, 0, 0]);
      return rc4(md5(Buffer.concat([key, number])).subarray(0, 10), bytes);
    },
  };
}

function md5(bytes: Buffer): Buffer {
  return createHash('md5').update(bytes).digest();
}

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number): void => {
    [state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0];
  };
  for (let at = 0, place = 0; at < 256; at += 1) {
    place = (place + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, place);
  }
  let first = 0;
  let second = 0;
  return bytes.map((byte) => {
    first = (first + 1) & 255;
    second = (second + (state[first] ?? 0)) & 255;
    swap(first, second);
    return byte ^ (state[((state[first] ?? 0) + (state[second] ?? 0)) & 255] ?? 0);
  }) as Buffer;
}
