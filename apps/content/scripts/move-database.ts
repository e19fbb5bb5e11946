/**
 * Moves the content of DATA_DIR/content.db into the empty PostgreSQL database that DATABASE_URL names, while the content
 * server is stopped: `DATABASE_URL=postgres://… npm run move-database`. The SQLite database stays as it is.
 */
import './environment.ts';
import path from 'node:path';
import { runCommand, showProgress } from './run-command.ts';

process.env.LOG_LEVEL ??= 'warn';

const usage = 'DATABASE_URL=postgres://… npm run move-database';

await runCommand(['没有迁移', 'Nothing was moved'], usage, async (report) => {
  const { config } = await import('../src/config.ts');
  const { BackupFault } = await import('../src/backup/manifest.ts');
  const { moveDatabase } = await import('../src/backup/move-database.ts');
  const { isSqliteOpen } = await import('../src/backup/sqlite-file.ts');
  const { tablesOf, withPostgres } = await import('../src/backup/postgres-database.ts');
  if (!config.databaseUrl) {
    throw new BackupFault(
      '请用 DATABASE_URL 指定一个空的 PostgreSQL 数据库',
      'name an empty PostgreSQL database in DATABASE_URL',
    );
  }
  const file = path.join(config.dataDirectory, 'content.db');
  if (isSqliteOpen(file)) {
    throw new BackupFault(
      'SQLite 数据库正在使用，请先停止内容服务器',
      'the SQLite database is in use: stop the content server first',
    );
  }
  // A database that does not answer is said in a sentence: Payload would log it and end the process.
  await withPostgres(config.databaseUrl, tablesOf);
  const { openPayload } = await import('../src/open-payload.ts');
  report('建立表', 'making the tables');
  const payload = await openPayload();
  report('复制各表', 'copying the tables');
  const moved = await withPostgres(config.databaseUrl, (client) =>
    moveDatabase(file, client, ({ table, rows }) => {
      if (rows > 0) console.log(`${table.padEnd(48)} ${rows}`);
    }),
  );
  report('编入搜索', 'building the search index');
  const { rebuildIndex } = await import('../src/search/indexing/rebuild-index.ts');
  const indexed = await rebuildIndex(payload, showProgress);
  await payload.destroy();
  const rows = moved.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `已迁移 ${moved.length} 张表，${rows} 行，逐表核对一致；${indexed} 条记录已编入搜索。\nMoved ${moved.length} tables, ${rows} rows, each table compared; ${indexed} records are in the search index.`,
  );
});
