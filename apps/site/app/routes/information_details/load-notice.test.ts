import { createClient } from '@yunxia/contract/client';
import { startStubServer, type StubServer, WITHDRAWN_ID } from '@yunxia/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadScreen } from '../../api/load-screen.ts';
import { noticeDetails } from './information-details.screen.ts';

let stub: StubServer;
beforeAll(async () => {
  stub = await startStubServer();
});
afterAll(() => stub.close());

const load = (query: string) =>
  loadScreen(noticeDetails, createClient({ base: stub.base }), {
    url: new URL(`http://site.test/information_details${query}`),
    params: {},
    signal: new AbortController().signal,
  });

it('gives an outage notice', async () => {
  expect((await load('?id=301')).info).toMatchObject({ id: 301, type: 'overhaul' });
});

it('sends a notice for investors to its own page, for good', async () => {
  const answer = await load('?id=401').catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  expect(answer).toMatchObject({ status: 308 });
  expect((answer as Response).headers.get('Location')).toBe('/investor_details?id=401');
});

it.each(['', '?id=', '?id=abc', '?id=0', '?id=1&id=2', '?id=1.5'])('is the 404 page for %s', async (query) => {
  await expect(load(query)).rejects.toMatchObject({ init: { status: 404 } });
});

it('passes on what the content server says of a record', async () => {
  await expect(load('?id=999999')).rejects.toMatchObject({ kind: 'rejected', code: 404 });
  await expect(load(`?id=${WITHDRAWN_ID}`)).rejects.toMatchObject({ kind: 'rejected', code: 410 });
});
