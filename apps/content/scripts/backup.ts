/**
 * Makes a backup of database, files and signing secret, also while the content server runs.
 *
 *   npm run backup                                into BACKUP_DIR, or ./backups
 *   npm run backup -- --to <folder> --keep <n>    keeps the newest n
 */
import { workspaceDirectory, repositoryRoot } from './environment.ts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { config } from '../src/config.ts';
import { BackupFault, sumOf } from '../src/backup/manifest.ts';
import { makeBackup, readVersion } from '../src/backup/make-backup.ts';
import { mediaStore } from '../src/media-store/configured-store.ts';
import { runCommand } from './run-command.ts';

const usage = 'npm run backup -- [--to <文件夹 folder>] [--keep <份数 number>]';

await runCommand(['备份失败', 'The backup failed'], usage, async (report) => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
    throw new BackupFault('--keep 应为正整数', '--keep has to be a whole number above 0');
  const into = path.resolve(repositoryRoot, values.to ?? process.env.BACKUP_DIR ?? 'backups');
  const now = Date.now();
  const version = await readVersion(workspaceDirectory);
  const { folder, manifest } = await makeBackup({ config, media: mediaStore, into, keep, now, version, report });
  const { count, size } = sumOf(manifest);
  const seconds = ((Date.now() - now) / 1000).toFixed(1);
  console.log(
    `备份完成：${folder}（${count} 个文件，${size} MB，${seconds} 秒）\nThe backup is complete: ${folder} (${count} files, ${size} MB, ${seconds} s)`,
  );
  const missing = manifest.missing.length;
  if (missing > 0)
    console.log(
      `注意：媒体库中有 ${missing} 个文件早已缺失，见 manifest.json\nNote: ${missing} files of the media library were missing before, see manifest.json`,
    );
});
