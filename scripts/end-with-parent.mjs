// Preloaded (`node --import`) into the processes that the project's scripts start: when the process above is gone
// without having said so (SIGKILL, a crash), this one ends as if it had been told to, so that no port stays taken.
import process from 'node:process';

const parent = process.ppid;

setInterval(() => {
  if (process.ppid === parent) return;
  process.kill(process.pid, 'SIGTERM');
  // Whoever handles SIGTERM gets the time the whole is allowed to take; then it is over.
  setTimeout(() => process.exit(1), 4000).unref();
}, 500).unref();
