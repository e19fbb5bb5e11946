/**
 * What says that answers may differ from before: a number that each change of the search index raises, in its own
 * transaction. By hand, as the index itself is (decision 13).
 */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

const EVENTS = ['insert', 'update', 'delete'] as const;

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`search_changes\` (\`id\` integer PRIMARY KEY NOT NULL);`);
  for (const event of EVENTS) {
    await db.run(
      sql.raw(`CREATE TRIGGER \`search_rows_${event}\` AFTER ${event.toUpperCase()} ON \`search_rows\` BEGIN
        INSERT INTO \`search_changes\` VALUES (NULL);
        DELETE FROM \`search_changes\` WHERE \`id\` < (SELECT max(\`id\`) FROM \`search_changes\`);
      END;`),
    );
  }
  await db.run(sql`CREATE INDEX \`search_rows_published_idx\` ON \`search_rows\` (\`published_at\`);`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`search_rows_published_idx\`;`);
  for (const event of EVENTS) await db.run(sql.raw(`DROP TRIGGER \`search_rows_${event}\`;`));
  await db.run(sql`DROP TABLE \`search_changes\`;`);
}
