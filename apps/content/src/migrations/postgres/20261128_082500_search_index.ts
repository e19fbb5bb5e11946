/** The search index (decision 13). Its tables are none of a collection's, so this migration is written by hand. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "search_rows" (
      "id" bigserial PRIMARY KEY,
      "collection" text NOT NULL,
      "record" integer NOT NULL,
      "module" text NOT NULL,
      "page" integer NOT NULL,
      "published_at" bigint NOT NULL,
      "year" integer NOT NULL,
      "version" integer NOT NULL,
      "title_key" text NOT NULL,
      "names" tsvector NOT NULL,
      "terms" tsvector NOT NULL
    );
    CREATE INDEX "search_rows_record_idx" ON "search_rows" ("collection", "record", "version");
    CREATE INDEX "search_rows_title_idx" ON "search_rows" ("title_key");
    CREATE INDEX "search_rows_names_idx" ON "search_rows" USING gin ("names");
    CREATE INDEX "search_rows_terms_idx" ON "search_rows" USING gin ("terms");
    CREATE TABLE "search_texts" (
      "id" bigint PRIMARY KEY,
      "title" text NOT NULL,
      "head" text NOT NULL,
      "body" text NOT NULL
    );
    CREATE TABLE "media_pages" (
      "media" integer NOT NULL,
      "page" integer NOT NULL,
      "body" text NOT NULL,
      PRIMARY KEY ("media", "page")
    );`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "media_pages"; DROP TABLE "search_texts"; DROP TABLE "search_rows";`);
}
