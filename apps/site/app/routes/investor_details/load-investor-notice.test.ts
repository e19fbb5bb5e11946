import { createClient } from '@yunxia/contract/client';
import { startStubServer, type StubServer, WITHDRAWN_ID } from '@yunxia/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadScreen } from '../../api/load-screen.ts';
import { investorDetails } from './investor-details.screen.ts';

let stub: StubServer;
beforeAll(async () => {
  stub = await startStubServer();
});
afterAll(() => stub.close());

const load = (query: string) =>
  loadScreen(investorDetails, createClient({ base: stub.base }), {
    url: new URL(`http://site.test/investor_details${query}`),
    params: {},
    signal: new AbortController().signal,
  });

it('gives an announcement and an activity', async () => {
  expect((await load('?id=401')).info).toMatchObject({ id: 401, type: 'announcement' });
  expect((await load('?id=431')).info).toMatchObject({ id: 431, type: 'activity' });
});

it.each([301, 441])('sends notice %i to its own page, for good', async (id) => {
  const answer = await load(`?id=${id}`).catch((thrown: unknown) => thrown);
  expect(answer).toMatchObject({ status: 308 });
  expect((answer as Response).headers.get('Location')).toBe(`/information_details?id=${id}`);
});

it('is the 404 or 410 page for what is not there', async () => {
  await expect(load('?id=01')).rejects.toMatchObject({ init: { status: 404 } });
  await expect(load('?id=999999')).rejects.toMatchObject({ kind: 'rejected', code: 404 });
  await expect(load(`?id=${WITHDRAWN_ID}`)).rejects.toMatchObject({ kind: 'rejected', code: 410 });
});

it('names the latest others of its category, and does without them', async () => {
  const { info, related } = await load('?id=401');
  expect(info.category).toBe('股东会');
  expect(related.map(({ to }) => to)).toEqual([405, 409, 413].map((id) => `/investor_details?id=${id}`));
  stub.control({ endpoint: 'notice-list', fail: { status: 500 } });
  expect((await load('?id=401')).related).toEqual([]);
  stub.reset();
});
