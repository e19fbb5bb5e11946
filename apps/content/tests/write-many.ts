/**
 * Writes 200 records, each in a transaction of its own, and prints as JSON what is left open.
 * Run by file-descriptors.test.ts under a low limit of open files.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Two files left open by each would be more than the limit. */
const WRITES = 200;
const directory = mkdtempSync(path.join(tmpdir(), 'content-writes-'));
Object.assign(process.env, { DATA_DIR: directory, LOG_LEVEL: 'silent', NODE_ENV: 'production' });

const { openPayload } = await import('../src/open-payload.ts');
const payload = await openPayload();

const openFiles = (): number => readdirSync('/proc/self/fd').length;
const before = openFiles();
for (let write = 1; write <= WRITES; write += 1) {
  await payload.create({ collection: 'outage-areas', data: { title: `第 ${write} 县`, kind: 'county' } });
}
const after = openFiles();

const { totalDocs } = await payload.count({ collection: 'outage-areas' });
const { client } = payload.db as unknown as {
  client: { execute: (sql: string) => Promise<{ rows: Record<string, unknown>[] }> };
};
const pragma = async (name: string): Promise<unknown> =>
  Object.values((await client.execute(`PRAGMA ${name}`)).rows[0] ?? {})[0];
const result = {
  records: totalDocs,
  leftOpen: after - before,
  busyTimeout: await pragma('busy_timeout'),
  journal: await pragma('journal_mode'),
  // 2: FULL
  synchronous: await pragma('synchronous'),
  foreignKeys: await pragma('foreign_keys'),
};
process.stdout.write(`${JSON.stringify(result)}\n`);

await payload.destroy();
rmSync(directory, { recursive: true, force: true });
process.exit(0);
