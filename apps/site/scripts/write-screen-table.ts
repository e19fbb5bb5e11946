/** Writes the table of screens into both READMEs; `--check` says whether it is what it would write. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withScreenTable } from './screen-table.ts';

const heads = {
  'README.md': ['path and definition', 'title', 'query', 'endpoint'],
  'README.zh-CN.md': ['地址与定义', '标题', '查询参数', '接口'],
};

for (const [name, head] of Object.entries(heads)) {
  const file = new URL(`../../../${name}`, import.meta.url);
  const shown = readFileSync(file, 'utf8');
  const wanted = await withScreenTable(shown, head);
  if (!process.argv.includes('--check')) writeFileSync(file, wanted);
  else if (shown !== wanted) {
    console.log(`${name}: the table of screens is old: node apps/site/scripts/write-screen-table.ts`);
    process.exitCode = 1;
  }
}
