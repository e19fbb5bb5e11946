/** Gives a test file a database of its own, before it imports anything: run by Vitest as a set-up file. */
import { randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const { bin, url } = inject('postgres');
const name = `test_${randomBytes(6).toString('hex')}`;
await promisify(execFile)(path.join(bin, 'psql'), ['-Xq', '-c', `CREATE DATABASE ${name} TEMPLATE content`, url]);
process.env.DATABASE_URL = url.replace(/[^/]*$/, name);
