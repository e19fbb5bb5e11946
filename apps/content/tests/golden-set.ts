/** Asks the golden queries of the sample content. */
import type { Payload } from 'payload';
import { corpusArticles, toNews } from '../scripts/search-corpus.ts';
import { answerQuery } from '../src/search/answer-query.ts';
import { toSearchRows, type PageText } from '../src/search/search-entry.ts';
import { searchSources, sourceOf } from '../src/search/search-sources.ts';
import { readTexts, replaceRows } from '../src/search/search-store.ts';
import type { PdfBlock, PdfDocument } from '../src/seed/pdf.ts';
import { sampleContent } from '../src/seed/sample-data.ts';
import { isSamplePdf } from '../src/seed/sample-references.ts';
import type { GoldenQuery } from './golden-queries.ts';

/** The day for which the sample is made and at which it is asked. */
const NOW = Date.parse('2026-11-28T08:00:00+08:00');
/** Hits that are looked through for the answer. */
const LISTED = 10;
/** Past the ids of the sample's news. */
const FIRST_OTHER = 1_000_000;
/** Characters on a page of a PDF. */
const PAGE_LENGTH = 900;

/** `module id` → `collection/key`. */
export type GoldenKeys = ReadonlyMap<string, string>;

export interface GoldenRank {
  query: string;
  /** Place of the first right answer, 0 when it is not among the first ten. */
  rank: number;
  /** Title of the first hit, "" when there was none. */
  first: string;
  corrected: string;
}

/**
 * Puts the public records of the sample into the index, with the texts of their PDFs, without writing records or files.
 * @param others invented articles (scripts/search-corpus.ts) that stand among them as news
 */
export async function fillGolden(payload: Payload, others = 0): Promise<GoldenKeys> {
  const keys = new Map<string, string>();
  const transactionID = (await payload.db.beginTransaction()) ?? '';
  const { records } = sampleContent(NOW);
  for (const collection of new Set(searchSources.map((source) => source.collection))) {
    for (const [index, { key, data }] of records[collection].entries()) {
      if (data['_status'] === 'draft' || data['withdrawn'] === true) continue;
      const id = index + 1;
      const source = sourceOf(collection, data['type']);
      const pages: PageText[] = [];
      const record = { ...(withFiles(data, pages) as typeof data), id };
      if (source) await replaceRows(payload, collection, id, toSearchRows(source, record, pages), { transactionID });
      keys.set(`${collection} ${id}`, `${collection}/${key}`);
    }
  }
  const news = sourceOf('news', 'important');
  for (const article of corpusArticles(others)) {
    if (news === undefined) break;
    const record = toNews({ ...article, id: FIRST_OTHER + article.id });
    await replaceRows(payload, 'news', record.id, toSearchRows(news, record, []), { transactionID });
  }
  await payload.db.commitTransaction(transactionID);
  return keys;
}

/** A record's data with each PDF as the upload that it becomes; the text of each is added to `pages`. */
function withFiles(value: unknown, pages: PageText[]): unknown {
  if (isSamplePdf(value)) {
    const texts = pagesOf(value.document);
    pages.push(...texts.map((text, at) => ({ page: at + 1, text })));
    return { originalName: `${value.document.title}.pdf` };
  }
  if (Array.isArray(value)) return value.map((item) => withFiles(item, pages));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withFiles(item, pages)]));
}

/** The text as it falls on pages, more or less. */
function pagesOf({ title, number = '', blocks }: PdfDocument): string[] {
  const pages = [`${title}\n${number}`];
  for (const block of blocks) {
    const text = linesOf(block).join('\n');
    const page = pages.at(-1) ?? '';
    if (block.kind === 'new-page' || page.length + text.length > PAGE_LENGTH) pages.push(text);
    else pages[pages.length - 1] = `${page}\n${text}`;
  }
  return pages;
}

function linesOf(block: PdfBlock): readonly string[] {
  if (block.kind === 'new-page') return [];
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [block.head, ...block.rows].map((cells) => cells.join(' '));
  return [block.text];
}

/** Asks each query, and says where its first right answer stands. */
export async function askGolden(
  payload: Payload,
  keys: GoldenKeys,
  queries: readonly GoldenQuery[],
): Promise<{ ranks: GoldenRank[]; meanReciprocalRank: number }> {
  const ranks: GoldenRank[] = [];
  for (const [query, ...answers] of queries) {
    const filter = { sort: 'relevance', limit: LISTED, offset: 0 } as const;
    const { found, corrected } = await answerQuery(payload, query, filter, NOW);
    const texts =
      found.hits.length > 0
        ? await readTexts(
            payload,
            found.hits.map(({ row }) => row),
          )
        : new Map();
    const listed = found.hits.map((hit) => {
      const collection = searchSources.find((source) => source.module === hit.module)?.collection ?? '';
      const text = texts.get(hit.row);
      const names = [text?.title ?? '', ...(text?.head ?? '').split('\n')];
      return { key: keys.get(`${collection} ${hit.id}`) ?? '', names };
    });
    const rank = 1 + listed.findIndex(({ key, names }) => answers.some((answer) => isAnswer(answer, key, names)));
    ranks.push({ query, rank, first: listed[0]?.names[0] ?? '', corrected });
  }
  const sum = ranks.reduce((total, { rank }) => total + (rank > 0 ? 1 / rank : 0), 0);
  return { ranks, meanReciprocalRank: sum / ranks.length };
}

/** `collection/key`, `collection~words of the title`, or `~words of the title or a number` of any collection. */
function isAnswer(answer: string, key: string, [title = '', ...names]: readonly string[]): boolean {
  const [collection = '', words] = answer.split('~');
  if (words === undefined) return key === answer;
  if (collection === '') return title.includes(words) || names.includes(words);
  return key.startsWith(`${collection}/`) && title.includes(words);
}
