import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "compound_index_2_idx";
  DROP INDEX "type__status_withdrawn_publishedAt_idx";
  DROP INDEX "compound_index_4_idx";
  DROP INDEX "compound_index_5_idx";
  DROP INDEX "compound_index_6_idx";
  DROP INDEX "compound_index_7_idx";
  DROP INDEX "compound_index_8_idx";
  DROP INDEX "compound_index_9_idx";
  DROP INDEX "compound_index_10_idx";
  DROP INDEX "type__status_withdrawn_publishedAt_1_idx";
  DROP INDEX "compound_index_11_idx";
  DROP INDEX "type__status_withdrawn_publishedAt_2_idx";
  DROP INDEX "compound_index_12_idx";
  DROP INDEX "compound_index_1_idx";
  DROP INDEX "compound_index_3_idx";
  CREATE INDEX "type__status_withdrawn_publishedAt_idx" ON "news" USING btree ("type","_status","withdrawn","published_at");
  CREATE INDEX "compound_index_2_idx" ON "_news_v" USING btree ("version__status","version_withdrawn","version_top","version_published_at");
  CREATE INDEX "type__status_withdrawn_publishedAt_1_idx" ON "party_articles" USING btree ("type","_status","withdrawn","published_at");
  CREATE INDEX "compound_index_4_idx" ON "_party_articles_v" USING btree ("version_type","version__status","version_withdrawn","version_published_at");
  CREATE INDEX "compound_index_5_idx" ON "_party_articles_v" USING btree ("version__status","version_withdrawn","version_top","version_published_at");
  CREATE INDEX "type__status_withdrawn_publishedAt_2_idx" ON "social_reports" USING btree ("type","_status","withdrawn","published_at");
  CREATE INDEX "compound_index_6_idx" ON "_social_reports_v" USING btree ("version_type","version__status","version_withdrawn","version_published_at");
  CREATE INDEX "compound_index_7_idx" ON "notices" USING btree ("type","_status","withdrawn","published_at","start_at","end_at","expected_restore_at","restored_at","previous_start_at","override","kind");
  CREATE INDEX "compound_index_8_idx" ON "_notices_v" USING btree ("version_type","version__status","version_withdrawn","version_published_at","version_start_at","version_end_at","version_expected_restore_at","version_restored_at","version_previous_start_at","version_override","version_kind");
  CREATE INDEX "compound_index_9_idx" ON "_disclosures_v" USING btree ("version_type_id_id","version__status","version_withdrawn","version_published_at");
  CREATE INDEX "compound_index_10_idx" ON "purchases" USING btree ("_status","withdrawn","published_at","notice_type","project_no","files_from","deadline_at","opens_at","public_from","public_to");
  CREATE INDEX "compound_index_11_idx" ON "_purchases_v" USING btree ("version_notice_type","version__status","version_withdrawn","version_published_at");
  CREATE INDEX "compound_index_12_idx" ON "_purchases_v" USING btree ("version__status","version_withdrawn","version_published_at","version_notice_type","version_project_no","version_files_from","version_deadline_at","version_opens_at","version_public_from","version_public_to");
  CREATE INDEX "type__status_withdrawn_publishedAt_3_idx" ON "recruits" USING btree ("type","_status","withdrawn","published_at");
  CREATE INDEX "compound_index_13_idx" ON "_recruits_v" USING btree ("version_type","version__status","version_withdrawn","version_published_at");
  CREATE INDEX "type__status_withdrawn_publishedAt_4_idx" ON "businesses" USING btree ("type","_status","withdrawn","published_at");
  CREATE INDEX "compound_index_14_idx" ON "_businesses_v" USING btree ("version_type","version__status","version_withdrawn","version_published_at");
  CREATE INDEX "compound_index_1_idx" ON "_news_v" USING btree ("version_type","version__status","version_withdrawn","version_published_at");
  CREATE INDEX "compound_index_3_idx" ON "_party_articles_v" USING btree ("version_type","version__status","version_withdrawn","version_top","version_published_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "type__status_withdrawn_publishedAt_idx";
  DROP INDEX "compound_index_2_idx";
  DROP INDEX "type__status_withdrawn_publishedAt_1_idx";
  DROP INDEX "compound_index_4_idx";
  DROP INDEX "compound_index_5_idx";
  DROP INDEX "type__status_withdrawn_publishedAt_2_idx";
  DROP INDEX "compound_index_6_idx";
  DROP INDEX "compound_index_7_idx";
  DROP INDEX "compound_index_8_idx";
  DROP INDEX "compound_index_9_idx";
  DROP INDEX "compound_index_10_idx";
  DROP INDEX "compound_index_11_idx";
  DROP INDEX "compound_index_12_idx";
  DROP INDEX "type__status_withdrawn_publishedAt_3_idx";
  DROP INDEX "compound_index_13_idx";
  DROP INDEX "type__status_withdrawn_publishedAt_4_idx";
  DROP INDEX "compound_index_14_idx";
  DROP INDEX "compound_index_1_idx";
  DROP INDEX "compound_index_3_idx";
  CREATE INDEX "compound_index_2_idx" ON "_party_articles_v" USING btree ("version_type","version__status","version_withdrawn","version_top","version_published_at");
  CREATE INDEX "type__status_withdrawn_publishedAt_idx" ON "social_reports" USING btree ("type","_status","withdrawn","published_at");
  CREATE INDEX "compound_index_4_idx" ON "_social_reports_v" USING btree ("version_type","version__status","version_withdrawn","version_published_at");
  CREATE INDEX "compound_index_5_idx" ON "notices" USING btree ("type","_status","withdrawn","published_at","start_at","end_at","expected_restore_at","restored_at","previous_start_at","override","kind");
  CREATE INDEX "compound_index_6_idx" ON "_notices_v" USING btree ("version_type","version__status","version_withdrawn","version_published_at","version_start_at","version_end_at","version_expected_restore_at","version_restored_at","version_previous_start_at","version_override","version_kind");
  CREATE INDEX "compound_index_7_idx" ON "_disclosures_v" USING btree ("version_type_id_id","version__status","version_withdrawn","version_published_at");
  CREATE INDEX "compound_index_8_idx" ON "purchases" USING btree ("_status","withdrawn","published_at","notice_type","project_no","files_from","deadline_at","opens_at","public_from","public_to");
  CREATE INDEX "compound_index_9_idx" ON "_purchases_v" USING btree ("version_notice_type","version__status","version_withdrawn","version_published_at");
  CREATE INDEX "compound_index_10_idx" ON "_purchases_v" USING btree ("version__status","version_withdrawn","version_published_at","version_notice_type","version_project_no","version_files_from","version_deadline_at","version_opens_at","version_public_from","version_public_to");
  CREATE INDEX "type__status_withdrawn_publishedAt_1_idx" ON "recruits" USING btree ("type","_status","withdrawn","published_at");
  CREATE INDEX "compound_index_11_idx" ON "_recruits_v" USING btree ("version_type","version__status","version_withdrawn","version_published_at");
  CREATE INDEX "type__status_withdrawn_publishedAt_2_idx" ON "businesses" USING btree ("type","_status","withdrawn","published_at");
  CREATE INDEX "compound_index_12_idx" ON "_businesses_v" USING btree ("version_type","version__status","version_withdrawn","version_published_at");
  CREATE INDEX "compound_index_1_idx" ON "_news_v" USING btree ("version__status","version_withdrawn","version_top","version_published_at");
  CREATE INDEX "compound_index_3_idx" ON "_party_articles_v" USING btree ("version__status","version_withdrawn","version_top","version_published_at");`)
}
