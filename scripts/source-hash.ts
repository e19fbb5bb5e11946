import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Folders that a build writes or that no build reads. */
const skippedFolders = new Set(['node_modules', 'build', 'dist', '.next', '.react-router', '.cache', 'test']);
/** Files that a build does not read, or (next-env.d.ts) writes itself. */
const skippedFiles = /\.test\.tsx?$|\.examples\.tsx$|^next-env\.d\.ts$|\.tsbuildinfo$/;

/**
 * Content hash of all source files under `paths` (files or folders), names included: the same sources give the same
 * hash on every machine, whatever their times.
 *
 * @param base folder that names are relative to
 * @returns hex SHA-256
 */
export function hashSources(base: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((each) => listFiles(join(base, each))).toSorted()) {
    hash.update(relative(base, path).replaceAll('\\', '/')).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : listFiles(join(path, entry.name));
    return entry.isFile() && !skippedFiles.test(entry.name) ? [join(path, entry.name)] : [];
  });
}
