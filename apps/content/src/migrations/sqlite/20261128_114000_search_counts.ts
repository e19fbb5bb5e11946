/** What is searched for, by day (decision 19). The table is none of a collection's, so this migration is written by hand. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`search_counts\` (
    \`day\` text NOT NULL,
    \`query\` text NOT NULL,
    \`asked\` integer NOT NULL,
    \`empty\` integer NOT NULL,
    PRIMARY KEY (\`day\`, \`query\`)
  ) WITHOUT ROWID;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`search_counts\`;`);
}
