import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tariffs_cycle" AS ENUM('monthly', 'yearly');
  CREATE TYPE "public"."enum_tariffs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tariffs_v_version_cycle" AS ENUM('monthly', 'yearly');
  CREATE TYPE "public"."enum__tariffs_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "tariffs_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"up_to" numeric,
  	"price" varchar
  );
  
  CREATE TABLE "tariffs_periods" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"hours" varchar,
  	"addition" varchar
  );
  
  CREATE TABLE "tariffs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"scope" varchar,
  	"cycle" "enum_tariffs_cycle" DEFAULT 'monthly',
  	"effective_on" timestamp(3) with time zone,
  	"basis" varchar,
  	"note" varchar,
  	"sort" numeric DEFAULT 0,
  	"published_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_tariffs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_tariffs_v_version_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"up_to" numeric,
  	"price" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tariffs_v_version_periods" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"hours" varchar,
  	"addition" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tariffs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_scope" varchar,
  	"version_cycle" "enum__tariffs_v_version_cycle" DEFAULT 'monthly',
  	"version_effective_on" timestamp(3) with time zone,
  	"version_basis" varchar,
  	"version_note" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_published_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__tariffs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tariffs_id" integer;
  ALTER TABLE "tariffs_tiers" ADD CONSTRAINT "tariffs_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tariffs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tariffs_periods" ADD CONSTRAINT "tariffs_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tariffs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tariffs_v_version_tiers" ADD CONSTRAINT "_tariffs_v_version_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tariffs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tariffs_v_version_periods" ADD CONSTRAINT "_tariffs_v_version_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tariffs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tariffs_v" ADD CONSTRAINT "_tariffs_v_parent_id_tariffs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tariffs"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "tariffs_tiers_order_idx" ON "tariffs_tiers" USING btree ("_order");
  CREATE INDEX "tariffs_tiers_parent_id_idx" ON "tariffs_tiers" USING btree ("_parent_id");
  CREATE INDEX "tariffs_periods_order_idx" ON "tariffs_periods" USING btree ("_order");
  CREATE INDEX "tariffs_periods_parent_id_idx" ON "tariffs_periods" USING btree ("_parent_id");
  CREATE INDEX "tariffs_sort_idx" ON "tariffs" USING btree ("sort");
  CREATE INDEX "tariffs_updated_at_idx" ON "tariffs" USING btree ("updated_at");
  CREATE INDEX "tariffs_created_at_idx" ON "tariffs" USING btree ("created_at");
  CREATE INDEX "tariffs__status_idx" ON "tariffs" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_17_idx" ON "tariffs" USING btree ("_status","withdrawn","published_at");
  CREATE INDEX "_tariffs_v_version_tiers_order_idx" ON "_tariffs_v_version_tiers" USING btree ("_order");
  CREATE INDEX "_tariffs_v_version_tiers_parent_id_idx" ON "_tariffs_v_version_tiers" USING btree ("_parent_id");
  CREATE INDEX "_tariffs_v_version_periods_order_idx" ON "_tariffs_v_version_periods" USING btree ("_order");
  CREATE INDEX "_tariffs_v_version_periods_parent_id_idx" ON "_tariffs_v_version_periods" USING btree ("_parent_id");
  CREATE INDEX "_tariffs_v_parent_idx" ON "_tariffs_v" USING btree ("parent_id");
  CREATE INDEX "_tariffs_v_version_version_sort_idx" ON "_tariffs_v" USING btree ("version_sort");
  CREATE INDEX "_tariffs_v_version_version_updated_at_idx" ON "_tariffs_v" USING btree ("version_updated_at");
  CREATE INDEX "_tariffs_v_version_version_created_at_idx" ON "_tariffs_v" USING btree ("version_created_at");
  CREATE INDEX "_tariffs_v_version_version__status_idx" ON "_tariffs_v" USING btree ("version__status");
  CREATE INDEX "_tariffs_v_created_at_idx" ON "_tariffs_v" USING btree ("created_at");
  CREATE INDEX "_tariffs_v_updated_at_idx" ON "_tariffs_v" USING btree ("updated_at");
  CREATE INDEX "_tariffs_v_latest_idx" ON "_tariffs_v" USING btree ("latest");
  CREATE INDEX "version__status_version_withdrawn_version_publishedAt_17_idx" ON "_tariffs_v" USING btree ("version__status","version_withdrawn","version_published_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tariffs_fk" FOREIGN KEY ("tariffs_id") REFERENCES "public"."tariffs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_tariffs_id_idx" ON "payload_locked_documents_rels" USING btree ("tariffs_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tariffs_tiers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tariffs_periods" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tariffs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tariffs_v_version_tiers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tariffs_v_version_periods" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tariffs_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "tariffs_tiers" CASCADE;
  DROP TABLE "tariffs_periods" CASCADE;
  DROP TABLE "tariffs" CASCADE;
  DROP TABLE "_tariffs_v_version_tiers" CASCADE;
  DROP TABLE "_tariffs_v_version_periods" CASCADE;
  DROP TABLE "_tariffs_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tariffs_fk";
  
  DROP INDEX "payload_locked_documents_rels_tariffs_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tariffs_id";
  DROP TYPE "public"."enum_tariffs_cycle";
  DROP TYPE "public"."enum_tariffs_status";
  DROP TYPE "public"."enum__tariffs_v_version_cycle";
  DROP TYPE "public"."enum__tariffs_v_version_status";`);
}
