// `npm run build [-- --force]`: builds what changed since the last build.
import { buildWorkspaces } from './build-workspaces.ts';
import { runMain } from './plain-error.ts';

await runMain(() => buildWorkspaces({ force: process.argv.includes('--force') }));
