import { createClient } from '@yunxia/contract/client';
import { stockQuote } from '@yunxia/contract/stock';
import { startStubServer, type StubServer } from '@yunxia/contract/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadScreen } from '../../api/load-screen.ts';
import { loadStockChart } from './load-stock-chart.ts';
import { stock } from './stock.screen.ts';

let stub: StubServer;
beforeAll(async () => {
  stub = await startStubServer();
});
beforeEach(() => stub.reset());
afterAll(() => stub.close());

const load = (query = '') =>
  loadScreen(stock, createClient({ base: stub.base }), {
    url: new URL(`http://site.test/investor_relations/stock${query}`),
    params: {},
    signal: new AbortController().signal,
  });

test('days that end before the latest quote say until when they go', async () => {
  const api = createClient({ base: stub.base });
  const { info } = await api(stockQuote, {});
  const { signal } = new AbortController();
  const chart = await loadStockChart(api, info, { range: '1m' }, signal);
  expect(chart?.sentence.before).not.toContain('截至');
  const later = await loadStockChart(api, { ...info, mode: 'delayed', day: '2026-03-02' }, { range: '1m' }, signal);
  expect(later?.sentence.before).toContain('近1月截至2月27日，');
});

test('the page carries the exchange’s addresses where it links to them, and nowhere else', async () => {
  expect((await load()).about?.source).not.toHaveProperty('url');
  stub.control({ endpoint: 'stock-quote', useCase: 'link' });
  expect((await load()).about?.source).toHaveProperty('url');
  stub.control({ endpoint: 'stock-quote', useCase: 'stale' });
  expect((await load()).about?.source).toHaveProperty('url');
});
