import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { guardCmsApi, type ReadRequest, type SessionChecks } from './cms-api-guard.ts';

beforeAll(() => {
  vi.stubEnv('LOG_LEVEL', 'silent');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const token = (exp: number): string => `x.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.x`;
const [now, open] = [Date.now() / 1000, 'JWT '];

const checksOf = (read: () => ReadRequest, isDatabaseUp = true): SessionChecks => ({
  read: () => Promise.resolve(read()),
  isDatabaseUp: () => Promise.resolve(isDatabaseUp),
  readBody: (request) => request.json(),
  findAccount: () => Promise.resolve({ id: 1, key: '1 x', name: '', username: '' }),
  audit: () => Promise.resolve(),
});
const known = (message?: string): ReadRequest => ({ user: {}, fault: message === undefined ? undefined : { message } });
const unknown: ReadRequest = { user: undefined, fault: undefined };

/** Asks for a list of news. @param answers what each look at the session says @returns status */
const ask = async (authorization: string, answers: boolean[], isDatabaseUp = true): Promise<number> => {
  const checks = checksOf(() => (answers.shift() ? known() : unknown), isDatabaseUp);
  const guarded = guardCmsApi(() => Promise.resolve(new Response('handled')), checks);
  const request = new Request('http://127.0.0.1/cms/api/news', { headers: { authorization } });
  return (await guarded(request, { params: Promise.resolve({ slug: ['news'] }) })).status;
};

it.each([
  ['a good session', open + token(now + 60), [true], true, 200],
  ['a session whose connection was cut', open + token(now + 60), [false, true], true, 200],
  ['a session while the database is down', open + token(now + 60), [false, false], false, 503],
  ['a session that is no longer known', open + token(now + 60), [false, false], true, 401],
  ['a session that is over', open + token(now - 60), [false, true], false, 401],
  ['nobody', '', [false, true], false, 401],
])('%s', async (_, authorization, answers, isDatabaseUp, status) => {
  expect(await ask(authorization, answers, isDatabaseUp)).toBe(status);
});

it('what is wrong is said to users alone', async () => {
  const guard = (read: ReadRequest) =>
    guardCmsApi(
      () => Promise.resolve(new Response('handled')),
      checksOf(() => read),
    )(new Request('http://127.0.0.1/cms/api/news'), { params: Promise.resolve({ slug: ['news'] }) });
  const answers = [await guard(known('页码')), await guard({ user: undefined, fault: { message: '页码' } })];
  expect(answers.map(({ status }) => status)).toEqual([400, 401]);
});

it('of forty that try a password in the same moment five are heard', async () => {
  let heard = 0;
  const guarded = guardCmsApi(
    async () => {
      heard += 1;
      await sleep(20);
      return new Response('no', { status: 401 });
    },
    checksOf(() => unknown),
  );
  const attempt = () =>
    guarded(
      new Request('http://127.0.0.1/cms/api/users/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' },
        body: JSON.stringify({ username: 'forty-at-once', password: 'guess' }),
      }),
      { params: Promise.resolve({ slug: ['users', 'login'] }) },
    );
  const answers = await Promise.all(Array.from({ length: 40 }, attempt));
  expect(heard).toBe(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
});
