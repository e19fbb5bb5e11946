/** A small object storage for tests: it checks signatures, and knows ranges and lists. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
type ServerClass = new (options: Record<string, unknown>) => Server;

export interface TestStorage {
  /** Variables that lead the content server to it. */
  variables: Record<string, string>;
  close: () => Promise<void>;
}

export async function startObjectStorage(): Promise<TestStorage> {
  // It brings no types.
  const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as ServerClass;
  const directory = mkdtempSync(path.join(tmpdir(), 'object-storage-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'media' }],
  });
  const { port } = await server.run();
  return {
    variables: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'media',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: async () => {
      // A test may have ended it already.
      await server.close().catch(() => undefined);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
