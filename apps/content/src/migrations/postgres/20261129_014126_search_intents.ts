import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_settings_intents_phone" AS ENUM('outage', 'hotline', 'regulator');
  CREATE TYPE "public"."enum_search_settings_intents_shows" AS ENUM('outages', 'tenders', 'jobs', 'tariffs');
  CREATE TABLE "search_settings_intents_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "search_settings_intents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"steps" varchar,
  	"phrases" varchar NOT NULL,
  	"words" varchar,
  	"phone" "enum_search_settings_intents_phone",
  	"shows" "enum_search_settings_intents_shows"
  );
  
  ALTER TABLE "search_settings_intents_links" ADD CONSTRAINT "search_settings_intents_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_settings_intents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_intents" ADD CONSTRAINT "search_settings_intents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_settings_intents_links_order_idx" ON "search_settings_intents_links" USING btree ("_order");
  CREATE INDEX "search_settings_intents_links_parent_id_idx" ON "search_settings_intents_links" USING btree ("_parent_id");
  CREATE INDEX "search_settings_intents_order_idx" ON "search_settings_intents" USING btree ("_order");
  CREATE INDEX "search_settings_intents_parent_id_idx" ON "search_settings_intents" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_settings_intents_links" CASCADE;
  DROP TABLE "search_settings_intents" CASCADE;
  DROP TYPE "public"."enum_search_settings_intents_phone";
  DROP TYPE "public"."enum_search_settings_intents_shows";`)
}
