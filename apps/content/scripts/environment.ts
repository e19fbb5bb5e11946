/**
 * Sets the environment that the content server's code expects, for every script beside this one.
 * Imported for its effect, before anything of `src/`.
 */
import path from 'node:path';

export const workspaceDirectory = path.resolve(import.meta.dirname, '..');
export const repositoryRoot = path.resolve(workspaceDirectory, '../..');

process.env.DATA_DIR = path.resolve(repositoryRoot, process.env.DATA_DIR || 'data');
process.env.NEXT_TELEMETRY_DISABLED = '1';
// Payload migrates while it connects in production only.
Object.assign(process.env, { NODE_ENV: 'production' });
