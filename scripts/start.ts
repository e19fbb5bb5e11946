// `npm start`: builds what changed, fills an empty database, runs the content server and the site.
import { buildWorkspaces } from './build-workspaces.ts';
import { claimDataFolder } from './setup/data-folder.ts';
import { runMain } from './plain-error.ts';
import { assertPortsFree, freeMetricsPorts } from './setup/ports.mjs';
import { checkBeforeStart } from './setup/preflight.mjs';
import { fillSampleContent } from './sample-content.ts';
import { runServicePair } from './service-pair.ts';
import { localUrl } from './setup/start-settings.mjs';

await runMain(async () => {
  const settings = await checkBeforeStart(process.env);
  await claimDataFolder(settings);
  await buildWorkspaces();
  await fillSampleContent(settings);
  // Meanwhile another process may have begun to listen.
  await assertPortsFree(settings);
  const metrics = await freeMetricsPorts(settings);
  process.env.NODE_ENV = 'production';
  const scripts = { content: 'apps/content/scripts/serve.ts', site: 'apps/site/server/main.ts' };
  await runServicePair({ ...settings, metrics }, scripts, () => {
    const host = settings.host === '127.0.0.1' ? 'localhost' : settings.host;
    console.log(
      [
        '',
        `  网站 / site      ${localUrl(host, settings.sitePort)}/home`,
        `  后台 / admin     ${localUrl(host, settings.contentPort)}/admin`,
        ...Object.values(metrics)
          .filter((port) => port > 0)
          .map((port) => `  指标 / metrics   http://localhost:${port}/metrics`),
        `  数据 / data      ${settings.dataDir}`,
        '',
        '  按 Ctrl-C 结束 / Ctrl-C ends both',
        '',
      ].join('\n'),
    );
  });
});
