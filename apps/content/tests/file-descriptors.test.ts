import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it(
  '200 writes leave no file open and keep the wait for another process and for the disk',
  { timeout: 300_000 },
  async () => {
    const script = path.join(import.meta.dirname, 'write-many.ts');
    const command = `ulimit -n 350 && exec "${process.execPath}" "${script}"`;
    const { stdout } = await run('sh', ['-c', command], { env: { ...process.env, DATABASE_URL: '' } });
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
      records: 200,
      leftOpen: 0,
      busyTimeout: 0,
      journal: 'wal',
      synchronous: 2,
      foreignKeys: 1,
    });
  },
);
