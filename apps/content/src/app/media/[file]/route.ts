import { findMediaFile, respondWithFile } from '../../../media-response.ts';
import { mediaStore } from '../../../media-store/configured-store.ts';
import { openPayload } from '../../../open-payload.ts';

export const dynamic = 'force-dynamic';

/** The name under which a file is saved: the one it was uploaded with. */
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

async function serve(request: Request, context: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file: name } = await context.params;
  const file = await findMediaFile(mediaStore, name);
  if (!file) {
    return new Response('文件不存在\n', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  return respondWithFile(request, file, file.mimeType.startsWith('image/') ? undefined : await downloadName(name));
}

export { serve as GET, serve as HEAD };
