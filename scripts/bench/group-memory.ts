import { readdirSync, readFileSync } from 'node:fs';

/**
 * Memory of a process group, in MB: what its processes hold for themselves, files that they share left out.
 *
 * @returns 0 where the system does not tell (no Linux)
 */
export function groupMemory(group: number): number {
  if (process.platform !== 'linux') return 0;
  let kilobytes = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // After the name, which may hold anything: state, parent, group.
      if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]) !== group) continue;
      kilobytes += Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It has ended.
    }
  }
  return Math.round(kilobytes / 1024);
}
