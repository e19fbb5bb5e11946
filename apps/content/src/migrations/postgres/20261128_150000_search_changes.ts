/**
 * What says that answers may differ from before: each statement that changes the search index leaves a row, in its own
 * transaction. Saves that run side by side do not wait for each other, as they would for one number that all raise.
 * By hand, as the index itself is (decision 13).
 */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "search_changes" ("id" bigserial PRIMARY KEY);
    CREATE FUNCTION "note_search_change"() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      own bigint;
    BEGIN
      INSERT INTO "search_changes" DEFAULT VALUES RETURNING "id" INTO own;
      -- Some hundred are kept; whoever comes by clears the rest away, and waits for nobody.
      IF own % 100 = 0 THEN
        DELETE FROM "search_changes" WHERE "id" IN (
          SELECT "id" FROM "search_changes" WHERE "id" < own - 200 FOR UPDATE SKIP LOCKED
        );
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER "search_rows_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_rows"
      FOR EACH STATEMENT EXECUTE FUNCTION "note_search_change"();
    CREATE INDEX "search_rows_published_idx" ON "search_rows" ("published_at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "search_rows_published_idx";
    DROP TRIGGER "search_rows_changed" ON "search_rows";
    DROP FUNCTION "note_search_change";
    DROP TABLE "search_changes";`);
}
