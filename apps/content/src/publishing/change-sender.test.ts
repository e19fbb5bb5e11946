import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ChangeMessage, changeMessage, signMessage, verifyMessage } from '@yunxia/contract/change-message';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ChangeSender } from './change-sender.ts';

const secret = 'a secret of thirty-two characters';

/** A site that refuses as often as it is told to, and keeps what it believes. */
let site: Server;
let origin: string;
let refusals: number;
let attempts: string[];
let heard: ChangeMessage[];

beforeEach(async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  refusals = 0;
  attempts = [];
  heard = [];
  site = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const id = await verifyMessage(secret, (name) => String(request.headers[name] ?? ''), body, Date.now());
    attempts.push(id ?? 'not signed');
    if (refusals > 0) {
      refusals -= 1;
      response.writeHead(503).end();
      return;
    }
    heard.push(z.parse(changeMessage, JSON.parse(body)));
    response.end();
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.unstubAllEnvs();
  site.closeAllConnections();
  site.close();
});

const change = (type: string) => ({
  change: { endpoints: ['news-list'], types: [type], withdrawn: false },
  groups: ['news'],
});

describe('a change', () => {
  let mark = 0;
  const create = (delays: number[]) =>
    new ChangeSender({
      site: origin,
      secret,
      delays,
      readStates: async () => {
        mark += 1;
        return [{ name: 'news', mark: `m${mark}`, endpoints: [] }];
      },
    });

  test('is sent again, as the same message, until it is heard; those after it wait and keep their order', async () => {
    refusals = 2;
    const sender = create([1, 1, 1]);
    await Promise.all(['a', 'b', 'c'].map((type) => sender.send(change(type))));
    expect(heard.flatMap(({ changes }) => changes.flatMap(({ types }) => types))).toEqual(['a', 'b', 'c']);
    expect(new Set(attempts.slice(0, 3)).size).toBe(1);
    expect(attempts).not.toContain('not signed');
  });

  test('names the state that it leads from and to; after one that was lost, none that it leads from', async () => {
    const sender = create([]);
    await sender.send(change('a'));
    await sender.send(change('b'));
    refusals = 1;
    await sender.send(change('lost'));
    await sender.send(change('c'));
    const [first, second, third] = heard.map(({ marks }) => marks['news']);
    expect(first?.from).toBeNull();
    expect(second?.from).toBe(first?.to);
    expect(third?.from).toBeNull();
  });

  test('is told although the state of content cannot be read', async () => {
    const sender = new ChangeSender({ site: origin, secret, readStates: () => Promise.reject(new Error('locked')) });
    await sender.send(change('a'));
    expect(heard[0]?.marks).toEqual({});
  });
});

describe('a signature', () => {
  const now = 1_800_000_000_000;
  const signed = signMessage(secret, 'message-0001', 'body', now);
  const verify = async (
    changed: Partial<Record<string, string>>,
    { body = 'body', at = now, by = secret } = {},
  ): Promise<string | undefined> => {
    const headers: Record<string, string | undefined> = { ...(await signed), ...changed };
    return verifyMessage(by, (name) => headers[name], body, at);
  };

  test('is believed', async () => {
    expect(await verify({})).toBe('message-0001');
    expect(await verify({}, { at: now + 299_000 })).toBe('message-0001');
    const two = `v1,${'A'.repeat(43)}= ${(await signed)['webhook-signature']}`;
    expect(await verify({ 'webhook-signature': two })).toBe('message-0001');
  });

  test.each([
    ['another body', {}, { body: 'Body' }],
    ['another id', { 'webhook-id': 'message-0002' }, {}],
    ['another time', { 'webhook-timestamp': '1800000001' }, {}],
    ['another secret', {}, { by: 'another secret of thirty-two char' }],
    ['five minutes late', {}, { at: now + 301_000 }],
    ['from the future', {}, { at: now - 301_000 }],
    ['no signature', { 'webhook-signature': '' }, {}],
    ['another scheme', { 'webhook-signature': 'v2,AAAA' }, {}],
    ['no id', { 'webhook-id': '' }, {}],
    ['no time', { 'webhook-timestamp': 'soon' }, {}],
  ])('is not: %s', async (_, headers, options) => {
    expect(await verify(headers, options)).toBeUndefined();
  });
});
