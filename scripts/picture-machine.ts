import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './settings.ts';

/** What a screenshot depends on besides the site: two machines with the same values render the same. */
export interface Machine {
  /** Version of Chromium, e.g. `Chromium 148.0.7778.96`. */
  readonly browser: string;
  /** Font files that the page's text is drawn with, with the start of their SHA-256. */
  readonly fonts: Readonly<Record<string, string>>;
}

/** Text faces of the page as fontconfig names them: Chinese, and the numerals that fall back to the system's. */
const faces = ['sans-serif:lang=zh-cn', 'sans-serif:lang=zh-cn:bold', 'sans-serif'];

/**
 * This machine.
 * @param browserPath the Chromium in use
 * @throws where fontconfig is missing: without it the fonts of a picture are unknown
 */
export function readMachine(browserPath: string): Machine {
  const browser = execFileSync(browserPath, ['--version'], { encoding: 'utf8' }).trim().split(' built')[0] ?? '';
  const fonts: Record<string, string> = {};
  for (const face of faces) {
    const file = execFileSync('fc-match', ['-f', '%{file}', face], { encoding: 'utf8' });
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    fonts[basename(file)] = hash.slice(0, 16);
  }
  return { browser, fonts };
}

/** Folder of the pictures that are compared with. */
export const madeFolder = join(root, 'e2e/pictures/made');
const file = join(madeFolder, 'machine.json');

/** The machine that the pictures were made on; undefined when there are none yet. */
export function readMadeOn(): Machine | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Machine) : undefined;
}

/** Notes the machine beside the pictures. */
export function writeMadeOn(machine: Machine): void {
  writeFileSync(file, `${JSON.stringify(machine, null, 2)}\n`);
}

/** Why screenshots of two machines cannot be compared, one sentence per difference; none when they can. */
export function findDifferences(made: Machine, here: Machine): string[] {
  const differences = made.browser === here.browser ? [] : [`browser: ${made.browser} → ${here.browser}`];
  for (const name of new Set([...Object.keys(made.fonts), ...Object.keys(here.fonts)])) {
    const [before, now] = [made.fonts[name], here.fonts[name]];
    if (before !== now) differences.push(`font ${name}: ${before ?? 'absent'} → ${now ?? 'absent'}`);
  }
  return differences;
}
