import { createHandler } from '@yunxia/contract/handler';
import { implementation } from '../../../api/v1/implementation.ts';
import { config } from '../../../config.ts';
import { faultRefusal, faultResponse } from '../../../faults/tell-fault.ts';
import { log } from '../../../log.ts';
import { openPayload } from '../../../open-payload.ts';
import { pageOfPreview, withPreview } from '../../../preview/preview-content.ts';
import { readPreviewToken } from '../../../preview/preview-token.ts';

export const dynamic = 'force-dynamic';

const headers = { 'cache-control': 'no-store' };
const refused = (): Response => Response.json({ code: 403, msg: '预览链接无效或已过期' }, { status: 403, headers });

/**
 * For the site's server, which has the token of a preview: `page` is the path of the page that shows it, every other name is
 * an endpoint of the contract, answered as if the version were published.
 */
async function answer(request: Request, context: { params: Promise<{ endpoint: string }> }): Promise<Response> {
  const token = request.headers.get('x-preview-token') ?? '';
  const key = readPreviewToken(config.secret, token, Date.now());
  if (!key) return refused();
  const { endpoint } = await context.params;
  try {
    const payload = await openPayload();
    if (endpoint === 'page') {
      const path = await pageOfPreview(payload, key);
      return path === undefined ? refused() : Response.json({ path }, { headers });
    }
    const given = await withPreview(payload, key, (preview) => {
      const handle = createHandler(implementation, {
        createContext: (base) => ({ ...base, payload: preview, now: Date.now() }),
        toRefusal: faultRefusal,
        onError: (error, details) => log.error('preview failed', { ...details, error }),
      });
      return handle(request, endpoint);
    });
    if (!given) return refused();
    given.headers.delete('cache-tag');
    return given;
  } catch (error) {
    const response = faultResponse(error);
    if (response) return response;
    throw error;
  }
}

export { answer as GET, answer as POST };
