/** Fills a database with the sample's public records, as the golden queries need it: without drawing files. */
import type { CollectionSlug, Payload } from 'payload';
import { corpusArticles, toNews } from '../scripts/search-corpus.ts';
import { toSearchRows } from '../src/search/indexing/search-entry.ts';
import { isSearched, sourceOf } from '../src/search/indexing/search-sources.ts';
import { replacePages, replaceRows } from '../src/search/indexing/search-store.ts';
import type { PdfBlock, PdfDocument } from '../src/seed/pdf.ts';
import { sampleCollections, sampleContent } from '../src/seed/sample-data.ts';
import { isSamplePdf, type SampleImage, type SamplePdf } from '../src/seed/sample-references.ts';
import { fileKey, referredFiles, resolveReferences } from '../src/seed/upload-files.ts';

/** The instant for which the sample is made and at which it is asked: a Saturday morning. */
export const GOLDEN_NOW = Date.parse('2026-11-28T08:00:00+08:00');

/** Past the ids of the sample's news. */
const FIRST_OTHER = 1_000_000;
/** Characters on a page of a PDF. */
const PAGE_LENGTH = 900;

/** `collection id` → `collection/key`. */
export type GoldenKeys = ReadonlyMap<string, string>;

/** Writes the public records of the sample made for `now` (epoch ms) and the texts of their PDFs. Files are rows without content. */
export async function fillGolden(payload: Payload, now = GOLDEN_NOW): Promise<GoldenKeys> {
  const content = sampleContent(now);
  const keys = new Map<string, string>();
  const ids = new Map<string, number>();
  const transactionID = (await payload.db.beginTransaction()) ?? '';
  const request = { transactionID };
  for (const file of referredFiles(content)) {
    const id = await createFile(payload, file, request);
    ids.set(`file ${fileKey(file)}`, id);
    const pages = isSamplePdf(file) ? pagesOf(file.document) : [];
    await replacePages(
      payload,
      id,
      pages.map((text, at) => ({ page: at + 1, text })),
      request,
    );
  }
  const idOf = (kind: string, key: string): number => ids.get(`${kind} ${key}`) ?? 0;
  for (const collection of sampleCollections) {
    for (const { key, data } of content.records[collection]) {
      if (isSearched(collection) && (data['_status'] === 'draft' || data['withdrawn'] === true)) continue;
      const id = await createRecord(payload, collection, resolveReferences(data, idOf) as object, request);
      ids.set(`record ${collection}/${key}`, id);
      keys.set(`${collection} ${id}`, `${collection}/${key}`);
    }
  }
  const siteInfo = resolveReferences(content.siteInfo, idOf) as never;
  await payload.updateGlobal({ slug: 'site-info', data: siteInfo, depth: 0, req: request });
  await payload.db.commitTransaction(transactionID);
  return keys;
}

/** Puts invented articles (scripts/search-corpus.ts) among the sample's news, in the index alone. */
export async function addOthers(payload: Payload, count: number): Promise<void> {
  const news = sourceOf('news', 'important');
  if (news === undefined) return;
  const transactionID = (await payload.db.beginTransaction()) ?? '';
  for (const article of corpusArticles(count)) {
    const record = toNews({ ...article, id: FIRST_OTHER + article.id });
    await replaceRows(payload, 'news', record.id, toSearchRows(news, record, []), { transactionID });
  }
  await payload.db.commitTransaction(transactionID);
}

type Transaction = { transactionID: string | number };

async function createRecord(
  payload: Payload,
  collection: CollectionSlug,
  data: object,
  req: Transaction,
): Promise<number> {
  const record = await payload.create({ collection, data: data as never, depth: 0, req });
  return Number(record.id);
}

/** A row of the media library as an upload would make it; past the hooks, which want a file. */
async function createFile(payload: Payload, file: SampleImage | SamplePdf, req: Transaction): Promise<number> {
  const isPdf = isSamplePdf(file);
  const name = fileKey(file).replaceAll(/[^a-z0-9]+/gi, '-');
  const record = await payload.db.create({
    collection: 'media',
    data: {
      alt: isPdf ? '' : '图片',
      originalName: isPdf ? `${file.document.title}.pdf` : `${name}.webp`,
      filename: `${Buffer.from(fileKey(file)).toString('hex').slice(0, 60)}.${isPdf ? 'pdf' : 'webp'}`,
      mimeType: isPdf ? 'application/pdf' : 'image/webp',
      filesize: 1000,
      ...(isPdf ? { pages: pagesOf(file.document).length } : { width: 1600, height: 900 }),
    },
    req: req as never,
  });
  return Number((record as { id: number }).id);
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
