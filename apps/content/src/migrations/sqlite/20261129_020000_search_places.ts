/**
 * The places and lines that outage notices name, one row each, in the form that a look-up compares (decision 26). By
 * hand, as the search index is: it is derived from the notices, and filled when the server starts.
 */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`search_places\` (
    \`notice\` integer NOT NULL,
    \`kind\` text NOT NULL,
    \`county\` text NOT NULL,
    \`town\` text NOT NULL,
    \`name\` text NOT NULL,
    \`county_title\` text NOT NULL,
    \`town_title\` text NOT NULL,
    \`title\` text NOT NULL,
    \`low\` integer,
    \`high\` integer,
    \`published_at\` integer NOT NULL,
    \`version\` integer NOT NULL
  );`);
  await db.run(sql`CREATE INDEX \`search_places_notice_idx\` ON \`search_places\` (\`notice\`);`);
  await db.run(
    sql`CREATE INDEX \`search_places_region_idx\` ON \`search_places\` (\`county\`, \`town\`, \`name\`, \`notice\`);`,
  );
  await db.run(sql`CREATE INDEX \`search_places_name_idx\` ON \`search_places\` (\`kind\`, \`name\`, \`notice\`);`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`search_places\`;`);
}
