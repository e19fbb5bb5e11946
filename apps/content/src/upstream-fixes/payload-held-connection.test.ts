import { EventEmitter } from 'node:events';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { expect, it } from 'vitest';
import { releaseConnection, type HeldConnection } from './payload-held-connection.ts';

/** Connects Payload's adapter to a pool that counts. @returns the connection that it holds, and how many are out */
async function connect() {
  let out = 0;
  let connection: HeldConnection | undefined;
  class Pool extends EventEmitter {
    connect() {
      out += 1;
      connection = Object.assign(new EventEmitter(), { release: () => (out -= 1) });
      return Promise.resolve(connection);
    }
  }
  const adapter = postgresAdapter({ pool: {}, push: false, pg: { Pool } as never }).init({
    payload: { logger: { error: () => undefined } } as never,
  });
  await adapter.connect?.();
  return { connection, out: () => out };
}

it('Payload still holds its first connection (payload#17831); once it does not, remove this fix', async () => {
  const { out } = await connect();
  expect(out()).toBe(1);
});

it('the first connection goes back to the pool, and no other takes its place when it breaks', async () => {
  const { connection, out } = await connect();
  const errors: unknown[] = [];
  releaseConnection(connection, (error) => errors.push(error));
  expect(out()).toBe(0);
  const reset = Object.assign(new Error('reset'), { code: 'ECONNRESET' });
  connection?.emit('error', reset);
  expect([errors, out()]).toEqual([[reset], 0]);
});
