/**
 * Restores a backup while the content server is stopped. What is there is kept aside.
 *
 *   npm run restore -- <folder of the backup>              into an empty place
 *   npm run restore -- <folder of the backup> --replace    in the place of what is there
 */
import { repositoryRoot } from './environment.ts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { config } from '../src/config.ts';
import { BackupFault } from '../src/backup/manifest.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { mediaStore } from '../src/media-store/configured-store.ts';
import { postgresMigrations } from '../src/migrations/postgres.ts';
import { sqliteMigrations } from '../src/migrations/sqlite.ts';
import { runCommand } from './run-command.ts';

const usage = 'npm run restore -- <备份文件夹 folder of the backup> [--replace]';

await runCommand(['没有恢复', 'Nothing was restored'], usage, async (report) => {
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true });
  const [from] = positionals;
  if (from === undefined)
    throw new BackupFault('请给出备份文件夹', `name the folder of the backup\n用法 / usage: ${usage}`);
  const { manifest, kept } = await restoreBackup({
    config,
    media: mediaStore,
    from: path.resolve(repositoryRoot, from),
    mayReplace: values.replace ?? false,
    migrations: (config.databaseUrl ? postgresMigrations : sqliteMigrations).map(({ name }) => name),
    now: Date.now(),
    report,
  });
  const tables = Object.keys(manifest.rows).length;
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  console.log(
    `已恢复 ${manifest.madeAt} 的备份：${tables} 张表，${rows} 行，逐表核对一致。\nThe backup of ${manifest.madeAt} is restored: ${tables} tables, ${rows} rows, each table compared.`,
  );
  if (kept.length > 0) console.log(`原来的内容保留在 / the former content is kept in: ${kept.join(', ')}`);
});
