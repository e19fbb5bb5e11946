import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { ownBytes } from './own-bytes.ts';
import { PackedAnswer } from './packed-answer.ts';

/** Asks for an answer in an encoding. @returns the bytes that were sent */
const sentBytes = async (packed: PackedAnswer, encoding: string): Promise<Buffer> => {
  let sent: Buffer = Buffer.alloc(0);
  const response = { writeHead: () => undefined, end: (bytes: Buffer) => (sent = bytes) } as unknown as ServerResponse;
  const facts = { requestId: undefined, outcome: 'site; hit', age: 0 };
  await packed.send({ method: 'GET', headers: { 'accept-encoding': encoding } }, response, facts);
  return sent;
};

/** Memory that a buffer holds, of which it may be a small piece. */
const heldBytes = ({ buffer }: Buffer): number => buffer.byteLength;

test('a kept answer holds as much memory as it counts, in each encoding: no block of 64 KB for a piece of it', async () => {
  const text = Buffer.from(Array.from({ length: 1500 }, (_, at) => (at * 7919) % 97).join());
  expect(heldBytes(text)).toBeGreaterThan(text.length);
  const packed = new PackedAnswer(200, { 'Content-Type': 'text/html' }, text);
  const before = packed.size - text.length;
  const variants = [packed.body];
  for (const encoding of ['identity', 'br', 'gzip']) variants.push(await sentBytes(packed, encoding));
  await packed.improve();
  const best = await sentBytes(packed, 'br');
  for (const bytes of [...variants, best]) expect([bytes.length > 0, heldBytes(bytes)]).toEqual([true, bytes.length]);
  const [, identity = packed.body, , gzip = packed.body] = variants;
  expect(packed.size - before).toBe(identity.length + best.length + gzip.length);
});

test('bytes that have memory of their own are not copied', () => {
  const own = Buffer.allocUnsafeSlow(100);
  expect(ownBytes(own)).toBe(own);
  const piece = Buffer.from('a piece');
  expect(ownBytes(piece).equals(piece)).toBe(true);
});
