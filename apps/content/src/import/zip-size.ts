/** How large the parts of a ZIP archive really are, before anything else reads it: what its directory says of them may lie. */
import { inflateRawSync } from 'node:zlib';

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xff_ff;

/**
 * Unpacks every part once, with a limit on all of them together.
 * @param limit in bytes
 * @returns false when they are larger, or the archive is not one that a spreadsheet program writes
 */
export function isZipWithin(bytes: Uint8Array, limit: number): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = view.length - END_LENGTH;
  const first = Math.max(0, end - LONGEST_COMMENT);
  while (end >= first && view.readUInt32LE(end) !== END) end -= 1;
  if (end < first) return false;
  const count = view.readUInt16LE(end + 10);
  let at = view.readUInt32LE(end + 16);
  let left = limit;
  try {
    for (let entry = 0; entry < count; entry += 1) {
      if (view.readUInt32LE(at) !== ENTRY) return false;
      const method = view.readUInt16LE(at + 10);
      const packed = view.readUInt32LE(at + 20);
      const local = view.readUInt32LE(at + 42);
      const data = local + 30 + view.readUInt16LE(local + 26) + view.readUInt16LE(local + 28);
      // Stored or deflated; spreadsheet programs use no other method.
      if (method === 0) left -= packed;
      else if (method === 8) {
        left -= inflateRawSync(view.subarray(data, data + packed), { maxOutputLength: Math.max(1, left) }).length;
      } else return false;
      if (left < 0) return false;
      at += 46 + view.readUInt16LE(at + 28) + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
    }
  } catch {
    return false;
  }
  return true;
}
