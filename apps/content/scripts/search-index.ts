/**
 * Rebuilds the search index while the content server goes on answering: `npm run search:rebuild`. Needed only when
 * the index is in doubt; a server that starts completes what is missing by itself.
 */
import { rebuildIndex } from '../src/search/indexing/rebuild-index.ts';
import { openContent } from './open-content.ts';
import { runCommand } from './run-command.ts';

const BAR_WIDTH = 30;

function show(done: number, total: number): void {
  if (!process.stdout.isTTY) return;
  const filled = Math.round((BAR_WIDTH * done) / total);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  process.stdout.write(`\r${bar} ${done}/${total}`);
}

await runCommand('搜索索引没有重建', 'npm run search:rebuild', async () => {
  const payload = await openContent();
  const started = performance.now();
  const done = await rebuildIndex(payload, show);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${process.stdout.isTTY ? '\n' : ''}搜索索引已重建：${done} 条记录，${seconds} 秒`);
  await payload.destroy();
});
