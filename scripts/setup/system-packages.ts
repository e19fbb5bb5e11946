import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Packages of one program, by the names of Debian and of Homebrew. */
export type Packages = { debian: readonly string[]; brew: readonly string[] };

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

/** The line that says that a suite was not run, with the one command that installs what it needs. */
export function notRun(suite: string, packages: Packages, system = thisSystem()): string {
  return `${suite}: not run (请先运行 / please run first: ${installCommand(packages, system)})`;
}

type System = { isDebian: boolean; isMac: boolean; isRoot: boolean };

/** A person runs it: no command of the project changes the system by itself, except `.ci/run`. */
export function installCommand({ debian, brew }: Packages, system = thisSystem()): string {
  if (system.isMac) return `brew install ${brew.join(' ')}`;
  if (system.isDebian) return `${system.isRoot ? '' : 'sudo '}apt-get install -y ${debian.join(' ')}`;
  return `${debian.join(', ')} (names in Debian)`;
}

function thisSystem(): System {
  return {
    isDebian: existsSync('/etc/debian_version'),
    isMac: process.platform === 'darwin',
    isRoot: process.getuid?.() === 0,
  };
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
