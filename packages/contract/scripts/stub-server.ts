// The stub content server in a process of its own, for measurements: node scripts/stub-server.ts <port>
import { startStubServer } from '../src/testing.ts';

await startStubServer({ port: Number(process.argv[2]) });
