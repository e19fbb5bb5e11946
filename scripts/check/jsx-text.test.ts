import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../settings.ts';
import { toolPath } from '../tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'yunxia-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lints each piece of JSX as a file of its own, all in one run. @returns how many faults each has */
const countFaults = (pieces: readonly string[]): number[] => {
  writeFileSync(
    join(folder, 'lint.json'),
    JSON.stringify({
      jsPlugins: [join(root, 'scripts/check/lint/jsx-text.ts')],
      categories: { correctness: 'off' },
      rules: { 'yunxia/jsx-text': 'error' },
    }),
  );
  for (const [at, piece] of pieces.entries())
    writeFileSync(join(folder, `piece-${at}.tsx`), `export const it = ${piece};\n`);
  const { stdout } = spawnSync(process.execPath, [toolPath('oxlint'), '-c', 'lint.json', '--format=json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  return pieces.map((_, at) => diagnostics.filter(({ filename }) => basename(filename) === `piece-${at}.tsx`).length);
};

describe('text in JSX: what a browser that translates would break', () => {
  test('text that changes, comes or goes beside other content is a fault', () => {
    const faults = [
      '<p>共{count}条</p>',
      '<p>{name}<b /></p>',
      "<p><b />{isBusy ? '正在加载' : '重新加载'}</p>",
      "<p>{title ? <b>{title}</b> : '没有'}<i /></p>",
      '<p>{parts.map(({ text, hit }) => (hit ? <mark>{text}</mark> : text))}</p>',
      '<p>{isOpen && <b />}条</p>',
      '<p>{isOpen ? <b /> : null} <i /></p>',
      '<>{name}</>',
      '<Fragment key={name}>{name}</Fragment>',
      '<Chip>{name}{count}</Chip>',
      '<Chip><b />名称</Chip>',
      '<button><Icon />{children}</button>',
    ];
    expect(countFaults(faults).map((count, at) => [faults[at], count > 0])).toEqual(faults.map((it) => [it, true]));
  });

  test('text alone in its element, fixed text among fixed elements, and parts of a page are none', () => {
    const good = [
      '<p>{`共${count}条`}</p>',
      "<p>{isBusy ? '正在加载' : '重新加载'}</p>",
      '<p><span>{name}</span><b /></p>',
      '<p>数据时间 <b>{time}</b>，以此为准</p>',
      '<p>全部{isOpen ? <b /> : null}</p>',
      '<ul>{rows.map((row) => <li key={row}>{row}</li>)}</ul>',
      '<Chip>{name}</Chip>',
      '<div><h2>{title}</h2>{children}</div>',
      '<div><b />{filter}</div>',
    ];
    expect(countFaults(good)).toEqual(good.map(() => 0));
  });
});
