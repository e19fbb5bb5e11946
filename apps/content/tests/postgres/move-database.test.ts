import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runStatement } from '../../src/search/indexing/search-database.ts';
import { readEverything } from './read-everything.ts';

const run = promisify(execFile);
const script = path.resolve(import.meta.dirname, '../../scripts/move-database.ts');

let directory: string;
let before: Record<string, { id?: number }[]>;
let payload: Payload;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'content-move-'));
  const file = path.join(directory, 'everything.json');
  await run(process.execPath, [path.join(import.meta.dirname, 'fill-sqlite.ts'), file], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: directory, LOG_LEVEL: 'silent' },
  });
  before = JSON.parse(readFileSync(file, 'utf8')) as typeof before;
});
afterAll(async () => {
  await payload?.destroy();
  rmSync(directory, { recursive: true, force: true });
});

const move = (env = {}) => run(process.execPath, [script], { env: { ...process.env, DATA_DIR: directory, ...env } });

it('a database moves from SQLite to PostgreSQL with every id, version, relation and list, and can be searched', async () => {
  const { stdout } = await move();
  expect(stdout).toMatch(/^建立表… \/ making the tables…\n复制各表… \/ .*\n[^]*\nnews +\d+\n[^]*\n编入搜索… \/ /);
  expect(stdout).toContain('逐表核对一致');
  expect(stdout).toMatch(/^outage_areas +250$/m);
  process.env.DATA_DIR = directory;
  const { openPayload } = await import('../../src/open-payload.ts');
  payload = await openPayload();
  const after = JSON.parse(JSON.stringify(await readEverything(payload))) as typeof before;
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [name, records] of Object.entries(before)) expect([name, after[name]]).toEqual([name, records]);
  expect(after['disclosure-types']?.[0]?.id).toBe(15);
  const { answerQuery } = await import('../../src/search/query/answer-query.ts');
  const { searchContext } = await import('../../scripts/search-context.ts');
  const context = searchContext(payload, Date.now());
  const { found } = await answerQuery(context, '甘宁线', { sort: 'relevance', limit: 5, offset: 0 });
  expect(found.hits).toHaveLength(1);
});

it('the audit trail moves along, and is append-only there too', async () => {
  const source = new DatabaseSync(path.join(directory, 'content.db'), { readOnly: true });
  const select =
    'select "at", actor, action, collection, record, title, "before", "after" from audit_trail order by id';
  const there = source.prepare(select).all();
  source.close();
  const here = await runStatement(payload, sql.raw(select));
  expect(here.map((row) => ({ ...row, at: Number(row['at']) }))).toEqual(there.map((row) => ({ ...row })));
  expect(here.length).toBeGreaterThan(5);
  const error = await runStatement(payload, sql.raw('delete from audit_trail')).catch((thrown: unknown) => thrown);
  expect(String((error as Error).cause)).toContain('append-only');
});

it('new records get numbers past those that were moved', async () => {
  const { id } = await payload.create({ collection: 'news', data: { title: '搬家后的新闻', type: 'important' } });
  expect(id).toBeGreaterThan(Number(before['news']?.at(-1)?.id));
});

it('nothing moves into a database that holds anything', async () => {
  await expect(move()).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /^没有迁移：目标数据库不是空的.*\nNothing was moved: the database to move into is not empty/,
    ),
  });
});

it('a database that does not answer is named in a sentence', async () => {
  const away = move({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  await expect(away).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^没有迁移：无法访问数据库/) });
  await expect(away).rejects.not.toMatchObject({ stderr: expect.stringMatching(/^ +at /m) });
});
