// `npm run pictures:manual`: takes the pictures of docs/editors.md and README.md from the built product with its sample content.
import { ensureBrowser } from './browser.ts';
import { buildWorkspaces } from './build-workspaces.ts';
import { PlainError, runMain } from './plain-error.ts';
import { runStep } from './run-step.ts';
import { toolPath } from './tool.ts';

await runMain(async () => {
  const browser = await ensureBrowser();
  if ('missing' in browser) throw new PlainError(`请安装 / please install: ${browser.missing}`);
  await buildWorkspaces();
  const { code } = await runStep(
    process.execPath,
    [toolPath('@playwright/test', '', 'playwright'), 'test', '--config', 'e2e/manual/playwright.config.ts'],
    { env: { CHROMIUM_PATH: browser.path, TZ: 'UTC', NODE_ENV: 'test' }, echo: true },
  );
  process.exitCode = code === 0 ? 0 : 1;
});
