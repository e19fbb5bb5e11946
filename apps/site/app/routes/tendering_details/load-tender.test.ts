import { createClient } from '@yunxia/contract/client';
import { startStubServer, type StubServer, WITHDRAWN_ID } from '@yunxia/contract/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadScreen } from '../../api/load-screen.ts';
import { oldTenderDetails } from './old-tendering-details.screen.ts';
import { tenderDetails } from './tendering-details.screen.ts';

let stub: StubServer;
beforeAll(async () => {
  stub = await startStubServer();
});
beforeEach(() => stub.reset());
afterAll(() => stub.close());

const load = (archive: 0 | 1, query: string) =>
  loadScreen(archive === 1 ? oldTenderDetails : tenderDetails, createClient({ base: stub.base }), {
    url: new URL(`http://site.test/tendering_details${query}`),
    params: {},
    signal: new AbortController().signal,
  });

it('gives a tender of today and one of the archive', async () => {
  expect((await load(0, '?id=601')).info).toMatchObject({ id: 601, projectNo: 'YX-001' });
  expect((await load(1, '?id=701')).info).toMatchObject({ id: 701, noticeType: 'tender' });
});

it.each([
  [0, 701, '/old_tendering_details?id=701'],
  [1, 601, '/tendering_details?id=601'],
] as const)('on page %i sends record %i to its own page, for good', async (archive, id, href) => {
  const answer = await load(archive, `?id=${id}`).catch((thrown: unknown) => thrown);
  expect(answer).toMatchObject({ status: 308 });
  expect((answer as Response).headers.get('Location')).toBe(href);
});

it.each(['', '?id=', '?id=x', '?id=-1', '?id=1&id=2'])('is the 404 page for %s', async (query) => {
  await expect(load(0, query)).rejects.toMatchObject({ init: { status: 404 } });
});

it('is the 404 or 410 page for what neither has', async () => {
  await expect(load(0, '?id=999999')).rejects.toMatchObject({ kind: 'rejected', code: 404 });
  await expect(load(1, `?id=${WITHDRAWN_ID}`)).rejects.toMatchObject({ kind: 'rejected', code: 410 });
});

it('passes on a failure without asking the archive', async () => {
  stub.control({ endpoint: 'purchase-info', fail: { status: 500 } });
  await expect(load(0, '?id=601')).rejects.toMatchObject({ kind: 'http', status: 500 });
  expect(stub.bodies('purchase-info')).toHaveLength(1);
});
