// `npm start`: builds what changed, fills an empty database, runs the content server and the site.
import { buildWorkspaces } from './build-workspaces.ts';
import { runMain } from './plain-error.ts';
import { assertPortsFree } from './ports.ts';
import { fillSampleContent } from './sample-content.ts';
import { runServicePair } from './service-pair.ts';
import { localUrl, readSettings } from './settings.ts';

await runMain(async () => {
  const settings = readSettings(process.env);
  await assertPortsFree(settings);
  await buildWorkspaces();
  await fillSampleContent(settings);
  process.env.NODE_ENV = 'production';
  await runServicePair(settings, { content: 'apps/content/scripts/serve.ts', site: 'apps/site/server/main.ts' }, () => {
    const host = settings.host === '127.0.0.1' ? 'localhost' : settings.host;
    console.log(
      [
        '',
        `  网站 / site      ${localUrl(host, settings.sitePort)}/home`,
        `  后台 / admin     ${localUrl(host, settings.contentPort)}/admin`,
        `  数据 / data      ${settings.dataDir}`,
        '',
        '  按 Ctrl-C 结束 / Ctrl-C ends both',
        '',
      ].join('\n'),
    );
  });
});
