import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/**
 * Path of the JavaScript file behind an installed command, to be run by this very Node on every platform.
 *
 * @param name package that brings the command
 * @param workspace folder with a node_modules of its own to look in, below the root
 * @param command name of the command where the package has several
 */
export function toolPath(name: string, workspace = '', command = name.split('/').at(-1) ?? name): string {
  const folder = join(root, workspace, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin?.[command];
  if (!file) throw new Error(`${name} has no command ${command}`);
  return join(folder, file);
}
