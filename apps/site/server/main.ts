/** The production server over `build/`. Run by Node's type stripping: `node server/main.ts`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

process.env['NODE_ENV'] ??= 'production';

const build = join(import.meta.dirname, '..', 'build');
const serverBuild = join(build, 'server', 'index.js');
if (!existsSync(serverBuild)) {
  console.error('还没有构建网站：请先运行 npm run build。');
  process.exit(1);
}

const { createRequestHandler } = await import('react-router');
const { createApiProxy } = await import('./api-proxy.ts');
const { createAssets } = await import('./assets.ts');
const { siteConfig } = await import('./config.ts');
const { listen } = await import('./listen.ts');
const { createPages } = await import('./pages.ts');
const { createSiteServer } = await import('./site-server.ts');

const proxy = createApiProxy(siteConfig.contentUrl, siteConfig.contentTimeoutMs);
const handler = createRequestHandler(await import(pathToFileURL(serverBuild).href), process.env['NODE_ENV']);
const server = createSiteServer({
  contentUrl: siteConfig.contentUrl,
  proxy,
  assets: createAssets(join(build, 'client')),
  pages: createPages((request) => handler(request), siteConfig.siteInfoFile),
});
listen(server, siteConfig.port, siteConfig.host, () => proxy.close());
