import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runStep } from './run-step.ts';
import { root } from './settings.ts';
import { findProgram, isExecutable, type Packages, tick } from './setup/system-packages.ts';
import { toolPath } from './tool.ts';

/** The browser for the tests, or what a person can install where there is none. */
export type Browser = { path: string } | { missing: Packages };

// The headless shell needs half the processor time of the whole browser.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usual = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
// Older Debian and its kin know the shell as a part of the whole browser only.
const packages: Packages = { debian: ['chromium', 'fontconfig', 'fonts-noto-cjk'], brew: ['--cask chromium'] };
/** Playwright's download folder: within the checkout, so that it is deleted with it. */
const downloads = { PLAYWRIGHT_BROWSERS_PATH: join(root, '.cache/browsers') };

/**
 * Finds a Chromium, and downloads Playwright's own into the project's cache where there is none. Changes nothing else on
 * this machine: without a Chinese font the tests are not run.
 */
export async function ensureBrowser(): Promise<Browser> {
  if (!hasChineseFont()) return { missing: packages };
  const path = findBrowser() ?? (await findDownload()) ?? (await download());
  return path ? { path } : { missing: packages };
}

async function download(): Promise<string | undefined> {
  console.log(
    '没有找到 Chromium，正在下载到 .cache/browsers … / no Chromium was found, downloading it to .cache/browsers',
  );
  const args = [toolPath('playwright'), 'install', 'chromium'];
  const { code, output } = await runStep(process.execPath, args, { env: downloads, onTick: tick });
  const path = await findDownload();
  if (path) return path;
  const reason = /^.*(?:Error|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ENOSPC|missing dependencies).*$/m.exec(
    output,
  )?.[0];
  console.error(
    `Chromium 下载失败或无法运行（退出码 ${code}） / Chromium could not be downloaded, or does not run here (exit code ${code})${reason ? `: ${reason.trim()}` : ''}`,
  );
  return undefined;
}

function findBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given && isExecutable(given)) return given;
  return findProgram(names) ?? usual.find(isExecutable);
}

/** The Chromium that Playwright has downloaded, if it runs: the system may lack its libraries. */
async function findDownload(): Promise<string | undefined> {
  const { output } = await runStep(process.execPath, ['e2e/setup/print-browser-path.ts'], { env: downloads });
  const path = output.trim();
  if (!isExecutable(path)) return undefined;
  return (await runStep(path, ['--version'])).code === 0 ? path : undefined;
}

/** True also where it is unknown. */
function hasChineseFont(): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return execFileSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8', stdio: 'pipe' }).trim() !== '';
  } catch {
    return false;
  }
}
