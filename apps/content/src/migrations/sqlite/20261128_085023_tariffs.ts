import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`tariffs_tiers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`up_to\` numeric,
  	\`price\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tariffs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`tariffs_tiers_order_idx\` ON \`tariffs_tiers\` (\`_order\`);`);
  await db.run(sql`CREATE INDEX \`tariffs_tiers_parent_id_idx\` ON \`tariffs_tiers\` (\`_parent_id\`);`);
  await db.run(sql`CREATE TABLE \`tariffs_periods\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`hours\` text,
  	\`addition\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tariffs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`tariffs_periods_order_idx\` ON \`tariffs_periods\` (\`_order\`);`);
  await db.run(sql`CREATE INDEX \`tariffs_periods_parent_id_idx\` ON \`tariffs_periods\` (\`_parent_id\`);`);
  await db.run(sql`CREATE TABLE \`tariffs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`scope\` text,
  	\`cycle\` text DEFAULT 'monthly',
  	\`effective_on\` text,
  	\`basis\` text,
  	\`note\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`published_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `);
  await db.run(sql`CREATE INDEX \`tariffs_sort_idx\` ON \`tariffs\` (\`sort\`);`);
  await db.run(sql`CREATE INDEX \`tariffs_updated_at_idx\` ON \`tariffs\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`tariffs_created_at_idx\` ON \`tariffs\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`tariffs__status_idx\` ON \`tariffs\` (\`_status\`);`);
  await db.run(
    sql`CREATE INDEX \`_status_withdrawn_publishedAt_17_idx\` ON \`tariffs\` (\`_status\`,\`withdrawn\`,\`published_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`_tariffs_v_version_tiers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`up_to\` numeric,
  	\`price\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tariffs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`_tariffs_v_version_tiers_order_idx\` ON \`_tariffs_v_version_tiers\` (\`_order\`);`);
  await db.run(
    sql`CREATE INDEX \`_tariffs_v_version_tiers_parent_id_idx\` ON \`_tariffs_v_version_tiers\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_tariffs_v_version_periods\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`hours\` text,
  	\`addition\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tariffs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_tariffs_v_version_periods_order_idx\` ON \`_tariffs_v_version_periods\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_tariffs_v_version_periods_parent_id_idx\` ON \`_tariffs_v_version_periods\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_tariffs_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_scope\` text,
  	\`version_cycle\` text DEFAULT 'monthly',
  	\`version_effective_on\` text,
  	\`version_basis\` text,
  	\`version_note\` text,
  	\`version_sort\` numeric DEFAULT 0,
  	\`version_published_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tariffs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`_tariffs_v_parent_idx\` ON \`_tariffs_v\` (\`parent_id\`);`);
  await db.run(sql`CREATE INDEX \`_tariffs_v_version_version_sort_idx\` ON \`_tariffs_v\` (\`version_sort\`);`);
  await db.run(
    sql`CREATE INDEX \`_tariffs_v_version_version_updated_at_idx\` ON \`_tariffs_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_tariffs_v_version_version_created_at_idx\` ON \`_tariffs_v\` (\`version_created_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`_tariffs_v_version_version__status_idx\` ON \`_tariffs_v\` (\`version__status\`);`);
  await db.run(sql`CREATE INDEX \`_tariffs_v_created_at_idx\` ON \`_tariffs_v\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`_tariffs_v_updated_at_idx\` ON \`_tariffs_v\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`_tariffs_v_latest_idx\` ON \`_tariffs_v\` (\`latest\`);`);
  await db.run(
    sql`CREATE INDEX \`version__status_version_withdrawn_version_publishedAt_17_idx\` ON \`_tariffs_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`);`,
  );
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`tariffs_id\` integer REFERENCES tariffs(id);`);
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_tariffs_id_idx\` ON \`payload_locked_documents_rels\` (\`tariffs_id\`);`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`tariffs_tiers\`;`);
  await db.run(sql`DROP TABLE \`tariffs_periods\`;`);
  await db.run(sql`DROP TABLE \`tariffs\`;`);
  await db.run(sql`DROP TABLE \`_tariffs_v_version_tiers\`;`);
  await db.run(sql`DROP TABLE \`_tariffs_v_version_periods\`;`);
  await db.run(sql`DROP TABLE \`_tariffs_v\`;`);
  await db.run(sql`PRAGMA foreign_keys=OFF;`);
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`news_id\` integer,
  	\`party_articles_id\` integer,
  	\`social_reports_id\` integer,
  	\`notices_id\` integer,
  	\`outage_areas_id\` integer,
  	\`disclosures_id\` integer,
  	\`disclosure_types_id\` numeric,
  	\`purchases_id\` integer,
  	\`old_purchases_id\` integer,
  	\`recruits_id\` integer,
  	\`businesses_id\` integer,
  	\`companies_id\` integer,
  	\`company_pages_id\` integer,
  	\`strategies_id\` integer,
  	\`honors_id\` integer,
  	\`histories_id\` integer,
  	\`banners_id\` integer,
  	\`special_columns_id\` integer,
  	\`documents_id\` integer,
  	\`media_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`party_articles_id\`) REFERENCES \`party_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`social_reports_id\`) REFERENCES \`social_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notices_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`outage_areas_id\`) REFERENCES \`outage_areas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`disclosures_id\`) REFERENCES \`disclosures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`disclosure_types_id\`) REFERENCES \`disclosure_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`purchases_id\`) REFERENCES \`purchases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`old_purchases_id\`) REFERENCES \`old_purchases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`recruits_id\`) REFERENCES \`recruits\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`businesses_id\`) REFERENCES \`businesses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`companies_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`company_pages_id\`) REFERENCES \`company_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`strategies_id\`) REFERENCES \`strategies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`honors_id\`) REFERENCES \`honors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`histories_id\`) REFERENCES \`histories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banners_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`special_columns_id\`) REFERENCES \`special_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "news_id", "party_articles_id", "social_reports_id", "notices_id", "outage_areas_id", "disclosures_id", "disclosure_types_id", "purchases_id", "old_purchases_id", "recruits_id", "businesses_id", "companies_id", "company_pages_id", "strategies_id", "honors_id", "histories_id", "banners_id", "special_columns_id", "documents_id", "media_id", "users_id") SELECT "id", "order", "parent_id", "path", "news_id", "party_articles_id", "social_reports_id", "notices_id", "outage_areas_id", "disclosures_id", "disclosure_types_id", "purchases_id", "old_purchases_id", "recruits_id", "businesses_id", "companies_id", "company_pages_id", "strategies_id", "honors_id", "histories_id", "banners_id", "special_columns_id", "documents_id", "media_id", "users_id" FROM \`payload_locked_documents_rels\`;`,
  );
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`);
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`);
  await db.run(sql`PRAGMA foreign_keys=ON;`);
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_party_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`party_articles_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_social_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`social_reports_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`notices_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_outage_areas_id_idx\` ON \`payload_locked_documents_rels\` (\`outage_areas_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_disclosures_id_idx\` ON \`payload_locked_documents_rels\` (\`disclosures_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_disclosure_types_id_idx\` ON \`payload_locked_documents_rels\` (\`disclosure_types_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_purchases_id_idx\` ON \`payload_locked_documents_rels\` (\`purchases_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_old_purchases_id_idx\` ON \`payload_locked_documents_rels\` (\`old_purchases_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_recruits_id_idx\` ON \`payload_locked_documents_rels\` (\`recruits_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_businesses_id_idx\` ON \`payload_locked_documents_rels\` (\`businesses_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_companies_id_idx\` ON \`payload_locked_documents_rels\` (\`companies_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_company_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`company_pages_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_strategies_id_idx\` ON \`payload_locked_documents_rels\` (\`strategies_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_honors_id_idx\` ON \`payload_locked_documents_rels\` (\`honors_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_histories_id_idx\` ON \`payload_locked_documents_rels\` (\`histories_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_special_columns_id_idx\` ON \`payload_locked_documents_rels\` (\`special_columns_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`,
  );
}
