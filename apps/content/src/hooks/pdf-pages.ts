import { inflateSync } from 'node:zlib';

/** Objects of one file that may be unpacked while looking for the page tree. */
const STREAM_LIMIT = 20_000;
const UNPACKED_LIMIT = 8 * 1024 * 1024;

/** The largest `/Count` of a `/Type /Pages` node: the root of the page tree counts every page (ISO 32000-1 §7.7.3.2). */
function largestCount(text: string): number {
  let largest = 0;
  for (const match of text.matchAll(/\/Type\s*\/Pages\b/g)) {
    const around = text.slice(Math.max(0, match.index - 4000), match.index + 4000);
    const middle = Math.min(match.index, 4000);
    const start = around.lastIndexOf('<<', middle);
    const end = around.indexOf('>>', middle);
    const dictionary = around.slice(start < 0 ? 0 : start, end < 0 ? undefined : end);
    largest = Math.max(largest, Number(/\/Count\s+(\d+)/.exec(dictionary)?.[1] ?? 0));
  }
  return largest;
}

/** Text of the object streams (ISO 32000-1 §7.5.7), where newer files keep their page tree compressed. */
function* objectStreams(data: Buffer, text: string): Generator<string> {
  let seen = 0;
  for (const match of text.matchAll(/\/Type\s*\/ObjStm\b/g)) {
    if (++seen > STREAM_LIMIT) return;
    const keyword = text.indexOf('stream', match.index);
    if (keyword < 0) return;
    const start = keyword + 'stream'.length + (text[keyword + 6] === '\r' ? 2 : 1);
    const end = text.indexOf('endstream', start);
    if (end < 0) return;
    try {
      yield inflateSync(data.subarray(start, end), { maxOutputLength: UNPACKED_LIMIT }).toString('latin1');
    } catch {
      // An encrypted or damaged stream tells nothing; the editor can type the count.
    }
  }
}

/** Number of pages of a PDF file; undefined where it is unknown (encrypted or damaged). */
export function countPdfPages(data: Buffer): number | undefined {
  const text = data.toString('latin1');
  let pages = largestCount(text);
  for (const stream of objectStreams(data, text)) pages = Math.max(pages, largestCount(stream));
  return pages > 0 ? pages : undefined;
}
