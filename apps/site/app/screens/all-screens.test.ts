import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { toPlacesModule } from '../../scripts/screen-places.ts';
import * as table from './all-screens.ts';
import { everyScreen } from './screen-at.server.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
const contract = fileURLToPath(new URL('../../../../packages/contract/src/', import.meta.url));
const definitions = globSync('routes/*/*.screen.ts', { cwd: app }).map((path) => join(app, path));

/** What a module imports for its values; `import type` costs nothing, and `import()` waits for a loader. */
const importsOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?['"]([^'"]+)['"]/gm)].map(([, name = '']) => name);

/** Every module and package that a module brings along. */
const reachedFrom = (file: string, reached = new Set<string>()): Set<string> => {
  for (const name of importsOf(readFileSync(file, 'utf8'))) {
    const local = name.startsWith('.')
      ? join(dirname(file), name)
      : name.startsWith('@yunxia/contract/')
        ? `${join(contract, name.slice('@yunxia/contract/'.length))}.ts`
        : undefined;
    if (local === undefined) reached.add(name);
    else if (!reached.has(local)) {
      reached.add(local);
      if (!existsSync(local)) throw new Error(`${file}: no module ${name}`);
      reachedFrom(local, reached);
    }
  }
  return reached;
};

test.each(definitions.map((file) => [relative(app, file), file]))('%s brings value tables alone', (_, file) => {
  const reached = [...reachedFrom(file)];
  expect(reached.filter((name) => !name.startsWith('/'))).toEqual([]);
  expect(reached.filter((name) => !name.startsWith(contract) && !/\/screens\/|[.-]screen\.ts$/.test(name))).toEqual([]);
});

test('what it guards against is found', () => {
  expect([...reachedFrom(join(app, 'routes/news/load-news.ts'))]).toContain('zod/mini');
});

test('every definition is in the table, with a path of its own', async () => {
  const defined = await Promise.all(
    definitions.map(async (file) =>
      Object.values((await import(file)) as object).filter((one) => 'path' in Object(one)),
    ),
  );
  expect(
    defined
      .flat()
      .map(({ path }: { path: string }) => path)
      .toSorted(),
  ).toEqual(everyScreen.map(({ path }) => path).toSorted());
  expect(defined.every((screens) => screens.length === 1)).toBe(true);
});

test('the browser’s table has paths, titles and sections, and nothing of queries', () => {
  const text = toPlacesModule(table);
  for (const { path, title } of [table.home, ...table.sections.flatMap(({ screens }) => screens), ...table.pages])
    expect(text).toContain(`"path":"${path}","title":"${title}"`);
  expect(text).not.toMatch(/query|keyword|endpoint|request|load/);
});
