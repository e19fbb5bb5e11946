/**
 * What others make of the same articles, for comparison: MiniSearch as it comes, MiniSearch over our pairs of
 * characters, and SQLite's own trigram tokenizer. They count, rank and list; facets, public access, pinyin and synonyms
 * they do not have. Only classes are asked that look for pieces of text.
 *
 *   node apps/content/scripts/search-rivals.ts minisearch|minisearch-pairs|trigram [--articles 20000] [--report <file>]
 */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import MiniSearch from 'minisearch';
import { analyse } from '../src/search/analysis/analysis.ts';
import { corpusArticles, queryClasses } from './search-corpus.ts';
import { tableOf } from './search-figures.ts';
import { measureClasses } from './search-measure.ts';

interface Rival {
  engine: string;
  megabytes: number;
  /** Ids of all that is found, the best first. */
  ask: (query: string) => number[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { articles: { type: 'string', default: '100000' }, report: { type: 'string' } },
});
const count = Number(values.articles);
const rivals: Readonly<Record<string, () => Rival>> = {
  minisearch: () => miniSearch('MiniSearch'),
  'minisearch-pairs': () => miniSearch('MiniSearch，我们的切分', analyse),
  trigram,
};
const folder = mkdtempSync(path.join(tmpdir(), 'search-rivals-'));
const build = rivals[positionals[0] ?? ''];
if (build === undefined) throw new Error(`one of: ${Object.keys(rivals).join(', ')}`);
const started = performance.now();
const { engine, megabytes, ask } = build();
const buildSeconds = (performance.now() - started) / 1000;
const classes = await measureClasses(
  queryClasses(count).filter(({ pieces }) => pieces !== undefined),
  (query) => Promise.resolve(ask(query).length),
  { ask: (query) => Promise.resolve(ask(query)), articles: () => corpusArticles(count) },
);
const measured = { engine, articles: count, buildSeconds, megabytes, classes };
console.log(tableOf([measured]));
if (values.report) writeFileSync(values.report, JSON.stringify(measured));
rmSync(folder, { recursive: true, force: true });

/** In memory, so its size is that of the heap. */
function miniSearch(name: string, tokenize?: (text: string) => string[]): Rival {
  const before = process.memoryUsage().heapUsed;
  const index = new MiniSearch({ fields: ['title', 'body'], ...(tokenize ? { tokenize } : {}) });
  for (const { id, title, body } of corpusArticles(count)) index.add({ id, title, body });
  return {
    engine: name,
    megabytes: (process.memoryUsage().heapUsed - before) / 1e6,
    ask: (query) =>
      index.search(query, { combineWith: 'AND', prefix: true, boost: { title: 8 } }).map(({ id }) => Number(id)),
  };
}

function trigram(): Rival {
  const file = path.join(folder, 'trigram.db');
  const database = new DatabaseSync(file);
  database.exec(`create virtual table articles using fts5(title, body, tokenize = 'trigram')`);
  const insert = database.prepare('insert into articles (rowid, title, body) values (?, ?, ?)');
  database.exec('begin');
  for (const { id, title, body } of corpusArticles(count)) insert.run(id, title, body);
  database.exec('commit');
  const select = database.prepare('select rowid from articles where articles match ? order by rank');
  return {
    engine: 'SQLite trigram',
    megabytes: statSync(file).size / 1e6,
    ask: (query) => {
      const words = query.startsWith('"') ? [query] : query.split(' ').map((word) => `"${word}"`);
      return select.all(words.join(' AND ')).map(({ rowid }) => Number(rowid));
    },
  };
}
