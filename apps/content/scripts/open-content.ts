import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { tablesOf, withPostgres } from '../src/backup/postgres-database.ts';
import { config } from '../src/config.ts';
import { asStartRefusal, StartRefusal } from '../src/faults/start-refusal.ts';
import { openPayload } from '../src/open-payload.ts';

/**
 * Opens the content for a command that changes what is there.
 * @throws StartRefusal where there is none: a wrong DATA_DIR would get a new, empty database, and the command would
 *   report that it has done its work
 */
export async function openContent(): Promise<Payload> {
  if (!(await isInstalled())) {
    const [place, variable] = config.databaseUrl ? ['PostgreSQL', 'DATABASE_URL'] : [config.dataDirectory, 'DATA_DIR'];
    throw new StartRefusal(
      `${place} 中没有本站的数据库。请检查 ${variable}；新安装的网站请先启动一次，数据丢失的请先恢复备份。`,
      `There is no database of this site in ${place}. Check ${variable}; start a new site once, restore a backup of a lost one.`,
    );
  }
  try {
    return await openPayload();
  } catch (error) {
    throw asStartRefusal(error, config.dataDirectory);
  }
}

async function isInstalled(): Promise<boolean> {
  if (!config.databaseUrl) return existsSync(path.join(config.dataDirectory, 'content.db'));
  return (await withPostgres(config.databaseUrl, tablesOf)).includes('users');
}
