import type { Plugin } from 'vite';
import { routerTrims } from './router-trims.ts';

/** An assertion of the router, with the words that it fails with. */
const words = /(\binvariant\([^"`\n]*), (?:"(?:[^"\\]|\\.)*"|`[^`]*`)\)/g;

/**
 * Vite plugin for the client build: leaves out what this site never uses of React Router, and its words for developers:
 * 11 KB of the first visit's budget.
 * @throws (the build) when React Router no longer contains what is replaced
 */
export const trimRouter = (): Plugin => ({
  name: 'trim-router',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    const path = /react-router\/dist\/production\/lib\/(.+\.js)$/.exec(id)?.[1];
    if (path === undefined) return undefined;
    let trimmed = code.replaceAll(words, '$1)');
    for (const { file, from, to } of routerTrims) {
      if (file !== path) continue;
      const before = trimmed;
      trimmed = typeof from === 'string' ? trimmed.replaceAll(from, to) : trimmed.replace(from, to);
      if (trimmed === before) this.error(`React Router has changed: ${path} no longer contains ${from}`);
    }
    return { code: trimmed, map: null };
  },
});
