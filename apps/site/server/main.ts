/** The production server over `build/`. Run by Node's type stripping: `node server/main.ts`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { logInsteadOfConsole } from '@yunxia/http/library-output';
import { endOnUncaughtException } from '@yunxia/http/process-end';
import type { SiteBuild } from '../app/render/render-input.ts';

process.env['NODE_ENV'] ??= 'production';

const build = join(import.meta.dirname, '..', 'build');
const serverBuild = join(build, 'server', 'index.js');
if (!existsSync(serverBuild)) {
  console.error('还没有构建网站：请先运行 npm run build。\nThe site is not built: run npm run build first.');
  process.exit(1);
}

logInsteadOfConsole();
endOnUncaughtException();
const { siteConfig } = await import('../config/config.ts');
const { listen } = await import('./http/listen.ts');
const { createSite } = await import('./site.ts');

const site = createSite(
  siteConfig,
  (await import(pathToFileURL(serverBuild).href)) as SiteBuild,
  join(build, 'client'),
);
listen(site.server, siteConfig, { onSignal: () => site.readiness.end(), onClose: site.close });
