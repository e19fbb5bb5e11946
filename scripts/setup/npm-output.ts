import { spawnSync } from 'node:child_process';
import { root } from '../settings.ts';

/** Runs npm, the very one that runs us where that is known, and gives what it printed; its exit code says too little. */
export const npmOutput = (args: readonly string[]): { output: string; errors: string } => {
  const script = process.env.npm_execpath ?? '';
  const [command, before] = /\.[cm]?js$/.test(script) ? [process.execPath, [script]] : ['npm', []];
  const { stdout, stderr, error } = spawnSync(command, [...before, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    timeout: 120_000,
  });
  return { output: stdout ?? '', errors: error?.message ?? stderr ?? '' };
};
