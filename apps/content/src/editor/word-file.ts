/** Whether a file is a Word document that a browser can open without harm: read from the directory of its ZIP, unpacked nothing. */

const MEGABYTE = 1024 * 1024;
const MOST_PACKED = 50 * MEGABYTE;
/** Of all parts together: a ZIP bomb is refused by what it says of itself. */
const MOST_UNPACKED = 300 * MEGABYTE;
const MOST_PARTS = 5000;
/** A part that shrinks more than that is no text and no picture. */
const MOST_RATIO = 200;
const LEGACY = [0xd0, 0xcf, 0x11, 0xe0];
const NOT_WORD = '这不是 Word 文档（.docx）。请选择 .docx 文件。';

/** @returns why it cannot be imported, in Chinese; null when it can */
export function wordFault(data: Uint8Array): string | null {
  if (LEGACY.every((byte, at) => data[at] === byte)) {
    return '这是旧格式的 .doc 文档，或设有密码。请在 Word 或 WPS 中另存为不设密码的 .docx，再导入。';
  }
  if (data.length > MOST_PACKED) return '文档不能超过 50 MB。请压缩其中的图片后再导入。';
  const parts = readDirectory(data);
  if (!parts?.some(({ name }) => name === 'word/document.xml')) return NOT_WORD;
  const unpacked = parts.reduce((sum, { size }) => sum + size, 0);
  const isBomb = parts.some(({ size, packed }) => size > MEGABYTE && size > packed * MOST_RATIO);
  if (isBomb || unpacked > MOST_UNPACKED || parts.length > MOST_PARTS) {
    return '文档展开后过大，没有导入。请拆成几个文档，或压缩其中的图片。';
  }
  return null;
}

interface Part {
  name: string;
  packed: number;
  size: number;
}

/** The central directory (APPNOTE 4.3.12); null where there is none that can be read. */
function readDirectory(data: Uint8Array): Part[] | null {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  let end = data.length - 22;
  while (end >= 0 && end > data.length - 66_000 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50) return null;
  const count = view.getUint16(end + 10, true);
  const parts: Part[] = [];
  let at = view.getUint32(end + 16, true);
  const decoder = new TextDecoder();
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > data.length || view.getUint32(at, true) !== 0x02014b50) return null;
    const nameLength = view.getUint16(at + 28, true);
    parts.push({
      name: decoder.decode(data.subarray(at + 46, at + 46 + nameLength)),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}
