import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import { commandFailure } from './command-failure.ts';
import { StartRefusal } from './start-refusal.ts';

const words = {
  failed: ['备份失败', 'The backup failed'] as const,
  usage: 'npm run backup -- [--keep <份数>]',
  dataDirectory: '/srv/data',
};
const caught = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};
const withCode = (code: string, message = code, rest = {}): Error =>
  Object.assign(new Error(message), { code, ...rest });

it('names what is wrong with the arguments, and how the command is called', () => {
  const error = caught(() => parseArgs({ args: ['--kepp', '3'], options: { keep: { type: 'string' } } }));
  expect(commandFailure(error, words)).toMatchObject({
    code: 2,
    text: expect.stringMatching(/^备份失败：.*\nThe backup failed: .*\n用法 \/ usage: npm run backup[^]*--kepp/),
  });
});

it('says in Chinese and in English which file or database could not be used', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'command-failure-'));
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const inFile = caught(() => mkdirSync(path.join(file, 'backup'), { recursive: true }));
  rmSync(folder, { recursive: true });
  for (const [error, sentence] of [
    [inFile, `${path.join(file, 'backup')}：路径中有一个文件占了文件夹的位置`],
    [withCode('ENOSPC', 'no space left', { path: '/srv/backups/x' }), '/srv/backups/x：磁盘空间已满'],
    [withCode('EACCES', 'denied', { path: '/srv' }), '/srv：没有读写权限'],
    [withCode('ECONNREFUSED'), 'DATABASE_URL'],
    [withCode('28P01', 'password authentication failed'), 'DATABASE_URL'],
    [withCode('3D000', 'database "x" does not exist'), 'DATABASE_URL'],
    // Payload leaves nothing of the cause but its message.
    [new Error('Error: cannot connect to Postgres: connect ECONNREFUSED 127.0.0.1:5432'), 'DATABASE_URL'],
    [new Error('Error: cannot connect to Postgres: password authentication failed for user "x"'), 'DATABASE_URL'],
    [withCode('ERR_SQLITE_ERROR', 'database is locked'), '正被其他程序占用'],
    [withCode('ERR_SQLITE_ERROR', 'unable to open database file'), '检查 DATA_DIR'],
    [withCode('FAULT_FILES'), '对象存储'],
  ] as const) {
    const { text = '', code } = commandFailure(error, words) ?? {};
    const [chinese, english] = text.split('\n');
    expect([code, chinese]).toEqual([1, expect.stringContaining(sentence)]);
    expect(english).toMatch(/^The backup failed: [ -~]+\.$/);
  }
});

it('passes a refused start on in its own words, and leaves a fault of ours alone', () => {
  expect(commandFailure(new StartRefusal('数据库来自更新的版本', 'newer'), words)).toEqual({
    code: 3,
    text: '数据库来自更新的版本\nnewer',
  });
  expect(commandFailure(new TypeError('undefined is not a function'), words)).toBeUndefined();
});
