/** What is searched for, by day (decision 19). The table is none of a collection's, so this migration is written by hand. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "search_counts" (
      "day" text NOT NULL,
      "query" text NOT NULL,
      "asked" bigint NOT NULL,
      "empty" bigint NOT NULL,
      PRIMARY KEY ("day", "query")
    );`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "search_counts";`);
}
