import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runStep } from './run-step.ts';

/** Whether programs can be installed without asking: as root on Debian and its kin. */
export const canInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Absolute path of the first of some programs that PATH or the system's own folders hold. */
export function findProgram(names: readonly string[]): string | undefined {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin'];
  return places.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** Folders of PostgreSQL's programs on Debian, which keeps them out of PATH; the newest version first. */
export function postgresFolders(): string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .toSorted((left, right) => Number(right) - Number(left))
    .map((version) => join(root, version, 'bin'));
}

/** Installs with apt; whether it worked. What went wrong is printed. */
export async function installPackages(packages: readonly string[]): Promise<boolean> {
  // Servers among them are for the tests alone, which start their own: nothing is started here.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  console.log(`正在安装 ${packages.join('、')} … / installing with apt-get`);
  await updateLists();
  const { code, output } = await runStep('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    onTick: tick,
  });
  if (code !== 0) console.error(output.trim().split('\n').slice(-10).join('\n'));
  return code === 0;
}

let updated: Promise<unknown> | undefined;
/** Once in a process. */
async function updateLists(): Promise<void> {
  updated ??= runStep('apt-get', ['update', '-qq'], { onTick: tick });
  await updated;
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Shows that a long step lives. */
export function tick(seconds: number): void {
  console.log(`  … ${seconds} s`);
}
