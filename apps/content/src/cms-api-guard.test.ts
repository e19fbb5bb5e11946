import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { guardCmsApi, type SessionChecks } from './cms-api-guard.ts';

const token = (exp: number): string => `x.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.x`;
const [now, open] = [Date.now() / 1000, 'JWT '];

/** Asks for a list of news. @param answers what each look at the session says @returns status */
const ask = async (authorization: string, answers: boolean[], isDatabaseUp = true): Promise<number> => {
  const checks: SessionChecks = {
    isSignedIn: () => Promise.resolve(answers.shift() ?? false),
    isDatabaseUp: () => Promise.resolve(isDatabaseUp),
  };
  const guarded = guardCmsApi(() => Promise.resolve(new Response('handled')), checks);
  const request = new Request('http://127.0.0.1/cms/api/news', { headers: { authorization } });
  return (await guarded(request, { params: Promise.resolve({ slug: ['news'] }) })).status;
};

it.each([
  ['a good session', open + token(now + 60), [true], true, 200],
  ['a session whose connection was cut', open + token(now + 60), [false, true], true, 200],
  ['a session while the database is away', open + token(now + 60), [false, false], false, 503],
  ['a session that is no longer known', open + token(now + 60), [false, false], true, 401],
  ['a session that is over', open + token(now - 60), [false, true], false, 401],
  ['nobody', '', [false, true], false, 401],
])('%s', async (_, authorization, answers, isDatabaseUp, status) => {
  expect(await ask(authorization, answers, isDatabaseUp)).toBe(status);
});

it('whose password somebody else chose gets no further by a second token beside the first', async () => {
  const made = (claims: object): string => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
  const [chosen, other] = [made({ exp: now + 60, mustChangePassword: true }), made({ exp: now + 60 })];
  const checks = { isSignedIn: () => Promise.resolve(true), isDatabaseUp: () => Promise.resolve(true) };
  const guarded = guardCmsApi(() => Promise.resolve(new Response('handled')), checks);
  const pairs: Record<string, string>[] = [
    { authorization: `JWT ${chosen}`, cookie: `payload-token=${other}` },
    { authorization: `JWT ${other}`, cookie: `payload-token=${chosen}` },
    { cookie: `payload-token=${other}; payload-token=${chosen}` },
    { authorization: `Bearer ${chosen}`, cookie: 'payload-token=x.bnVsbA.x; payload-token=y' },
  ];
  for (const headers of pairs) {
    const request = new Request('http://127.0.0.1/cms/api/news', { headers });
    expect((await guarded(request, { params: Promise.resolve({ slug: ['news'] }) })).status).toBe(403);
  }
});

it('of ten that try a password in the same moment five are heard', async () => {
  let heard = 0;
  const guarded = guardCmsApi(
    async () => {
      heard += 1;
      await sleep(20);
      return new Response('no', { status: 401 });
    },
    { isSignedIn: () => Promise.resolve(false), isDatabaseUp: () => Promise.resolve(true) },
  );
  const attempt = () =>
    guarded(
      new Request('http://127.0.0.1/cms/api/users/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' },
        body: JSON.stringify({ username: 'ten-at-once', password: 'guess' }),
      }),
      { params: Promise.resolve({ slug: ['users', 'login'] }) },
    );
  const answers = await Promise.all(Array.from({ length: 10 }, attempt));
  expect(heard).toBe(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});
