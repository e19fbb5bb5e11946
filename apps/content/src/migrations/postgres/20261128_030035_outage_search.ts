import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notices" ADD COLUMN "place_index" varchar;
  ALTER TABLE "notices" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "_notices_v" ADD COLUMN "version_place_index" varchar;
  ALTER TABLE "_notices_v" ADD COLUMN "version_revision" numeric DEFAULT 0;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notices" DROP COLUMN "place_index";
  ALTER TABLE "notices" DROP COLUMN "revision";
  ALTER TABLE "_notices_v" DROP COLUMN "version_place_index";
  ALTER TABLE "_notices_v" DROP COLUMN "version_revision";`)
}
