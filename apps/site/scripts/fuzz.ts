// `npm run fuzz [-- <requests> [<seed>]]`: malformed requests against the built site; those that went wrong are printed.
import { runFuzz } from '../tests/fuzz-run.ts';

/** How much more memory the site may use at the end than after half of the requests, in megabytes. */
const MAX_GROWTH = 8;

const [count = 10_000, seed = Math.floor(Math.random() * 1_000_000)] = process.argv.slice(2).map(Number);
console.log(`seed ${seed}, ${count} requests`);
const { statuses, failures, errors, memory, held } = await runFuzz(seed, count);
for (const { request, reason } of failures) console.log(`\n— ${reason}\n${JSON.stringify(request)}`);
for (const line of errors.slice(0, 20)) console.log(`\n— written by the site\n${line.slice(0, 1500)}`);
const [early, late] = memory;
console.log(`\nanswers by status: ${JSON.stringify(statuses)}`);
console.log(`memory in use: ${early} MB after half, ${late} MB at the end (at most ${MAX_GROWTH} more)`);
console.log(`memory held of the system: ${held[0]} MB after half, ${held[1]} MB at the end`);
console.log(`seed ${seed}: ${count} requests, ${failures.length} failures, ${errors.length} errors written`);
process.exitCode = failures.length > 0 || errors.length > 0 || late - early > MAX_GROWTH ? 1 : 0;
