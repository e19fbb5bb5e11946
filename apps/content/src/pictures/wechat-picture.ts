import { APIError, type Endpoint } from 'payload';
import { isWorking } from '../access/roles.ts';
import { log } from '../log.ts';
import { fetchPicture, PictureRefused } from './fetch-picture.ts';

/** Fetches a picture of a WeChat article into the library when an editor asks for it: `{ url, alt, decorative }`. */
export const fetchWechatPicture: Endpoint = {
  path: '/fetched',
  method: 'post',
  handler: async (req) => {
    if (!isWorking(req.user)) throw new APIError('请先登录', 401, null, true);
    const { url, alt, decorative } = ((await req.json?.()) ?? {}) as Record<string, unknown>;
    const data = await fetchPicture(String(url)).catch((error: unknown) => {
      if (error instanceof PictureRefused) throw new APIError(error.message, 400, null, true);
      log.warn('a picture could not be fetched', { error });
      throw new APIError('没有连上微信，图片没有取回。请稍后再试，或先保存图片，再从电脑选择', 502, null, true);
    });
    const doc = await req.payload.create({
      collection: 'media',
      data: { alt: typeof alt === 'string' ? alt : '', decorative: decorative === true },
      file: { data, name: '微信图片', mimetype: 'application/octet-stream', size: data.length },
      depth: 0,
      overrideAccess: false,
      req,
    });
    return Response.json({ doc }, { status: 201 });
  },
};
