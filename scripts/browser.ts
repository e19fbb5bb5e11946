import { execFileSync } from 'node:child_process';
import { runStep } from './run-step.ts';
import { canInstall, findProgram, installPackages, isExecutable, tick } from './system-packages.ts';
import { toolPath } from './tool.ts';

/** The browser for the tests, or why there is none and what a person can install. */
export type Browser = { path: string } | { missing: string };

// The shell draws without a window and takes half of the work that the whole browser takes.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usual = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const font = 'fonts-noto-cjk';
/** What a person can install. Older Debian and its kin know the shell as a part of the whole browser only. */
const packages = ['chromium', font];

/**
 * Finds a Chromium and a Chinese font, and installs them where that can be done without asking: with apt as root on
 * Debian, with Playwright's own download elsewhere.
 */
export async function ensureBrowser(): Promise<Browser> {
  let path = findBrowser();
  if (canInstall && (!path || !hasChineseFont())) {
    await installWithApt();
    path = findBrowser();
  }
  if (path) return { path };
  if (!canInstall) {
    console.log('正在下载 Chromium … / downloading Chromium');
    await runStep(process.execPath, [toolPath('playwright'), 'install', 'chromium'], { onTick: tick });
    path = await findDownload();
    if (path) return { path };
  }
  return { missing: packages.join(', ') };
}

function findBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given && isExecutable(given)) return given;
  return findProgram(names) ?? usual.find(isExecutable);
}

/** The Chromium that Playwright has downloaded. */
async function findDownload(): Promise<string | undefined> {
  const { output } = await runStep(process.execPath, ['e2e/setup/print-browser-path.ts']);
  const path = output.trim();
  return isExecutable(path) ? path : undefined;
}

function hasChineseFont(): boolean {
  try {
    return execFileSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}

async function installWithApt(): Promise<void> {
  // The second only when the first is not to be had.
  if (await installPackages(['fontconfig', 'chromium-headless-shell', font])) return;
  await installPackages(['fontconfig', 'chromium', font]);
}
