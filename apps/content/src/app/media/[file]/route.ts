import { findMediaFile, respondWithFile } from '../../../media-response.ts';
import { mediaStore } from '../../../media-store/configured-store.ts';
import { faultResponse, readFault } from '../../../faults/tell-fault.ts';
import { openPayload } from '../../../open-payload.ts';

export const dynamic = 'force-dynamic';

/** The name under which a file is saved: the one it was uploaded with, where the database can tell it. */
async function downloadName(filename: string): Promise<string> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    select: { originalName: true },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
  });
  return docs[0]?.originalName || filename;
}

const nameOrOwn = (filename: string): Promise<string> =>
  downloadName(filename).catch((error: unknown) => {
    if (!readFault(error, false)) throw error;
    return filename;
  });

async function find(request: Request, name: string): Promise<Response> {
  const file = await findMediaFile(mediaStore, name);
  if (!file) {
    return new Response('文件不存在\n', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  return respondWithFile(request, file, file.mimeType.startsWith('image/') ? undefined : await nameOrOwn(name));
}

async function serve(request: Request, context: { params: Promise<{ file: string }> }): Promise<Response> {
  try {
    return await find(request, (await context.params).file);
  } catch (error) {
    const response = faultResponse(error);
    if (response) return response;
    throw error;
  }
}

export { serve as GET, serve as HEAD };
