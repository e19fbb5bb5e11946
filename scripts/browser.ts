import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runStep } from './run-step.ts';
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
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  let path = findBrowser();
  if (isDebianRoot && (!path || !hasChineseFont())) {
    await installWithApt();
    path = findBrowser();
  }
  if (path) return { path };
  if (!isDebianRoot) {
    console.log('正在下载 Chromium … / downloading Chromium');
    await runStep(process.execPath, [toolPath('playwright'), 'install', 'chromium'], { onTick: tick });
    path = await findDownload();
    if (path) return { path };
  }
  return { missing: packages.join(', ') };
}

function findBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin');
  const candidates = [
    ...(given ? [given] : []),
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...usual,
  ];
  return candidates.find(isExecutable);
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
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runStep('apt-get', ['update', '-qq'], { env, onTick: tick });
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    console.log(`正在安装 ${browser}、${font} … / installing with apt-get`);
    // oxlint-disable-next-line no-await-in-loop -- the second only when the first is not to be had
    const { code, output } = await runStep(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'fontconfig', browser, font],
      { env, onTick: tick },
    );
    if (code === 0) return;
    console.error(output.trim().split('\n').slice(-10).join('\n'));
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function tick(seconds: number): void {
  console.log(`  … ${seconds} s`);
}
