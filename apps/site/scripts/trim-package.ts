import type { Plugin } from 'vite';

/** A change of a dependency's source. */
export interface Trim {
  /** Path below the folder that the plugin is given. */
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

export interface TrimmedPackage {
  /** Where its files are, below `node_modules/`, with a slash at the end. */
  readonly folder: string;
  /** In the order in which they are made. */
  readonly trims: readonly Trim[];
  /** What is taken out of every file, wherever it stands; it need not stand anywhere. */
  readonly everywhere?: { readonly from: RegExp; readonly to: string };
}

/**
 * Makes all changes of one file.
 * @throws with the file and the text when the source no longer contains what is replaced
 */
export const trimSource = (code: string, path: string, { trims, everywhere }: TrimmedPackage): string => {
  let trimmed = everywhere ? code.replaceAll(everywhere.from, everywhere.to) : code;
  for (const { file, from, to } of trims) {
    if (file !== path) continue;
    const before = trimmed;
    trimmed = typeof from === 'string' ? trimmed.replaceAll(from, to) : trimmed.replace(from, to);
    if (trimmed === before) throw new Error(`${path} has changed: it no longer contains ${from}`);
  }
  return trimmed;
};

/**
 * Vite plugin for the client build: leaves out what this site never uses of a dependency (router-trims.ts,
 * react-trims.ts).
 * @throws (the build) when the dependency no longer contains what is replaced
 */
export const trimPackage = (trimmed: TrimmedPackage): Plugin => ({
  name: `trim:${trimmed.folder}`,
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    const [, path] = id.split(`/node_modules/${trimmed.folder}`);
    if (!path?.endsWith('.js')) return undefined;
    return { code: trimSource(code, path, trimmed), map: null };
  },
});
