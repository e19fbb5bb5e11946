// Entry of every npm script: `node scripts/run.mjs <task> [arguments]`.
// In words that Node 12 reads, too, so that the sentence below reaches whoever has an old one.
const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(
    `需要 Node.js 20 或更高版本，现在是 ${process.version}。\nNode.js 20 or later is needed, this is ${process.version}.`,
  );
  process.exitCode = 1;
} else {
  import('./setup/run-task.mjs').then(({ runTask }) => runTask(process.argv.slice(2)));
}
