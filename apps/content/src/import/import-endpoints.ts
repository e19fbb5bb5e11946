/** What the endpoints of every import by table have in common. */
import type { Endpoint, PayloadRequest } from 'payload';
import { refusal } from '../refusal.ts';
import { MAX_FILE_BYTES, SheetError } from './read-sheet.ts';

/** An uploaded file. */
export interface UploadedFile {
  bytes: Uint8Array;
  name: string;
}

type Work = (req: PayloadRequest, file: UploadedFile) => Promise<Response>;

/**
 * Hands on the uploaded file, and answers what is wrong with it as a whole.
 * @param mayWrite whether the request may import
 * @param forbidden said to who may not, 403
 */
export const withFile =
  (mayWrite: (req: PayloadRequest) => boolean, forbidden: string, work: Work): Endpoint['handler'] =>
  async (req) => {
    if (!mayWrite(req)) return refusal(403, forbidden);
    if (Number(req.headers.get('content-length') ?? 0) > MAX_FILE_BYTES) return refusal(413, '文件超过 5 MB');
    const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? []);
    const name = decodeURIComponent(req.headers.get('x-file-name') ?? '');
    try {
      return await work(req, { bytes, name });
    } catch (error) {
      if (error instanceof SheetError) return refusal(422, error.message);
      throw error;
    }
  };

/** A workbook to download. */
export const spreadsheet = (bytes: Uint8Array, name: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });

/** An answer that nobody stores. */
export const answer = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
