/** The search index (decision 13): a row for each record or page of a PDF, its texts, and the tokens of our own analysis. */
import type { Tables } from './tables.ts';

/** Tokens come ready from our own analysis: this tokenizer only splits at spaces. The texts are not stored twice. */
const FTS5_OPTIONS = `content='', contentless_delete=1, tokenize="ascii tokenchars '%#&@*_+$<=>^\`|~'"`;

export const searchIndex: Tables = {
  sqlite: [
    `CREATE TABLE "search_rows" (
      "id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
      "collection" text NOT NULL,
      "record" integer NOT NULL,
      "module" text NOT NULL,
      "page" integer NOT NULL,
      "published_at" integer NOT NULL,
      "withdraw_at" integer NOT NULL,
      "year" integer NOT NULL,
      "version" integer NOT NULL,
      "title_key" text NOT NULL
    )`,
    `CREATE INDEX "search_rows_record_idx" ON "search_rows" ("collection", "record", "version")`,
    `CREATE INDEX "search_rows_title_idx" ON "search_rows" ("title_key")`,
    `CREATE TABLE "search_texts" (
      "id" integer PRIMARY KEY NOT NULL,
      "title" text NOT NULL,
      "head" text NOT NULL,
      "body" text NOT NULL
    )`,
    `CREATE VIRTUAL TABLE "search_terms" USING fts5(title, head, body, context, ${FTS5_OPTIONS})`,
    `CREATE TABLE "media_pages" (
      "media" integer NOT NULL,
      "page" integer NOT NULL,
      "body" text NOT NULL,
      PRIMARY KEY ("media", "page")
    ) WITHOUT ROWID`,
  ],
  postgres: [
    `CREATE TABLE "search_rows" (
      "id" bigserial PRIMARY KEY,
      "collection" text NOT NULL,
      "record" integer NOT NULL,
      "module" text NOT NULL,
      "page" integer NOT NULL,
      "published_at" bigint NOT NULL,
      "withdraw_at" bigint NOT NULL,
      "year" integer NOT NULL,
      "version" integer NOT NULL,
      "title_key" text NOT NULL,
      "names" tsvector NOT NULL,
      "terms" tsvector NOT NULL
    )`,
    `CREATE INDEX "search_rows_record_idx" ON "search_rows" ("collection", "record", "version")`,
    `CREATE INDEX "search_rows_title_idx" ON "search_rows" ("title_key")`,
    `CREATE TABLE "search_texts" (
      "id" bigint PRIMARY KEY,
      "title" text NOT NULL,
      "head" text NOT NULL,
      "body" text NOT NULL
    )`,
    // A search visits every row that it finds: the rows are narrow, with the tokens uncompressed beside them.
    `ALTER TABLE "search_rows"
      ALTER COLUMN "names" SET STORAGE EXTERNAL,
      ALTER COLUMN "terms" SET STORAGE EXTERNAL,
      SET (toast_tuple_target = 128)`,
    `CREATE INDEX "search_rows_names_idx" ON "search_rows" USING gin ("names") WITH (gin_pending_list_limit = 128)`,
    `CREATE INDEX "search_rows_terms_idx" ON "search_rows" USING gin ("terms") WITH (gin_pending_list_limit = 128)`,
    `CREATE TABLE "media_pages" (
      "media" integer NOT NULL,
      "page" integer NOT NULL,
      "body" text NOT NULL,
      PRIMARY KEY ("media", "page")
    )`,
  ],
};
