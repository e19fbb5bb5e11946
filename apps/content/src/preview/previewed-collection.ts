/** The button 预览 of a record, and the endpoint behind it. */
import { APIError, type CollectionConfig, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload';
import { encode } from 'uqr';
import { config } from '../config.ts';
import { makePreviewToken, PREVIEW_MS } from './preview-token.ts';

/** What the button shows. */
export interface PreviewLink {
  url: string;
  /** Rows of the code for a phone, `#` dark. */
  code: string[];
  minutes: number;
}

/** Origin of the site: as set, else on the host under which the editor reaches this server. */
function siteOrigin({ headers, host }: PayloadRequest): string {
  if (config.siteUrl !== undefined) return config.siteUrl;
  const name = (headers.get('host') ?? host ?? '127.0.0.1').replace(/:\d+$/, '');
  return `http://${name}:${config.sitePort}`;
}

/** Whoever may read a record may preview its newest version. */
async function makeLink(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<PreviewLink> {
  await req.payload.findByID({ collection, id, depth: 0, draft: true, overrideAccess: false, req, select: {} });
  const { docs } = await req.payload.db.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  });
  const [version] = docs;
  if (!version) throw new APIError('请先保存，再预览', 409, null, true);
  const key = { collection, record: id, version: Number(version.id) };
  const url = `${siteOrigin(req)}/preview/${makePreviewToken(config.secret, key, Date.now())}`;
  const { data } = encode(url, { ecc: 'M', border: 4 });
  const code = data.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));
  return { url, code, minutes: PREVIEW_MS / 60_000 };
}

/** `GET /cms/api/<collection>/<id>/preview`: the link; with `?open=1` leads there. */
const previewEndpoint = (collection: CollectionSlug): Omit<Endpoint, 'root'> => ({
  path: '/:id/preview',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw new APIError('请先登录', 401, null, true);
    const link = await makeLink(req, collection, Number(req.routeParams?.['id']));
    const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
    if (req.query['open'] !== '1') return Response.json(link, { headers });
    return new Response(null, { status: 303, headers: { ...headers, location: link.url } });
  },
});

/** A collection whose records can be previewed: those that have drafts. */
export function previewedCollection(collection: CollectionConfig): CollectionConfig {
  if (typeof collection.versions !== 'object' || !collection.versions.drafts) return collection;
  const { admin, endpoints } = collection;
  const { edit } = admin?.components ?? {};
  return {
    ...collection,
    endpoints: [...(endpoints || []), previewEndpoint(collection.slug as CollectionSlug)],
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: {
          ...edit,
          // before what a review decides, whose main button stands last
          beforeDocumentControls: [
            '/admin-ui/preview-button.tsx#PreviewButton',
            ...(edit?.beforeDocumentControls ?? []),
          ],
        },
      },
    },
  };
}
