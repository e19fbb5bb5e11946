/** The development server: Vite's modules and hot reload under the same URLs as in production. */
import { createServer as createViteServer } from 'vite';
import { createApiProxy } from './http/api-proxy.ts';
import { createDirectFetch } from './cache/content-answers.ts';
import { siteConfig } from '../config/config.ts';
import { Readiness } from './healthz.ts';
import { RequestLimits } from './limits/request-limits.ts';
import { listen } from './http/listen.ts';
import { createPages } from './pages.ts';
import type { SiteBuild } from '../app/render/render-input.ts';
import { createPageHandler } from './rendering.ts';
import { createSiteServer } from './site-server.ts';
import { createUpstream } from './http/upstream.ts';

const upstream = createUpstream(siteConfig.contentUrl, siteConfig.contentTimeoutMs);
const source = { fetchFor: createDirectFetch(upstream), downSince: () => null, noteSaved: () => undefined };
const render = createPageHandler(
  async (request, input) => {
    const { render: renderNow } = (await vite.ssrLoadModule('/app/render/handler.ts')) as SiteBuild;
    return renderNow(request, input);
  },
  source,
  siteConfig.siteUrl,
);

const server = createSiteServer({
  proxy: createApiProxy(upstream),
  readiness: new Readiness(siteConfig.contentUrl),
  // hot reload asks for every module by itself
  limits: new RequestLimits({
    perMinute: 'off',
    trust: siteConfig.trust,
    siteInfoFile: siteConfig.siteInfoFile,
    isShared: false,
  }),
  assets: (request, response) =>
    new Promise((resolve) => {
      response.removeHeader('Content-Security-Policy');
      response.once('finish', () => resolve(true));
      vite.middlewares(request, response, () => resolve(false));
    }),
  pages: createPages(async (request, use) => {
    const answer = await render(request, use);
    // hot reload injects scripts and styles of its own
    answer.headers.set('Content-Security-Policy', "frame-ancestors 'self'");
    return answer;
  }, siteConfig.siteInfoFile),
  siteInfoFile: siteConfig.siteInfoFile,
});

const vite = await createViteServer({
  root: `${import.meta.dirname}/..`,
  appType: 'custom',
  server: { middlewareMode: { server }, ws: { server } },
});
listen(server, siteConfig, {
  onClose: async () => {
    upstream.close();
    await vite.close();
  },
});
