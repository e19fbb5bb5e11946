import { describe, expect, it } from 'vitest';
import { answerOf, faultOf, FaultError } from './fault.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('failed'), { code, ...more });

describe('what failed', () => {
  it.each([
    ['SQLITE_BUSY', 'locked'],
    ['SQLITE_FULL', 'full'],
    ['SQLITE_CORRUPT', 'corrupt'],
    ['SQLITE_NOTADB', 'corrupt'],
    ['SQLITE_READONLY', 'unwritable'],
    ['SQLITE_IOERR', 'down'],
    ['ECONNREFUSED', 'down'],
    ['57P01', 'down'],
    ['57P03', 'down'],
    ['53300', 'down'],
    ['53100', 'full'],
    ['XX001', 'corrupt'],
    ['ENOSPC', 'full'],
    ['EROFS', 'unwritable'],
    ['23505', undefined],
    ['SQLITE_CONSTRAINT', undefined],
    ['ENOENT', undefined],
  ])('%s is %s', (code, fault) => {
    expect(faultOf(withCode(code))).toBe(fault);
    expect(faultOf(new Error('Failed query: insert …', { cause: withCode(code) }))).toBe(fault);
  });

  it('is read from all attempts of a connection, and from drivers that give no code', () => {
    expect(faultOf(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]))).toBe('down');
    expect(faultOf(new Error('Connection terminated unexpectedly'))).toBe('down');
    expect(faultOf(new Error('timeout exceeded when trying to connect'))).toBe('down');
  });

  it('is the storage where the storage says so, whatever broke below it', () => {
    expect(faultOf(new FaultError('files', 'object storage', withCode('ECONNREFUSED')))).toBe('files');
  });

  it('is not read from typed text, nor from a refusal', () => {
    const statement = new Error('Failed query … params: database is locked', { cause: withCode('23505') });
    expect(faultOf(statement)).toBeUndefined();
    expect(faultOf(Object.assign(withCode('SQLITE_BUSY'), { status: 400 }))).toBeUndefined();
  });

  it('ends where causes go round', () => {
    const error: Error & { cause?: unknown } = new Error('round');
    error.cause = error;
    expect(faultOf(error)).toBeUndefined();
  });
});

it('each fault says in Chinese what became of a save, and when to come again', () => {
  for (const fault of ['down', 'locked', 'gone', 'corrupt', 'full', 'unwritable', 'files'] as const) {
    const { status, message, retryAfter } = answerOf(fault, true);
    expect([fault, status]).toEqual([fault, fault === 'full' ? 507 : 503]);
    expect(message).toMatch(/没有保存|没有完成/);
    expect(retryAfter).toBeGreaterThan(0);
    expect(answerOf(fault, false)).toMatchObject({ status: 503, message: expect.not.stringContaining('保存') });
  }
});
