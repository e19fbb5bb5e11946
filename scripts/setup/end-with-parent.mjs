// Preloaded (`node --import`) into the processes that the project's scripts start: when the parent is gone without
// having said so (SIGKILL, a crash), this process and its group end. The watch is a thread of its own, because the main
// one may be busy, or wait for a child.
import process from 'node:process';
import { isMainThread, Worker } from 'node:worker_threads';

// Without a number the parent of this moment: a worker forked by a guarded process, say.
const parent = Number(process.env.GUARDED_PARENT) || process.ppid;
delete process.env.GUARDED_PARENT;

const watch = `
const { parent } = require('node:worker_threads').workerData;
const signal = (name) => {
  // The group where this process leads one; what it has started goes with it.
  for (const pid of [-process.pid, process.pid]) {
    try {
      process.kill(pid, name);
      return;
    } catch {}
  }
};
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  signal('SIGTERM');
  // What handles SIGTERM gets the time the whole is allowed to take; then it is over.
  setTimeout(signal, 4000, 'SIGKILL');
}, 200);
`;

if (isMainThread) {
  const limits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, codeRangeSizeMb: 0, stackSizeMb: 1 };
  new Worker(watch, { eval: true, execArgv: [], workerData: { parent }, resourceLimits: limits }).unref();
}
