/**
 * Rebuilds the search index while the content server goes on answering: `npm run search:rebuild`. Needed only when
 * the index is in doubt; a server that starts completes what is missing by itself.
 */
import { rebuildIndex } from '../src/search/indexing/rebuild-index.ts';
import { openContent } from './open-content.ts';
import { runCommand, showProgress } from './run-command.ts';

await runCommand(['搜索索引没有重建', 'The search index was not rebuilt'], 'npm run search:rebuild', async () => {
  const payload = await openContent();
  const started = performance.now();
  const done = await rebuildIndex(payload, showProgress);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `搜索索引已重建：${done} 条记录，${seconds} 秒\nThe search index is rebuilt: ${done} records, ${seconds} s`,
  );
  await payload.destroy();
});
