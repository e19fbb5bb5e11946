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
import { BackupFault } from '../src/backup/manifest.ts';
import { makeBackup, readVersion } from '../src/backup/make-backup.ts';
import { mediaStore } from '../src/media-store/configured-store.ts';
import { runCommand } from './run-command.ts';

await runCommand('备份失败', 'npm run backup -- [--to <文件夹>] [--keep <份数>]', async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) throw new BackupFault('--keep 应为正整数');
  const into = path.resolve(repositoryRoot, values.to ?? process.env.BACKUP_DIR ?? 'backups');
  const now = Date.now();
  const version = await readVersion(workspaceDirectory);
  const { folder, manifest } = await makeBackup({ config, media: mediaStore, into, keep, now, version });
  const bytes = manifest.files.reduce((sum, file) => sum + file.size, 0);
  const seconds = ((Date.now() - now) / 1000).toFixed(1);
  console.log(
    `备份完成：${folder}（${manifest.files.length} 个文件，${(bytes / 1024 ** 2).toFixed(1)} MB，${seconds} 秒）`,
  );
  if (manifest.missing.length > 0)
    console.log(`注意：媒体库中有 ${manifest.missing.length} 个文件早已缺失，见 manifest.json`);
});
