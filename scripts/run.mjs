// Entry of every npm script: `node scripts/run.mjs <task> [arguments]`.
// In syntax that Node 12 parses, so that an old Node prints the message below.
const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(
    `需要 Node.js 20 或更高版本，现在是 ${process.version}。\nNode.js 20 or later is needed, this is ${process.version}.`,
  );
  process.exitCode = 1;
} else {
  import('./setup/run-task.mjs').then(({ runTask }) => runTask(process.argv.slice(2)));
}
