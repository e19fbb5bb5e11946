import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`notices\` ADD \`place_index\` text;`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`revision\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_place_index\` text;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_revision\` numeric DEFAULT 0;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`place_index\`;`)
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`revision\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_place_index\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_revision\`;`)
}
