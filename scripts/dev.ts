// `npm run dev`: both servers with hot reload, over the same database as `npm start`.
import { runMain } from './plain-error.ts';
import { assertPortsFree } from './ports.ts';
import { fillSampleContent } from './sample-content.ts';
import { runServicePair } from './service-pair.ts';
import { localUrl, readSettings } from './settings.ts';

await runMain(async () => {
  const settings = readSettings(process.env);
  await assertPortsFree(settings);
  await fillSampleContent(settings);
  process.env.NODE_ENV = 'development';
  await runServicePair(settings, { content: 'apps/content/scripts/dev.ts', site: 'apps/site/server/dev.ts' }, () => {
    console.log(`\n  开发中 / developing: ${localUrl(settings.host, settings.sitePort)}/home\n`);
  });
});
