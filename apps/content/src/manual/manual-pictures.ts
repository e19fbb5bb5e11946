import { APIError, type Endpoint } from 'payload';
import { readManualPicture } from './read-manual.ts';

/** `GET /cms/api/manual/<picture>.webp`: for signed-in users, as all of that interface. */
export const manualPictures: Endpoint = {
  path: '/manual/:picture',
  method: 'get',
  handler: async (req) => {
    const picture = await readManualPicture(String(req.routeParams?.['picture'] ?? ''));
    if (!picture) throw new APIError('没有这张图片', 404, null, true);
    return new Response(picture, {
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' },
    });
  },
};
