// `npm run pictures`: draws every screen and compares it with the pictures in e2e/pictures/made.
// `npm run pictures:renew`: makes them again.
import { rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { buildWorkspaces } from './build-workspaces.ts';
import { findDifferences, madeFolder, readMachine, readMadeOn, writeMadeOn } from './picture-machine.ts';
import { PlainError, runMain } from './plain-error.ts';
import { runStep } from './run-step.ts';
import { toolPath } from './tool.ts';

await runMain(async () => {
  const isRenewal = process.argv[2] === 'renew';
  const browser = await ensureBrowser();
  if ('missing' in browser) throw new PlainError(`请安装 / please install: ${browser.missing}`);
  const here = readMachine(browser.path);
  const made = readMadeOn();
  if (!isRenewal) {
    if (!made) throw new PlainError('还没有图片，请先运行 / there are no pictures yet, run: npm run pictures:renew');
    const differences = findDifferences(made, here);
    if (differences.length > 0) {
      throw new PlainError(
        [
          '这些图片是用别的浏览器或字体生成的，无法在这里比较。',
          'The pictures were made with another browser or other fonts; here a comparison would say nothing:',
          ...differences.map((difference) => `  ${difference}`),
          '用同样的环境，或者在看过页面之后重新生成 / use the same ones, or look at the pages and then: npm run pictures:renew',
        ].join('\n'),
      );
    }
  }
  await buildWorkspaces({ only: ['site'] });
  if (isRenewal) rmSync(madeFolder, { recursive: true, force: true });
  const { code } = await runStep(
    process.execPath,
    [toolPath('@playwright/test', '', 'playwright'), 'test', '--config', 'e2e/pictures/playwright.config.ts'],
    {
      env: { CHROMIUM_PATH: browser.path, PICTURES_RENEW: isRenewal ? '1' : '', TZ: 'UTC', NODE_ENV: 'test' },
      echo: true,
    },
  );
  if (isRenewal) writeMadeOn(here);
  process.exitCode = code === 0 ? 0 : 1;
});
