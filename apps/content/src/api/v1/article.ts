/** News and Party-building articles: two collections of one form. */
import { and, ne, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { RelatedArticle } from '@yunxia/contract/news';
import { toAnswerHtml } from '../../rich-text/answer-html.ts';
import { lexicalToSummary } from '../../rich-text/plain-text.ts';
import { toAttachments, toImage, toImages, toVideo } from './answer-media.ts';
import { toChanges } from './answer-parts.ts';
import { toTime } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import type { DatabaseTable } from '../../records/database-table.ts';
import {
  findIds,
  findNeighbours,
  hasKeyword,
  isInYear,
  isPublic,
  newestFirst,
  type SortKey,
} from '../../records/public-query.ts';
import {
  countPublishedYears,
  findRecord,
  findRecordPage,
  findRecords,
  type ReadRecord,
} from '../../records/public-records.ts';
import { typedTable } from './shown.ts';
import { fillSummaries } from './summary.ts';

/** How many other articles an article offers at most. */
const RELATED_LIMIT = 5;

type ArticleSlug = 'news' | 'party-articles';
const itemFields = ['type', 'title', 'summary', 'cover', 'source', 'author', 'publishedAt', 'top'] as const;
const infoFields = [
  ...itemFields,
  ...(['subtitle', 'editor', 'reviewer', 'content', 'images', 'attachments', 'video', 'changes'] as const),
] as const;

type Item<Slug extends ArticleSlug> = ReadRecord<Slug, (typeof itemFields)[number]>;

interface ArticleFilter {
  type?: string | undefined;
  keyword?: string | undefined;
  year?: number | undefined;
  page: number;
  limit: number;
}

/** A page of articles: top ones first, then newest first. */
export async function findArticles<Slug extends ArticleSlug>(context: ApiContext, slug: Slug, filter: ArticleFilter) {
  const { table, ofType } = typedTable(context, slug, filter.type);
  const inAnyYear = hasKeyword(filter.keyword, [table.column('title'), table.column('summary')]);
  const [{ records, total }, years] = await Promise.all([
    findRecordPage(context, slug, itemFields, {
      type: filter.type,
      condition: and(isInYear(table.column('publishedAt'), filter.year), inAnyYear),
      order: topFirst(table),
      page: filter.page,
      limit: filter.limit,
    }),
    countPublishedYears(context, table, and(ofType, inAnyYear)),
  ]);
  await fillSummaries(context, slug, records);
  return { list: records.map(toItem<Slug>), total, years };
}

/** One article with its neighbours in its list, and others of its type. */
export async function readArticle<Slug extends ArticleSlug>(context: ApiContext, slug: Slug, id: number) {
  const record = await findRecord(context, slug, id, infoFields);
  const { table, ofType } = typedTable(context, slug, record.type);
  const sameType = and(isPublic(table, context.now), ofType);
  const [neighbours, related] = await Promise.all([
    findNeighbours(table, sameType, topFirst(table), id),
    findRelated(context, slug, table, and(sameType, ne(table.column('id'), id))),
  ]);
  return {
    info: {
      ...toItem<Slug>(record),
      summary: record.summary || lexicalToSummary(record.content),
      subtitle: record.subtitle ?? '',
      editor: record.editor ?? '',
      reviewer: record.reviewer ?? '',
      content: toAnswerHtml(record.content),
      images: toImages(record.images),
      attachments: toAttachments(record.attachments),
      video: toVideo(record.video),
      changes: toChanges(record.changes),
      ...neighbours,
      related,
    },
  };
}

async function findRelated(
  context: ApiContext,
  slug: ArticleSlug,
  table: DatabaseTable,
  condition: SQL | undefined,
): Promise<RelatedArticle[]> {
  const ids = await findIds(table, condition, newestFirst(table), { limit: RELATED_LIMIT });
  const records = await findRecords(context, slug, ids, ['title', 'publishedAt', 'cover']);
  return records.map((record) => ({
    id: record.id,
    title: record.title,
    publishedAt: toTime(record.publishedAt),
    cover: toImage(record.cover),
  }));
}

function topFirst(table: DatabaseTable): SortKey[] {
  return [{ by: table.column('top'), direction: 'desc' }, ...newestFirst(table)];
}

function toItem<Slug extends ArticleSlug>(record: Item<Slug>) {
  return {
    id: record.id,
    type: record.type,
    title: record.title,
    summary: record.summary ?? '',
    cover: toImage(record.cover),
    source: record.source ?? '',
    author: record.author ?? '',
    publishedAt: toTime(record.publishedAt),
    top: record.top === true,
  };
}
