/**
 * Titles, numbers and names of the search index by themselves: to look for words there alone, everything that holds
 * them anywhere would be walked through. By hand, as the index itself is (decision 13).
 */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE VIRTUAL TABLE \`search_names\` USING fts5(
    title, head, content='', contentless_delete=1,
    tokenize="ascii tokenchars '%#&@*_+$<=>^\`|~'"
  );`);
  // What stands in the index already, read back from it: to analyse every record again would take an hour with 100,000.
  await db.run(sql`CREATE VIRTUAL TABLE \`search_words\` USING fts5vocab('search_terms', 'instance');`);
  await db.run(sql`INSERT INTO \`search_names\` (\`rowid\`, \`title\`, \`head\`)
    SELECT \`doc\`,
      coalesce(group_concat(CASE \`col\` WHEN 'title' THEN \`term\` END, ' '), ''),
      coalesce(group_concat(CASE \`col\` WHEN 'head' THEN \`term\` END, ' '), '')
    FROM (SELECT \`doc\`, \`col\`, \`term\` FROM \`search_words\` WHERE \`col\` IN ('title', 'head') ORDER BY \`doc\`, \`offset\`)
    GROUP BY \`doc\`;`);
  await db.run(sql`DROP TABLE \`search_words\`;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`search_names\`;`);
}
