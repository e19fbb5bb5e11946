/**
 * The lexemes of the search index in tables of their own (decision 13): a search visits every row that it finds, and
 * 180 narrow ones lie on a page. The text in which phrases are looked for is beside the names, for it is seldom read.
 * What was indexed is indexed anew when the server starts.
 */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    TRUNCATE "search_rows", "search_texts";
    -- Into a database that holds nothing another one can be moved.
    TRUNCATE "search_changes";
    ALTER TABLE "search_rows"
      DROP COLUMN "names",
      DROP COLUMN "terms",
      DROP COLUMN "own",
      DROP COLUMN "plain";
    ALTER TABLE "search_rows" RESET (toast_tuple_target);
    CREATE TABLE "search_terms" (
      "id" integer PRIMARY KEY REFERENCES "search_rows" ON DELETE CASCADE,
      "terms" tsvector NOT NULL,
      "own" tsvector
    );
    CREATE TABLE "search_names" (
      "id" integer PRIMARY KEY REFERENCES "search_rows" ON DELETE CASCADE,
      "names" tsvector NOT NULL,
      "plain" text NOT NULL
    );
    ALTER TABLE "search_terms"
      ALTER COLUMN "terms" SET STORAGE EXTERNAL,
      ALTER COLUMN "own" SET STORAGE EXTERNAL,
      SET (toast_tuple_target = 128);
    ALTER TABLE "search_names"
      ALTER COLUMN "names" SET STORAGE EXTERNAL,
      ALTER COLUMN "plain" SET STORAGE EXTERNAL,
      SET (toast_tuple_target = 128);
    CREATE INDEX "search_terms_terms_idx" ON "search_terms" USING gin ("terms") WITH (gin_pending_list_limit = 128);
    CREATE INDEX "search_names_names_idx" ON "search_names" USING gin ("names") WITH (gin_pending_list_limit = 128);`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    TRUNCATE "search_rows", "search_texts", "search_terms", "search_names";
    DROP TABLE "search_names";
    DROP TABLE "search_terms";
    ALTER TABLE "search_rows" SET (toast_tuple_target = 128);
    ALTER TABLE "search_rows"
      ADD COLUMN "names" tsvector NOT NULL,
      ADD COLUMN "terms" tsvector NOT NULL,
      ADD COLUMN "own" tsvector,
      ADD COLUMN "plain" text NOT NULL,
      ALTER COLUMN "names" SET STORAGE EXTERNAL,
      ALTER COLUMN "terms" SET STORAGE EXTERNAL,
      ALTER COLUMN "own" SET STORAGE EXTERNAL,
      ALTER COLUMN "plain" SET STORAGE EXTERNAL;
    CREATE INDEX "search_rows_names_idx" ON "search_rows" USING gin ("names") WITH (gin_pending_list_limit = 128);
    CREATE INDEX "search_rows_terms_idx" ON "search_rows" USING gin ("terms") WITH (gin_pending_list_limit = 128);`);
}
