/**
 * Reads a file by parts, over a network that may fail: the first part tells its length; pdf.js asks for the others
 * when it needs them. A part that does not come is asked for again until it does, because pdf.js itself would never
 * ask twice. Browser only.
 */
import type { PDFDataRangeTransport } from 'pdfjs-dist';
import type * as pdfjsModule from 'pdfjs-dist';

/** Bytes of one part. */
export const PART_BYTES = 256 * 1024;
/** Longest rest between two attempts, in ms. */
const MAX_REST_MS = 16_000;

/** An answer that is no file; named as pdf.js names its own. */
class ResponseFailure extends Error {
  override readonly name = 'ResponseException';
  readonly status: number;
  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

/** The beginning of a file. */
export interface FileStart {
  readonly bytes: Uint8Array;
  /** Length of the whole file. */
  readonly total: number;
  /** Name under which it is saved; '' when the server names none. */
  readonly name: string;
}

/** Name in a Content-Disposition header, its UTF-8 form (RFC 5987) before the plain one. */
export const readFileName = (header: string | null): string => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '') ?? [];
  const [, plain] = /filename="([^"]*)"/i.exec(header ?? '') ?? [];
  try {
    return encoded === undefined ? (plain ?? '') : decodeURIComponent(encoded);
  } catch {
    return plain ?? '';
  }
};

const askForPart = (url: string, begin: number, end: number, signal: AbortSignal): Promise<Response> =>
  fetch(url, { headers: { Range: `bytes=${begin}-${end - 1}` }, signal });

/** Reads a body. `onProgress`: part of `length` that has come, 0 to 1. */
const readBody = async (
  response: Response,
  length: number,
  onProgress: (part: number) => void,
): Promise<Uint8Array> => {
  const reader = response.body?.getReader();
  if (!reader) return new Uint8Array(await response.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream is read in order
    const { value, done } = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.length;
    if (length > 0) onProgress(Math.min(1, size / length));
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
};

/**
 * Reads the first part, or the whole file when it is no longer or the server gives no parts.
 * @throws ResponseFailure, or what fetch throws
 */
export const readFileStart = async (
  url: string,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<FileStart> => {
  const response = await askForPart(url, 0, PART_BYTES, signal);
  const name = readFileName(response.headers.get('Content-Disposition'));
  // no first byte: the file is empty
  if (response.status === 416) return { bytes: new Uint8Array(), total: 0, name };
  if (!response.ok) throw new ResponseFailure(response.status);
  const bytes = await readBody(response, Number(response.headers.get('Content-Length') ?? 0), onProgress);
  const total = /\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1];
  return { bytes, total: total === undefined ? bytes.length : Number(total), name };
};

/** Gives pdf.js the other parts. */
export interface FileParts {
  readonly transport: PDFDataRangeTransport;
  /** Asks at once for the parts that did not come. */
  readonly retry: () => void;
}

/**
 * @param onTrouble called with true when a part does not come, with false when all have come after all
 */
export const createFileParts = (
  { PDFDataRangeTransport: Transport }: typeof pdfjsModule,
  url: string,
  start: FileStart,
  onTrouble: (isLost: boolean) => void,
  signal: AbortSignal,
): FileParts => {
  const transport = new Transport(start.total, start.bytes, false);
  const lost = new Map<number, () => void>();
  const retry = (): void => {
    for (const wake of lost.values()) wake();
  };
  const rest = (begin: number, attempt: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(MAX_REST_MS, 1000 * 2 ** attempt));
      lost.set(begin, () => {
        clearTimeout(timer);
        resolve();
      });
    });
  const bring = async (begin: number, end: number): Promise<void> => {
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
        const response = await askForPart(url, begin, end, signal);
        if (response.status !== 206) throw new ResponseFailure(response.status);
        // oxlint-disable-next-line no-await-in-loop
        const bytes = new Uint8Array(await response.arrayBuffer());
        if (bytes.length !== end - begin) throw new Error('network: a part is incomplete');
        if (lost.delete(begin) && lost.size === 0) onTrouble(false);
        transport.onDataRange(begin, bytes);
        return;
      } catch {
        if (signal.aborted) return;
        const resting = rest(begin, attempt);
        onTrouble(true);
        // oxlint-disable-next-line no-await-in-loop
        await resting;
      }
    }
  };
  transport.requestDataRange = (begin, end) => void bring(begin, Math.min(end, start.total));
  addEventListener('online', retry, { signal });
  return { transport, retry };
};
