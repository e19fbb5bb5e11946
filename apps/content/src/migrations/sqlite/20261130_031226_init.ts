import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`news_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`name\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_attachments_order_idx\` ON \`news_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`news_attachments_parent_id_idx\` ON \`news_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_attachments_file_idx\` ON \`news_attachments\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`news_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`at\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_changes_order_idx\` ON \`news_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`news_changes_parent_id_idx\` ON \`news_changes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`subtitle\` text,
  	\`summary\` text,
  	\`content\` text,
  	\`cover_id\` integer,
  	\`video_file_id\` integer,
  	\`video_poster_id\` integer,
  	\`video_captions_id\` integer,
  	\`source\` text,
  	\`author\` text,
  	\`editor\` text,
  	\`reviewer\` text,
  	\`type\` text,
  	\`top\` integer DEFAULT false,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_captions_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_cover_idx\` ON \`news\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`news_video_video_file_idx\` ON \`news\` (\`video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`news_video_video_poster_idx\` ON \`news\` (\`video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`news_video_video_captions_idx\` ON \`news\` (\`video_captions_id\`);`)
  await db.run(sql`CREATE INDEX \`news_type_idx\` ON \`news\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`news_top_idx\` ON \`news\` (\`top\`);`)
  await db.run(sql`CREATE INDEX \`news_review_stage_idx\` ON \`news\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news_deleted_at_idx\` ON \`news\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_idx\` ON \`news\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`type__status_withdrawn_top_publishedAt_withdrawAt_idx\` ON \`news\` (\`type\`,\`_status\`,\`withdrawn\`,\`top\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`type__status_withdrawn_publishedAt_withdrawAt_idx\` ON \`news\` (\`type\`,\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_top_publishedAt_withdrawAt_idx\` ON \`news\` (\`_status\`,\`withdrawn\`,\`top\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`news_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_rels_order_idx\` ON \`news_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_parent_idx\` ON \`news_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_path_idx\` ON \`news_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_media_id_idx\` ON \`news_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_version_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`file_id\` integer,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_version_attachments_order_idx\` ON \`_news_v_version_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_attachments_parent_id_idx\` ON \`_news_v_version_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_attachments_file_idx\` ON \`_news_v_version_attachments\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_version_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`at\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_version_changes_order_idx\` ON \`_news_v_version_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_changes_parent_id_idx\` ON \`_news_v_version_changes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_summary\` text,
  	\`version_content\` text,
  	\`version_cover_id\` integer,
  	\`version_video_file_id\` integer,
  	\`version_video_poster_id\` integer,
  	\`version_video_captions_id\` integer,
  	\`version_source\` text,
  	\`version_author\` text,
  	\`version_editor\` text,
  	\`version_reviewer\` text,
  	\`version_type\` text,
  	\`version_top\` integer DEFAULT false,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_captions_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_cover_idx\` ON \`_news_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_video_version_video_file_idx\` ON \`_news_v\` (\`version_video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_video_version_video_poster_idx\` ON \`_news_v\` (\`version_video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_video_version_video_captions_idx\` ON \`_news_v\` (\`version_video_captions_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_type_idx\` ON \`_news_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_top_idx\` ON \`_news_v\` (\`version_top\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_review_stage_idx\` ON \`_news_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_deleted_at_idx\` ON \`_news_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`_news_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`_news_v\` (\`version_type\`,\`version__status\`,\`version_withdrawn\`,\`version_top\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`_news_v\` (\`version_type\`,\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_3_idx\` ON \`_news_v\` (\`version__status\`,\`version_withdrawn\`,\`version_top\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_rels_order_idx\` ON \`_news_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_parent_idx\` ON \`_news_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_path_idx\` ON \`_news_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_media_id_idx\` ON \`_news_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`party_articles_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`name\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`party_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`party_articles_attachments_order_idx\` ON \`party_articles_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`party_articles_attachments_parent_id_idx\` ON \`party_articles_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`party_articles_attachments_file_idx\` ON \`party_articles_attachments\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`party_articles_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`at\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`party_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`party_articles_changes_order_idx\` ON \`party_articles_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`party_articles_changes_parent_id_idx\` ON \`party_articles_changes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`party_articles\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`subtitle\` text,
  	\`summary\` text,
  	\`content\` text,
  	\`cover_id\` integer,
  	\`video_file_id\` integer,
  	\`video_poster_id\` integer,
  	\`video_captions_id\` integer,
  	\`source\` text,
  	\`author\` text,
  	\`editor\` text,
  	\`reviewer\` text,
  	\`type\` text,
  	\`top\` integer DEFAULT false,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_captions_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`party_articles_cover_idx\` ON \`party_articles\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`party_articles_video_video_file_idx\` ON \`party_articles\` (\`video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`party_articles_video_video_poster_idx\` ON \`party_articles\` (\`video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`party_articles_video_video_captions_idx\` ON \`party_articles\` (\`video_captions_id\`);`)
  await db.run(sql`CREATE INDEX \`party_articles_type_idx\` ON \`party_articles\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`party_articles_top_idx\` ON \`party_articles\` (\`top\`);`)
  await db.run(sql`CREATE INDEX \`party_articles_review_stage_idx\` ON \`party_articles\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`party_articles_updated_at_idx\` ON \`party_articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`party_articles_created_at_idx\` ON \`party_articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`party_articles_deleted_at_idx\` ON \`party_articles\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`party_articles__status_idx\` ON \`party_articles\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_1_idx\` ON \`party_articles\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`type__status_withdrawn_top_publishedAt_withdrawAt_1_idx\` ON \`party_articles\` (\`type\`,\`_status\`,\`withdrawn\`,\`top\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`type__status_withdrawn_publishedAt_withdrawAt_1_idx\` ON \`party_articles\` (\`type\`,\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_top_publishedAt_withdrawAt_1_idx\` ON \`party_articles\` (\`_status\`,\`withdrawn\`,\`top\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`party_articles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`party_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`party_articles_rels_order_idx\` ON \`party_articles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`party_articles_rels_parent_idx\` ON \`party_articles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`party_articles_rels_path_idx\` ON \`party_articles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`party_articles_rels_media_id_idx\` ON \`party_articles_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_party_articles_v_version_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`file_id\` integer,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_party_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_party_articles_v_version_attachments_order_idx\` ON \`_party_articles_v_version_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_version_attachments_parent_id_idx\` ON \`_party_articles_v_version_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_version_attachments_file_idx\` ON \`_party_articles_v_version_attachments\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_party_articles_v_version_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`at\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_party_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_party_articles_v_version_changes_order_idx\` ON \`_party_articles_v_version_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_version_changes_parent_id_idx\` ON \`_party_articles_v_version_changes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_party_articles_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_summary\` text,
  	\`version_content\` text,
  	\`version_cover_id\` integer,
  	\`version_video_file_id\` integer,
  	\`version_video_poster_id\` integer,
  	\`version_video_captions_id\` integer,
  	\`version_source\` text,
  	\`version_author\` text,
  	\`version_editor\` text,
  	\`version_reviewer\` text,
  	\`version_type\` text,
  	\`version_top\` integer DEFAULT false,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`party_articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_captions_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_party_articles_v_parent_idx\` ON \`_party_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_version_version_cover_idx\` ON \`_party_articles_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_version_video_version_video_file_idx\` ON \`_party_articles_v\` (\`version_video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_version_video_version_video_poster_idx\` ON \`_party_articles_v\` (\`version_video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_version_video_version_video_captions_idx\` ON \`_party_articles_v\` (\`version_video_captions_id\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_version_version_type_idx\` ON \`_party_articles_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_version_version_top_idx\` ON \`_party_articles_v\` (\`version_top\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_version_version_review_stage_idx\` ON \`_party_articles_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_version_version_updated_at_idx\` ON \`_party_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_version_version_created_at_idx\` ON \`_party_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_version_version_deleted_at_idx\` ON \`_party_articles_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_version_version__status_idx\` ON \`_party_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_created_at_idx\` ON \`_party_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_updated_at_idx\` ON \`_party_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_latest_idx\` ON \`_party_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_4_idx\` ON \`_party_articles_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_5_idx\` ON \`_party_articles_v\` (\`version_type\`,\`version__status\`,\`version_withdrawn\`,\`version_top\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_6_idx\` ON \`_party_articles_v\` (\`version_type\`,\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_7_idx\` ON \`_party_articles_v\` (\`version__status\`,\`version_withdrawn\`,\`version_top\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_party_articles_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_party_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_party_articles_v_rels_order_idx\` ON \`_party_articles_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_rels_parent_idx\` ON \`_party_articles_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_rels_path_idx\` ON \`_party_articles_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_party_articles_v_rels_media_id_idx\` ON \`_party_articles_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`social_reports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`type\` text,
  	\`year\` numeric,
  	\`title\` text,
  	\`cover_id\` integer,
  	\`summary\` text,
  	\`pdf_id\` integer,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`social_reports_type_idx\` ON \`social_reports\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`social_reports_year_idx\` ON \`social_reports\` (\`year\`);`)
  await db.run(sql`CREATE INDEX \`social_reports_cover_idx\` ON \`social_reports\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`social_reports_pdf_idx\` ON \`social_reports\` (\`pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`social_reports_review_stage_idx\` ON \`social_reports\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`social_reports_updated_at_idx\` ON \`social_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`social_reports_created_at_idx\` ON \`social_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`social_reports_deleted_at_idx\` ON \`social_reports\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`social_reports__status_idx\` ON \`social_reports\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_2_idx\` ON \`social_reports\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`type__status_withdrawn_publishedAt_withdrawAt_2_idx\` ON \`social_reports\` (\`type\`,\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_social_reports_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_type\` text,
  	\`version_year\` numeric,
  	\`version_title\` text,
  	\`version_cover_id\` integer,
  	\`version_summary\` text,
  	\`version_pdf_id\` integer,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`social_reports\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_reports_v_parent_idx\` ON \`_social_reports_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_social_reports_v_version_version_type_idx\` ON \`_social_reports_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_social_reports_v_version_version_year_idx\` ON \`_social_reports_v\` (\`version_year\`);`)
  await db.run(sql`CREATE INDEX \`_social_reports_v_version_version_cover_idx\` ON \`_social_reports_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_social_reports_v_version_version_pdf_idx\` ON \`_social_reports_v\` (\`version_pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`_social_reports_v_version_version_review_stage_idx\` ON \`_social_reports_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_social_reports_v_version_version_updated_at_idx\` ON \`_social_reports_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_reports_v_version_version_created_at_idx\` ON \`_social_reports_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_reports_v_version_version_deleted_at_idx\` ON \`_social_reports_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_reports_v_version_version__status_idx\` ON \`_social_reports_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_social_reports_v_created_at_idx\` ON \`_social_reports_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_reports_v_updated_at_idx\` ON \`_social_reports_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_reports_v_latest_idx\` ON \`_social_reports_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_8_idx\` ON \`_social_reports_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_9_idx\` ON \`_social_reports_v\` (\`version_type\`,\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`notices_regions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`county\` text,
  	\`town\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_regions_order_idx\` ON \`notices_regions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`notices_regions_parent_id_idx\` ON \`notices_regions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_regions_county_idx\` ON \`notices_regions\` (\`county\`);`)
  await db.run(sql`CREATE TABLE \`notices_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`name\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_attachments_order_idx\` ON \`notices_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`notices_attachments_parent_id_idx\` ON \`notices_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_attachments_file_idx\` ON \`notices_attachments\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`notices_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`at\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_changes_order_idx\` ON \`notices_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`notices_changes_parent_id_idx\` ON \`notices_changes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`type\` text,
  	\`place_index\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`import_id\` text,
  	\`confirmed_flags\` text,
  	\`kind\` text,
  	\`start_at\` text,
  	\`end_at\` text,
  	\`expected_restore_at\` text,
  	\`reason\` text,
  	\`unit\` text,
  	\`phone\` text,
  	\`approved_by\` text,
  	\`scope\` text,
  	\`override\` text,
  	\`restored_at\` text,
  	\`previous_start_at\` text,
  	\`previous_end_at\` text,
  	\`lead_days\` numeric,
  	\`title\` text,
  	\`number\` text,
  	\`category\` text,
  	\`summary\` text,
  	\`content\` text,
  	\`filing\` text,
  	\`exchange_published_at\` text,
  	\`corrects_id\` integer,
  	\`place\` text,
  	\`join_url\` text,
  	\`record_on\` text,
  	\`is_cancelled\` integer DEFAULT false,
  	\`pdf_id\` integer,
  	\`origin_url\` text,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`corrects_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_type_idx\` ON \`notices\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`notices_import_id_idx\` ON \`notices\` (\`import_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_kind_idx\` ON \`notices\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`notices_start_at_idx\` ON \`notices\` (\`start_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_end_at_idx\` ON \`notices\` (\`end_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_number_idx\` ON \`notices\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`notices_category_idx\` ON \`notices\` (\`category\`);`)
  await db.run(sql`CREATE INDEX \`notices_filing_idx\` ON \`notices\` (\`filing\`);`)
  await db.run(sql`CREATE INDEX \`notices_corrects_idx\` ON \`notices\` (\`corrects_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_pdf_idx\` ON \`notices\` (\`pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_review_stage_idx\` ON \`notices\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`notices_updated_at_idx\` ON \`notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_created_at_idx\` ON \`notices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_deleted_at_idx\` ON \`notices\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`notices__status_idx\` ON \`notices\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_3_idx\` ON \`notices\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_10_idx\` ON \`notices\` (\`type\`,\`_status\`,\`withdrawn\`,\`published_at\`,\`start_at\`,\`end_at\`,\`expected_restore_at\`,\`restored_at\`,\`previous_start_at\`,\`override\`,\`kind\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`type__status_withdrawn_startAt_withdrawAt_idx\` ON \`notices\` (\`type\`,\`_status\`,\`withdrawn\`,\`start_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`notices_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_texts_order_parent\` ON \`notices_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_texts_parent_idx\` ON \`notices_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_version_regions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`county\` text,
  	\`town\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_version_regions_order_idx\` ON \`_notices_v_version_regions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_regions_parent_id_idx\` ON \`_notices_v_version_regions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_regions_county_idx\` ON \`_notices_v_version_regions\` (\`county\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_version_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`file_id\` integer,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_version_attachments_order_idx\` ON \`_notices_v_version_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_attachments_parent_id_idx\` ON \`_notices_v_version_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_attachments_file_idx\` ON \`_notices_v_version_attachments\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_version_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`at\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_version_changes_order_idx\` ON \`_notices_v_version_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_changes_parent_id_idx\` ON \`_notices_v_version_changes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_type\` text,
  	\`version_place_index\` text,
  	\`version_revision\` numeric DEFAULT 0,
  	\`version_import_id\` text,
  	\`version_confirmed_flags\` text,
  	\`version_kind\` text,
  	\`version_start_at\` text,
  	\`version_end_at\` text,
  	\`version_expected_restore_at\` text,
  	\`version_reason\` text,
  	\`version_unit\` text,
  	\`version_phone\` text,
  	\`version_approved_by\` text,
  	\`version_scope\` text,
  	\`version_override\` text,
  	\`version_restored_at\` text,
  	\`version_previous_start_at\` text,
  	\`version_previous_end_at\` text,
  	\`version_lead_days\` numeric,
  	\`version_title\` text,
  	\`version_number\` text,
  	\`version_category\` text,
  	\`version_summary\` text,
  	\`version_content\` text,
  	\`version_filing\` text,
  	\`version_exchange_published_at\` text,
  	\`version_corrects_id\` integer,
  	\`version_place\` text,
  	\`version_join_url\` text,
  	\`version_record_on\` text,
  	\`version_is_cancelled\` integer DEFAULT false,
  	\`version_pdf_id\` integer,
  	\`version_origin_url\` text,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_corrects_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_parent_idx\` ON \`_notices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_type_idx\` ON \`_notices_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_import_id_idx\` ON \`_notices_v\` (\`version_import_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_kind_idx\` ON \`_notices_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_start_at_idx\` ON \`_notices_v\` (\`version_start_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_end_at_idx\` ON \`_notices_v\` (\`version_end_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_number_idx\` ON \`_notices_v\` (\`version_number\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_category_idx\` ON \`_notices_v\` (\`version_category\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_filing_idx\` ON \`_notices_v\` (\`version_filing\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_corrects_idx\` ON \`_notices_v\` (\`version_corrects_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_pdf_idx\` ON \`_notices_v\` (\`version_pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_review_stage_idx\` ON \`_notices_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_updated_at_idx\` ON \`_notices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_created_at_idx\` ON \`_notices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_deleted_at_idx\` ON \`_notices_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version__status_idx\` ON \`_notices_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_created_at_idx\` ON \`_notices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_updated_at_idx\` ON \`_notices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_latest_idx\` ON \`_notices_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_11_idx\` ON \`_notices_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_12_idx\` ON \`_notices_v\` (\`version_type\`,\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_start_at\`,\`version_end_at\`,\`version_expected_restore_at\`,\`version_restored_at\`,\`version_previous_start_at\`,\`version_override\`,\`version_kind\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_13_idx\` ON \`_notices_v\` (\`version_type\`,\`version__status\`,\`version_withdrawn\`,\`version_start_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_texts_order_parent\` ON \`_notices_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`outage_areas\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`parent_id_id\` integer,
  	\`pinyin\` text,
  	\`initials\` text,
  	\`phone\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id_id\`) REFERENCES \`outage_areas\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`outage_areas_kind_idx\` ON \`outage_areas\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`outage_areas_parent_id_idx\` ON \`outage_areas\` (\`parent_id_id\`);`)
  await db.run(sql`CREATE INDEX \`outage_areas_sort_idx\` ON \`outage_areas\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`outage_areas_updated_at_idx\` ON \`outage_areas\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outage_areas_created_at_idx\` ON \`outage_areas\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`disclosures_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`name\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`disclosures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`disclosures_attachments_order_idx\` ON \`disclosures_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`disclosures_attachments_parent_id_idx\` ON \`disclosures_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`disclosures_attachments_file_idx\` ON \`disclosures_attachments\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`disclosures_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`at\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`disclosures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`disclosures_changes_order_idx\` ON \`disclosures_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`disclosures_changes_parent_id_idx\` ON \`disclosures_changes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`disclosures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`type_id_id\` numeric,
  	\`title\` text,
  	\`number\` text,
  	\`department\` text,
  	\`pdf_id\` integer,
  	\`content\` text,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`type_id_id\`) REFERENCES \`disclosure_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`disclosures_type_id_idx\` ON \`disclosures\` (\`type_id_id\`);`)
  await db.run(sql`CREATE INDEX \`disclosures_number_idx\` ON \`disclosures\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`disclosures_pdf_idx\` ON \`disclosures\` (\`pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`disclosures_review_stage_idx\` ON \`disclosures\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`disclosures_updated_at_idx\` ON \`disclosures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`disclosures_created_at_idx\` ON \`disclosures\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`disclosures_deleted_at_idx\` ON \`disclosures\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`disclosures__status_idx\` ON \`disclosures\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_4_idx\` ON \`disclosures\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`typeId__status_withdrawn_publishedAt_withdrawAt_idx\` ON \`disclosures\` (\`type_id_id\`,\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_disclosures_v_version_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`file_id\` integer,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_disclosures_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_disclosures_v_version_attachments_order_idx\` ON \`_disclosures_v_version_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_disclosures_v_version_attachments_parent_id_idx\` ON \`_disclosures_v_version_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_disclosures_v_version_attachments_file_idx\` ON \`_disclosures_v_version_attachments\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_disclosures_v_version_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`at\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_disclosures_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_disclosures_v_version_changes_order_idx\` ON \`_disclosures_v_version_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_disclosures_v_version_changes_parent_id_idx\` ON \`_disclosures_v_version_changes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_disclosures_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_type_id_id\` numeric,
  	\`version_title\` text,
  	\`version_number\` text,
  	\`version_department\` text,
  	\`version_pdf_id\` integer,
  	\`version_content\` text,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`disclosures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_type_id_id\`) REFERENCES \`disclosure_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_disclosures_v_parent_idx\` ON \`_disclosures_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_disclosures_v_version_version_type_id_idx\` ON \`_disclosures_v\` (\`version_type_id_id\`);`)
  await db.run(sql`CREATE INDEX \`_disclosures_v_version_version_number_idx\` ON \`_disclosures_v\` (\`version_number\`);`)
  await db.run(sql`CREATE INDEX \`_disclosures_v_version_version_pdf_idx\` ON \`_disclosures_v\` (\`version_pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`_disclosures_v_version_version_review_stage_idx\` ON \`_disclosures_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_disclosures_v_version_version_updated_at_idx\` ON \`_disclosures_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_disclosures_v_version_version_created_at_idx\` ON \`_disclosures_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_disclosures_v_version_version_deleted_at_idx\` ON \`_disclosures_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_disclosures_v_version_version__status_idx\` ON \`_disclosures_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_disclosures_v_created_at_idx\` ON \`_disclosures_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_disclosures_v_updated_at_idx\` ON \`_disclosures_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_disclosures_v_latest_idx\` ON \`_disclosures_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_14_idx\` ON \`_disclosures_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_15_idx\` ON \`_disclosures_v\` (\`version_type_id_id\`,\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`disclosure_types\` (
  	\`id\` numeric PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`kind\` text DEFAULT 'item' NOT NULL,
  	\`parent_id_id\` numeric,
  	\`pdf_id\` integer,
  	\`legal_basis\` text,
  	\`cycle\` text,
  	\`updated_on\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id_id\`) REFERENCES \`disclosure_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`disclosure_types_parent_id_idx\` ON \`disclosure_types\` (\`parent_id_id\`);`)
  await db.run(sql`CREATE INDEX \`disclosure_types_pdf_idx\` ON \`disclosure_types\` (\`pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`disclosure_types_updated_at_idx\` ON \`disclosure_types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`disclosure_types_created_at_idx\` ON \`disclosure_types\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_disclosure_types_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` numeric,
  	\`version_name\` text NOT NULL,
  	\`version_kind\` text DEFAULT 'item' NOT NULL,
  	\`version_parent_id_id\` numeric,
  	\`version_pdf_id\` integer,
  	\`version_legal_basis\` text,
  	\`version_cycle\` text,
  	\`version_updated_on\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`disclosure_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id_id\`) REFERENCES \`disclosure_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_disclosure_types_v_parent_idx\` ON \`_disclosure_types_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_types_v_version_version_parent_id_idx\` ON \`_disclosure_types_v\` (\`version_parent_id_id\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_types_v_version_version_pdf_idx\` ON \`_disclosure_types_v\` (\`version_pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_types_v_version_version_updated_at_idx\` ON \`_disclosure_types_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_types_v_version_version_created_at_idx\` ON \`_disclosure_types_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_types_v_created_at_idx\` ON \`_disclosure_types_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_types_v_updated_at_idx\` ON \`_disclosure_types_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`purchases_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`name\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`purchases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`purchases_attachments_order_idx\` ON \`purchases_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`purchases_attachments_parent_id_idx\` ON \`purchases_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`purchases_attachments_file_idx\` ON \`purchases_attachments\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`purchases_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`note\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`purchases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`purchases_documents_order_idx\` ON \`purchases_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`purchases_documents_parent_id_idx\` ON \`purchases_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`purchases_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`role\` text,
  	\`name\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`purchases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`purchases_contacts_order_idx\` ON \`purchases_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`purchases_contacts_parent_id_idx\` ON \`purchases_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`purchases_candidates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`rank\` numeric,
  	\`name\` text,
  	\`price\` text,
  	\`score\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`purchases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`purchases_candidates_order_idx\` ON \`purchases_candidates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`purchases_candidates_parent_id_idx\` ON \`purchases_candidates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`purchases\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`notice_type\` text,
  	\`confirmed_flags\` text,
  	\`category\` text,
  	\`title\` text,
  	\`project_no\` text,
  	\`method\` text,
  	\`budget\` text,
  	\`region\` text,
  	\`owner\` text,
  	\`agent\` text,
  	\`deposit\` text,
  	\`ceiling\` text,
  	\`lots\` text,
  	\`content\` text,
  	\`delivery\` text,
  	\`files_from\` text,
  	\`files_to\` text,
  	\`deadline_at\` text,
  	\`opens_at\` text,
  	\`public_from\` text,
  	\`public_to\` text,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`purchases_notice_type_idx\` ON \`purchases\` (\`notice_type\`);`)
  await db.run(sql`CREATE INDEX \`purchases_category_idx\` ON \`purchases\` (\`category\`);`)
  await db.run(sql`CREATE INDEX \`purchases_project_no_idx\` ON \`purchases\` (\`project_no\`);`)
  await db.run(sql`CREATE INDEX \`purchases_deadline_at_idx\` ON \`purchases\` (\`deadline_at\`);`)
  await db.run(sql`CREATE INDEX \`purchases_opens_at_idx\` ON \`purchases\` (\`opens_at\`);`)
  await db.run(sql`CREATE INDEX \`purchases_review_stage_idx\` ON \`purchases\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`purchases_updated_at_idx\` ON \`purchases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`purchases_created_at_idx\` ON \`purchases\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`purchases_deleted_at_idx\` ON \`purchases\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`purchases__status_idx\` ON \`purchases\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_5_idx\` ON \`purchases\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`noticeType__status_withdrawn_publishedAt_withdrawAt_idx\` ON \`purchases\` (\`notice_type\`,\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_16_idx\` ON \`purchases\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`notice_type\`,\`project_no\`,\`files_from\`,\`deadline_at\`,\`opens_at\`,\`public_from\`,\`public_to\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_purchases_v_version_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`file_id\` integer,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_purchases_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_attachments_order_idx\` ON \`_purchases_v_version_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_attachments_parent_id_idx\` ON \`_purchases_v_version_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_attachments_file_idx\` ON \`_purchases_v_version_attachments\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_purchases_v_version_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`note\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_purchases_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_documents_order_idx\` ON \`_purchases_v_version_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_documents_parent_id_idx\` ON \`_purchases_v_version_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_purchases_v_version_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`role\` text,
  	\`name\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_purchases_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_contacts_order_idx\` ON \`_purchases_v_version_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_contacts_parent_id_idx\` ON \`_purchases_v_version_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_purchases_v_version_candidates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`rank\` numeric,
  	\`name\` text,
  	\`price\` text,
  	\`score\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_purchases_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_candidates_order_idx\` ON \`_purchases_v_version_candidates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_candidates_parent_id_idx\` ON \`_purchases_v_version_candidates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_purchases_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_notice_type\` text,
  	\`version_confirmed_flags\` text,
  	\`version_category\` text,
  	\`version_title\` text,
  	\`version_project_no\` text,
  	\`version_method\` text,
  	\`version_budget\` text,
  	\`version_region\` text,
  	\`version_owner\` text,
  	\`version_agent\` text,
  	\`version_deposit\` text,
  	\`version_ceiling\` text,
  	\`version_lots\` text,
  	\`version_content\` text,
  	\`version_delivery\` text,
  	\`version_files_from\` text,
  	\`version_files_to\` text,
  	\`version_deadline_at\` text,
  	\`version_opens_at\` text,
  	\`version_public_from\` text,
  	\`version_public_to\` text,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`purchases\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_purchases_v_parent_idx\` ON \`_purchases_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_version_notice_type_idx\` ON \`_purchases_v\` (\`version_notice_type\`);`)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_version_category_idx\` ON \`_purchases_v\` (\`version_category\`);`)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_version_project_no_idx\` ON \`_purchases_v\` (\`version_project_no\`);`)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_version_deadline_at_idx\` ON \`_purchases_v\` (\`version_deadline_at\`);`)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_version_opens_at_idx\` ON \`_purchases_v\` (\`version_opens_at\`);`)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_version_review_stage_idx\` ON \`_purchases_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_version_updated_at_idx\` ON \`_purchases_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_version_created_at_idx\` ON \`_purchases_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_version_deleted_at_idx\` ON \`_purchases_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_purchases_v_version_version__status_idx\` ON \`_purchases_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_purchases_v_created_at_idx\` ON \`_purchases_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_purchases_v_updated_at_idx\` ON \`_purchases_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_purchases_v_latest_idx\` ON \`_purchases_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_17_idx\` ON \`_purchases_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_18_idx\` ON \`_purchases_v\` (\`version_notice_type\`,\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_19_idx\` ON \`_purchases_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_notice_type\`,\`version_project_no\`,\`version_files_from\`,\`version_deadline_at\`,\`version_opens_at\`,\`version_public_from\`,\`version_public_to\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`old_purchases_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`name\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`old_purchases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`old_purchases_attachments_order_idx\` ON \`old_purchases_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`old_purchases_attachments_parent_id_idx\` ON \`old_purchases_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`old_purchases_attachments_file_idx\` ON \`old_purchases_attachments\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`old_purchases\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`notice_type\` text,
  	\`title\` text,
  	\`winner\` text,
  	\`content\` text,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`old_purchases_review_stage_idx\` ON \`old_purchases\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`old_purchases_updated_at_idx\` ON \`old_purchases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`old_purchases_created_at_idx\` ON \`old_purchases\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`old_purchases_deleted_at_idx\` ON \`old_purchases\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`old_purchases__status_idx\` ON \`old_purchases\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_6_idx\` ON \`old_purchases\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_old_purchases_v_version_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`file_id\` integer,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_old_purchases_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_old_purchases_v_version_attachments_order_idx\` ON \`_old_purchases_v_version_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_old_purchases_v_version_attachments_parent_id_idx\` ON \`_old_purchases_v_version_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_old_purchases_v_version_attachments_file_idx\` ON \`_old_purchases_v_version_attachments\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_old_purchases_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_notice_type\` text,
  	\`version_title\` text,
  	\`version_winner\` text,
  	\`version_content\` text,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`old_purchases\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_old_purchases_v_parent_idx\` ON \`_old_purchases_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_old_purchases_v_version_version_review_stage_idx\` ON \`_old_purchases_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_old_purchases_v_version_version_updated_at_idx\` ON \`_old_purchases_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_old_purchases_v_version_version_created_at_idx\` ON \`_old_purchases_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_old_purchases_v_version_version_deleted_at_idx\` ON \`_old_purchases_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_old_purchases_v_version_version__status_idx\` ON \`_old_purchases_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_old_purchases_v_created_at_idx\` ON \`_old_purchases_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_old_purchases_v_updated_at_idx\` ON \`_old_purchases_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_old_purchases_v_latest_idx\` ON \`_old_purchases_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_20_idx\` ON \`_old_purchases_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`recruits_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`name\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`recruits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`recruits_attachments_order_idx\` ON \`recruits_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`recruits_attachments_parent_id_idx\` ON \`recruits_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`recruits_attachments_file_idx\` ON \`recruits_attachments\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`recruits\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`type\` text,
  	\`title\` text,
  	\`company\` text,
  	\`department\` text,
  	\`city\` text,
  	\`headcount\` numeric,
  	\`discipline\` text,
  	\`education\` text,
  	\`salary\` text,
  	\`deadline_at\` text,
  	\`duties\` text,
  	\`requirements\` text,
  	\`how_to_apply\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`apply_url\` text,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`recruits_type_idx\` ON \`recruits\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`recruits_city_idx\` ON \`recruits\` (\`city\`);`)
  await db.run(sql`CREATE INDEX \`recruits_deadline_at_idx\` ON \`recruits\` (\`deadline_at\`);`)
  await db.run(sql`CREATE INDEX \`recruits_review_stage_idx\` ON \`recruits\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`recruits_updated_at_idx\` ON \`recruits\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`recruits_created_at_idx\` ON \`recruits\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`recruits_deleted_at_idx\` ON \`recruits\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`recruits__status_idx\` ON \`recruits\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_7_idx\` ON \`recruits\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`type__status_withdrawn_publishedAt_withdrawAt_3_idx\` ON \`recruits\` (\`type\`,\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_recruits_v_version_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`file_id\` integer,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_recruits_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_recruits_v_version_attachments_order_idx\` ON \`_recruits_v_version_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_recruits_v_version_attachments_parent_id_idx\` ON \`_recruits_v_version_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_recruits_v_version_attachments_file_idx\` ON \`_recruits_v_version_attachments\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_recruits_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_type\` text,
  	\`version_title\` text,
  	\`version_company\` text,
  	\`version_department\` text,
  	\`version_city\` text,
  	\`version_headcount\` numeric,
  	\`version_discipline\` text,
  	\`version_education\` text,
  	\`version_salary\` text,
  	\`version_deadline_at\` text,
  	\`version_duties\` text,
  	\`version_requirements\` text,
  	\`version_how_to_apply\` text,
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_apply_url\` text,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`recruits\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_recruits_v_parent_idx\` ON \`_recruits_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_recruits_v_version_version_type_idx\` ON \`_recruits_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_recruits_v_version_version_city_idx\` ON \`_recruits_v\` (\`version_city\`);`)
  await db.run(sql`CREATE INDEX \`_recruits_v_version_version_deadline_at_idx\` ON \`_recruits_v\` (\`version_deadline_at\`);`)
  await db.run(sql`CREATE INDEX \`_recruits_v_version_version_review_stage_idx\` ON \`_recruits_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_recruits_v_version_version_updated_at_idx\` ON \`_recruits_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_recruits_v_version_version_created_at_idx\` ON \`_recruits_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_recruits_v_version_version_deleted_at_idx\` ON \`_recruits_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_recruits_v_version_version__status_idx\` ON \`_recruits_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_recruits_v_created_at_idx\` ON \`_recruits_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_recruits_v_updated_at_idx\` ON \`_recruits_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_recruits_v_latest_idx\` ON \`_recruits_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_21_idx\` ON \`_recruits_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_22_idx\` ON \`_recruits_v\` (\`version_type\`,\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`businesses_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`unit\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`businesses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`businesses_figures_order_idx\` ON \`businesses_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`businesses_figures_parent_id_idx\` ON \`businesses_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`businesses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`type\` text,
  	\`title\` text,
  	\`cover_id\` integer,
  	\`summary\` text,
  	\`content\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`businesses_type_idx\` ON \`businesses\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`businesses_cover_idx\` ON \`businesses\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`businesses_sort_idx\` ON \`businesses\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`businesses_review_stage_idx\` ON \`businesses\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`businesses_updated_at_idx\` ON \`businesses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`businesses_created_at_idx\` ON \`businesses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`businesses_deleted_at_idx\` ON \`businesses\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`businesses__status_idx\` ON \`businesses\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_8_idx\` ON \`businesses\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`type__status_withdrawn_publishedAt_withdrawAt_4_idx\` ON \`businesses\` (\`type\`,\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`businesses_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`businesses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`businesses_rels_order_idx\` ON \`businesses_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`businesses_rels_parent_idx\` ON \`businesses_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`businesses_rels_path_idx\` ON \`businesses_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`businesses_rels_media_id_idx\` ON \`businesses_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_businesses_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`unit\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_businesses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_businesses_v_version_figures_order_idx\` ON \`_businesses_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_version_figures_parent_id_idx\` ON \`_businesses_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_businesses_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_type\` text,
  	\`version_title\` text,
  	\`version_cover_id\` integer,
  	\`version_summary\` text,
  	\`version_content\` text,
  	\`version_sort\` numeric DEFAULT 0,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`businesses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_businesses_v_parent_idx\` ON \`_businesses_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_version_version_type_idx\` ON \`_businesses_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_version_version_cover_idx\` ON \`_businesses_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_version_version_sort_idx\` ON \`_businesses_v\` (\`version_sort\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_version_version_review_stage_idx\` ON \`_businesses_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_version_version_updated_at_idx\` ON \`_businesses_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_version_version_created_at_idx\` ON \`_businesses_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_version_version_deleted_at_idx\` ON \`_businesses_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_version_version__status_idx\` ON \`_businesses_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_created_at_idx\` ON \`_businesses_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_updated_at_idx\` ON \`_businesses_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_latest_idx\` ON \`_businesses_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_23_idx\` ON \`_businesses_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_24_idx\` ON \`_businesses_v\` (\`version_type\`,\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_businesses_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_businesses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_businesses_v_rels_order_idx\` ON \`_businesses_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_rels_parent_idx\` ON \`_businesses_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_rels_path_idx\` ON \`_businesses_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_rels_media_id_idx\` ON \`_businesses_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`companies_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`companies_facts_order_idx\` ON \`companies_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`companies_facts_parent_id_idx\` ON \`companies_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`companies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`short_name\` text,
  	\`logo_id\` integer,
  	\`kind\` text,
  	\`share_ratio\` numeric,
  	\`business\` text,
  	\`region\` text,
  	\`founded_on\` text,
  	\`capital\` text,
  	\`address\` text,
  	\`postcode\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`website\` text,
  	\`content\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`companies_logo_idx\` ON \`companies\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`companies_kind_idx\` ON \`companies\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`companies_sort_idx\` ON \`companies\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`companies_review_stage_idx\` ON \`companies\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`companies_updated_at_idx\` ON \`companies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`companies_created_at_idx\` ON \`companies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`companies_deleted_at_idx\` ON \`companies\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`companies__status_idx\` ON \`companies\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_9_idx\` ON \`companies\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`companies_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`companies_rels_order_idx\` ON \`companies_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`companies_rels_parent_idx\` ON \`companies_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`companies_rels_path_idx\` ON \`companies_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`companies_rels_media_id_idx\` ON \`companies_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_companies_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_companies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_companies_v_version_facts_order_idx\` ON \`_companies_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_version_facts_parent_id_idx\` ON \`_companies_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_companies_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_short_name\` text,
  	\`version_logo_id\` integer,
  	\`version_kind\` text,
  	\`version_share_ratio\` numeric,
  	\`version_business\` text,
  	\`version_region\` text,
  	\`version_founded_on\` text,
  	\`version_capital\` text,
  	\`version_address\` text,
  	\`version_postcode\` text,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_website\` text,
  	\`version_content\` text,
  	\`version_sort\` numeric DEFAULT 0,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_companies_v_parent_idx\` ON \`_companies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_version_version_logo_idx\` ON \`_companies_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_version_version_kind_idx\` ON \`_companies_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_version_version_sort_idx\` ON \`_companies_v\` (\`version_sort\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_version_version_review_stage_idx\` ON \`_companies_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_version_version_updated_at_idx\` ON \`_companies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_version_version_created_at_idx\` ON \`_companies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_version_version_deleted_at_idx\` ON \`_companies_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_version_version__status_idx\` ON \`_companies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_created_at_idx\` ON \`_companies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_updated_at_idx\` ON \`_companies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_latest_idx\` ON \`_companies_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_25_idx\` ON \`_companies_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_companies_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_companies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_companies_v_rels_order_idx\` ON \`_companies_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_rels_parent_idx\` ON \`_companies_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_rels_path_idx\` ON \`_companies_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_rels_media_id_idx\` ON \`_companies_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`company_pages_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_pages_facts_order_idx\` ON \`company_pages_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_pages_facts_parent_id_idx\` ON \`company_pages_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_units_4\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`duty\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_units_3\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_units_4_order_idx\` ON \`company_units_4\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_units_4_parent_id_idx\` ON \`company_units_4\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_units_3\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`duty\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_units_2\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_units_3_order_idx\` ON \`company_units_3\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_units_3_parent_id_idx\` ON \`company_units_3\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_units_2\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`duty\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_units_1\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_units_2_order_idx\` ON \`company_units_2\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_units_2_parent_id_idx\` ON \`company_units_2\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_units_1\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`duty\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_units_1_order_idx\` ON \`company_units_1\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_units_1_parent_id_idx\` ON \`company_units_1\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`title\` text,
  	\`name\` text,
  	\`short_name\` text,
  	\`business\` text,
  	\`founded_on\` text,
  	\`capital\` text,
  	\`address\` text,
  	\`postcode\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`website\` text,
  	\`content\` text,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_pages_key_idx\` ON \`company_pages\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`company_pages_review_stage_idx\` ON \`company_pages\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`company_pages_updated_at_idx\` ON \`company_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`company_pages_created_at_idx\` ON \`company_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`company_pages_deleted_at_idx\` ON \`company_pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`company_pages__status_idx\` ON \`company_pages\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_10_idx\` ON \`company_pages\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`company_pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`company_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_pages_rels_order_idx\` ON \`company_pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`company_pages_rels_parent_idx\` ON \`company_pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`company_pages_rels_path_idx\` ON \`company_pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`company_pages_rels_media_id_idx\` ON \`company_pages_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_pages_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_pages_v_version_facts_order_idx\` ON \`_company_pages_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_pages_v_version_facts_parent_id_idx\` ON \`_company_pages_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_units_4_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`duty\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_units_3_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_units_4_v_order_idx\` ON \`_company_units_4_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_units_4_v_parent_id_idx\` ON \`_company_units_4_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_units_3_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`duty\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_units_2_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_units_3_v_order_idx\` ON \`_company_units_3_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_units_3_v_parent_id_idx\` ON \`_company_units_3_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_units_2_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`duty\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_units_1_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_units_2_v_order_idx\` ON \`_company_units_2_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_units_2_v_parent_id_idx\` ON \`_company_units_2_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_units_1_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`duty\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_units_1_v_order_idx\` ON \`_company_units_1_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_units_1_v_parent_id_idx\` ON \`_company_units_1_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_key\` text,
  	\`version_title\` text,
  	\`version_name\` text,
  	\`version_short_name\` text,
  	\`version_business\` text,
  	\`version_founded_on\` text,
  	\`version_capital\` text,
  	\`version_address\` text,
  	\`version_postcode\` text,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_website\` text,
  	\`version_content\` text,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`company_pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_pages_v_parent_idx\` ON \`_company_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_pages_v_version_version_key_idx\` ON \`_company_pages_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_company_pages_v_version_version_review_stage_idx\` ON \`_company_pages_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_company_pages_v_version_version_updated_at_idx\` ON \`_company_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_pages_v_version_version_created_at_idx\` ON \`_company_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_pages_v_version_version_deleted_at_idx\` ON \`_company_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_pages_v_version_version__status_idx\` ON \`_company_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_company_pages_v_created_at_idx\` ON \`_company_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_pages_v_updated_at_idx\` ON \`_company_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_pages_v_latest_idx\` ON \`_company_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_26_idx\` ON \`_company_pages_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_company_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_company_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_pages_v_rels_order_idx\` ON \`_company_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_company_pages_v_rels_parent_idx\` ON \`_company_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_pages_v_rels_path_idx\` ON \`_company_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_company_pages_v_rels_media_id_idx\` ON \`_company_pages_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`strategies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`group\` text,
  	\`title\` text,
  	\`subtitle\` text,
  	\`content\` text,
  	\`image_id\` integer,
  	\`figure_value\` text,
  	\`figure_label\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`strategies_group_idx\` ON \`strategies\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`strategies_image_idx\` ON \`strategies\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`strategies_sort_idx\` ON \`strategies\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`strategies_review_stage_idx\` ON \`strategies\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`strategies_updated_at_idx\` ON \`strategies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`strategies_created_at_idx\` ON \`strategies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`strategies_deleted_at_idx\` ON \`strategies\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`strategies__status_idx\` ON \`strategies\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_11_idx\` ON \`strategies\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_strategies_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_group\` text,
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_content\` text,
  	\`version_image_id\` integer,
  	\`version_figure_value\` text,
  	\`version_figure_label\` text,
  	\`version_sort\` numeric DEFAULT 0,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`strategies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_strategies_v_parent_idx\` ON \`_strategies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_strategies_v_version_version_group_idx\` ON \`_strategies_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_strategies_v_version_version_image_idx\` ON \`_strategies_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_strategies_v_version_version_sort_idx\` ON \`_strategies_v\` (\`version_sort\`);`)
  await db.run(sql`CREATE INDEX \`_strategies_v_version_version_review_stage_idx\` ON \`_strategies_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_strategies_v_version_version_updated_at_idx\` ON \`_strategies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_strategies_v_version_version_created_at_idx\` ON \`_strategies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_strategies_v_version_version_deleted_at_idx\` ON \`_strategies_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_strategies_v_version_version__status_idx\` ON \`_strategies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_strategies_v_created_at_idx\` ON \`_strategies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_strategies_v_updated_at_idx\` ON \`_strategies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_strategies_v_latest_idx\` ON \`_strategies_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_27_idx\` ON \`_strategies_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`honors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`image_id\` integer,
  	\`level\` text,
  	\`awarded_by\` text,
  	\`awarded_on\` text,
  	\`holder\` text,
  	\`is_chosen\` integer DEFAULT false,
  	\`why\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`honors_image_idx\` ON \`honors\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`honors_awarded_on_idx\` ON \`honors\` (\`awarded_on\`);`)
  await db.run(sql`CREATE INDEX \`honors_sort_idx\` ON \`honors\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`honors_review_stage_idx\` ON \`honors\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`honors_updated_at_idx\` ON \`honors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`honors_created_at_idx\` ON \`honors\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`honors_deleted_at_idx\` ON \`honors\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`honors__status_idx\` ON \`honors\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_12_idx\` ON \`honors\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_honors_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_image_id\` integer,
  	\`version_level\` text,
  	\`version_awarded_by\` text,
  	\`version_awarded_on\` text,
  	\`version_holder\` text,
  	\`version_is_chosen\` integer DEFAULT false,
  	\`version_why\` text,
  	\`version_sort\` numeric DEFAULT 0,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`honors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_honors_v_parent_idx\` ON \`_honors_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_honors_v_version_version_image_idx\` ON \`_honors_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_honors_v_version_version_awarded_on_idx\` ON \`_honors_v\` (\`version_awarded_on\`);`)
  await db.run(sql`CREATE INDEX \`_honors_v_version_version_sort_idx\` ON \`_honors_v\` (\`version_sort\`);`)
  await db.run(sql`CREATE INDEX \`_honors_v_version_version_review_stage_idx\` ON \`_honors_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_honors_v_version_version_updated_at_idx\` ON \`_honors_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_honors_v_version_version_created_at_idx\` ON \`_honors_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_honors_v_version_version_deleted_at_idx\` ON \`_honors_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_honors_v_version_version__status_idx\` ON \`_honors_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_honors_v_created_at_idx\` ON \`_honors_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_honors_v_updated_at_idx\` ON \`_honors_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_honors_v_latest_idx\` ON \`_honors_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_28_idx\` ON \`_honors_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`histories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`year\` numeric,
  	\`month\` numeric,
  	\`title\` text,
  	\`content\` text,
  	\`image_id\` integer,
  	\`stage\` text,
  	\`is_key\` integer DEFAULT false,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`histories_year_idx\` ON \`histories\` (\`year\`);`)
  await db.run(sql`CREATE INDEX \`histories_image_idx\` ON \`histories\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`histories_review_stage_idx\` ON \`histories\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`histories_updated_at_idx\` ON \`histories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`histories_created_at_idx\` ON \`histories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`histories_deleted_at_idx\` ON \`histories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`histories__status_idx\` ON \`histories\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_13_idx\` ON \`histories\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_histories_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_year\` numeric,
  	\`version_month\` numeric,
  	\`version_title\` text,
  	\`version_content\` text,
  	\`version_image_id\` integer,
  	\`version_stage\` text,
  	\`version_is_key\` integer DEFAULT false,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`histories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_histories_v_parent_idx\` ON \`_histories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_histories_v_version_version_year_idx\` ON \`_histories_v\` (\`version_year\`);`)
  await db.run(sql`CREATE INDEX \`_histories_v_version_version_image_idx\` ON \`_histories_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_histories_v_version_version_review_stage_idx\` ON \`_histories_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_histories_v_version_version_updated_at_idx\` ON \`_histories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_histories_v_version_version_created_at_idx\` ON \`_histories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_histories_v_version_version_deleted_at_idx\` ON \`_histories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_histories_v_version_version__status_idx\` ON \`_histories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_histories_v_created_at_idx\` ON \`_histories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_histories_v_updated_at_idx\` ON \`_histories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_histories_v_latest_idx\` ON \`_histories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_29_idx\` ON \`_histories_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`banners\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`position\` text,
  	\`title\` text,
  	\`subtitle\` text,
  	\`image_id\` integer,
  	\`image_mobile_id\` integer,
  	\`alt\` text,
  	\`link\` text,
  	\`start_at\` text,
  	\`end_at\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`banners_position_idx\` ON \`banners\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`banners_image_idx\` ON \`banners\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_image_mobile_idx\` ON \`banners\` (\`image_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_sort_idx\` ON \`banners\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`banners_review_stage_idx\` ON \`banners\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`banners_updated_at_idx\` ON \`banners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`banners_created_at_idx\` ON \`banners\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`banners_deleted_at_idx\` ON \`banners\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`banners__status_idx\` ON \`banners\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_14_idx\` ON \`banners\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_banners_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` text,
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_image_id\` integer,
  	\`version_image_mobile_id\` integer,
  	\`version_alt\` text,
  	\`version_link\` text,
  	\`version_start_at\` text,
  	\`version_end_at\` text,
  	\`version_sort\` numeric DEFAULT 0,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_banners_v_parent_idx\` ON \`_banners_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_position_idx\` ON \`_banners_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_image_idx\` ON \`_banners_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_image_mobile_idx\` ON \`_banners_v\` (\`version_image_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_sort_idx\` ON \`_banners_v\` (\`version_sort\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_review_stage_idx\` ON \`_banners_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_updated_at_idx\` ON \`_banners_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_created_at_idx\` ON \`_banners_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_deleted_at_idx\` ON \`_banners_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version__status_idx\` ON \`_banners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_created_at_idx\` ON \`_banners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_updated_at_idx\` ON \`_banners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_latest_idx\` ON \`_banners_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_30_idx\` ON \`_banners_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`special_columns_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`content\` text,
  	\`updated_on\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`special_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`special_columns_blocks_order_idx\` ON \`special_columns_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`special_columns_blocks_parent_id_idx\` ON \`special_columns_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`special_columns_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`name\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`special_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`special_columns_attachments_order_idx\` ON \`special_columns_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`special_columns_attachments_parent_id_idx\` ON \`special_columns_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`special_columns_attachments_file_idx\` ON \`special_columns_attachments\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`special_columns_paths\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`steps\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`special_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`special_columns_paths_order_idx\` ON \`special_columns_paths\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`special_columns_paths_parent_id_idx\` ON \`special_columns_paths\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`special_columns_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`hours\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`special_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`special_columns_contacts_order_idx\` ON \`special_columns_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`special_columns_contacts_parent_id_idx\` ON \`special_columns_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`special_columns_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`as_of\` text,
  	\`text\` text,
  	\`source\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`special_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`special_columns_figures_order_idx\` ON \`special_columns_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`special_columns_figures_parent_id_idx\` ON \`special_columns_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`special_columns_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`special_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`special_columns_facts_order_idx\` ON \`special_columns_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`special_columns_facts_parent_id_idx\` ON \`special_columns_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`special_columns\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`title\` text,
  	\`content\` text,
  	\`statement\` text,
  	\`voice_quote\` text,
  	\`voice_speaker\` text,
  	\`voice_unit\` text,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`special_columns_key_idx\` ON \`special_columns\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`special_columns_review_stage_idx\` ON \`special_columns\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`special_columns_updated_at_idx\` ON \`special_columns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`special_columns_created_at_idx\` ON \`special_columns\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`special_columns_deleted_at_idx\` ON \`special_columns\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`special_columns__status_idx\` ON \`special_columns\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_15_idx\` ON \`special_columns\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`special_columns_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`special_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`special_columns_rels_order_idx\` ON \`special_columns_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`special_columns_rels_parent_idx\` ON \`special_columns_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`special_columns_rels_path_idx\` ON \`special_columns_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`special_columns_rels_media_id_idx\` ON \`special_columns_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_special_columns_v_version_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`content\` text,
  	\`updated_on\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_special_columns_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_blocks_order_idx\` ON \`_special_columns_v_version_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_blocks_parent_id_idx\` ON \`_special_columns_v_version_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_special_columns_v_version_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`file_id\` integer,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_special_columns_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_attachments_order_idx\` ON \`_special_columns_v_version_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_attachments_parent_id_idx\` ON \`_special_columns_v_version_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_attachments_file_idx\` ON \`_special_columns_v_version_attachments\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_special_columns_v_version_paths\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`steps\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_special_columns_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_paths_order_idx\` ON \`_special_columns_v_version_paths\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_paths_parent_id_idx\` ON \`_special_columns_v_version_paths\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_special_columns_v_version_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`hours\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_special_columns_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_contacts_order_idx\` ON \`_special_columns_v_version_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_contacts_parent_id_idx\` ON \`_special_columns_v_version_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_special_columns_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`as_of\` text,
  	\`text\` text,
  	\`source\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_special_columns_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_figures_order_idx\` ON \`_special_columns_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_figures_parent_id_idx\` ON \`_special_columns_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_special_columns_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_special_columns_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_facts_order_idx\` ON \`_special_columns_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_facts_parent_id_idx\` ON \`_special_columns_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_special_columns_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_key\` text,
  	\`version_title\` text,
  	\`version_content\` text,
  	\`version_statement\` text,
  	\`version_voice_quote\` text,
  	\`version_voice_speaker\` text,
  	\`version_voice_unit\` text,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`special_columns\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_special_columns_v_parent_idx\` ON \`_special_columns_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_version_key_idx\` ON \`_special_columns_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_version_review_stage_idx\` ON \`_special_columns_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_version_updated_at_idx\` ON \`_special_columns_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_version_created_at_idx\` ON \`_special_columns_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_version_deleted_at_idx\` ON \`_special_columns_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_version_version__status_idx\` ON \`_special_columns_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_created_at_idx\` ON \`_special_columns_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_updated_at_idx\` ON \`_special_columns_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_latest_idx\` ON \`_special_columns_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_31_idx\` ON \`_special_columns_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_special_columns_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_special_columns_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_special_columns_v_rels_order_idx\` ON \`_special_columns_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_rels_parent_idx\` ON \`_special_columns_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_rels_path_idx\` ON \`_special_columns_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_special_columns_v_rels_media_id_idx\` ON \`_special_columns_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`pdf_id\` integer,
  	\`cover_id\` integer,
  	\`category\` text,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_pdf_idx\` ON \`documents\` (\`pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_cover_idx\` ON \`documents\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_category_idx\` ON \`documents\` (\`category\`);`)
  await db.run(sql`CREATE INDEX \`documents_review_stage_idx\` ON \`documents\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_deleted_at_idx\` ON \`documents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`documents__status_idx\` ON \`documents\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_16_idx\` ON \`documents\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_documents_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_pdf_id\` integer,
  	\`version_cover_id\` integer,
  	\`version_category\` text,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_documents_v_parent_idx\` ON \`_documents_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_pdf_idx\` ON \`_documents_v\` (\`version_pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_cover_idx\` ON \`_documents_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_category_idx\` ON \`_documents_v\` (\`version_category\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_review_stage_idx\` ON \`_documents_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_updated_at_idx\` ON \`_documents_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_created_at_idx\` ON \`_documents_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_deleted_at_idx\` ON \`_documents_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version__status_idx\` ON \`_documents_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_created_at_idx\` ON \`_documents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_updated_at_idx\` ON \`_documents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_latest_idx\` ON \`_documents_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_32_idx\` ON \`_documents_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`tariffs_tiers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`up_to\` numeric,
  	\`price\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tariffs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tariffs_tiers_order_idx\` ON \`tariffs_tiers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tariffs_tiers_parent_id_idx\` ON \`tariffs_tiers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tariffs_periods\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`hours\` text,
  	\`addition\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tariffs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tariffs_periods_order_idx\` ON \`tariffs_periods\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tariffs_periods_parent_id_idx\` ON \`tariffs_periods\` (\`_parent_id\`);`)
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
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`tariffs_sort_idx\` ON \`tariffs\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`tariffs_review_stage_idx\` ON \`tariffs\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`tariffs_updated_at_idx\` ON \`tariffs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tariffs_created_at_idx\` ON \`tariffs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tariffs_deleted_at_idx\` ON \`tariffs\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`tariffs__status_idx\` ON \`tariffs\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_17_idx\` ON \`tariffs\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_tariffs_v_version_tiers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`up_to\` numeric,
  	\`price\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tariffs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tariffs_v_version_tiers_order_idx\` ON \`_tariffs_v_version_tiers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tariffs_v_version_tiers_parent_id_idx\` ON \`_tariffs_v_version_tiers\` (\`_parent_id\`);`)
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
  `)
  await db.run(sql`CREATE INDEX \`_tariffs_v_version_periods_order_idx\` ON \`_tariffs_v_version_periods\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tariffs_v_version_periods_parent_id_idx\` ON \`_tariffs_v_version_periods\` (\`_parent_id\`);`)
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
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tariffs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_tariffs_v_parent_idx\` ON \`_tariffs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tariffs_v_version_version_sort_idx\` ON \`_tariffs_v\` (\`version_sort\`);`)
  await db.run(sql`CREATE INDEX \`_tariffs_v_version_version_review_stage_idx\` ON \`_tariffs_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_tariffs_v_version_version_updated_at_idx\` ON \`_tariffs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tariffs_v_version_version_created_at_idx\` ON \`_tariffs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tariffs_v_version_version_deleted_at_idx\` ON \`_tariffs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_tariffs_v_version_version__status_idx\` ON \`_tariffs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_tariffs_v_created_at_idx\` ON \`_tariffs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tariffs_v_updated_at_idx\` ON \`_tariffs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tariffs_v_latest_idx\` ON \`_tariffs_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_33_idx\` ON \`_tariffs_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`dividends\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`year\` numeric,
  	\`progress\` text DEFAULT 'proposed',
  	\`plan_text\` text,
  	\`cash_per_share\` text,
  	\`share_ratio\` text,
  	\`rights_ratio\` text,
  	\`rights_price\` text,
  	\`announced_on\` text,
  	\`record_day\` text,
  	\`ex_day\` text,
  	\`pay_day\` text,
  	\`notice_id\` integer,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`notice_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`dividends_year_idx\` ON \`dividends\` (\`year\`);`)
  await db.run(sql`CREATE INDEX \`dividends_ex_day_idx\` ON \`dividends\` (\`ex_day\`);`)
  await db.run(sql`CREATE INDEX \`dividends_notice_idx\` ON \`dividends\` (\`notice_id\`);`)
  await db.run(sql`CREATE INDEX \`dividends_review_stage_idx\` ON \`dividends\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`dividends_updated_at_idx\` ON \`dividends\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`dividends_created_at_idx\` ON \`dividends\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`dividends_deleted_at_idx\` ON \`dividends\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`dividends__status_idx\` ON \`dividends\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_18_idx\` ON \`dividends\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_dividends_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_year\` numeric,
  	\`version_progress\` text DEFAULT 'proposed',
  	\`version_plan_text\` text,
  	\`version_cash_per_share\` text,
  	\`version_share_ratio\` text,
  	\`version_rights_ratio\` text,
  	\`version_rights_price\` text,
  	\`version_announced_on\` text,
  	\`version_record_day\` text,
  	\`version_ex_day\` text,
  	\`version_pay_day\` text,
  	\`version_notice_id\` integer,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dividends\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_notice_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_dividends_v_parent_idx\` ON \`_dividends_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dividends_v_version_version_year_idx\` ON \`_dividends_v\` (\`version_year\`);`)
  await db.run(sql`CREATE INDEX \`_dividends_v_version_version_ex_day_idx\` ON \`_dividends_v\` (\`version_ex_day\`);`)
  await db.run(sql`CREATE INDEX \`_dividends_v_version_version_notice_idx\` ON \`_dividends_v\` (\`version_notice_id\`);`)
  await db.run(sql`CREATE INDEX \`_dividends_v_version_version_review_stage_idx\` ON \`_dividends_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_dividends_v_version_version_updated_at_idx\` ON \`_dividends_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_dividends_v_version_version_created_at_idx\` ON \`_dividends_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dividends_v_version_version_deleted_at_idx\` ON \`_dividends_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_dividends_v_version_version__status_idx\` ON \`_dividends_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_dividends_v_created_at_idx\` ON \`_dividends_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dividends_v_updated_at_idx\` ON \`_dividends_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_dividends_v_latest_idx\` ON \`_dividends_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_34_idx\` ON \`_dividends_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`reports_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`unit\` text,
  	\`change_percent\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reports_figures_order_idx\` ON \`reports_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`reports_figures_parent_id_idx\` ON \`reports_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reports_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reports_questions_order_idx\` ON \`reports_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`reports_questions_parent_id_idx\` ON \`reports_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`notice_id\` integer,
  	\`year\` numeric,
  	\`kind\` text,
  	\`due_on\` text,
  	\`is_audited\` integer DEFAULT false,
  	\`summary\` text,
  	\`content\` text,
  	\`pdf_id\` integer,
  	\`corrected_by_id\` integer,
  	\`meeting_id\` integer,
  	\`slides_id\` integer,
  	\`slides_outline\` text,
  	\`recording_url\` text,
  	\`recording_note\` text,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`notice_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`corrected_by_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meeting_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`slides_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reports_notice_idx\` ON \`reports\` (\`notice_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_year_idx\` ON \`reports\` (\`year\`);`)
  await db.run(sql`CREATE INDEX \`reports_pdf_idx\` ON \`reports\` (\`pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_corrected_by_idx\` ON \`reports\` (\`corrected_by_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_meeting_idx\` ON \`reports\` (\`meeting_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_slides_idx\` ON \`reports\` (\`slides_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_review_stage_idx\` ON \`reports\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`reports_updated_at_idx\` ON \`reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_created_at_idx\` ON \`reports\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_deleted_at_idx\` ON \`reports\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`reports__status_idx\` ON \`reports\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_19_idx\` ON \`reports\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`year_kind_idx\` ON \`reports\` (\`year\`,\`kind\`);`)
  await db.run(sql`CREATE TABLE \`_reports_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`unit\` text,
  	\`change_percent\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_reports_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_reports_v_version_figures_order_idx\` ON \`_reports_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_figures_parent_id_idx\` ON \`_reports_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_reports_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_reports_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_reports_v_version_questions_order_idx\` ON \`_reports_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_questions_parent_id_idx\` ON \`_reports_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_reports_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_notice_id\` integer,
  	\`version_year\` numeric,
  	\`version_kind\` text,
  	\`version_due_on\` text,
  	\`version_is_audited\` integer DEFAULT false,
  	\`version_summary\` text,
  	\`version_content\` text,
  	\`version_pdf_id\` integer,
  	\`version_corrected_by_id\` integer,
  	\`version_meeting_id\` integer,
  	\`version_slides_id\` integer,
  	\`version_slides_outline\` text,
  	\`version_recording_url\` text,
  	\`version_recording_note\` text,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_notice_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_corrected_by_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meeting_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_slides_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_reports_v_parent_idx\` ON \`_reports_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_notice_idx\` ON \`_reports_v\` (\`version_notice_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_year_idx\` ON \`_reports_v\` (\`version_year\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_pdf_idx\` ON \`_reports_v\` (\`version_pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_corrected_by_idx\` ON \`_reports_v\` (\`version_corrected_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_meeting_idx\` ON \`_reports_v\` (\`version_meeting_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_slides_idx\` ON \`_reports_v\` (\`version_slides_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_review_stage_idx\` ON \`_reports_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_updated_at_idx\` ON \`_reports_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_created_at_idx\` ON \`_reports_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_deleted_at_idx\` ON \`_reports_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version__status_idx\` ON \`_reports_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_created_at_idx\` ON \`_reports_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_updated_at_idx\` ON \`_reports_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_latest_idx\` ON \`_reports_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_35_idx\` ON \`_reports_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`version_year_version_kind_idx\` ON \`_reports_v\` (\`version_year\`,\`version_kind\`);`)
  await db.run(sql`CREATE TABLE \`figures_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`period\` text,
  	\`value\` text,
  	\`restated\` integer DEFAULT false,
  	\`note\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`figures_values_order_idx\` ON \`figures_values\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`figures_values_parent_id_idx\` ON \`figures_values\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`figures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`key\` text,
  	\`group\` text DEFAULT 'finance',
  	\`unit\` text,
  	\`measure\` text DEFAULT 'flow',
  	\`topic_number\` text,
  	\`topic\` text,
  	\`method\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`figures_key_idx\` ON \`figures\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`figures_sort_idx\` ON \`figures\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`figures_review_stage_idx\` ON \`figures\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`figures_updated_at_idx\` ON \`figures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`figures_created_at_idx\` ON \`figures\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`figures_deleted_at_idx\` ON \`figures\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`figures__status_idx\` ON \`figures\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_20_idx\` ON \`figures\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_figures_v_version_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`period\` text,
  	\`value\` text,
  	\`restated\` integer DEFAULT false,
  	\`note\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_figures_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_figures_v_version_values_order_idx\` ON \`_figures_v_version_values\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_values_parent_id_idx\` ON \`_figures_v_version_values\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_figures_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_key\` text,
  	\`version_group\` text DEFAULT 'finance',
  	\`version_unit\` text,
  	\`version_measure\` text DEFAULT 'flow',
  	\`version_topic_number\` text,
  	\`version_topic\` text,
  	\`version_method\` text,
  	\`version_sort\` numeric DEFAULT 0,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`figures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_figures_v_parent_idx\` ON \`_figures_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_key_idx\` ON \`_figures_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_sort_idx\` ON \`_figures_v\` (\`version_sort\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_review_stage_idx\` ON \`_figures_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_updated_at_idx\` ON \`_figures_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_created_at_idx\` ON \`_figures_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_deleted_at_idx\` ON \`_figures_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version__status_idx\` ON \`_figures_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_created_at_idx\` ON \`_figures_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_updated_at_idx\` ON \`_figures_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_latest_idx\` ON \`_figures_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_36_idx\` ON \`_figures_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`stock_days\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`series\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`open\` text,
  	\`high\` text,
  	\`low\` text,
  	\`close\` text,
  	\`previous_close\` text,
  	\`volume\` numeric,
  	\`amount\` text,
  	\`corrected_on\` text,
  	\`close_before\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`stock_days_updated_at_idx\` ON \`stock_days\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stock_days_created_at_idx\` ON \`stock_days\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`series_day_idx\` ON \`stock_days\` (\`series\`,\`day\`);`)
  await db.run(sql`CREATE TABLE \`trading_closures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`trading_closures_day_idx\` ON \`trading_closures\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`trading_closures_updated_at_idx\` ON \`trading_closures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`trading_closures_created_at_idx\` ON \`trading_closures\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`capital_changes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`day\` text,
  	\`total\` numeric,
  	\`floating\` numeric,
  	\`unlock_day\` text,
  	\`notice_id\` integer,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`notice_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`capital_changes_day_idx\` ON \`capital_changes\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`capital_changes_notice_idx\` ON \`capital_changes\` (\`notice_id\`);`)
  await db.run(sql`CREATE INDEX \`capital_changes_review_stage_idx\` ON \`capital_changes\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`capital_changes_updated_at_idx\` ON \`capital_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`capital_changes_created_at_idx\` ON \`capital_changes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`capital_changes_deleted_at_idx\` ON \`capital_changes\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`capital_changes__status_idx\` ON \`capital_changes\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_21_idx\` ON \`capital_changes\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_capital_changes_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_day\` text,
  	\`version_total\` numeric,
  	\`version_floating\` numeric,
  	\`version_unlock_day\` text,
  	\`version_notice_id\` integer,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`capital_changes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_notice_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_capital_changes_v_parent_idx\` ON \`_capital_changes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_capital_changes_v_version_version_day_idx\` ON \`_capital_changes_v\` (\`version_day\`);`)
  await db.run(sql`CREATE INDEX \`_capital_changes_v_version_version_notice_idx\` ON \`_capital_changes_v\` (\`version_notice_id\`);`)
  await db.run(sql`CREATE INDEX \`_capital_changes_v_version_version_review_stage_idx\` ON \`_capital_changes_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_capital_changes_v_version_version_updated_at_idx\` ON \`_capital_changes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_capital_changes_v_version_version_created_at_idx\` ON \`_capital_changes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_capital_changes_v_version_version_deleted_at_idx\` ON \`_capital_changes_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_capital_changes_v_version_version__status_idx\` ON \`_capital_changes_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_capital_changes_v_created_at_idx\` ON \`_capital_changes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_capital_changes_v_updated_at_idx\` ON \`_capital_changes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_capital_changes_v_latest_idx\` ON \`_capital_changes_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_37_idx\` ON \`_capital_changes_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`holder_lists_holders\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`rank\` numeric,
  	\`name\` text,
  	\`kind\` text DEFAULT 'other',
  	\`shares\` numeric,
  	\`percent\` text,
  	\`pledged\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`holder_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`holder_lists_holders_order_idx\` ON \`holder_lists_holders\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`holder_lists_holders_parent_id_idx\` ON \`holder_lists_holders\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`holder_lists\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`as_of\` text,
  	\`source\` text,
  	\`holder_count\` numeric,
  	\`note\` text,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`holder_lists_as_of_idx\` ON \`holder_lists\` (\`as_of\`);`)
  await db.run(sql`CREATE INDEX \`holder_lists_review_stage_idx\` ON \`holder_lists\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`holder_lists_updated_at_idx\` ON \`holder_lists\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`holder_lists_created_at_idx\` ON \`holder_lists\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`holder_lists_deleted_at_idx\` ON \`holder_lists\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`holder_lists__status_idx\` ON \`holder_lists\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_22_idx\` ON \`holder_lists\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_holder_lists_v_version_holders\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`rank\` numeric,
  	\`name\` text,
  	\`kind\` text DEFAULT 'other',
  	\`shares\` numeric,
  	\`percent\` text,
  	\`pledged\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_holder_lists_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_holder_lists_v_version_holders_order_idx\` ON \`_holder_lists_v_version_holders\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_holder_lists_v_version_holders_parent_id_idx\` ON \`_holder_lists_v_version_holders\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_holder_lists_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_as_of\` text,
  	\`version_source\` text,
  	\`version_holder_count\` numeric,
  	\`version_note\` text,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`holder_lists\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_holder_lists_v_parent_idx\` ON \`_holder_lists_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_holder_lists_v_version_version_as_of_idx\` ON \`_holder_lists_v\` (\`version_as_of\`);`)
  await db.run(sql`CREATE INDEX \`_holder_lists_v_version_version_review_stage_idx\` ON \`_holder_lists_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_holder_lists_v_version_version_updated_at_idx\` ON \`_holder_lists_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_holder_lists_v_version_version_created_at_idx\` ON \`_holder_lists_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_holder_lists_v_version_version_deleted_at_idx\` ON \`_holder_lists_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_holder_lists_v_version_version__status_idx\` ON \`_holder_lists_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_holder_lists_v_created_at_idx\` ON \`_holder_lists_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_holder_lists_v_updated_at_idx\` ON \`_holder_lists_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_holder_lists_v_latest_idx\` ON \`_holder_lists_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_38_idx\` ON \`_holder_lists_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`people_committees\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`post\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`people_committees_order_idx\` ON \`people_committees\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`people_committees_parent_id_idx\` ON \`people_committees\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`people\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`body\` text DEFAULT 'board',
  	\`post\` text,
  	\`since\` text,
  	\`until\` text,
  	\`resume\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`people_sort_idx\` ON \`people\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`people_review_stage_idx\` ON \`people\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`people_updated_at_idx\` ON \`people\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`people_created_at_idx\` ON \`people\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`people_deleted_at_idx\` ON \`people\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`people__status_idx\` ON \`people\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_23_idx\` ON \`people\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_people_v_version_committees\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`post\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_people_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_people_v_version_committees_order_idx\` ON \`_people_v_version_committees\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_committees_parent_id_idx\` ON \`_people_v_version_committees\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_people_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_body\` text DEFAULT 'board',
  	\`version_post\` text,
  	\`version_since\` text,
  	\`version_until\` text,
  	\`version_resume\` text,
  	\`version_sort\` numeric DEFAULT 0,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_people_v_parent_idx\` ON \`_people_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_sort_idx\` ON \`_people_v\` (\`version_sort\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_review_stage_idx\` ON \`_people_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_updated_at_idx\` ON \`_people_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_created_at_idx\` ON \`_people_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_deleted_at_idx\` ON \`_people_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version__status_idx\` ON \`_people_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_created_at_idx\` ON \`_people_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_updated_at_idx\` ON \`_people_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_latest_idx\` ON \`_people_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_39_idx\` ON \`_people_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`governance_rules\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`adopted_on\` text,
  	\`pdf_id\` integer,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`governance_rules_adopted_on_idx\` ON \`governance_rules\` (\`adopted_on\`);`)
  await db.run(sql`CREATE INDEX \`governance_rules_pdf_idx\` ON \`governance_rules\` (\`pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`governance_rules_review_stage_idx\` ON \`governance_rules\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`governance_rules_updated_at_idx\` ON \`governance_rules\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`governance_rules_created_at_idx\` ON \`governance_rules\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`governance_rules_deleted_at_idx\` ON \`governance_rules\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`governance_rules__status_idx\` ON \`governance_rules\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_24_idx\` ON \`governance_rules\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_governance_rules_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_adopted_on\` text,
  	\`version_pdf_id\` integer,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`governance_rules\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_governance_rules_v_parent_idx\` ON \`_governance_rules_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_governance_rules_v_version_version_adopted_on_idx\` ON \`_governance_rules_v\` (\`version_adopted_on\`);`)
  await db.run(sql`CREATE INDEX \`_governance_rules_v_version_version_pdf_idx\` ON \`_governance_rules_v\` (\`version_pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`_governance_rules_v_version_version_review_stage_idx\` ON \`_governance_rules_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_governance_rules_v_version_version_updated_at_idx\` ON \`_governance_rules_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_governance_rules_v_version_version_created_at_idx\` ON \`_governance_rules_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_governance_rules_v_version_version_deleted_at_idx\` ON \`_governance_rules_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_governance_rules_v_version_version__status_idx\` ON \`_governance_rules_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_governance_rules_v_created_at_idx\` ON \`_governance_rules_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_governance_rules_v_updated_at_idx\` ON \`_governance_rules_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_governance_rules_v_latest_idx\` ON \`_governance_rules_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_40_idx\` ON \`_governance_rules_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`governance_meetings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`body\` text DEFAULT 'board',
  	\`day\` text,
  	\`matters\` text,
  	\`notice_id\` integer,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`notice_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`governance_meetings_day_idx\` ON \`governance_meetings\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`governance_meetings_notice_idx\` ON \`governance_meetings\` (\`notice_id\`);`)
  await db.run(sql`CREATE INDEX \`governance_meetings_review_stage_idx\` ON \`governance_meetings\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`governance_meetings_updated_at_idx\` ON \`governance_meetings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`governance_meetings_created_at_idx\` ON \`governance_meetings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`governance_meetings_deleted_at_idx\` ON \`governance_meetings\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`governance_meetings__status_idx\` ON \`governance_meetings\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_25_idx\` ON \`governance_meetings\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_governance_meetings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_body\` text DEFAULT 'board',
  	\`version_day\` text,
  	\`version_matters\` text,
  	\`version_notice_id\` integer,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`governance_meetings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_notice_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_governance_meetings_v_parent_idx\` ON \`_governance_meetings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_governance_meetings_v_version_version_day_idx\` ON \`_governance_meetings_v\` (\`version_day\`);`)
  await db.run(sql`CREATE INDEX \`_governance_meetings_v_version_version_notice_idx\` ON \`_governance_meetings_v\` (\`version_notice_id\`);`)
  await db.run(sql`CREATE INDEX \`_governance_meetings_v_version_version_review_stage_idx\` ON \`_governance_meetings_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_governance_meetings_v_version_version_updated_at_idx\` ON \`_governance_meetings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_governance_meetings_v_version_version_created_at_idx\` ON \`_governance_meetings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_governance_meetings_v_version_version_deleted_at_idx\` ON \`_governance_meetings_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_governance_meetings_v_version_version__status_idx\` ON \`_governance_meetings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_governance_meetings_v_created_at_idx\` ON \`_governance_meetings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_governance_meetings_v_updated_at_idx\` ON \`_governance_meetings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_governance_meetings_v_latest_idx\` ON \`_governance_meetings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_41_idx\` ON \`_governance_meetings_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`investor_days\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`kind\` text DEFAULT 'results',
  	\`day\` text,
  	\`until\` text,
  	\`summary\` text,
  	\`notice_id\` integer,
  	\`published_at\` text,
  	\`planned_at\` text,
  	\`withdraw_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`notice_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`investor_days_day_idx\` ON \`investor_days\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`investor_days_notice_idx\` ON \`investor_days\` (\`notice_id\`);`)
  await db.run(sql`CREATE INDEX \`investor_days_review_stage_idx\` ON \`investor_days\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`investor_days_updated_at_idx\` ON \`investor_days\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`investor_days_created_at_idx\` ON \`investor_days\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`investor_days_deleted_at_idx\` ON \`investor_days\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`investor_days__status_idx\` ON \`investor_days\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_withdrawn_publishedAt_withdrawAt_26_idx\` ON \`investor_days\` (\`_status\`,\`withdrawn\`,\`published_at\`,\`withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`_investor_days_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_kind\` text DEFAULT 'results',
  	\`version_day\` text,
  	\`version_until\` text,
  	\`version_summary\` text,
  	\`version_notice_id\` integer,
  	\`version_published_at\` text,
  	\`version_planned_at\` text,
  	\`version_withdraw_at\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`investor_days\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_notice_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_investor_days_v_parent_idx\` ON \`_investor_days_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_investor_days_v_version_version_day_idx\` ON \`_investor_days_v\` (\`version_day\`);`)
  await db.run(sql`CREATE INDEX \`_investor_days_v_version_version_notice_idx\` ON \`_investor_days_v\` (\`version_notice_id\`);`)
  await db.run(sql`CREATE INDEX \`_investor_days_v_version_version_review_stage_idx\` ON \`_investor_days_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_investor_days_v_version_version_updated_at_idx\` ON \`_investor_days_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_investor_days_v_version_version_created_at_idx\` ON \`_investor_days_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_investor_days_v_version_version_deleted_at_idx\` ON \`_investor_days_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_investor_days_v_version_version__status_idx\` ON \`_investor_days_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_investor_days_v_created_at_idx\` ON \`_investor_days_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_investor_days_v_updated_at_idx\` ON \`_investor_days_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_investor_days_v_latest_idx\` ON \`_investor_days_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_42_idx\` ON \`_investor_days_v\` (\`version__status\`,\`version_withdrawn\`,\`version_published_at\`,\`version_withdraw_at\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alt\` text,
  	\`decorative\` integer DEFAULT false,
  	\`caption\` text,
  	\`original_name\` text,
  	\`pages\` numeric,
  	\`sha256\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_thumbnail_url\` text,
  	\`sizes_thumbnail_width\` numeric,
  	\`sizes_thumbnail_height\` numeric,
  	\`sizes_thumbnail_mime_type\` text,
  	\`sizes_thumbnail_filesize\` numeric,
  	\`sizes_thumbnail_filename\` text,
  	\`sizes_card_url\` text,
  	\`sizes_card_width\` numeric,
  	\`sizes_card_height\` numeric,
  	\`sizes_card_mime_type\` text,
  	\`sizes_card_filesize\` numeric,
  	\`sizes_card_filename\` text,
  	\`sizes_wide_url\` text,
  	\`sizes_wide_width\` numeric,
  	\`sizes_wide_height\` numeric,
  	\`sizes_wide_mime_type\` text,
  	\`sizes_wide_filesize\` numeric,
  	\`sizes_wide_filename\` text,
  	\`sizes_hero_url\` text,
  	\`sizes_hero_width\` numeric,
  	\`sizes_hero_height\` numeric,
  	\`sizes_hero_mime_type\` text,
  	\`sizes_hero_filesize\` numeric,
  	\`sizes_hero_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_sha256_idx\` ON \`media\` (\`sha256\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_thumbnail_sizes_thumbnail_filename_idx\` ON \`media\` (\`sizes_thumbnail_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_card_sizes_card_filename_idx\` ON \`media\` (\`sizes_card_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_wide_sizes_wide_filename_idx\` ON \`media\` (\`sizes_wide_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_hero_sizes_hero_filename_idx\` ON \`media\` (\`sizes_hero_filename\`);`)
  await db.run(sql`CREATE TABLE \`users_duties\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_duties_order_idx\` ON \`users_duties\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_duties_parent_idx\` ON \`users_duties\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_columns\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_columns_order_idx\` ON \`users_columns\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_columns_parent_idx\` ON \`users_columns\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`must_change_password\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text,
  	\`username\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_username_idx\` ON \`users\` (\`username\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  	\`tariffs_id\` integer,
  	\`dividends_id\` integer,
  	\`reports_id\` integer,
  	\`figures_id\` integer,
  	\`stock_days_id\` integer,
  	\`trading_closures_id\` integer,
  	\`capital_changes_id\` integer,
  	\`holder_lists_id\` integer,
  	\`people_id\` integer,
  	\`governance_rules_id\` integer,
  	\`governance_meetings_id\` integer,
  	\`investor_days_id\` integer,
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
  	FOREIGN KEY (\`tariffs_id\`) REFERENCES \`tariffs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dividends_id\`) REFERENCES \`dividends\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reports_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`figures_id\`) REFERENCES \`figures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stock_days_id\`) REFERENCES \`stock_days\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trading_closures_id\`) REFERENCES \`trading_closures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`capital_changes_id\`) REFERENCES \`capital_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`holder_lists_id\`) REFERENCES \`holder_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`people_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`governance_rules_id\`) REFERENCES \`governance_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`governance_meetings_id\`) REFERENCES \`governance_meetings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`investor_days_id\`) REFERENCES \`investor_days\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_party_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`party_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_social_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`social_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outage_areas_id_idx\` ON \`payload_locked_documents_rels\` (\`outage_areas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_disclosures_id_idx\` ON \`payload_locked_documents_rels\` (\`disclosures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_disclosure_types_id_idx\` ON \`payload_locked_documents_rels\` (\`disclosure_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_purchases_id_idx\` ON \`payload_locked_documents_rels\` (\`purchases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_old_purchases_id_idx\` ON \`payload_locked_documents_rels\` (\`old_purchases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_recruits_id_idx\` ON \`payload_locked_documents_rels\` (\`recruits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_businesses_id_idx\` ON \`payload_locked_documents_rels\` (\`businesses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_companies_id_idx\` ON \`payload_locked_documents_rels\` (\`companies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_company_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`company_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_strategies_id_idx\` ON \`payload_locked_documents_rels\` (\`strategies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_honors_id_idx\` ON \`payload_locked_documents_rels\` (\`honors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_histories_id_idx\` ON \`payload_locked_documents_rels\` (\`histories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_special_columns_id_idx\` ON \`payload_locked_documents_rels\` (\`special_columns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tariffs_id_idx\` ON \`payload_locked_documents_rels\` (\`tariffs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dividends_id_idx\` ON \`payload_locked_documents_rels\` (\`dividends_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_figures_id_idx\` ON \`payload_locked_documents_rels\` (\`figures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stock_days_id_idx\` ON \`payload_locked_documents_rels\` (\`stock_days_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_trading_closures_id_idx\` ON \`payload_locked_documents_rels\` (\`trading_closures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_capital_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`capital_changes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_holder_lists_id_idx\` ON \`payload_locked_documents_rels\` (\`holder_lists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_people_id_idx\` ON \`payload_locked_documents_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_governance_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`governance_rules_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_governance_meetings_id_idx\` ON \`payload_locked_documents_rels\` (\`governance_meetings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_investor_days_id_idx\` ON \`payload_locked_documents_rels\` (\`investor_days_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_info_qr_codes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_info\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_info_qr_codes_order_idx\` ON \`site_info_qr_codes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_info_qr_codes_parent_id_idx\` ON \`site_info_qr_codes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_info_qr_codes_image_idx\` ON \`site_info_qr_codes\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`site_info_apps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_info\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_info_apps_order_idx\` ON \`site_info_apps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_info_apps_parent_id_idx\` ON \`site_info_apps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_info\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`company_name\` text,
  	\`short_name\` text,
  	\`english_name\` text,
  	\`slogan\` text,
  	\`stock_code\` text DEFAULT '600116',
  	\`stock_exchange\` text,
  	\`founded_year\` numeric,
  	\`copyright\` text,
  	\`hotline\` text,
  	\`hotline_hours\` text,
  	\`outage_phone\` text,
  	\`outage_phone_hours\` text,
  	\`regulator_hotline\` text DEFAULT '12398',
  	\`phone\` text,
  	\`email\` text,
  	\`address\` text,
  	\`postcode\` text,
  	\`qa_url\` text,
  	\`licence_image_id\` integer,
  	\`licence_caption\` text,
  	\`icp_text\` text,
  	\`icp_url\` text,
  	\`police_text\` text,
  	\`police_url\` text,
  	\`theme_flags_mourning\` integer DEFAULT false,
  	\`theme_flags_festival\` integer DEFAULT false,
  	\`demo\` integer DEFAULT false,
  	\`demo_text\` text,
  	\`review_stage\` text,
  	\`review_log\` text,
  	\`saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`licence_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_info_licence_image_idx\` ON \`site_info\` (\`licence_image_id\`);`)
  await db.run(sql`CREATE INDEX \`site_info_review_stage_idx\` ON \`site_info\` (\`review_stage\`);`)
  await db.run(sql`CREATE INDEX \`site_info__status_idx\` ON \`site_info\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_site_info_v_version_qr_codes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_info_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_info_v_version_qr_codes_order_idx\` ON \`_site_info_v_version_qr_codes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_info_v_version_qr_codes_parent_id_idx\` ON \`_site_info_v_version_qr_codes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_info_v_version_qr_codes_image_idx\` ON \`_site_info_v_version_qr_codes\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_info_v_version_apps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_info_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_info_v_version_apps_order_idx\` ON \`_site_info_v_version_apps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_info_v_version_apps_parent_id_idx\` ON \`_site_info_v_version_apps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_info_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_company_name\` text,
  	\`version_short_name\` text,
  	\`version_english_name\` text,
  	\`version_slogan\` text,
  	\`version_stock_code\` text DEFAULT '600116',
  	\`version_stock_exchange\` text,
  	\`version_founded_year\` numeric,
  	\`version_copyright\` text,
  	\`version_hotline\` text,
  	\`version_hotline_hours\` text,
  	\`version_outage_phone\` text,
  	\`version_outage_phone_hours\` text,
  	\`version_regulator_hotline\` text DEFAULT '12398',
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_address\` text,
  	\`version_postcode\` text,
  	\`version_qa_url\` text,
  	\`version_licence_image_id\` integer,
  	\`version_licence_caption\` text,
  	\`version_icp_text\` text,
  	\`version_icp_url\` text,
  	\`version_police_text\` text,
  	\`version_police_url\` text,
  	\`version_theme_flags_mourning\` integer DEFAULT false,
  	\`version_theme_flags_festival\` integer DEFAULT false,
  	\`version_demo\` integer DEFAULT false,
  	\`version_demo_text\` text,
  	\`version_review_stage\` text,
  	\`version_review_log\` text,
  	\`version_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_licence_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_info_v_version_version_licence_image_idx\` ON \`_site_info_v\` (\`version_licence_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_info_v_version_version_review_stage_idx\` ON \`_site_info_v\` (\`version_review_stage\`);`)
  await db.run(sql`CREATE INDEX \`_site_info_v_version_version__status_idx\` ON \`_site_info_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_info_v_created_at_idx\` ON \`_site_info_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_info_v_updated_at_idx\` ON \`_site_info_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_info_v_latest_idx\` ON \`_site_info_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`search_settings_synonyms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`words\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_settings_synonyms_order_idx\` ON \`search_settings_synonyms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`search_settings_synonyms_parent_id_idx\` ON \`search_settings_synonyms\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`search_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`stock_settings_free_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`reason\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`stock_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stock_settings_free_days_order_idx\` ON \`stock_settings_free_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`stock_settings_free_days_parent_id_idx\` ON \`stock_settings_free_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`stock_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`mode\` text DEFAULT 'link' NOT NULL,
  	\`series\` text DEFAULT 'share' NOT NULL,
  	\`licence\` text,
  	\`source_name\` text,
  	\`quote_url\` text,
  	\`filings_url\` text,
  	\`limit_percent\` text DEFAULT '10' NOT NULL,
  	\`known_until\` text,
  	\`suspension_from\` text,
  	\`suspension_reason\` text,
  	\`suspension_notice_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`suspension_notice_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`stock_settings_suspension_suspension_notice_idx\` ON \`stock_settings\` (\`suspension_notice_id\`);`)
  await db.run(sql`CREATE TABLE \`review_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`news\` text DEFAULT '0',
  	\`party_articles\` text DEFAULT '0',
  	\`social_reports\` text DEFAULT '0',
  	\`notices_announcement\` text DEFAULT '0',
  	\`notices_activity\` text DEFAULT '0',
  	\`notices_overhaul\` text DEFAULT '0',
  	\`notices_complaint\` text DEFAULT '0',
  	\`disclosures\` text DEFAULT '0',
  	\`purchases\` text DEFAULT '0',
  	\`old_purchases\` text DEFAULT '0',
  	\`recruits\` text DEFAULT '0',
  	\`businesses\` text DEFAULT '0',
  	\`companies\` text DEFAULT '0',
  	\`company_pages\` text DEFAULT '0',
  	\`strategies\` text DEFAULT '0',
  	\`honors\` text DEFAULT '0',
  	\`histories\` text DEFAULT '0',
  	\`banners\` text DEFAULT '0',
  	\`special_columns\` text DEFAULT '0',
  	\`documents\` text DEFAULT '0',
  	\`tariffs\` text DEFAULT '0',
  	\`dividends\` text DEFAULT '0',
  	\`capital_changes\` text DEFAULT '0',
  	\`holder_lists\` text DEFAULT '0',
  	\`people\` text DEFAULT '0',
  	\`governance_rules\` text DEFAULT '0',
  	\`governance_meetings\` text DEFAULT '0',
  	\`reports\` text DEFAULT '0',
  	\`figures\` text DEFAULT '0',
  	\`investor_days\` text DEFAULT '0',
  	\`site_info\` text DEFAULT '0',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`check_words_words\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`word\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`suggestion\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`check_words\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`check_words_words_order_idx\` ON \`check_words_words\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`check_words_words_parent_id_idx\` ON \`check_words_words\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`check_words\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}
