/** Serves the examples as a content server: `node scripts/serve-stub.ts`, STUB_PORT (default 3101), until SIGTERM. */
import { startStubServer } from '../src/testing.ts';

const stub = await startStubServer({ port: Number(process.env['STUB_PORT'] ?? 3101) });
console.log(`stub content server on ${stub.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void stub.close();
  });
}
