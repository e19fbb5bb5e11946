// `npm run release`: builds what changed and writes release/yunxia-<version>.tar, which needs nothing but itself to run.
import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildWorkspaces } from './build-workspaces.ts';
import { ownVersion, packRelease } from './pack-release.ts';
import { runMain } from './plain-error.ts';
import { root } from './settings.ts';

await runMain(async () => {
  await buildWorkspaces();
  const archive = await packRelease(join(root, 'release'), ownVersion());
  const megabytes = (statSync(archive).size / 1024 ** 2).toFixed(0);
  console.log(
    `发布包已生成 / release: ${relative(root, archive)}（${megabytes} MB），${relative(root, archive)}.sha256`,
  );
});
