import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`search_settings_intents_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`path\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search_settings_intents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_settings_intents_links_order_idx\` ON \`search_settings_intents_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`search_settings_intents_links_parent_id_idx\` ON \`search_settings_intents_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`search_settings_intents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`answer\` text NOT NULL,
  	\`steps\` text,
  	\`phrases\` text NOT NULL,
  	\`words\` text,
  	\`phone\` text,
  	\`shows\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_settings_intents_order_idx\` ON \`search_settings_intents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`search_settings_intents_parent_id_idx\` ON \`search_settings_intents\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`search_settings_intents_links\`;`)
  await db.run(sql`DROP TABLE \`search_settings_intents\`;`)
}
