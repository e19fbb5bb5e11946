/** Says that search results may differ from before: each change of the index leaves a row, in its own transaction. */
import type { Tables } from './tables.ts';

/** SQLite has one writer: the newest row is enough. */
const sqliteTrigger = (event: 'insert' | 'update' | 'delete'): string =>
  `CREATE TRIGGER "search_rows_${event}" AFTER ${event.toUpperCase()} ON "search_rows" BEGIN
    INSERT INTO "search_changes" VALUES (NULL);
    DELETE FROM "search_changes" WHERE "id" < (SELECT max("id") FROM "search_changes");
  END`;

export const searchChanges: Tables = {
  sqlite: [
    `CREATE TABLE "search_changes" ("id" integer PRIMARY KEY NOT NULL)`,
    sqliteTrigger('insert'),
    sqliteTrigger('update'),
    sqliteTrigger('delete'),
  ],
  postgres: [
    `CREATE TABLE "search_changes" ("id" bigserial PRIMARY KEY)`,
    // Saves run side by side and do not wait for each other, as they would for one number that all of them raise.
    `CREATE FUNCTION "note_search_change"() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      own bigint;
    BEGIN
      INSERT INTO "search_changes" DEFAULT VALUES RETURNING "id" INTO own;
      -- About two hundred rows are kept. One statement in a hundred deletes the rest, without waiting for locks.
      IF own % 100 = 0 THEN
        DELETE FROM "search_changes" WHERE "id" IN (
          SELECT "id" FROM "search_changes" WHERE "id" < own - 200 FOR UPDATE SKIP LOCKED
        );
      END IF;
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER "search_rows_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_rows"
      FOR EACH STATEMENT EXECUTE FUNCTION "note_search_change"()`,
  ],
};
