// `npm run dev`: both servers with hot reload, over the same database as `npm start`.
import { claimDataFolder } from './setup/data-folder.ts';
import { runMain } from './plain-error.ts';
import { freeMetricsPorts } from './setup/ports.mjs';
import { checkBeforeStart } from './setup/preflight.mjs';
import { fillSampleContent } from './sample-content.ts';
import { runServicePair } from './service-pair.ts';
import { localUrl } from './setup/start-settings.mjs';

await runMain(async () => {
  const settings = await checkBeforeStart(process.env);
  await claimDataFolder(settings);
  await fillSampleContent(settings);
  const metrics = await freeMetricsPorts(settings);
  process.env.NODE_ENV = 'development';
  const scripts = { content: 'apps/content/scripts/dev.ts', site: 'apps/site/server/dev.ts' };
  await runServicePair({ ...settings, metrics }, scripts, () => {
    console.log(`\n  开发中 / developing: ${localUrl(settings.host, settings.sitePort)}/home\n`);
  });
});
