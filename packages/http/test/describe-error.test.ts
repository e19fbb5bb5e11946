import { expect, test } from 'vitest';
import { describeError } from '../src/describe-error.ts';
import { checkFacts } from '../src/log-facts.ts';

const PASSWORD = 'Gate-7-opens';
const HASH = 'a3f1'.repeat(64);

/** An error as a library makes it, with fields of its own. */
const made = (message: string, fields: object = {}): Error => Object.assign(new Error(message), fields);

test.each([
  [
    'a statement with its parameters',
    `Failed query: insert into "users" ("salt", "hash") values (?, ?)\nparams: ${PASSWORD},${HASH}`,
  ],
  ['a body that is no JSON', `Unexpected token 'p', "pw "${PASSWORD}" x" is not valid JSON`],
  ['a long body that is no JSON', `Unexpected token 'p', ..."word":"${PASSWORD}"... is not valid JSON`],
  ['a value of PostgreSQL', `invalid input syntax for type integer: "${PASSWORD}"`],
  ['a key of PostgreSQL', `duplicate key: Key (email, name)=(${PASSWORD}, b) already exists.`],
  ['an address with a password', `connect to postgres://yunxia:${PASSWORD}@db:5432/content failed`],
  ['an address whose password has an @', `connect to redis://:a@b/${PASSWORD}@cache:6379 failed`],
  ['an address with a query', `GET /admin/reset?q=${PASSWORD} failed`],
  ['a field by its name', `bad value, password=${PASSWORD}`],
  ['a header by its name', `bad header Authorization: Bearer ${PASSWORD}`],
  ['a hash', `hash ${HASH} does not match`],
  ['a session', `token eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MSwiZW1haWwiOiJhIn0.${HASH.slice(0, 43)} is over`],
  ['a line that looks like a frame', `x\n    at ${PASSWORD} (a.js:1:1)`],
])('the message tells nothing of %s', (_, message) => {
  const told = JSON.stringify(describeError(made(message)));
  expect(told).not.toContain(PASSWORD);
  expect(told).not.toContain(HASH.slice(0, 30));
});

test('no field of the error comes along but those on the list, at no depth', () => {
  const secret = { params: [PASSWORD], query: PASSWORD, detail: PASSWORD, config: { headers: { cookie: PASSWORD } } };
  const data = { errors: [{ path: 'username', message: PASSWORD, value: PASSWORD }], collection: PASSWORD };
  const cause = made('unique', { ...secret, code: '23505', constraint: 'users_username_idx', table: 'users' });
  const error = made('refused', { ...secret, data, status: 400, cause });
  const told = describeError(error);
  expect(JSON.stringify(told)).not.toContain(PASSWORD);
  expect(told).toMatchObject({
    name: 'Error',
    message: 'refused',
    status: 400,
    fields: 'username',
    cause: { code: '23505', constraint: 'users_username_idx', table: 'users' },
  });
});

test('what helps to find the fault stays', () => {
  const told = describeError(
    made('duplicate key value violates unique constraint "users_username_idx"', { code: '23505' }),
  );
  expect(told.message).toBe('duplicate key value violates unique constraint "users_username_idx"');
  expect(describeError(made('Failed query: select 1 from "notices"\nparams: 1')).message).toBe(
    'Failed query: select 1 from "notices"',
  );
  expect(told.stack).toMatch(/^at .*describe-error\.test\.ts/);
  const refused = describeError(
    made('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED', syscall: 'connect' }),
  );
  expect(refused).toMatchObject({
    message: 'connect ECONNREFUSED 127.0.0.1:5432',
    code: 'ECONNREFUSED',
    syscall: 'connect',
  });
});

test('a chain without an end and a message without an end are bounded, and getters that throw are passed over', () => {
  const error = made('x'.repeat(1_000_000));
  error.cause = error;
  Object.defineProperty(error, 'code', {
    get: () => {
      throw new Error(PASSWORD);
    },
  });
  expect(JSON.stringify(describeError(error)).length).toBeLessThan(30_000);
});

test('facts are those on the list, of their type, on one line', () => {
  const facts = {
    requestId: 'request-1',
    password: PASSWORD,
    status: '200',
    milliseconds: Number.NaN,
    path: `/admin/reset/${PASSWORD}?token=${PASSWORD}`,
    reason: `a\n{"level":"error"}\u2028b\u202e`,
    kind: { toString: () => PASSWORD },
  };
  expect(checkFacts(facts as object, true)).toEqual({
    requestId: 'request-1',
    path: '/admin/reset/…',
    reason: 'a {"level":"error"} b',
  });
});
