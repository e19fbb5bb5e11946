// Tells whether the npm that runs a script is still there. npm that is killed, and in some versions npm that gets
// SIGTERM, does not pass it on, and between npm and the script there may be a shell that does not end either.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

/**
 * Calls `onGone` once when npm has gone. Does nothing when the script was not started by npm: what is started bare,
 * with `node scripts/run.mjs start &`, may outlive the shell it was typed in.
 *
 * @param {() => void} onGone
 */
export function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const shell = describe(parent);
  const npm = shell && /(^|[/-])(sh|bash|dash|zsh|ksh)$/.test(shell.name) ? shell.parent : undefined;
  const timer = setInterval(
    () => {
      if (process.ppid === parent && (npm === undefined || describe(parent)?.parent === npm)) return;
      clearInterval(timer);
      onGone();
    },
    // Without /proc each look costs a process.
    process.platform === 'linux' ? 500 : 2000,
  );
  timer.unref();
}

/**
 * @param {number} pid
 * @returns {{ name: string, parent: number } | undefined} undefined where it is unknown (Windows, a bare container)
 */
function describe(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = /^\d+ \((.*)\) \S+ (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      return stat ? { name: stat[1] ?? '', parent: Number(stat[2]) } : undefined;
    }
    const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [parent = '', ...name] = line.split(/\s+/);
    return { name: name.join(' '), parent: Number(parent) };
  } catch {
    return undefined;
  }
}
