/** The search index (decision 13). Its tables are none of a collection's, so this migration is written by hand. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`search_rows\` (
    \`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
    \`collection\` text NOT NULL,
    \`record\` integer NOT NULL,
    \`module\` text NOT NULL,
    \`page\` integer NOT NULL,
    \`published_at\` integer NOT NULL,
    \`year\` integer NOT NULL,
    \`version\` integer NOT NULL,
    \`title_key\` text NOT NULL
  );`);
  await db.run(sql`CREATE INDEX \`search_rows_record_idx\` ON \`search_rows\` (\`collection\`, \`record\`, \`version\`);`);
  await db.run(sql`CREATE INDEX \`search_rows_title_idx\` ON \`search_rows\` (\`title_key\`);`);
  await db.run(sql`CREATE TABLE \`search_texts\` (
    \`id\` integer PRIMARY KEY NOT NULL,
    \`title\` text NOT NULL,
    \`head\` text NOT NULL,
    \`body\` text NOT NULL
  );`);
  // Tokens come ready from our own analysis: this tokenizer only splits at spaces. The texts are not kept twice.
  await db.run(sql`CREATE VIRTUAL TABLE \`search_terms\` USING fts5(
    title, head, body, context, content='', contentless_delete=1,
    tokenize="ascii tokenchars '%#&@*_+$<=>^\`|~'"
  );`);
  await db.run(sql`CREATE TABLE \`media_pages\` (
    \`media\` integer NOT NULL,
    \`page\` integer NOT NULL,
    \`body\` text NOT NULL,
    PRIMARY KEY (\`media\`, \`page\`)
  ) WITHOUT ROWID;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of ['media_pages', 'search_terms', 'search_texts', 'search_rows']) {
    await db.run(sql.raw(`DROP TABLE \`${table}\`;`));
  }
}
