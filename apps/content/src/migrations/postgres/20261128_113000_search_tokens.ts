/**
 * The search index without positions (decision 13): rows narrow enough to count many of them, phrases looked for in a
 * text beside the tokens. What was indexed is indexed anew when the server starts.
 */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    TRUNCATE "search_rows", "search_texts";
    ALTER TABLE "search_rows"
      ADD COLUMN "own" tsvector,
      ADD COLUMN "plain" text NOT NULL,
      ALTER COLUMN "names" SET STORAGE EXTERNAL,
      ALTER COLUMN "terms" SET STORAGE EXTERNAL,
      ALTER COLUMN "own" SET STORAGE EXTERNAL,
      ALTER COLUMN "plain" SET STORAGE EXTERNAL;
    ALTER TABLE "search_rows" SET (toast_tuple_target = 128);
    ALTER INDEX "search_rows_names_idx" SET (gin_pending_list_limit = 128);
    ALTER INDEX "search_rows_terms_idx" SET (gin_pending_list_limit = 128);`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    TRUNCATE "search_rows", "search_texts";
    ALTER INDEX "search_rows_terms_idx" RESET (gin_pending_list_limit);
    ALTER INDEX "search_rows_names_idx" RESET (gin_pending_list_limit);
    ALTER TABLE "search_rows" RESET (toast_tuple_target);
    ALTER TABLE "search_rows"
      DROP COLUMN "own",
      DROP COLUMN "plain",
      ALTER COLUMN "names" SET STORAGE EXTENDED,
      ALTER COLUMN "terms" SET STORAGE EXTENDED;`);
}
