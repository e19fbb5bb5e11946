import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_news_type" AS ENUM('important', 'comprehensive', 'information');
  CREATE TYPE "public"."review_stage" AS ENUM('draft', 'first', 'second', 'third', 'returned', 'planned', 'published');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_type" AS ENUM('important', 'comprehensive', 'information');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_party_articles_type" AS ENUM('building', 'conduct', 'activities', 'society', 'culture');
  CREATE TYPE "public"."enum_party_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__party_articles_v_version_type" AS ENUM('building', 'conduct', 'activities', 'society', 'culture');
  CREATE TYPE "public"."enum__party_articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_social_reports_type" AS ENUM('report', 'case', 'charity');
  CREATE TYPE "public"."enum_social_reports_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__social_reports_v_version_type" AS ENUM('report', 'case', 'charity');
  CREATE TYPE "public"."enum__social_reports_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_notices_type" AS ENUM('announcement', 'activity', 'overhaul', 'complaint');
  CREATE TYPE "public"."enum_notices_kind" AS ENUM('planned', 'temporary', 'fault');
  CREATE TYPE "public"."enum_notices_override" AS ENUM('postponed', 'cancelled');
  CREATE TYPE "public"."enum_notices_filing" AS ENUM('annual', 'half', 'q1', 'q3', 'forecast', 'operation', 'distribution', 'incentive', 'unlocked', 'shareholding', 'board', 'supervisors', 'meeting', 'business', 'governance', 'risk', 'special', 'related', 'guarantee', 'offering', 'placement', 'rights', 'bond', 'convertible', 'other_finance', 'opinion', 'correction', 'clarification');
  CREATE TYPE "public"."enum_notices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__notices_v_version_type" AS ENUM('announcement', 'activity', 'overhaul', 'complaint');
  CREATE TYPE "public"."enum__notices_v_version_kind" AS ENUM('planned', 'temporary', 'fault');
  CREATE TYPE "public"."enum__notices_v_version_override" AS ENUM('postponed', 'cancelled');
  CREATE TYPE "public"."enum__notices_v_version_filing" AS ENUM('annual', 'half', 'q1', 'q3', 'forecast', 'operation', 'distribution', 'incentive', 'unlocked', 'shareholding', 'board', 'supervisors', 'meeting', 'business', 'governance', 'risk', 'special', 'related', 'guarantee', 'offering', 'placement', 'rights', 'bond', 'convertible', 'other_finance', 'opinion', 'correction', 'clarification');
  CREATE TYPE "public"."enum__notices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_outage_areas_kind" AS ENUM('county', 'town', 'village');
  CREATE TYPE "public"."enum_disclosures_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__disclosures_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_disclosure_types_kind" AS ENUM('item', 'annual_report');
  CREATE TYPE "public"."enum_disclosure_types_cycle" AS ENUM('immediate', 'monthly', 'quarterly', 'yearly');
  CREATE TYPE "public"."enum__disclosure_types_v_version_kind" AS ENUM('item', 'annual_report');
  CREATE TYPE "public"."enum__disclosure_types_v_version_cycle" AS ENUM('immediate', 'monthly', 'quarterly', 'yearly');
  CREATE TYPE "public"."enum_purchases_notice_type" AS ENUM('tender', 'plan', 'prequalification', 'change', 'clarification', 'candidates', 'result', 'abnormal', 'contract');
  CREATE TYPE "public"."enum_purchases_category" AS ENUM('works', 'goods', 'services');
  CREATE TYPE "public"."enum_purchases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__purchases_v_version_notice_type" AS ENUM('tender', 'plan', 'prequalification', 'change', 'clarification', 'candidates', 'result', 'abnormal', 'contract');
  CREATE TYPE "public"."enum__purchases_v_version_category" AS ENUM('works', 'goods', 'services');
  CREATE TYPE "public"."enum__purchases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_old_purchases_notice_type" AS ENUM('tender', 'plan', 'prequalification', 'change', 'clarification', 'candidates', 'result', 'abnormal', 'contract');
  CREATE TYPE "public"."enum_old_purchases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__old_purchases_v_version_notice_type" AS ENUM('tender', 'plan', 'prequalification', 'change', 'clarification', 'candidates', 'result', 'abnormal', 'contract');
  CREATE TYPE "public"."enum__old_purchases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_recruits_type" AS ENUM('campus', 'society');
  CREATE TYPE "public"."enum_recruits_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__recruits_v_version_type" AS ENUM('campus', 'society');
  CREATE TYPE "public"."enum__recruits_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_businesses_type" AS ENUM('electric', 'market', 'energy', 'traffic', 'new_energy', 'storage', 'other');
  CREATE TYPE "public"."enum_businesses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__businesses_v_version_type" AS ENUM('electric', 'market', 'energy', 'traffic', 'new_energy', 'storage', 'other');
  CREATE TYPE "public"."enum__businesses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_companies_kind" AS ENUM('branch', 'subsidiary', 'associate');
  CREATE TYPE "public"."enum_companies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__companies_v_version_kind" AS ENUM('branch', 'subsidiary', 'associate');
  CREATE TYPE "public"."enum__companies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_company_pages_key" AS ENUM('introduction', 'architecture', 'information', 'contact');
  CREATE TYPE "public"."enum_company_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_pages_v_version_key" AS ENUM('introduction', 'architecture', 'information', 'contact');
  CREATE TYPE "public"."enum__company_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_strategies_group" AS ENUM('vision', 'mission', 'values', 'goal', 'talent');
  CREATE TYPE "public"."enum_strategies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__strategies_v_version_group" AS ENUM('vision', 'mission', 'values', 'goal', 'talent');
  CREATE TYPE "public"."enum__strategies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_honors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__honors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_histories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__histories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_banners_position" AS ENUM('home', 'entering_group', 'group_business', 'news', 'flag_navigation', 'investor_relations', 'human_resources', 'information_disclosure', 'tender_procurement', 'other_announcement');
  CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_position" AS ENUM('home', 'entering_group', 'group_business', 'news', 'flag_navigation', 'investor_relations', 'human_resources', 'information_disclosure', 'tender_procurement', 'other_announcement');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_special_columns_key" AS ENUM('hotline_intro', 'hotline_guide', 'disclosure_application', 'disclosure_guide', 'stock', 'investor_contact', 'dividend', 'governance', 'talent', 'press', 'legal_statement', 'tools', 'about');
  CREATE TYPE "public"."enum_special_columns_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__special_columns_v_version_key" AS ENUM('hotline_intro', 'hotline_guide', 'disclosure_application', 'disclosure_guide', 'stock', 'investor_contact', 'dividend', 'governance', 'talent', 'press', 'legal_statement', 'tools', 'about');
  CREATE TYPE "public"."enum__special_columns_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_documents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__documents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tariffs_cycle" AS ENUM('monthly', 'yearly');
  CREATE TYPE "public"."enum_tariffs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tariffs_v_version_cycle" AS ENUM('monthly', 'yearly');
  CREATE TYPE "public"."enum__tariffs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_dividends_progress" AS ENUM('proposed', 'approved', 'paid');
  CREATE TYPE "public"."enum_dividends_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dividends_v_version_progress" AS ENUM('proposed', 'approved', 'paid');
  CREATE TYPE "public"."enum__dividends_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_reports_kind" AS ENUM('annual', 'half', 'q1', 'q3', 'sustainability', 'audit', 'internal_control');
  CREATE TYPE "public"."enum_reports_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reports_v_version_kind" AS ENUM('annual', 'half', 'q1', 'q3', 'sustainability', 'audit', 'internal_control');
  CREATE TYPE "public"."enum__reports_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_figures_group" AS ENUM('finance', 'operation', 'esg');
  CREATE TYPE "public"."enum_figures_measure" AS ENUM('flow', 'stock', 'ratio');
  CREATE TYPE "public"."enum_figures_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__figures_v_version_group" AS ENUM('finance', 'operation', 'esg');
  CREATE TYPE "public"."enum__figures_v_version_measure" AS ENUM('flow', 'stock', 'ratio');
  CREATE TYPE "public"."enum__figures_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_stock_days_series" AS ENUM('share', 'demo');
  CREATE TYPE "public"."enum_capital_changes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__capital_changes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_holder_lists_holders_kind" AS ENUM('state', 'state_legal', 'domestic_legal', 'foreign_legal', 'domestic_person', 'foreign_person', 'other');
  CREATE TYPE "public"."enum_holder_lists_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__holder_lists_v_version_holders_kind" AS ENUM('state', 'state_legal', 'domestic_legal', 'foreign_legal', 'domestic_person', 'foreign_person', 'other');
  CREATE TYPE "public"."enum__holder_lists_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_people_body" AS ENUM('board', 'management');
  CREATE TYPE "public"."enum_people_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__people_v_version_body" AS ENUM('board', 'management');
  CREATE TYPE "public"."enum__people_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_governance_rules_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__governance_rules_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_governance_meetings_body" AS ENUM('general', 'board', 'committee');
  CREATE TYPE "public"."enum_governance_meetings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__governance_meetings_v_version_body" AS ENUM('general', 'board', 'committee');
  CREATE TYPE "public"."enum__governance_meetings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_investor_days_kind" AS ENUM('results', 'blackout');
  CREATE TYPE "public"."enum_investor_days_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_days_v_version_kind" AS ENUM('results', 'blackout');
  CREATE TYPE "public"."enum__investor_days_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_users_duties" AS ENUM('writer', 'first', 'second', 'third');
  CREATE TYPE "public"."enum_users_columns" AS ENUM('news', 'party-articles', 'social-reports', 'notices:announcement', 'notices:activity', 'notices:overhaul', 'notices:complaint', 'disclosures', 'purchases', 'old-purchases', 'recruits', 'businesses', 'companies', 'company-pages', 'strategies', 'honors', 'histories', 'banners', 'special-columns', 'documents', 'tariffs', 'dividends', 'capital-changes', 'holder-lists', 'people', 'governance-rules', 'governance-meetings', 'reports', 'figures', 'investor-days', 'site-info', 'outage-areas', 'disclosure-types', 'search-settings', 'stock-days', 'trading-closures', 'stock-settings');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor');
  CREATE TYPE "public"."enum_site_info_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_info_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_search_settings_intents_phone" AS ENUM('outage', 'hotline', 'regulator');
  CREATE TYPE "public"."enum_search_settings_intents_shows" AS ENUM('outages', 'tenders', 'jobs', 'tariffs');
  CREATE TYPE "public"."enum_stock_settings_mode" AS ENUM('link', 'close', 'delayed');
  CREATE TYPE "public"."enum_stock_settings_series" AS ENUM('share', 'demo');
  CREATE TYPE "public"."enum_stock_settings_limit_percent" AS ENUM('5', '10', '20', '30');
  CREATE TYPE "public"."review_count" AS ENUM('0', '1', '2', '3');
  CREATE TYPE "public"."enum_check_words_words_kind" AS ENUM('misspelt', 'sensitive');
  CREATE TABLE "news_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"name" varchar
  );
  
  CREATE TABLE "news_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone,
  	"text" varchar
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"subtitle" varchar,
  	"summary" varchar,
  	"content" jsonb,
  	"cover_id" integer,
  	"video_file_id" integer,
  	"video_poster_id" integer,
  	"video_captions_id" integer,
  	"source" varchar,
  	"author" varchar,
  	"editor" varchar,
  	"reviewer" varchar,
  	"type" "enum_news_type",
  	"top" boolean DEFAULT false,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_news_v_version_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_news_v_version_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_summary" varchar,
  	"version_content" jsonb,
  	"version_cover_id" integer,
  	"version_video_file_id" integer,
  	"version_video_poster_id" integer,
  	"version_video_captions_id" integer,
  	"version_source" varchar,
  	"version_author" varchar,
  	"version_editor" varchar,
  	"version_reviewer" varchar,
  	"version_type" "enum__news_v_version_type",
  	"version_top" boolean DEFAULT false,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_news_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "party_articles_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"name" varchar
  );
  
  CREATE TABLE "party_articles_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone,
  	"text" varchar
  );
  
  CREATE TABLE "party_articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"subtitle" varchar,
  	"summary" varchar,
  	"content" jsonb,
  	"cover_id" integer,
  	"video_file_id" integer,
  	"video_poster_id" integer,
  	"video_captions_id" integer,
  	"source" varchar,
  	"author" varchar,
  	"editor" varchar,
  	"reviewer" varchar,
  	"type" "enum_party_articles_type",
  	"top" boolean DEFAULT false,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_party_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "party_articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_party_articles_v_version_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_party_articles_v_version_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_party_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_summary" varchar,
  	"version_content" jsonb,
  	"version_cover_id" integer,
  	"version_video_file_id" integer,
  	"version_video_poster_id" integer,
  	"version_video_captions_id" integer,
  	"version_source" varchar,
  	"version_author" varchar,
  	"version_editor" varchar,
  	"version_reviewer" varchar,
  	"version_type" "enum__party_articles_v_version_type",
  	"version_top" boolean DEFAULT false,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__party_articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_party_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "social_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_social_reports_type",
  	"year" numeric,
  	"title" varchar,
  	"cover_id" integer,
  	"summary" varchar,
  	"pdf_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_social_reports_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_social_reports_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_type" "enum__social_reports_v_version_type",
  	"version_year" numeric,
  	"version_title" varchar,
  	"version_cover_id" integer,
  	"version_summary" varchar,
  	"version_pdf_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__social_reports_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "notices_regions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"county" varchar,
  	"town" varchar
  );
  
  CREATE TABLE "notices_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"name" varchar
  );
  
  CREATE TABLE "notices_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone,
  	"text" varchar
  );
  
  CREATE TABLE "notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_notices_type",
  	"place_index" varchar,
  	"revision" numeric DEFAULT 0,
  	"import_id" varchar,
  	"confirmed_flags" jsonb,
  	"kind" "enum_notices_kind",
  	"start_at" timestamp(3) with time zone,
  	"end_at" timestamp(3) with time zone,
  	"expected_restore_at" timestamp(3) with time zone,
  	"reason" varchar,
  	"unit" varchar,
  	"phone" varchar,
  	"approved_by" varchar,
  	"scope" varchar,
  	"override" "enum_notices_override",
  	"restored_at" timestamp(3) with time zone,
  	"previous_start_at" timestamp(3) with time zone,
  	"previous_end_at" timestamp(3) with time zone,
  	"lead_days" numeric,
  	"title" varchar,
  	"number" varchar,
  	"category" varchar,
  	"summary" varchar,
  	"content" jsonb,
  	"filing" "enum_notices_filing",
  	"exchange_published_at" timestamp(3) with time zone,
  	"corrects_id" integer,
  	"place" varchar,
  	"join_url" varchar,
  	"record_on" timestamp(3) with time zone,
  	"is_cancelled" boolean DEFAULT false,
  	"pdf_id" integer,
  	"origin_url" varchar,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_notices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "notices_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_notices_v_version_regions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"county" varchar,
  	"town" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_notices_v_version_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_notices_v_version_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_notices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_type" "enum__notices_v_version_type",
  	"version_place_index" varchar,
  	"version_revision" numeric DEFAULT 0,
  	"version_import_id" varchar,
  	"version_confirmed_flags" jsonb,
  	"version_kind" "enum__notices_v_version_kind",
  	"version_start_at" timestamp(3) with time zone,
  	"version_end_at" timestamp(3) with time zone,
  	"version_expected_restore_at" timestamp(3) with time zone,
  	"version_reason" varchar,
  	"version_unit" varchar,
  	"version_phone" varchar,
  	"version_approved_by" varchar,
  	"version_scope" varchar,
  	"version_override" "enum__notices_v_version_override",
  	"version_restored_at" timestamp(3) with time zone,
  	"version_previous_start_at" timestamp(3) with time zone,
  	"version_previous_end_at" timestamp(3) with time zone,
  	"version_lead_days" numeric,
  	"version_title" varchar,
  	"version_number" varchar,
  	"version_category" varchar,
  	"version_summary" varchar,
  	"version_content" jsonb,
  	"version_filing" "enum__notices_v_version_filing",
  	"version_exchange_published_at" timestamp(3) with time zone,
  	"version_corrects_id" integer,
  	"version_place" varchar,
  	"version_join_url" varchar,
  	"version_record_on" timestamp(3) with time zone,
  	"version_is_cancelled" boolean DEFAULT false,
  	"version_pdf_id" integer,
  	"version_origin_url" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__notices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_notices_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "outage_areas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"kind" "enum_outage_areas_kind" NOT NULL,
  	"parent_id_id" integer,
  	"pinyin" varchar,
  	"initials" varchar,
  	"phone" varchar,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "disclosures_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"name" varchar
  );
  
  CREATE TABLE "disclosures_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone,
  	"text" varchar
  );
  
  CREATE TABLE "disclosures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type_id_id" numeric,
  	"title" varchar,
  	"number" varchar,
  	"department" varchar,
  	"pdf_id" integer,
  	"content" jsonb,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_disclosures_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_disclosures_v_version_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_disclosures_v_version_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_disclosures_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_type_id_id" numeric,
  	"version_title" varchar,
  	"version_number" varchar,
  	"version_department" varchar,
  	"version_pdf_id" integer,
  	"version_content" jsonb,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__disclosures_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "disclosure_types" (
  	"id" numeric PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_disclosure_types_kind" DEFAULT 'item' NOT NULL,
  	"parent_id_id" numeric,
  	"pdf_id" integer,
  	"legal_basis" varchar,
  	"cycle" "enum_disclosure_types_cycle",
  	"updated_on" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_disclosure_types_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" numeric,
  	"version_name" varchar NOT NULL,
  	"version_kind" "enum__disclosure_types_v_version_kind" DEFAULT 'item' NOT NULL,
  	"version_parent_id_id" numeric,
  	"version_pdf_id" integer,
  	"version_legal_basis" varchar,
  	"version_cycle" "enum__disclosure_types_v_version_cycle",
  	"version_updated_on" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "purchases_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"name" varchar
  );
  
  CREATE TABLE "purchases_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "purchases_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"role" varchar,
  	"name" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "purchases_candidates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"rank" numeric,
  	"name" varchar,
  	"price" varchar,
  	"score" varchar
  );
  
  CREATE TABLE "purchases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"notice_type" "enum_purchases_notice_type",
  	"confirmed_flags" jsonb,
  	"category" "enum_purchases_category",
  	"title" varchar,
  	"project_no" varchar,
  	"method" varchar,
  	"budget" varchar,
  	"region" varchar,
  	"owner" varchar,
  	"agent" varchar,
  	"deposit" varchar,
  	"ceiling" varchar,
  	"lots" varchar,
  	"content" jsonb,
  	"delivery" varchar,
  	"files_from" timestamp(3) with time zone,
  	"files_to" timestamp(3) with time zone,
  	"deadline_at" timestamp(3) with time zone,
  	"opens_at" timestamp(3) with time zone,
  	"public_from" timestamp(3) with time zone,
  	"public_to" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_purchases_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_purchases_v_version_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_purchases_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_purchases_v_version_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" varchar,
  	"name" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_purchases_v_version_candidates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"rank" numeric,
  	"name" varchar,
  	"price" varchar,
  	"score" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_purchases_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_notice_type" "enum__purchases_v_version_notice_type",
  	"version_confirmed_flags" jsonb,
  	"version_category" "enum__purchases_v_version_category",
  	"version_title" varchar,
  	"version_project_no" varchar,
  	"version_method" varchar,
  	"version_budget" varchar,
  	"version_region" varchar,
  	"version_owner" varchar,
  	"version_agent" varchar,
  	"version_deposit" varchar,
  	"version_ceiling" varchar,
  	"version_lots" varchar,
  	"version_content" jsonb,
  	"version_delivery" varchar,
  	"version_files_from" timestamp(3) with time zone,
  	"version_files_to" timestamp(3) with time zone,
  	"version_deadline_at" timestamp(3) with time zone,
  	"version_opens_at" timestamp(3) with time zone,
  	"version_public_from" timestamp(3) with time zone,
  	"version_public_to" timestamp(3) with time zone,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__purchases_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "old_purchases_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"name" varchar
  );
  
  CREATE TABLE "old_purchases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"notice_type" "enum_old_purchases_notice_type",
  	"title" varchar,
  	"winner" varchar,
  	"content" jsonb,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_old_purchases_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_old_purchases_v_version_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_old_purchases_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_notice_type" "enum__old_purchases_v_version_notice_type",
  	"version_title" varchar,
  	"version_winner" varchar,
  	"version_content" jsonb,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__old_purchases_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "recruits_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"name" varchar
  );
  
  CREATE TABLE "recruits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_recruits_type",
  	"title" varchar,
  	"company" varchar,
  	"department" varchar,
  	"city" varchar,
  	"headcount" numeric,
  	"discipline" varchar,
  	"education" varchar,
  	"salary" varchar,
  	"deadline_at" timestamp(3) with time zone,
  	"duties" jsonb,
  	"requirements" jsonb,
  	"how_to_apply" jsonb,
  	"email" varchar,
  	"phone" varchar,
  	"apply_url" varchar,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_recruits_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_recruits_v_version_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_recruits_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_type" "enum__recruits_v_version_type",
  	"version_title" varchar,
  	"version_company" varchar,
  	"version_department" varchar,
  	"version_city" varchar,
  	"version_headcount" numeric,
  	"version_discipline" varchar,
  	"version_education" varchar,
  	"version_salary" varchar,
  	"version_deadline_at" timestamp(3) with time zone,
  	"version_duties" jsonb,
  	"version_requirements" jsonb,
  	"version_how_to_apply" jsonb,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_apply_url" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__recruits_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "businesses_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"unit" varchar
  );
  
  CREATE TABLE "businesses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_businesses_type",
  	"title" varchar,
  	"cover_id" integer,
  	"summary" varchar,
  	"content" jsonb,
  	"sort" numeric DEFAULT 0,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_businesses_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "businesses_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_businesses_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_businesses_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_type" "enum__businesses_v_version_type",
  	"version_title" varchar,
  	"version_cover_id" integer,
  	"version_summary" varchar,
  	"version_content" jsonb,
  	"version_sort" numeric DEFAULT 0,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__businesses_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_businesses_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "companies_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "companies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"short_name" varchar,
  	"logo_id" integer,
  	"kind" "enum_companies_kind",
  	"share_ratio" numeric,
  	"business" varchar,
  	"region" varchar,
  	"founded_on" timestamp(3) with time zone,
  	"capital" varchar,
  	"address" varchar,
  	"postcode" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"website" varchar,
  	"content" jsonb,
  	"sort" numeric DEFAULT 0,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_companies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "companies_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_companies_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_companies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_short_name" varchar,
  	"version_logo_id" integer,
  	"version_kind" "enum__companies_v_version_kind",
  	"version_share_ratio" numeric,
  	"version_business" varchar,
  	"version_region" varchar,
  	"version_founded_on" timestamp(3) with time zone,
  	"version_capital" varchar,
  	"version_address" varchar,
  	"version_postcode" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_website" varchar,
  	"version_content" jsonb,
  	"version_sort" numeric DEFAULT 0,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__companies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_companies_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "company_pages_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "company_units_4" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"duty" varchar
  );
  
  CREATE TABLE "company_units_3" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"duty" varchar
  );
  
  CREATE TABLE "company_units_2" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"duty" varchar
  );
  
  CREATE TABLE "company_units_1" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"duty" varchar
  );
  
  CREATE TABLE "company_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum_company_pages_key",
  	"title" varchar,
  	"name" varchar,
  	"short_name" varchar,
  	"business" varchar,
  	"founded_on" timestamp(3) with time zone,
  	"capital" varchar,
  	"address" varchar,
  	"postcode" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"website" varchar,
  	"content" jsonb,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_company_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "company_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_company_pages_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_units_4_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"duty" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_units_3_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"duty" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_units_2_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"duty" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_units_1_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"duty" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" "enum__company_pages_v_version_key",
  	"version_title" varchar,
  	"version_name" varchar,
  	"version_short_name" varchar,
  	"version_business" varchar,
  	"version_founded_on" timestamp(3) with time zone,
  	"version_capital" varchar,
  	"version_address" varchar,
  	"version_postcode" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_website" varchar,
  	"version_content" jsonb,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__company_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_company_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "strategies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"group" "enum_strategies_group",
  	"title" varchar,
  	"subtitle" varchar,
  	"content" jsonb,
  	"image_id" integer,
  	"figure_value" varchar,
  	"figure_label" varchar,
  	"sort" numeric DEFAULT 0,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_strategies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_strategies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_group" "enum__strategies_v_version_group",
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_content" jsonb,
  	"version_image_id" integer,
  	"version_figure_value" varchar,
  	"version_figure_label" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__strategies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "honors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"image_id" integer,
  	"level" varchar,
  	"awarded_by" varchar,
  	"awarded_on" timestamp(3) with time zone,
  	"holder" varchar,
  	"is_chosen" boolean DEFAULT false,
  	"why" varchar,
  	"sort" numeric DEFAULT 0,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_honors_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_honors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_image_id" integer,
  	"version_level" varchar,
  	"version_awarded_by" varchar,
  	"version_awarded_on" timestamp(3) with time zone,
  	"version_holder" varchar,
  	"version_is_chosen" boolean DEFAULT false,
  	"version_why" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__honors_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "histories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"month" numeric,
  	"title" varchar,
  	"content" jsonb,
  	"image_id" integer,
  	"stage" varchar,
  	"is_key" boolean DEFAULT false,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_histories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_histories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_year" numeric,
  	"version_month" numeric,
  	"version_title" varchar,
  	"version_content" jsonb,
  	"version_image_id" integer,
  	"version_stage" varchar,
  	"version_is_key" boolean DEFAULT false,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__histories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" "enum_banners_position",
  	"title" varchar,
  	"subtitle" varchar,
  	"image_id" integer,
  	"image_mobile_id" integer,
  	"alt" varchar,
  	"link" varchar,
  	"start_at" timestamp(3) with time zone,
  	"end_at" timestamp(3) with time zone,
  	"sort" numeric DEFAULT 0,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_banners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_banners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" "enum__banners_v_version_position",
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_image_id" integer,
  	"version_image_mobile_id" integer,
  	"version_alt" varchar,
  	"version_link" varchar,
  	"version_start_at" timestamp(3) with time zone,
  	"version_end_at" timestamp(3) with time zone,
  	"version_sort" numeric DEFAULT 0,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__banners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "special_columns_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"content" jsonb,
  	"updated_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "special_columns_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"name" varchar
  );
  
  CREATE TABLE "special_columns_paths" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"steps" varchar
  );
  
  CREATE TABLE "special_columns_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"hours" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "special_columns_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"as_of" timestamp(3) with time zone,
  	"text" varchar,
  	"source" varchar
  );
  
  CREATE TABLE "special_columns_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "special_columns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum_special_columns_key",
  	"title" varchar,
  	"content" jsonb,
  	"statement" varchar,
  	"voice_quote" varchar,
  	"voice_speaker" varchar,
  	"voice_unit" varchar,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_special_columns_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "special_columns_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_special_columns_v_version_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"content" jsonb,
  	"updated_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_special_columns_v_version_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_special_columns_v_version_paths" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"steps" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_special_columns_v_version_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"hours" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_special_columns_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"as_of" timestamp(3) with time zone,
  	"text" varchar,
  	"source" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_special_columns_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_special_columns_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" "enum__special_columns_v_version_key",
  	"version_title" varchar,
  	"version_content" jsonb,
  	"version_statement" varchar,
  	"version_voice_quote" varchar,
  	"version_voice_speaker" varchar,
  	"version_voice_unit" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__special_columns_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_special_columns_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"pdf_id" integer,
  	"cover_id" integer,
  	"category" varchar,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_documents_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_documents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_pdf_id" integer,
  	"version_cover_id" integer,
  	"version_category" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__documents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
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
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__tariffs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "dividends" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"year" numeric,
  	"progress" "enum_dividends_progress" DEFAULT 'proposed',
  	"plan_text" varchar,
  	"cash_per_share" varchar,
  	"share_ratio" varchar,
  	"rights_ratio" varchar,
  	"rights_price" varchar,
  	"announced_on" timestamp(3) with time zone,
  	"record_day" timestamp(3) with time zone,
  	"ex_day" timestamp(3) with time zone,
  	"pay_day" timestamp(3) with time zone,
  	"notice_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_dividends_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_dividends_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_year" numeric,
  	"version_progress" "enum__dividends_v_version_progress" DEFAULT 'proposed',
  	"version_plan_text" varchar,
  	"version_cash_per_share" varchar,
  	"version_share_ratio" varchar,
  	"version_rights_ratio" varchar,
  	"version_rights_price" varchar,
  	"version_announced_on" timestamp(3) with time zone,
  	"version_record_day" timestamp(3) with time zone,
  	"version_ex_day" timestamp(3) with time zone,
  	"version_pay_day" timestamp(3) with time zone,
  	"version_notice_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__dividends_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "reports_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"change_percent" varchar
  );
  
  CREATE TABLE "reports_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"notice_id" integer,
  	"year" numeric,
  	"kind" "enum_reports_kind",
  	"due_on" timestamp(3) with time zone,
  	"is_audited" boolean DEFAULT false,
  	"summary" varchar,
  	"content" jsonb,
  	"pdf_id" integer,
  	"corrected_by_id" integer,
  	"meeting_id" integer,
  	"slides_id" integer,
  	"slides_outline" varchar,
  	"recording_url" varchar,
  	"recording_note" varchar,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_reports_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_reports_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"change_percent" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_reports_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_reports_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_notice_id" integer,
  	"version_year" numeric,
  	"version_kind" "enum__reports_v_version_kind",
  	"version_due_on" timestamp(3) with time zone,
  	"version_is_audited" boolean DEFAULT false,
  	"version_summary" varchar,
  	"version_content" jsonb,
  	"version_pdf_id" integer,
  	"version_corrected_by_id" integer,
  	"version_meeting_id" integer,
  	"version_slides_id" integer,
  	"version_slides_outline" varchar,
  	"version_recording_url" varchar,
  	"version_recording_note" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__reports_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "figures_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"period" varchar,
  	"value" varchar,
  	"restated" boolean DEFAULT false,
  	"note" varchar
  );
  
  CREATE TABLE "figures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"key" varchar,
  	"group" "enum_figures_group" DEFAULT 'finance',
  	"unit" varchar,
  	"measure" "enum_figures_measure" DEFAULT 'flow',
  	"topic_number" varchar,
  	"topic" varchar,
  	"method" varchar,
  	"sort" numeric DEFAULT 0,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_figures_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_figures_v_version_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"period" varchar,
  	"value" varchar,
  	"restated" boolean DEFAULT false,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_figures_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_key" varchar,
  	"version_group" "enum__figures_v_version_group" DEFAULT 'finance',
  	"version_unit" varchar,
  	"version_measure" "enum__figures_v_version_measure" DEFAULT 'flow',
  	"version_topic_number" varchar,
  	"version_topic" varchar,
  	"version_method" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__figures_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "stock_days" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"series" "enum_stock_days_series" NOT NULL,
  	"day" varchar NOT NULL,
  	"open" varchar,
  	"high" varchar,
  	"low" varchar,
  	"close" varchar,
  	"previous_close" varchar,
  	"volume" numeric,
  	"amount" varchar,
  	"corrected_on" varchar,
  	"close_before" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "trading_closures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "capital_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"day" timestamp(3) with time zone,
  	"total" numeric,
  	"floating" numeric,
  	"unlock_day" timestamp(3) with time zone,
  	"notice_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_capital_changes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_capital_changes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_day" timestamp(3) with time zone,
  	"version_total" numeric,
  	"version_floating" numeric,
  	"version_unlock_day" timestamp(3) with time zone,
  	"version_notice_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__capital_changes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "holder_lists_holders" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"rank" numeric,
  	"name" varchar,
  	"kind" "enum_holder_lists_holders_kind" DEFAULT 'other',
  	"shares" numeric,
  	"percent" varchar,
  	"pledged" numeric
  );
  
  CREATE TABLE "holder_lists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"as_of" timestamp(3) with time zone,
  	"source" varchar,
  	"holder_count" numeric,
  	"note" varchar,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_holder_lists_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_holder_lists_v_version_holders" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"rank" numeric,
  	"name" varchar,
  	"kind" "enum__holder_lists_v_version_holders_kind" DEFAULT 'other',
  	"shares" numeric,
  	"percent" varchar,
  	"pledged" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_holder_lists_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_as_of" timestamp(3) with time zone,
  	"version_source" varchar,
  	"version_holder_count" numeric,
  	"version_note" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__holder_lists_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "people_committees" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"post" varchar
  );
  
  CREATE TABLE "people" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"body" "enum_people_body" DEFAULT 'board',
  	"post" varchar,
  	"since" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"resume" varchar,
  	"sort" numeric DEFAULT 0,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_people_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_people_v_version_committees" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"post" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_people_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_body" "enum__people_v_version_body" DEFAULT 'board',
  	"version_post" varchar,
  	"version_since" timestamp(3) with time zone,
  	"version_until" timestamp(3) with time zone,
  	"version_resume" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__people_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "governance_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"adopted_on" timestamp(3) with time zone,
  	"pdf_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_governance_rules_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_governance_rules_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_adopted_on" timestamp(3) with time zone,
  	"version_pdf_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__governance_rules_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "governance_meetings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"body" "enum_governance_meetings_body" DEFAULT 'board',
  	"day" timestamp(3) with time zone,
  	"matters" varchar,
  	"notice_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_governance_meetings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_governance_meetings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_body" "enum__governance_meetings_v_version_body" DEFAULT 'board',
  	"version_day" timestamp(3) with time zone,
  	"version_matters" varchar,
  	"version_notice_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__governance_meetings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "investor_days" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kind" "enum_investor_days_kind" DEFAULT 'results',
  	"day" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"summary" varchar,
  	"notice_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"planned_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"saved_by" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_investor_days_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_investor_days_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_kind" "enum__investor_days_v_version_kind" DEFAULT 'results',
  	"version_day" timestamp(3) with time zone,
  	"version_until" timestamp(3) with time zone,
  	"version_summary" varchar,
  	"version_notice_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_planned_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__investor_days_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar,
  	"decorative" boolean DEFAULT false,
  	"caption" varchar,
  	"original_name" varchar,
  	"pages" numeric,
  	"sha256" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_wide_url" varchar,
  	"sizes_wide_width" numeric,
  	"sizes_wide_height" numeric,
  	"sizes_wide_mime_type" varchar,
  	"sizes_wide_filesize" numeric,
  	"sizes_wide_filename" varchar,
  	"sizes_hero_url" varchar,
  	"sizes_hero_width" numeric,
  	"sizes_hero_height" numeric,
  	"sizes_hero_mime_type" varchar,
  	"sizes_hero_filesize" numeric,
  	"sizes_hero_filename" varchar
  );
  
  CREATE TABLE "users_duties" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_duties",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_columns" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_columns",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"must_change_password" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar,
  	"username" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"news_id" integer,
  	"party_articles_id" integer,
  	"social_reports_id" integer,
  	"notices_id" integer,
  	"outage_areas_id" integer,
  	"disclosures_id" integer,
  	"disclosure_types_id" numeric,
  	"purchases_id" integer,
  	"old_purchases_id" integer,
  	"recruits_id" integer,
  	"businesses_id" integer,
  	"companies_id" integer,
  	"company_pages_id" integer,
  	"strategies_id" integer,
  	"honors_id" integer,
  	"histories_id" integer,
  	"banners_id" integer,
  	"special_columns_id" integer,
  	"documents_id" integer,
  	"tariffs_id" integer,
  	"dividends_id" integer,
  	"reports_id" integer,
  	"figures_id" integer,
  	"stock_days_id" integer,
  	"trading_closures_id" integer,
  	"capital_changes_id" integer,
  	"holder_lists_id" integer,
  	"people_id" integer,
  	"governance_rules_id" integer,
  	"governance_meetings_id" integer,
  	"investor_days_id" integer,
  	"media_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_info_qr_codes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "site_info_apps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "site_info" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_name" varchar,
  	"short_name" varchar,
  	"english_name" varchar,
  	"slogan" varchar,
  	"stock_code" varchar DEFAULT '600116',
  	"stock_exchange" varchar,
  	"founded_year" numeric,
  	"copyright" varchar,
  	"hotline" varchar,
  	"hotline_hours" varchar,
  	"outage_phone" varchar,
  	"outage_phone_hours" varchar,
  	"regulator_hotline" varchar DEFAULT '12398',
  	"phone" varchar,
  	"email" varchar,
  	"address" varchar,
  	"postcode" varchar,
  	"qa_url" varchar,
  	"licence_image_id" integer,
  	"licence_caption" varchar,
  	"icp_text" varchar,
  	"icp_url" varchar,
  	"police_text" varchar,
  	"police_url" varchar,
  	"theme_flags_mourning" boolean DEFAULT false,
  	"theme_flags_festival" boolean DEFAULT false,
  	"demo" boolean DEFAULT false,
  	"demo_text" varchar,
  	"review_stage" "review_stage",
  	"review_log" jsonb,
  	"saved_by" varchar,
  	"_status" "enum_site_info_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_info_v_version_qr_codes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_info_v_version_apps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_info_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_company_name" varchar,
  	"version_short_name" varchar,
  	"version_english_name" varchar,
  	"version_slogan" varchar,
  	"version_stock_code" varchar DEFAULT '600116',
  	"version_stock_exchange" varchar,
  	"version_founded_year" numeric,
  	"version_copyright" varchar,
  	"version_hotline" varchar,
  	"version_hotline_hours" varchar,
  	"version_outage_phone" varchar,
  	"version_outage_phone_hours" varchar,
  	"version_regulator_hotline" varchar DEFAULT '12398',
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_address" varchar,
  	"version_postcode" varchar,
  	"version_qa_url" varchar,
  	"version_licence_image_id" integer,
  	"version_licence_caption" varchar,
  	"version_icp_text" varchar,
  	"version_icp_url" varchar,
  	"version_police_text" varchar,
  	"version_police_url" varchar,
  	"version_theme_flags_mourning" boolean DEFAULT false,
  	"version_theme_flags_festival" boolean DEFAULT false,
  	"version_demo" boolean DEFAULT false,
  	"version_demo_text" varchar,
  	"version_review_stage" "review_stage",
  	"version_review_log" jsonb,
  	"version_saved_by" varchar,
  	"version__status" "enum__site_info_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "search_settings_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL
  );
  
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
  
  CREATE TABLE "search_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "stock_settings_free_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"reason" varchar
  );
  
  CREATE TABLE "stock_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mode" "enum_stock_settings_mode" DEFAULT 'link' NOT NULL,
  	"series" "enum_stock_settings_series" DEFAULT 'share' NOT NULL,
  	"licence" varchar,
  	"source_name" varchar,
  	"quote_url" varchar,
  	"filings_url" varchar,
  	"limit_percent" "enum_stock_settings_limit_percent" DEFAULT '10' NOT NULL,
  	"known_until" timestamp(3) with time zone,
  	"suspension_from" timestamp(3) with time zone,
  	"suspension_reason" varchar,
  	"suspension_notice_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "review_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"news" "review_count" DEFAULT '0',
  	"party_articles" "review_count" DEFAULT '0',
  	"social_reports" "review_count" DEFAULT '0',
  	"notices_announcement" "review_count" DEFAULT '0',
  	"notices_activity" "review_count" DEFAULT '0',
  	"notices_overhaul" "review_count" DEFAULT '0',
  	"notices_complaint" "review_count" DEFAULT '0',
  	"disclosures" "review_count" DEFAULT '0',
  	"purchases" "review_count" DEFAULT '0',
  	"old_purchases" "review_count" DEFAULT '0',
  	"recruits" "review_count" DEFAULT '0',
  	"businesses" "review_count" DEFAULT '0',
  	"companies" "review_count" DEFAULT '0',
  	"company_pages" "review_count" DEFAULT '0',
  	"strategies" "review_count" DEFAULT '0',
  	"honors" "review_count" DEFAULT '0',
  	"histories" "review_count" DEFAULT '0',
  	"banners" "review_count" DEFAULT '0',
  	"special_columns" "review_count" DEFAULT '0',
  	"documents" "review_count" DEFAULT '0',
  	"tariffs" "review_count" DEFAULT '0',
  	"dividends" "review_count" DEFAULT '0',
  	"capital_changes" "review_count" DEFAULT '0',
  	"holder_lists" "review_count" DEFAULT '0',
  	"people" "review_count" DEFAULT '0',
  	"governance_rules" "review_count" DEFAULT '0',
  	"governance_meetings" "review_count" DEFAULT '0',
  	"reports" "review_count" DEFAULT '0',
  	"figures" "review_count" DEFAULT '0',
  	"investor_days" "review_count" DEFAULT '0',
  	"site_info" "review_count" DEFAULT '0',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "check_words_words" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"word" varchar NOT NULL,
  	"kind" "enum_check_words_words_kind" NOT NULL,
  	"suggestion" varchar
  );
  
  CREATE TABLE "check_words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "news_attachments" ADD CONSTRAINT "news_attachments_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_attachments" ADD CONSTRAINT "news_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_changes" ADD CONSTRAINT "news_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_video_file_id_media_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_video_poster_id_media_id_fk" FOREIGN KEY ("video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_video_captions_id_media_id_fk" FOREIGN KEY ("video_captions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_version_attachments" ADD CONSTRAINT "_news_v_version_attachments_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_version_attachments" ADD CONSTRAINT "_news_v_version_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_version_changes" ADD CONSTRAINT "_news_v_version_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_video_file_id_media_id_fk" FOREIGN KEY ("version_video_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_video_poster_id_media_id_fk" FOREIGN KEY ("version_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_video_captions_id_media_id_fk" FOREIGN KEY ("version_video_captions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "party_articles_attachments" ADD CONSTRAINT "party_articles_attachments_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "party_articles_attachments" ADD CONSTRAINT "party_articles_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."party_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "party_articles_changes" ADD CONSTRAINT "party_articles_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."party_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "party_articles" ADD CONSTRAINT "party_articles_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "party_articles" ADD CONSTRAINT "party_articles_video_file_id_media_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "party_articles" ADD CONSTRAINT "party_articles_video_poster_id_media_id_fk" FOREIGN KEY ("video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "party_articles" ADD CONSTRAINT "party_articles_video_captions_id_media_id_fk" FOREIGN KEY ("video_captions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "party_articles_rels" ADD CONSTRAINT "party_articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."party_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "party_articles_rels" ADD CONSTRAINT "party_articles_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_party_articles_v_version_attachments" ADD CONSTRAINT "_party_articles_v_version_attachments_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_party_articles_v_version_attachments" ADD CONSTRAINT "_party_articles_v_version_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_party_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_party_articles_v_version_changes" ADD CONSTRAINT "_party_articles_v_version_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_party_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_party_articles_v" ADD CONSTRAINT "_party_articles_v_parent_id_party_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."party_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_party_articles_v" ADD CONSTRAINT "_party_articles_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_party_articles_v" ADD CONSTRAINT "_party_articles_v_version_video_file_id_media_id_fk" FOREIGN KEY ("version_video_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_party_articles_v" ADD CONSTRAINT "_party_articles_v_version_video_poster_id_media_id_fk" FOREIGN KEY ("version_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_party_articles_v" ADD CONSTRAINT "_party_articles_v_version_video_captions_id_media_id_fk" FOREIGN KEY ("version_video_captions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_party_articles_v_rels" ADD CONSTRAINT "_party_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_party_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_party_articles_v_rels" ADD CONSTRAINT "_party_articles_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "social_reports" ADD CONSTRAINT "social_reports_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "social_reports" ADD CONSTRAINT "social_reports_pdf_id_media_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_social_reports_v" ADD CONSTRAINT "_social_reports_v_parent_id_social_reports_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."social_reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_social_reports_v" ADD CONSTRAINT "_social_reports_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_social_reports_v" ADD CONSTRAINT "_social_reports_v_version_pdf_id_media_id_fk" FOREIGN KEY ("version_pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices_regions" ADD CONSTRAINT "notices_regions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_attachments" ADD CONSTRAINT "notices_attachments_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices_attachments" ADD CONSTRAINT "notices_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_changes" ADD CONSTRAINT "notices_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_corrects_id_notices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_pdf_id_media_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices_texts" ADD CONSTRAINT "notices_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_version_regions" ADD CONSTRAINT "_notices_v_version_regions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_version_attachments" ADD CONSTRAINT "_notices_v_version_attachments_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v_version_attachments" ADD CONSTRAINT "_notices_v_version_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_version_changes" ADD CONSTRAINT "_notices_v_version_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_parent_id_notices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_version_corrects_id_notices_id_fk" FOREIGN KEY ("version_corrects_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_version_pdf_id_media_id_fk" FOREIGN KEY ("version_pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v_texts" ADD CONSTRAINT "_notices_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "outage_areas" ADD CONSTRAINT "outage_areas_parent_id_id_outage_areas_id_fk" FOREIGN KEY ("parent_id_id") REFERENCES "public"."outage_areas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "disclosures_attachments" ADD CONSTRAINT "disclosures_attachments_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "disclosures_attachments" ADD CONSTRAINT "disclosures_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."disclosures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "disclosures_changes" ADD CONSTRAINT "disclosures_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."disclosures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_type_id_id_disclosure_types_id_fk" FOREIGN KEY ("type_id_id") REFERENCES "public"."disclosure_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_pdf_id_media_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_disclosures_v_version_attachments" ADD CONSTRAINT "_disclosures_v_version_attachments_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_disclosures_v_version_attachments" ADD CONSTRAINT "_disclosures_v_version_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_disclosures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_disclosures_v_version_changes" ADD CONSTRAINT "_disclosures_v_version_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_disclosures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_disclosures_v" ADD CONSTRAINT "_disclosures_v_parent_id_disclosures_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."disclosures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_disclosures_v" ADD CONSTRAINT "_disclosures_v_version_type_id_id_disclosure_types_id_fk" FOREIGN KEY ("version_type_id_id") REFERENCES "public"."disclosure_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_disclosures_v" ADD CONSTRAINT "_disclosures_v_version_pdf_id_media_id_fk" FOREIGN KEY ("version_pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "disclosure_types" ADD CONSTRAINT "disclosure_types_parent_id_id_disclosure_types_id_fk" FOREIGN KEY ("parent_id_id") REFERENCES "public"."disclosure_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "disclosure_types" ADD CONSTRAINT "disclosure_types_pdf_id_media_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_disclosure_types_v" ADD CONSTRAINT "_disclosure_types_v_parent_id_disclosure_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."disclosure_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_disclosure_types_v" ADD CONSTRAINT "_disclosure_types_v_version_parent_id_id_disclosure_types_id_fk" FOREIGN KEY ("version_parent_id_id") REFERENCES "public"."disclosure_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_disclosure_types_v" ADD CONSTRAINT "_disclosure_types_v_version_pdf_id_media_id_fk" FOREIGN KEY ("version_pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "purchases_attachments" ADD CONSTRAINT "purchases_attachments_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "purchases_attachments" ADD CONSTRAINT "purchases_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "purchases_documents" ADD CONSTRAINT "purchases_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "purchases_contacts" ADD CONSTRAINT "purchases_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "purchases_candidates" ADD CONSTRAINT "purchases_candidates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_purchases_v_version_attachments" ADD CONSTRAINT "_purchases_v_version_attachments_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_purchases_v_version_attachments" ADD CONSTRAINT "_purchases_v_version_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_purchases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_purchases_v_version_documents" ADD CONSTRAINT "_purchases_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_purchases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_purchases_v_version_contacts" ADD CONSTRAINT "_purchases_v_version_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_purchases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_purchases_v_version_candidates" ADD CONSTRAINT "_purchases_v_version_candidates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_purchases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_purchases_v" ADD CONSTRAINT "_purchases_v_parent_id_purchases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."purchases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "old_purchases_attachments" ADD CONSTRAINT "old_purchases_attachments_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "old_purchases_attachments" ADD CONSTRAINT "old_purchases_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."old_purchases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_old_purchases_v_version_attachments" ADD CONSTRAINT "_old_purchases_v_version_attachments_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_old_purchases_v_version_attachments" ADD CONSTRAINT "_old_purchases_v_version_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_old_purchases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_old_purchases_v" ADD CONSTRAINT "_old_purchases_v_parent_id_old_purchases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."old_purchases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recruits_attachments" ADD CONSTRAINT "recruits_attachments_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recruits_attachments" ADD CONSTRAINT "recruits_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recruits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recruits_v_version_attachments" ADD CONSTRAINT "_recruits_v_version_attachments_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recruits_v_version_attachments" ADD CONSTRAINT "_recruits_v_version_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recruits_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recruits_v" ADD CONSTRAINT "_recruits_v_parent_id_recruits_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recruits"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "businesses_figures" ADD CONSTRAINT "businesses_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "businesses" ADD CONSTRAINT "businesses_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "businesses_rels" ADD CONSTRAINT "businesses_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "businesses_rels" ADD CONSTRAINT "businesses_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_businesses_v_version_figures" ADD CONSTRAINT "_businesses_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_businesses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_businesses_v" ADD CONSTRAINT "_businesses_v_parent_id_businesses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."businesses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_businesses_v" ADD CONSTRAINT "_businesses_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_businesses_v_rels" ADD CONSTRAINT "_businesses_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_businesses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_businesses_v_rels" ADD CONSTRAINT "_businesses_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "companies_facts" ADD CONSTRAINT "companies_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "companies" ADD CONSTRAINT "companies_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "companies_rels" ADD CONSTRAINT "companies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "companies_rels" ADD CONSTRAINT "companies_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_companies_v_version_facts" ADD CONSTRAINT "_companies_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_companies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_companies_v" ADD CONSTRAINT "_companies_v_parent_id_companies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_companies_v" ADD CONSTRAINT "_companies_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_companies_v_rels" ADD CONSTRAINT "_companies_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_companies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_companies_v_rels" ADD CONSTRAINT "_companies_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_pages_facts" ADD CONSTRAINT "company_pages_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_units_4" ADD CONSTRAINT "company_units_4_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_units_3"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_units_3" ADD CONSTRAINT "company_units_3_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_units_2"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_units_2" ADD CONSTRAINT "company_units_2_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_units_1"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_units_1" ADD CONSTRAINT "company_units_1_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_pages_rels" ADD CONSTRAINT "company_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."company_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_pages_rels" ADD CONSTRAINT "company_pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_pages_v_version_facts" ADD CONSTRAINT "_company_pages_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_units_4_v" ADD CONSTRAINT "_company_units_4_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_units_3_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_units_3_v" ADD CONSTRAINT "_company_units_3_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_units_2_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_units_2_v" ADD CONSTRAINT "_company_units_2_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_units_1_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_units_1_v" ADD CONSTRAINT "_company_units_1_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_pages_v" ADD CONSTRAINT "_company_pages_v_parent_id_company_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."company_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_pages_v_rels" ADD CONSTRAINT "_company_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_company_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_pages_v_rels" ADD CONSTRAINT "_company_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "strategies" ADD CONSTRAINT "strategies_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_strategies_v" ADD CONSTRAINT "_strategies_v_parent_id_strategies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."strategies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_strategies_v" ADD CONSTRAINT "_strategies_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "honors" ADD CONSTRAINT "honors_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_honors_v" ADD CONSTRAINT "_honors_v_parent_id_honors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."honors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_honors_v" ADD CONSTRAINT "_honors_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "histories" ADD CONSTRAINT "histories_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_histories_v" ADD CONSTRAINT "_histories_v_parent_id_histories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."histories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_histories_v" ADD CONSTRAINT "_histories_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_image_mobile_id_media_id_fk" FOREIGN KEY ("image_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_parent_id_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_image_mobile_id_media_id_fk" FOREIGN KEY ("version_image_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "special_columns_blocks" ADD CONSTRAINT "special_columns_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."special_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "special_columns_attachments" ADD CONSTRAINT "special_columns_attachments_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "special_columns_attachments" ADD CONSTRAINT "special_columns_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."special_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "special_columns_paths" ADD CONSTRAINT "special_columns_paths_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."special_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "special_columns_contacts" ADD CONSTRAINT "special_columns_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."special_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "special_columns_figures" ADD CONSTRAINT "special_columns_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."special_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "special_columns_facts" ADD CONSTRAINT "special_columns_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."special_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "special_columns_rels" ADD CONSTRAINT "special_columns_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."special_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "special_columns_rels" ADD CONSTRAINT "special_columns_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_special_columns_v_version_blocks" ADD CONSTRAINT "_special_columns_v_version_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_special_columns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_special_columns_v_version_attachments" ADD CONSTRAINT "_special_columns_v_version_attachments_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_special_columns_v_version_attachments" ADD CONSTRAINT "_special_columns_v_version_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_special_columns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_special_columns_v_version_paths" ADD CONSTRAINT "_special_columns_v_version_paths_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_special_columns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_special_columns_v_version_contacts" ADD CONSTRAINT "_special_columns_v_version_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_special_columns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_special_columns_v_version_figures" ADD CONSTRAINT "_special_columns_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_special_columns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_special_columns_v_version_facts" ADD CONSTRAINT "_special_columns_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_special_columns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_special_columns_v" ADD CONSTRAINT "_special_columns_v_parent_id_special_columns_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."special_columns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_special_columns_v_rels" ADD CONSTRAINT "_special_columns_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_special_columns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_special_columns_v_rels" ADD CONSTRAINT "_special_columns_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_pdf_id_media_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_documents_v" ADD CONSTRAINT "_documents_v_parent_id_documents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_documents_v" ADD CONSTRAINT "_documents_v_version_pdf_id_media_id_fk" FOREIGN KEY ("version_pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_documents_v" ADD CONSTRAINT "_documents_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tariffs_tiers" ADD CONSTRAINT "tariffs_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tariffs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tariffs_periods" ADD CONSTRAINT "tariffs_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tariffs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tariffs_v_version_tiers" ADD CONSTRAINT "_tariffs_v_version_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tariffs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tariffs_v_version_periods" ADD CONSTRAINT "_tariffs_v_version_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tariffs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tariffs_v" ADD CONSTRAINT "_tariffs_v_parent_id_tariffs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tariffs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dividends" ADD CONSTRAINT "dividends_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dividends_v" ADD CONSTRAINT "_dividends_v_parent_id_dividends_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dividends"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dividends_v" ADD CONSTRAINT "_dividends_v_version_notice_id_notices_id_fk" FOREIGN KEY ("version_notice_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports_figures" ADD CONSTRAINT "reports_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_questions" ADD CONSTRAINT "reports_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_pdf_id_media_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_corrected_by_id_reports_id_fk" FOREIGN KEY ("corrected_by_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_meeting_id_notices_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_slides_id_media_id_fk" FOREIGN KEY ("slides_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v_version_figures" ADD CONSTRAINT "_reports_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v_version_questions" ADD CONSTRAINT "_reports_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_parent_id_reports_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_notice_id_notices_id_fk" FOREIGN KEY ("version_notice_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_pdf_id_media_id_fk" FOREIGN KEY ("version_pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_corrected_by_id_reports_id_fk" FOREIGN KEY ("version_corrected_by_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_meeting_id_notices_id_fk" FOREIGN KEY ("version_meeting_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_slides_id_media_id_fk" FOREIGN KEY ("version_slides_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "figures_values" ADD CONSTRAINT "figures_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_figures_v_version_values" ADD CONSTRAINT "_figures_v_version_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_figures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_figures_v" ADD CONSTRAINT "_figures_v_parent_id_figures_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."figures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "capital_changes" ADD CONSTRAINT "capital_changes_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_capital_changes_v" ADD CONSTRAINT "_capital_changes_v_parent_id_capital_changes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."capital_changes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_capital_changes_v" ADD CONSTRAINT "_capital_changes_v_version_notice_id_notices_id_fk" FOREIGN KEY ("version_notice_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "holder_lists_holders" ADD CONSTRAINT "holder_lists_holders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."holder_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_holder_lists_v_version_holders" ADD CONSTRAINT "_holder_lists_v_version_holders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_holder_lists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_holder_lists_v" ADD CONSTRAINT "_holder_lists_v_parent_id_holder_lists_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."holder_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people_committees" ADD CONSTRAINT "people_committees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_version_committees" ADD CONSTRAINT "_people_v_version_committees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_parent_id_people_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "governance_rules" ADD CONSTRAINT "governance_rules_pdf_id_media_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_governance_rules_v" ADD CONSTRAINT "_governance_rules_v_parent_id_governance_rules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."governance_rules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_governance_rules_v" ADD CONSTRAINT "_governance_rules_v_version_pdf_id_media_id_fk" FOREIGN KEY ("version_pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "governance_meetings" ADD CONSTRAINT "governance_meetings_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_governance_meetings_v" ADD CONSTRAINT "_governance_meetings_v_parent_id_governance_meetings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."governance_meetings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_governance_meetings_v" ADD CONSTRAINT "_governance_meetings_v_version_notice_id_notices_id_fk" FOREIGN KEY ("version_notice_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "investor_days" ADD CONSTRAINT "investor_days_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_days_v" ADD CONSTRAINT "_investor_days_v_parent_id_investor_days_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."investor_days"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_days_v" ADD CONSTRAINT "_investor_days_v_version_notice_id_notices_id_fk" FOREIGN KEY ("version_notice_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_duties" ADD CONSTRAINT "users_duties_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_columns" ADD CONSTRAINT "users_columns_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_party_articles_fk" FOREIGN KEY ("party_articles_id") REFERENCES "public"."party_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_social_reports_fk" FOREIGN KEY ("social_reports_id") REFERENCES "public"."social_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outage_areas_fk" FOREIGN KEY ("outage_areas_id") REFERENCES "public"."outage_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_disclosures_fk" FOREIGN KEY ("disclosures_id") REFERENCES "public"."disclosures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_disclosure_types_fk" FOREIGN KEY ("disclosure_types_id") REFERENCES "public"."disclosure_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_purchases_fk" FOREIGN KEY ("purchases_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_old_purchases_fk" FOREIGN KEY ("old_purchases_id") REFERENCES "public"."old_purchases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recruits_fk" FOREIGN KEY ("recruits_id") REFERENCES "public"."recruits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_businesses_fk" FOREIGN KEY ("businesses_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_company_pages_fk" FOREIGN KEY ("company_pages_id") REFERENCES "public"."company_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_strategies_fk" FOREIGN KEY ("strategies_id") REFERENCES "public"."strategies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_honors_fk" FOREIGN KEY ("honors_id") REFERENCES "public"."honors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_histories_fk" FOREIGN KEY ("histories_id") REFERENCES "public"."histories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_special_columns_fk" FOREIGN KEY ("special_columns_id") REFERENCES "public"."special_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tariffs_fk" FOREIGN KEY ("tariffs_id") REFERENCES "public"."tariffs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dividends_fk" FOREIGN KEY ("dividends_id") REFERENCES "public"."dividends"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_figures_fk" FOREIGN KEY ("figures_id") REFERENCES "public"."figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stock_days_fk" FOREIGN KEY ("stock_days_id") REFERENCES "public"."stock_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_trading_closures_fk" FOREIGN KEY ("trading_closures_id") REFERENCES "public"."trading_closures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_capital_changes_fk" FOREIGN KEY ("capital_changes_id") REFERENCES "public"."capital_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_holder_lists_fk" FOREIGN KEY ("holder_lists_id") REFERENCES "public"."holder_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_governance_rules_fk" FOREIGN KEY ("governance_rules_id") REFERENCES "public"."governance_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_governance_meetings_fk" FOREIGN KEY ("governance_meetings_id") REFERENCES "public"."governance_meetings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_investor_days_fk" FOREIGN KEY ("investor_days_id") REFERENCES "public"."investor_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_info_qr_codes" ADD CONSTRAINT "site_info_qr_codes_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_info_qr_codes" ADD CONSTRAINT "site_info_qr_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_info"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_info_apps" ADD CONSTRAINT "site_info_apps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_info"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_info" ADD CONSTRAINT "site_info_licence_image_id_media_id_fk" FOREIGN KEY ("licence_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_info_v_version_qr_codes" ADD CONSTRAINT "_site_info_v_version_qr_codes_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_info_v_version_qr_codes" ADD CONSTRAINT "_site_info_v_version_qr_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_info_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_info_v_version_apps" ADD CONSTRAINT "_site_info_v_version_apps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_info_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_info_v" ADD CONSTRAINT "_site_info_v_version_licence_image_id_media_id_fk" FOREIGN KEY ("version_licence_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_settings_synonyms" ADD CONSTRAINT "search_settings_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_intents_links" ADD CONSTRAINT "search_settings_intents_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_settings_intents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_intents" ADD CONSTRAINT "search_settings_intents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stock_settings_free_days" ADD CONSTRAINT "stock_settings_free_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stock_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stock_settings" ADD CONSTRAINT "stock_settings_suspension_notice_id_notices_id_fk" FOREIGN KEY ("suspension_notice_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "check_words_words" ADD CONSTRAINT "check_words_words_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."check_words"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "news_attachments_order_idx" ON "news_attachments" USING btree ("_order");
  CREATE INDEX "news_attachments_parent_id_idx" ON "news_attachments" USING btree ("_parent_id");
  CREATE INDEX "news_attachments_file_idx" ON "news_attachments" USING btree ("file_id");
  CREATE INDEX "news_changes_order_idx" ON "news_changes" USING btree ("_order");
  CREATE INDEX "news_changes_parent_id_idx" ON "news_changes" USING btree ("_parent_id");
  CREATE INDEX "news_cover_idx" ON "news" USING btree ("cover_id");
  CREATE INDEX "news_video_video_file_idx" ON "news" USING btree ("video_file_id");
  CREATE INDEX "news_video_video_poster_idx" ON "news" USING btree ("video_poster_id");
  CREATE INDEX "news_video_video_captions_idx" ON "news" USING btree ("video_captions_id");
  CREATE INDEX "news_type_idx" ON "news" USING btree ("type");
  CREATE INDEX "news_top_idx" ON "news" USING btree ("top");
  CREATE INDEX "news_review_stage_idx" ON "news" USING btree ("review_stage");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_idx" ON "news" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "type__status_withdrawn_top_publishedAt_withdrawAt_idx" ON "news" USING btree ("type","_status","withdrawn","top","published_at","withdraw_at");
  CREATE INDEX "type__status_withdrawn_publishedAt_withdrawAt_idx" ON "news" USING btree ("type","_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_status_withdrawn_top_publishedAt_withdrawAt_idx" ON "news" USING btree ("_status","withdrawn","top","published_at","withdraw_at");
  CREATE INDEX "news_rels_order_idx" ON "news_rels" USING btree ("order");
  CREATE INDEX "news_rels_parent_idx" ON "news_rels" USING btree ("parent_id");
  CREATE INDEX "news_rels_path_idx" ON "news_rels" USING btree ("path");
  CREATE INDEX "news_rels_media_id_idx" ON "news_rels" USING btree ("media_id");
  CREATE INDEX "_news_v_version_attachments_order_idx" ON "_news_v_version_attachments" USING btree ("_order");
  CREATE INDEX "_news_v_version_attachments_parent_id_idx" ON "_news_v_version_attachments" USING btree ("_parent_id");
  CREATE INDEX "_news_v_version_attachments_file_idx" ON "_news_v_version_attachments" USING btree ("file_id");
  CREATE INDEX "_news_v_version_changes_order_idx" ON "_news_v_version_changes" USING btree ("_order");
  CREATE INDEX "_news_v_version_changes_parent_id_idx" ON "_news_v_version_changes" USING btree ("_parent_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_cover_idx" ON "_news_v" USING btree ("version_cover_id");
  CREATE INDEX "_news_v_version_video_version_video_file_idx" ON "_news_v" USING btree ("version_video_file_id");
  CREATE INDEX "_news_v_version_video_version_video_poster_idx" ON "_news_v" USING btree ("version_video_poster_id");
  CREATE INDEX "_news_v_version_video_version_video_captions_idx" ON "_news_v" USING btree ("version_video_captions_id");
  CREATE INDEX "_news_v_version_version_type_idx" ON "_news_v" USING btree ("version_type");
  CREATE INDEX "_news_v_version_version_top_idx" ON "_news_v" USING btree ("version_top");
  CREATE INDEX "_news_v_version_version_review_stage_idx" ON "_news_v" USING btree ("version_review_stage");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "compound_index_idx" ON "_news_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "compound_index_1_idx" ON "_news_v" USING btree ("version_type","version__status","version_withdrawn","version_top","version_published_at","version_withdraw_at");
  CREATE INDEX "compound_index_2_idx" ON "_news_v" USING btree ("version_type","version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "compound_index_3_idx" ON "_news_v" USING btree ("version__status","version_withdrawn","version_top","version_published_at","version_withdraw_at");
  CREATE INDEX "_news_v_rels_order_idx" ON "_news_v_rels" USING btree ("order");
  CREATE INDEX "_news_v_rels_parent_idx" ON "_news_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_v_rels_path_idx" ON "_news_v_rels" USING btree ("path");
  CREATE INDEX "_news_v_rels_media_id_idx" ON "_news_v_rels" USING btree ("media_id");
  CREATE INDEX "party_articles_attachments_order_idx" ON "party_articles_attachments" USING btree ("_order");
  CREATE INDEX "party_articles_attachments_parent_id_idx" ON "party_articles_attachments" USING btree ("_parent_id");
  CREATE INDEX "party_articles_attachments_file_idx" ON "party_articles_attachments" USING btree ("file_id");
  CREATE INDEX "party_articles_changes_order_idx" ON "party_articles_changes" USING btree ("_order");
  CREATE INDEX "party_articles_changes_parent_id_idx" ON "party_articles_changes" USING btree ("_parent_id");
  CREATE INDEX "party_articles_cover_idx" ON "party_articles" USING btree ("cover_id");
  CREATE INDEX "party_articles_video_video_file_idx" ON "party_articles" USING btree ("video_file_id");
  CREATE INDEX "party_articles_video_video_poster_idx" ON "party_articles" USING btree ("video_poster_id");
  CREATE INDEX "party_articles_video_video_captions_idx" ON "party_articles" USING btree ("video_captions_id");
  CREATE INDEX "party_articles_type_idx" ON "party_articles" USING btree ("type");
  CREATE INDEX "party_articles_top_idx" ON "party_articles" USING btree ("top");
  CREATE INDEX "party_articles_review_stage_idx" ON "party_articles" USING btree ("review_stage");
  CREATE INDEX "party_articles_updated_at_idx" ON "party_articles" USING btree ("updated_at");
  CREATE INDEX "party_articles_created_at_idx" ON "party_articles" USING btree ("created_at");
  CREATE INDEX "party_articles_deleted_at_idx" ON "party_articles" USING btree ("deleted_at");
  CREATE INDEX "party_articles__status_idx" ON "party_articles" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_1_idx" ON "party_articles" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "type__status_withdrawn_top_publishedAt_withdrawAt_1_idx" ON "party_articles" USING btree ("type","_status","withdrawn","top","published_at","withdraw_at");
  CREATE INDEX "type__status_withdrawn_publishedAt_withdrawAt_1_idx" ON "party_articles" USING btree ("type","_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_status_withdrawn_top_publishedAt_withdrawAt_1_idx" ON "party_articles" USING btree ("_status","withdrawn","top","published_at","withdraw_at");
  CREATE INDEX "party_articles_rels_order_idx" ON "party_articles_rels" USING btree ("order");
  CREATE INDEX "party_articles_rels_parent_idx" ON "party_articles_rels" USING btree ("parent_id");
  CREATE INDEX "party_articles_rels_path_idx" ON "party_articles_rels" USING btree ("path");
  CREATE INDEX "party_articles_rels_media_id_idx" ON "party_articles_rels" USING btree ("media_id");
  CREATE INDEX "_party_articles_v_version_attachments_order_idx" ON "_party_articles_v_version_attachments" USING btree ("_order");
  CREATE INDEX "_party_articles_v_version_attachments_parent_id_idx" ON "_party_articles_v_version_attachments" USING btree ("_parent_id");
  CREATE INDEX "_party_articles_v_version_attachments_file_idx" ON "_party_articles_v_version_attachments" USING btree ("file_id");
  CREATE INDEX "_party_articles_v_version_changes_order_idx" ON "_party_articles_v_version_changes" USING btree ("_order");
  CREATE INDEX "_party_articles_v_version_changes_parent_id_idx" ON "_party_articles_v_version_changes" USING btree ("_parent_id");
  CREATE INDEX "_party_articles_v_parent_idx" ON "_party_articles_v" USING btree ("parent_id");
  CREATE INDEX "_party_articles_v_version_version_cover_idx" ON "_party_articles_v" USING btree ("version_cover_id");
  CREATE INDEX "_party_articles_v_version_video_version_video_file_idx" ON "_party_articles_v" USING btree ("version_video_file_id");
  CREATE INDEX "_party_articles_v_version_video_version_video_poster_idx" ON "_party_articles_v" USING btree ("version_video_poster_id");
  CREATE INDEX "_party_articles_v_version_video_version_video_captions_idx" ON "_party_articles_v" USING btree ("version_video_captions_id");
  CREATE INDEX "_party_articles_v_version_version_type_idx" ON "_party_articles_v" USING btree ("version_type");
  CREATE INDEX "_party_articles_v_version_version_top_idx" ON "_party_articles_v" USING btree ("version_top");
  CREATE INDEX "_party_articles_v_version_version_review_stage_idx" ON "_party_articles_v" USING btree ("version_review_stage");
  CREATE INDEX "_party_articles_v_version_version_updated_at_idx" ON "_party_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_party_articles_v_version_version_created_at_idx" ON "_party_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_party_articles_v_version_version_deleted_at_idx" ON "_party_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_party_articles_v_version_version__status_idx" ON "_party_articles_v" USING btree ("version__status");
  CREATE INDEX "_party_articles_v_created_at_idx" ON "_party_articles_v" USING btree ("created_at");
  CREATE INDEX "_party_articles_v_updated_at_idx" ON "_party_articles_v" USING btree ("updated_at");
  CREATE INDEX "_party_articles_v_latest_idx" ON "_party_articles_v" USING btree ("latest");
  CREATE INDEX "compound_index_4_idx" ON "_party_articles_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "compound_index_5_idx" ON "_party_articles_v" USING btree ("version_type","version__status","version_withdrawn","version_top","version_published_at","version_withdraw_at");
  CREATE INDEX "compound_index_6_idx" ON "_party_articles_v" USING btree ("version_type","version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "compound_index_7_idx" ON "_party_articles_v" USING btree ("version__status","version_withdrawn","version_top","version_published_at","version_withdraw_at");
  CREATE INDEX "_party_articles_v_rels_order_idx" ON "_party_articles_v_rels" USING btree ("order");
  CREATE INDEX "_party_articles_v_rels_parent_idx" ON "_party_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_party_articles_v_rels_path_idx" ON "_party_articles_v_rels" USING btree ("path");
  CREATE INDEX "_party_articles_v_rels_media_id_idx" ON "_party_articles_v_rels" USING btree ("media_id");
  CREATE INDEX "social_reports_type_idx" ON "social_reports" USING btree ("type");
  CREATE INDEX "social_reports_year_idx" ON "social_reports" USING btree ("year");
  CREATE INDEX "social_reports_cover_idx" ON "social_reports" USING btree ("cover_id");
  CREATE INDEX "social_reports_pdf_idx" ON "social_reports" USING btree ("pdf_id");
  CREATE INDEX "social_reports_review_stage_idx" ON "social_reports" USING btree ("review_stage");
  CREATE INDEX "social_reports_updated_at_idx" ON "social_reports" USING btree ("updated_at");
  CREATE INDEX "social_reports_created_at_idx" ON "social_reports" USING btree ("created_at");
  CREATE INDEX "social_reports_deleted_at_idx" ON "social_reports" USING btree ("deleted_at");
  CREATE INDEX "social_reports__status_idx" ON "social_reports" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_2_idx" ON "social_reports" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "type__status_withdrawn_publishedAt_withdrawAt_2_idx" ON "social_reports" USING btree ("type","_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_social_reports_v_parent_idx" ON "_social_reports_v" USING btree ("parent_id");
  CREATE INDEX "_social_reports_v_version_version_type_idx" ON "_social_reports_v" USING btree ("version_type");
  CREATE INDEX "_social_reports_v_version_version_year_idx" ON "_social_reports_v" USING btree ("version_year");
  CREATE INDEX "_social_reports_v_version_version_cover_idx" ON "_social_reports_v" USING btree ("version_cover_id");
  CREATE INDEX "_social_reports_v_version_version_pdf_idx" ON "_social_reports_v" USING btree ("version_pdf_id");
  CREATE INDEX "_social_reports_v_version_version_review_stage_idx" ON "_social_reports_v" USING btree ("version_review_stage");
  CREATE INDEX "_social_reports_v_version_version_updated_at_idx" ON "_social_reports_v" USING btree ("version_updated_at");
  CREATE INDEX "_social_reports_v_version_version_created_at_idx" ON "_social_reports_v" USING btree ("version_created_at");
  CREATE INDEX "_social_reports_v_version_version_deleted_at_idx" ON "_social_reports_v" USING btree ("version_deleted_at");
  CREATE INDEX "_social_reports_v_version_version__status_idx" ON "_social_reports_v" USING btree ("version__status");
  CREATE INDEX "_social_reports_v_created_at_idx" ON "_social_reports_v" USING btree ("created_at");
  CREATE INDEX "_social_reports_v_updated_at_idx" ON "_social_reports_v" USING btree ("updated_at");
  CREATE INDEX "_social_reports_v_latest_idx" ON "_social_reports_v" USING btree ("latest");
  CREATE INDEX "compound_index_8_idx" ON "_social_reports_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "compound_index_9_idx" ON "_social_reports_v" USING btree ("version_type","version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "notices_regions_order_idx" ON "notices_regions" USING btree ("_order");
  CREATE INDEX "notices_regions_parent_id_idx" ON "notices_regions" USING btree ("_parent_id");
  CREATE INDEX "notices_regions_county_idx" ON "notices_regions" USING btree ("county");
  CREATE INDEX "notices_attachments_order_idx" ON "notices_attachments" USING btree ("_order");
  CREATE INDEX "notices_attachments_parent_id_idx" ON "notices_attachments" USING btree ("_parent_id");
  CREATE INDEX "notices_attachments_file_idx" ON "notices_attachments" USING btree ("file_id");
  CREATE INDEX "notices_changes_order_idx" ON "notices_changes" USING btree ("_order");
  CREATE INDEX "notices_changes_parent_id_idx" ON "notices_changes" USING btree ("_parent_id");
  CREATE INDEX "notices_type_idx" ON "notices" USING btree ("type");
  CREATE INDEX "notices_import_id_idx" ON "notices" USING btree ("import_id");
  CREATE INDEX "notices_kind_idx" ON "notices" USING btree ("kind");
  CREATE INDEX "notices_start_at_idx" ON "notices" USING btree ("start_at");
  CREATE INDEX "notices_end_at_idx" ON "notices" USING btree ("end_at");
  CREATE INDEX "notices_number_idx" ON "notices" USING btree ("number");
  CREATE INDEX "notices_category_idx" ON "notices" USING btree ("category");
  CREATE INDEX "notices_filing_idx" ON "notices" USING btree ("filing");
  CREATE INDEX "notices_corrects_idx" ON "notices" USING btree ("corrects_id");
  CREATE INDEX "notices_pdf_idx" ON "notices" USING btree ("pdf_id");
  CREATE INDEX "notices_review_stage_idx" ON "notices" USING btree ("review_stage");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE INDEX "notices_deleted_at_idx" ON "notices" USING btree ("deleted_at");
  CREATE INDEX "notices__status_idx" ON "notices" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_3_idx" ON "notices" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "compound_index_10_idx" ON "notices" USING btree ("type","_status","withdrawn","published_at","start_at","end_at","expected_restore_at","restored_at","previous_start_at","override","kind","withdraw_at");
  CREATE INDEX "type__status_withdrawn_startAt_withdrawAt_idx" ON "notices" USING btree ("type","_status","withdrawn","start_at","withdraw_at");
  CREATE INDEX "notices_texts_order_parent" ON "notices_texts" USING btree ("order","parent_id");
  CREATE INDEX "notices_texts_parent_idx" ON "notices_texts" USING btree ("parent_id");
  CREATE INDEX "_notices_v_version_regions_order_idx" ON "_notices_v_version_regions" USING btree ("_order");
  CREATE INDEX "_notices_v_version_regions_parent_id_idx" ON "_notices_v_version_regions" USING btree ("_parent_id");
  CREATE INDEX "_notices_v_version_regions_county_idx" ON "_notices_v_version_regions" USING btree ("county");
  CREATE INDEX "_notices_v_version_attachments_order_idx" ON "_notices_v_version_attachments" USING btree ("_order");
  CREATE INDEX "_notices_v_version_attachments_parent_id_idx" ON "_notices_v_version_attachments" USING btree ("_parent_id");
  CREATE INDEX "_notices_v_version_attachments_file_idx" ON "_notices_v_version_attachments" USING btree ("file_id");
  CREATE INDEX "_notices_v_version_changes_order_idx" ON "_notices_v_version_changes" USING btree ("_order");
  CREATE INDEX "_notices_v_version_changes_parent_id_idx" ON "_notices_v_version_changes" USING btree ("_parent_id");
  CREATE INDEX "_notices_v_parent_idx" ON "_notices_v" USING btree ("parent_id");
  CREATE INDEX "_notices_v_version_version_type_idx" ON "_notices_v" USING btree ("version_type");
  CREATE INDEX "_notices_v_version_version_import_id_idx" ON "_notices_v" USING btree ("version_import_id");
  CREATE INDEX "_notices_v_version_version_kind_idx" ON "_notices_v" USING btree ("version_kind");
  CREATE INDEX "_notices_v_version_version_start_at_idx" ON "_notices_v" USING btree ("version_start_at");
  CREATE INDEX "_notices_v_version_version_end_at_idx" ON "_notices_v" USING btree ("version_end_at");
  CREATE INDEX "_notices_v_version_version_number_idx" ON "_notices_v" USING btree ("version_number");
  CREATE INDEX "_notices_v_version_version_category_idx" ON "_notices_v" USING btree ("version_category");
  CREATE INDEX "_notices_v_version_version_filing_idx" ON "_notices_v" USING btree ("version_filing");
  CREATE INDEX "_notices_v_version_version_corrects_idx" ON "_notices_v" USING btree ("version_corrects_id");
  CREATE INDEX "_notices_v_version_version_pdf_idx" ON "_notices_v" USING btree ("version_pdf_id");
  CREATE INDEX "_notices_v_version_version_review_stage_idx" ON "_notices_v" USING btree ("version_review_stage");
  CREATE INDEX "_notices_v_version_version_updated_at_idx" ON "_notices_v" USING btree ("version_updated_at");
  CREATE INDEX "_notices_v_version_version_created_at_idx" ON "_notices_v" USING btree ("version_created_at");
  CREATE INDEX "_notices_v_version_version_deleted_at_idx" ON "_notices_v" USING btree ("version_deleted_at");
  CREATE INDEX "_notices_v_version_version__status_idx" ON "_notices_v" USING btree ("version__status");
  CREATE INDEX "_notices_v_created_at_idx" ON "_notices_v" USING btree ("created_at");
  CREATE INDEX "_notices_v_updated_at_idx" ON "_notices_v" USING btree ("updated_at");
  CREATE INDEX "_notices_v_latest_idx" ON "_notices_v" USING btree ("latest");
  CREATE INDEX "compound_index_11_idx" ON "_notices_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "compound_index_12_idx" ON "_notices_v" USING btree ("version_type","version__status","version_withdrawn","version_published_at","version_start_at","version_end_at","version_expected_restore_at","version_restored_at","version_previous_start_at","version_override","version_kind","version_withdraw_at");
  CREATE INDEX "compound_index_13_idx" ON "_notices_v" USING btree ("version_type","version__status","version_withdrawn","version_start_at","version_withdraw_at");
  CREATE INDEX "_notices_v_texts_order_parent" ON "_notices_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "outage_areas_kind_idx" ON "outage_areas" USING btree ("kind");
  CREATE INDEX "outage_areas_parent_id_idx" ON "outage_areas" USING btree ("parent_id_id");
  CREATE INDEX "outage_areas_sort_idx" ON "outage_areas" USING btree ("sort");
  CREATE INDEX "outage_areas_updated_at_idx" ON "outage_areas" USING btree ("updated_at");
  CREATE INDEX "outage_areas_created_at_idx" ON "outage_areas" USING btree ("created_at");
  CREATE INDEX "disclosures_attachments_order_idx" ON "disclosures_attachments" USING btree ("_order");
  CREATE INDEX "disclosures_attachments_parent_id_idx" ON "disclosures_attachments" USING btree ("_parent_id");
  CREATE INDEX "disclosures_attachments_file_idx" ON "disclosures_attachments" USING btree ("file_id");
  CREATE INDEX "disclosures_changes_order_idx" ON "disclosures_changes" USING btree ("_order");
  CREATE INDEX "disclosures_changes_parent_id_idx" ON "disclosures_changes" USING btree ("_parent_id");
  CREATE INDEX "disclosures_type_id_idx" ON "disclosures" USING btree ("type_id_id");
  CREATE INDEX "disclosures_number_idx" ON "disclosures" USING btree ("number");
  CREATE INDEX "disclosures_pdf_idx" ON "disclosures" USING btree ("pdf_id");
  CREATE INDEX "disclosures_review_stage_idx" ON "disclosures" USING btree ("review_stage");
  CREATE INDEX "disclosures_updated_at_idx" ON "disclosures" USING btree ("updated_at");
  CREATE INDEX "disclosures_created_at_idx" ON "disclosures" USING btree ("created_at");
  CREATE INDEX "disclosures_deleted_at_idx" ON "disclosures" USING btree ("deleted_at");
  CREATE INDEX "disclosures__status_idx" ON "disclosures" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_4_idx" ON "disclosures" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "typeId__status_withdrawn_publishedAt_withdrawAt_idx" ON "disclosures" USING btree ("type_id_id","_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_disclosures_v_version_attachments_order_idx" ON "_disclosures_v_version_attachments" USING btree ("_order");
  CREATE INDEX "_disclosures_v_version_attachments_parent_id_idx" ON "_disclosures_v_version_attachments" USING btree ("_parent_id");
  CREATE INDEX "_disclosures_v_version_attachments_file_idx" ON "_disclosures_v_version_attachments" USING btree ("file_id");
  CREATE INDEX "_disclosures_v_version_changes_order_idx" ON "_disclosures_v_version_changes" USING btree ("_order");
  CREATE INDEX "_disclosures_v_version_changes_parent_id_idx" ON "_disclosures_v_version_changes" USING btree ("_parent_id");
  CREATE INDEX "_disclosures_v_parent_idx" ON "_disclosures_v" USING btree ("parent_id");
  CREATE INDEX "_disclosures_v_version_version_type_id_idx" ON "_disclosures_v" USING btree ("version_type_id_id");
  CREATE INDEX "_disclosures_v_version_version_number_idx" ON "_disclosures_v" USING btree ("version_number");
  CREATE INDEX "_disclosures_v_version_version_pdf_idx" ON "_disclosures_v" USING btree ("version_pdf_id");
  CREATE INDEX "_disclosures_v_version_version_review_stage_idx" ON "_disclosures_v" USING btree ("version_review_stage");
  CREATE INDEX "_disclosures_v_version_version_updated_at_idx" ON "_disclosures_v" USING btree ("version_updated_at");
  CREATE INDEX "_disclosures_v_version_version_created_at_idx" ON "_disclosures_v" USING btree ("version_created_at");
  CREATE INDEX "_disclosures_v_version_version_deleted_at_idx" ON "_disclosures_v" USING btree ("version_deleted_at");
  CREATE INDEX "_disclosures_v_version_version__status_idx" ON "_disclosures_v" USING btree ("version__status");
  CREATE INDEX "_disclosures_v_created_at_idx" ON "_disclosures_v" USING btree ("created_at");
  CREATE INDEX "_disclosures_v_updated_at_idx" ON "_disclosures_v" USING btree ("updated_at");
  CREATE INDEX "_disclosures_v_latest_idx" ON "_disclosures_v" USING btree ("latest");
  CREATE INDEX "compound_index_14_idx" ON "_disclosures_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "compound_index_15_idx" ON "_disclosures_v" USING btree ("version_type_id_id","version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "disclosure_types_parent_id_idx" ON "disclosure_types" USING btree ("parent_id_id");
  CREATE INDEX "disclosure_types_pdf_idx" ON "disclosure_types" USING btree ("pdf_id");
  CREATE INDEX "disclosure_types_updated_at_idx" ON "disclosure_types" USING btree ("updated_at");
  CREATE INDEX "disclosure_types_created_at_idx" ON "disclosure_types" USING btree ("created_at");
  CREATE INDEX "_disclosure_types_v_parent_idx" ON "_disclosure_types_v" USING btree ("parent_id");
  CREATE INDEX "_disclosure_types_v_version_version_parent_id_idx" ON "_disclosure_types_v" USING btree ("version_parent_id_id");
  CREATE INDEX "_disclosure_types_v_version_version_pdf_idx" ON "_disclosure_types_v" USING btree ("version_pdf_id");
  CREATE INDEX "_disclosure_types_v_version_version_updated_at_idx" ON "_disclosure_types_v" USING btree ("version_updated_at");
  CREATE INDEX "_disclosure_types_v_version_version_created_at_idx" ON "_disclosure_types_v" USING btree ("version_created_at");
  CREATE INDEX "_disclosure_types_v_created_at_idx" ON "_disclosure_types_v" USING btree ("created_at");
  CREATE INDEX "_disclosure_types_v_updated_at_idx" ON "_disclosure_types_v" USING btree ("updated_at");
  CREATE INDEX "purchases_attachments_order_idx" ON "purchases_attachments" USING btree ("_order");
  CREATE INDEX "purchases_attachments_parent_id_idx" ON "purchases_attachments" USING btree ("_parent_id");
  CREATE INDEX "purchases_attachments_file_idx" ON "purchases_attachments" USING btree ("file_id");
  CREATE INDEX "purchases_documents_order_idx" ON "purchases_documents" USING btree ("_order");
  CREATE INDEX "purchases_documents_parent_id_idx" ON "purchases_documents" USING btree ("_parent_id");
  CREATE INDEX "purchases_contacts_order_idx" ON "purchases_contacts" USING btree ("_order");
  CREATE INDEX "purchases_contacts_parent_id_idx" ON "purchases_contacts" USING btree ("_parent_id");
  CREATE INDEX "purchases_candidates_order_idx" ON "purchases_candidates" USING btree ("_order");
  CREATE INDEX "purchases_candidates_parent_id_idx" ON "purchases_candidates" USING btree ("_parent_id");
  CREATE INDEX "purchases_notice_type_idx" ON "purchases" USING btree ("notice_type");
  CREATE INDEX "purchases_category_idx" ON "purchases" USING btree ("category");
  CREATE INDEX "purchases_project_no_idx" ON "purchases" USING btree ("project_no");
  CREATE INDEX "purchases_deadline_at_idx" ON "purchases" USING btree ("deadline_at");
  CREATE INDEX "purchases_opens_at_idx" ON "purchases" USING btree ("opens_at");
  CREATE INDEX "purchases_review_stage_idx" ON "purchases" USING btree ("review_stage");
  CREATE INDEX "purchases_updated_at_idx" ON "purchases" USING btree ("updated_at");
  CREATE INDEX "purchases_created_at_idx" ON "purchases" USING btree ("created_at");
  CREATE INDEX "purchases_deleted_at_idx" ON "purchases" USING btree ("deleted_at");
  CREATE INDEX "purchases__status_idx" ON "purchases" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_5_idx" ON "purchases" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "noticeType__status_withdrawn_publishedAt_withdrawAt_idx" ON "purchases" USING btree ("notice_type","_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "compound_index_16_idx" ON "purchases" USING btree ("_status","withdrawn","published_at","notice_type","project_no","files_from","deadline_at","opens_at","public_from","public_to","withdraw_at");
  CREATE INDEX "_purchases_v_version_attachments_order_idx" ON "_purchases_v_version_attachments" USING btree ("_order");
  CREATE INDEX "_purchases_v_version_attachments_parent_id_idx" ON "_purchases_v_version_attachments" USING btree ("_parent_id");
  CREATE INDEX "_purchases_v_version_attachments_file_idx" ON "_purchases_v_version_attachments" USING btree ("file_id");
  CREATE INDEX "_purchases_v_version_documents_order_idx" ON "_purchases_v_version_documents" USING btree ("_order");
  CREATE INDEX "_purchases_v_version_documents_parent_id_idx" ON "_purchases_v_version_documents" USING btree ("_parent_id");
  CREATE INDEX "_purchases_v_version_contacts_order_idx" ON "_purchases_v_version_contacts" USING btree ("_order");
  CREATE INDEX "_purchases_v_version_contacts_parent_id_idx" ON "_purchases_v_version_contacts" USING btree ("_parent_id");
  CREATE INDEX "_purchases_v_version_candidates_order_idx" ON "_purchases_v_version_candidates" USING btree ("_order");
  CREATE INDEX "_purchases_v_version_candidates_parent_id_idx" ON "_purchases_v_version_candidates" USING btree ("_parent_id");
  CREATE INDEX "_purchases_v_parent_idx" ON "_purchases_v" USING btree ("parent_id");
  CREATE INDEX "_purchases_v_version_version_notice_type_idx" ON "_purchases_v" USING btree ("version_notice_type");
  CREATE INDEX "_purchases_v_version_version_category_idx" ON "_purchases_v" USING btree ("version_category");
  CREATE INDEX "_purchases_v_version_version_project_no_idx" ON "_purchases_v" USING btree ("version_project_no");
  CREATE INDEX "_purchases_v_version_version_deadline_at_idx" ON "_purchases_v" USING btree ("version_deadline_at");
  CREATE INDEX "_purchases_v_version_version_opens_at_idx" ON "_purchases_v" USING btree ("version_opens_at");
  CREATE INDEX "_purchases_v_version_version_review_stage_idx" ON "_purchases_v" USING btree ("version_review_stage");
  CREATE INDEX "_purchases_v_version_version_updated_at_idx" ON "_purchases_v" USING btree ("version_updated_at");
  CREATE INDEX "_purchases_v_version_version_created_at_idx" ON "_purchases_v" USING btree ("version_created_at");
  CREATE INDEX "_purchases_v_version_version_deleted_at_idx" ON "_purchases_v" USING btree ("version_deleted_at");
  CREATE INDEX "_purchases_v_version_version__status_idx" ON "_purchases_v" USING btree ("version__status");
  CREATE INDEX "_purchases_v_created_at_idx" ON "_purchases_v" USING btree ("created_at");
  CREATE INDEX "_purchases_v_updated_at_idx" ON "_purchases_v" USING btree ("updated_at");
  CREATE INDEX "_purchases_v_latest_idx" ON "_purchases_v" USING btree ("latest");
  CREATE INDEX "compound_index_17_idx" ON "_purchases_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "compound_index_18_idx" ON "_purchases_v" USING btree ("version_notice_type","version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "compound_index_19_idx" ON "_purchases_v" USING btree ("version__status","version_withdrawn","version_published_at","version_notice_type","version_project_no","version_files_from","version_deadline_at","version_opens_at","version_public_from","version_public_to","version_withdraw_at");
  CREATE INDEX "old_purchases_attachments_order_idx" ON "old_purchases_attachments" USING btree ("_order");
  CREATE INDEX "old_purchases_attachments_parent_id_idx" ON "old_purchases_attachments" USING btree ("_parent_id");
  CREATE INDEX "old_purchases_attachments_file_idx" ON "old_purchases_attachments" USING btree ("file_id");
  CREATE INDEX "old_purchases_review_stage_idx" ON "old_purchases" USING btree ("review_stage");
  CREATE INDEX "old_purchases_updated_at_idx" ON "old_purchases" USING btree ("updated_at");
  CREATE INDEX "old_purchases_created_at_idx" ON "old_purchases" USING btree ("created_at");
  CREATE INDEX "old_purchases_deleted_at_idx" ON "old_purchases" USING btree ("deleted_at");
  CREATE INDEX "old_purchases__status_idx" ON "old_purchases" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_6_idx" ON "old_purchases" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_old_purchases_v_version_attachments_order_idx" ON "_old_purchases_v_version_attachments" USING btree ("_order");
  CREATE INDEX "_old_purchases_v_version_attachments_parent_id_idx" ON "_old_purchases_v_version_attachments" USING btree ("_parent_id");
  CREATE INDEX "_old_purchases_v_version_attachments_file_idx" ON "_old_purchases_v_version_attachments" USING btree ("file_id");
  CREATE INDEX "_old_purchases_v_parent_idx" ON "_old_purchases_v" USING btree ("parent_id");
  CREATE INDEX "_old_purchases_v_version_version_review_stage_idx" ON "_old_purchases_v" USING btree ("version_review_stage");
  CREATE INDEX "_old_purchases_v_version_version_updated_at_idx" ON "_old_purchases_v" USING btree ("version_updated_at");
  CREATE INDEX "_old_purchases_v_version_version_created_at_idx" ON "_old_purchases_v" USING btree ("version_created_at");
  CREATE INDEX "_old_purchases_v_version_version_deleted_at_idx" ON "_old_purchases_v" USING btree ("version_deleted_at");
  CREATE INDEX "_old_purchases_v_version_version__status_idx" ON "_old_purchases_v" USING btree ("version__status");
  CREATE INDEX "_old_purchases_v_created_at_idx" ON "_old_purchases_v" USING btree ("created_at");
  CREATE INDEX "_old_purchases_v_updated_at_idx" ON "_old_purchases_v" USING btree ("updated_at");
  CREATE INDEX "_old_purchases_v_latest_idx" ON "_old_purchases_v" USING btree ("latest");
  CREATE INDEX "compound_index_20_idx" ON "_old_purchases_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "recruits_attachments_order_idx" ON "recruits_attachments" USING btree ("_order");
  CREATE INDEX "recruits_attachments_parent_id_idx" ON "recruits_attachments" USING btree ("_parent_id");
  CREATE INDEX "recruits_attachments_file_idx" ON "recruits_attachments" USING btree ("file_id");
  CREATE INDEX "recruits_type_idx" ON "recruits" USING btree ("type");
  CREATE INDEX "recruits_city_idx" ON "recruits" USING btree ("city");
  CREATE INDEX "recruits_deadline_at_idx" ON "recruits" USING btree ("deadline_at");
  CREATE INDEX "recruits_review_stage_idx" ON "recruits" USING btree ("review_stage");
  CREATE INDEX "recruits_updated_at_idx" ON "recruits" USING btree ("updated_at");
  CREATE INDEX "recruits_created_at_idx" ON "recruits" USING btree ("created_at");
  CREATE INDEX "recruits_deleted_at_idx" ON "recruits" USING btree ("deleted_at");
  CREATE INDEX "recruits__status_idx" ON "recruits" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_7_idx" ON "recruits" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "type__status_withdrawn_publishedAt_withdrawAt_3_idx" ON "recruits" USING btree ("type","_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_recruits_v_version_attachments_order_idx" ON "_recruits_v_version_attachments" USING btree ("_order");
  CREATE INDEX "_recruits_v_version_attachments_parent_id_idx" ON "_recruits_v_version_attachments" USING btree ("_parent_id");
  CREATE INDEX "_recruits_v_version_attachments_file_idx" ON "_recruits_v_version_attachments" USING btree ("file_id");
  CREATE INDEX "_recruits_v_parent_idx" ON "_recruits_v" USING btree ("parent_id");
  CREATE INDEX "_recruits_v_version_version_type_idx" ON "_recruits_v" USING btree ("version_type");
  CREATE INDEX "_recruits_v_version_version_city_idx" ON "_recruits_v" USING btree ("version_city");
  CREATE INDEX "_recruits_v_version_version_deadline_at_idx" ON "_recruits_v" USING btree ("version_deadline_at");
  CREATE INDEX "_recruits_v_version_version_review_stage_idx" ON "_recruits_v" USING btree ("version_review_stage");
  CREATE INDEX "_recruits_v_version_version_updated_at_idx" ON "_recruits_v" USING btree ("version_updated_at");
  CREATE INDEX "_recruits_v_version_version_created_at_idx" ON "_recruits_v" USING btree ("version_created_at");
  CREATE INDEX "_recruits_v_version_version_deleted_at_idx" ON "_recruits_v" USING btree ("version_deleted_at");
  CREATE INDEX "_recruits_v_version_version__status_idx" ON "_recruits_v" USING btree ("version__status");
  CREATE INDEX "_recruits_v_created_at_idx" ON "_recruits_v" USING btree ("created_at");
  CREATE INDEX "_recruits_v_updated_at_idx" ON "_recruits_v" USING btree ("updated_at");
  CREATE INDEX "_recruits_v_latest_idx" ON "_recruits_v" USING btree ("latest");
  CREATE INDEX "compound_index_21_idx" ON "_recruits_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "compound_index_22_idx" ON "_recruits_v" USING btree ("version_type","version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "businesses_figures_order_idx" ON "businesses_figures" USING btree ("_order");
  CREATE INDEX "businesses_figures_parent_id_idx" ON "businesses_figures" USING btree ("_parent_id");
  CREATE INDEX "businesses_type_idx" ON "businesses" USING btree ("type");
  CREATE INDEX "businesses_cover_idx" ON "businesses" USING btree ("cover_id");
  CREATE INDEX "businesses_sort_idx" ON "businesses" USING btree ("sort");
  CREATE INDEX "businesses_review_stage_idx" ON "businesses" USING btree ("review_stage");
  CREATE INDEX "businesses_updated_at_idx" ON "businesses" USING btree ("updated_at");
  CREATE INDEX "businesses_created_at_idx" ON "businesses" USING btree ("created_at");
  CREATE INDEX "businesses_deleted_at_idx" ON "businesses" USING btree ("deleted_at");
  CREATE INDEX "businesses__status_idx" ON "businesses" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_8_idx" ON "businesses" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "type__status_withdrawn_publishedAt_withdrawAt_4_idx" ON "businesses" USING btree ("type","_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "businesses_rels_order_idx" ON "businesses_rels" USING btree ("order");
  CREATE INDEX "businesses_rels_parent_idx" ON "businesses_rels" USING btree ("parent_id");
  CREATE INDEX "businesses_rels_path_idx" ON "businesses_rels" USING btree ("path");
  CREATE INDEX "businesses_rels_media_id_idx" ON "businesses_rels" USING btree ("media_id");
  CREATE INDEX "_businesses_v_version_figures_order_idx" ON "_businesses_v_version_figures" USING btree ("_order");
  CREATE INDEX "_businesses_v_version_figures_parent_id_idx" ON "_businesses_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_businesses_v_parent_idx" ON "_businesses_v" USING btree ("parent_id");
  CREATE INDEX "_businesses_v_version_version_type_idx" ON "_businesses_v" USING btree ("version_type");
  CREATE INDEX "_businesses_v_version_version_cover_idx" ON "_businesses_v" USING btree ("version_cover_id");
  CREATE INDEX "_businesses_v_version_version_sort_idx" ON "_businesses_v" USING btree ("version_sort");
  CREATE INDEX "_businesses_v_version_version_review_stage_idx" ON "_businesses_v" USING btree ("version_review_stage");
  CREATE INDEX "_businesses_v_version_version_updated_at_idx" ON "_businesses_v" USING btree ("version_updated_at");
  CREATE INDEX "_businesses_v_version_version_created_at_idx" ON "_businesses_v" USING btree ("version_created_at");
  CREATE INDEX "_businesses_v_version_version_deleted_at_idx" ON "_businesses_v" USING btree ("version_deleted_at");
  CREATE INDEX "_businesses_v_version_version__status_idx" ON "_businesses_v" USING btree ("version__status");
  CREATE INDEX "_businesses_v_created_at_idx" ON "_businesses_v" USING btree ("created_at");
  CREATE INDEX "_businesses_v_updated_at_idx" ON "_businesses_v" USING btree ("updated_at");
  CREATE INDEX "_businesses_v_latest_idx" ON "_businesses_v" USING btree ("latest");
  CREATE INDEX "compound_index_23_idx" ON "_businesses_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "compound_index_24_idx" ON "_businesses_v" USING btree ("version_type","version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "_businesses_v_rels_order_idx" ON "_businesses_v_rels" USING btree ("order");
  CREATE INDEX "_businesses_v_rels_parent_idx" ON "_businesses_v_rels" USING btree ("parent_id");
  CREATE INDEX "_businesses_v_rels_path_idx" ON "_businesses_v_rels" USING btree ("path");
  CREATE INDEX "_businesses_v_rels_media_id_idx" ON "_businesses_v_rels" USING btree ("media_id");
  CREATE INDEX "companies_facts_order_idx" ON "companies_facts" USING btree ("_order");
  CREATE INDEX "companies_facts_parent_id_idx" ON "companies_facts" USING btree ("_parent_id");
  CREATE INDEX "companies_logo_idx" ON "companies" USING btree ("logo_id");
  CREATE INDEX "companies_kind_idx" ON "companies" USING btree ("kind");
  CREATE INDEX "companies_sort_idx" ON "companies" USING btree ("sort");
  CREATE INDEX "companies_review_stage_idx" ON "companies" USING btree ("review_stage");
  CREATE INDEX "companies_updated_at_idx" ON "companies" USING btree ("updated_at");
  CREATE INDEX "companies_created_at_idx" ON "companies" USING btree ("created_at");
  CREATE INDEX "companies_deleted_at_idx" ON "companies" USING btree ("deleted_at");
  CREATE INDEX "companies__status_idx" ON "companies" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_9_idx" ON "companies" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "companies_rels_order_idx" ON "companies_rels" USING btree ("order");
  CREATE INDEX "companies_rels_parent_idx" ON "companies_rels" USING btree ("parent_id");
  CREATE INDEX "companies_rels_path_idx" ON "companies_rels" USING btree ("path");
  CREATE INDEX "companies_rels_media_id_idx" ON "companies_rels" USING btree ("media_id");
  CREATE INDEX "_companies_v_version_facts_order_idx" ON "_companies_v_version_facts" USING btree ("_order");
  CREATE INDEX "_companies_v_version_facts_parent_id_idx" ON "_companies_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_companies_v_parent_idx" ON "_companies_v" USING btree ("parent_id");
  CREATE INDEX "_companies_v_version_version_logo_idx" ON "_companies_v" USING btree ("version_logo_id");
  CREATE INDEX "_companies_v_version_version_kind_idx" ON "_companies_v" USING btree ("version_kind");
  CREATE INDEX "_companies_v_version_version_sort_idx" ON "_companies_v" USING btree ("version_sort");
  CREATE INDEX "_companies_v_version_version_review_stage_idx" ON "_companies_v" USING btree ("version_review_stage");
  CREATE INDEX "_companies_v_version_version_updated_at_idx" ON "_companies_v" USING btree ("version_updated_at");
  CREATE INDEX "_companies_v_version_version_created_at_idx" ON "_companies_v" USING btree ("version_created_at");
  CREATE INDEX "_companies_v_version_version_deleted_at_idx" ON "_companies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_companies_v_version_version__status_idx" ON "_companies_v" USING btree ("version__status");
  CREATE INDEX "_companies_v_created_at_idx" ON "_companies_v" USING btree ("created_at");
  CREATE INDEX "_companies_v_updated_at_idx" ON "_companies_v" USING btree ("updated_at");
  CREATE INDEX "_companies_v_latest_idx" ON "_companies_v" USING btree ("latest");
  CREATE INDEX "compound_index_25_idx" ON "_companies_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "_companies_v_rels_order_idx" ON "_companies_v_rels" USING btree ("order");
  CREATE INDEX "_companies_v_rels_parent_idx" ON "_companies_v_rels" USING btree ("parent_id");
  CREATE INDEX "_companies_v_rels_path_idx" ON "_companies_v_rels" USING btree ("path");
  CREATE INDEX "_companies_v_rels_media_id_idx" ON "_companies_v_rels" USING btree ("media_id");
  CREATE INDEX "company_pages_facts_order_idx" ON "company_pages_facts" USING btree ("_order");
  CREATE INDEX "company_pages_facts_parent_id_idx" ON "company_pages_facts" USING btree ("_parent_id");
  CREATE INDEX "company_units_4_order_idx" ON "company_units_4" USING btree ("_order");
  CREATE INDEX "company_units_4_parent_id_idx" ON "company_units_4" USING btree ("_parent_id");
  CREATE INDEX "company_units_3_order_idx" ON "company_units_3" USING btree ("_order");
  CREATE INDEX "company_units_3_parent_id_idx" ON "company_units_3" USING btree ("_parent_id");
  CREATE INDEX "company_units_2_order_idx" ON "company_units_2" USING btree ("_order");
  CREATE INDEX "company_units_2_parent_id_idx" ON "company_units_2" USING btree ("_parent_id");
  CREATE INDEX "company_units_1_order_idx" ON "company_units_1" USING btree ("_order");
  CREATE INDEX "company_units_1_parent_id_idx" ON "company_units_1" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_pages_key_idx" ON "company_pages" USING btree ("key");
  CREATE INDEX "company_pages_review_stage_idx" ON "company_pages" USING btree ("review_stage");
  CREATE INDEX "company_pages_updated_at_idx" ON "company_pages" USING btree ("updated_at");
  CREATE INDEX "company_pages_created_at_idx" ON "company_pages" USING btree ("created_at");
  CREATE INDEX "company_pages_deleted_at_idx" ON "company_pages" USING btree ("deleted_at");
  CREATE INDEX "company_pages__status_idx" ON "company_pages" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_10_idx" ON "company_pages" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "company_pages_rels_order_idx" ON "company_pages_rels" USING btree ("order");
  CREATE INDEX "company_pages_rels_parent_idx" ON "company_pages_rels" USING btree ("parent_id");
  CREATE INDEX "company_pages_rels_path_idx" ON "company_pages_rels" USING btree ("path");
  CREATE INDEX "company_pages_rels_media_id_idx" ON "company_pages_rels" USING btree ("media_id");
  CREATE INDEX "_company_pages_v_version_facts_order_idx" ON "_company_pages_v_version_facts" USING btree ("_order");
  CREATE INDEX "_company_pages_v_version_facts_parent_id_idx" ON "_company_pages_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_company_units_4_v_order_idx" ON "_company_units_4_v" USING btree ("_order");
  CREATE INDEX "_company_units_4_v_parent_id_idx" ON "_company_units_4_v" USING btree ("_parent_id");
  CREATE INDEX "_company_units_3_v_order_idx" ON "_company_units_3_v" USING btree ("_order");
  CREATE INDEX "_company_units_3_v_parent_id_idx" ON "_company_units_3_v" USING btree ("_parent_id");
  CREATE INDEX "_company_units_2_v_order_idx" ON "_company_units_2_v" USING btree ("_order");
  CREATE INDEX "_company_units_2_v_parent_id_idx" ON "_company_units_2_v" USING btree ("_parent_id");
  CREATE INDEX "_company_units_1_v_order_idx" ON "_company_units_1_v" USING btree ("_order");
  CREATE INDEX "_company_units_1_v_parent_id_idx" ON "_company_units_1_v" USING btree ("_parent_id");
  CREATE INDEX "_company_pages_v_parent_idx" ON "_company_pages_v" USING btree ("parent_id");
  CREATE INDEX "_company_pages_v_version_version_key_idx" ON "_company_pages_v" USING btree ("version_key");
  CREATE INDEX "_company_pages_v_version_version_review_stage_idx" ON "_company_pages_v" USING btree ("version_review_stage");
  CREATE INDEX "_company_pages_v_version_version_updated_at_idx" ON "_company_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_company_pages_v_version_version_created_at_idx" ON "_company_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_company_pages_v_version_version_deleted_at_idx" ON "_company_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_company_pages_v_version_version__status_idx" ON "_company_pages_v" USING btree ("version__status");
  CREATE INDEX "_company_pages_v_created_at_idx" ON "_company_pages_v" USING btree ("created_at");
  CREATE INDEX "_company_pages_v_updated_at_idx" ON "_company_pages_v" USING btree ("updated_at");
  CREATE INDEX "_company_pages_v_latest_idx" ON "_company_pages_v" USING btree ("latest");
  CREATE INDEX "compound_index_26_idx" ON "_company_pages_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "_company_pages_v_rels_order_idx" ON "_company_pages_v_rels" USING btree ("order");
  CREATE INDEX "_company_pages_v_rels_parent_idx" ON "_company_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_company_pages_v_rels_path_idx" ON "_company_pages_v_rels" USING btree ("path");
  CREATE INDEX "_company_pages_v_rels_media_id_idx" ON "_company_pages_v_rels" USING btree ("media_id");
  CREATE INDEX "strategies_group_idx" ON "strategies" USING btree ("group");
  CREATE INDEX "strategies_image_idx" ON "strategies" USING btree ("image_id");
  CREATE INDEX "strategies_sort_idx" ON "strategies" USING btree ("sort");
  CREATE INDEX "strategies_review_stage_idx" ON "strategies" USING btree ("review_stage");
  CREATE INDEX "strategies_updated_at_idx" ON "strategies" USING btree ("updated_at");
  CREATE INDEX "strategies_created_at_idx" ON "strategies" USING btree ("created_at");
  CREATE INDEX "strategies_deleted_at_idx" ON "strategies" USING btree ("deleted_at");
  CREATE INDEX "strategies__status_idx" ON "strategies" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_11_idx" ON "strategies" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_strategies_v_parent_idx" ON "_strategies_v" USING btree ("parent_id");
  CREATE INDEX "_strategies_v_version_version_group_idx" ON "_strategies_v" USING btree ("version_group");
  CREATE INDEX "_strategies_v_version_version_image_idx" ON "_strategies_v" USING btree ("version_image_id");
  CREATE INDEX "_strategies_v_version_version_sort_idx" ON "_strategies_v" USING btree ("version_sort");
  CREATE INDEX "_strategies_v_version_version_review_stage_idx" ON "_strategies_v" USING btree ("version_review_stage");
  CREATE INDEX "_strategies_v_version_version_updated_at_idx" ON "_strategies_v" USING btree ("version_updated_at");
  CREATE INDEX "_strategies_v_version_version_created_at_idx" ON "_strategies_v" USING btree ("version_created_at");
  CREATE INDEX "_strategies_v_version_version_deleted_at_idx" ON "_strategies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_strategies_v_version_version__status_idx" ON "_strategies_v" USING btree ("version__status");
  CREATE INDEX "_strategies_v_created_at_idx" ON "_strategies_v" USING btree ("created_at");
  CREATE INDEX "_strategies_v_updated_at_idx" ON "_strategies_v" USING btree ("updated_at");
  CREATE INDEX "_strategies_v_latest_idx" ON "_strategies_v" USING btree ("latest");
  CREATE INDEX "compound_index_27_idx" ON "_strategies_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "honors_image_idx" ON "honors" USING btree ("image_id");
  CREATE INDEX "honors_awarded_on_idx" ON "honors" USING btree ("awarded_on");
  CREATE INDEX "honors_sort_idx" ON "honors" USING btree ("sort");
  CREATE INDEX "honors_review_stage_idx" ON "honors" USING btree ("review_stage");
  CREATE INDEX "honors_updated_at_idx" ON "honors" USING btree ("updated_at");
  CREATE INDEX "honors_created_at_idx" ON "honors" USING btree ("created_at");
  CREATE INDEX "honors_deleted_at_idx" ON "honors" USING btree ("deleted_at");
  CREATE INDEX "honors__status_idx" ON "honors" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_12_idx" ON "honors" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_honors_v_parent_idx" ON "_honors_v" USING btree ("parent_id");
  CREATE INDEX "_honors_v_version_version_image_idx" ON "_honors_v" USING btree ("version_image_id");
  CREATE INDEX "_honors_v_version_version_awarded_on_idx" ON "_honors_v" USING btree ("version_awarded_on");
  CREATE INDEX "_honors_v_version_version_sort_idx" ON "_honors_v" USING btree ("version_sort");
  CREATE INDEX "_honors_v_version_version_review_stage_idx" ON "_honors_v" USING btree ("version_review_stage");
  CREATE INDEX "_honors_v_version_version_updated_at_idx" ON "_honors_v" USING btree ("version_updated_at");
  CREATE INDEX "_honors_v_version_version_created_at_idx" ON "_honors_v" USING btree ("version_created_at");
  CREATE INDEX "_honors_v_version_version_deleted_at_idx" ON "_honors_v" USING btree ("version_deleted_at");
  CREATE INDEX "_honors_v_version_version__status_idx" ON "_honors_v" USING btree ("version__status");
  CREATE INDEX "_honors_v_created_at_idx" ON "_honors_v" USING btree ("created_at");
  CREATE INDEX "_honors_v_updated_at_idx" ON "_honors_v" USING btree ("updated_at");
  CREATE INDEX "_honors_v_latest_idx" ON "_honors_v" USING btree ("latest");
  CREATE INDEX "compound_index_28_idx" ON "_honors_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "histories_year_idx" ON "histories" USING btree ("year");
  CREATE INDEX "histories_image_idx" ON "histories" USING btree ("image_id");
  CREATE INDEX "histories_review_stage_idx" ON "histories" USING btree ("review_stage");
  CREATE INDEX "histories_updated_at_idx" ON "histories" USING btree ("updated_at");
  CREATE INDEX "histories_created_at_idx" ON "histories" USING btree ("created_at");
  CREATE INDEX "histories_deleted_at_idx" ON "histories" USING btree ("deleted_at");
  CREATE INDEX "histories__status_idx" ON "histories" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_13_idx" ON "histories" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_histories_v_parent_idx" ON "_histories_v" USING btree ("parent_id");
  CREATE INDEX "_histories_v_version_version_year_idx" ON "_histories_v" USING btree ("version_year");
  CREATE INDEX "_histories_v_version_version_image_idx" ON "_histories_v" USING btree ("version_image_id");
  CREATE INDEX "_histories_v_version_version_review_stage_idx" ON "_histories_v" USING btree ("version_review_stage");
  CREATE INDEX "_histories_v_version_version_updated_at_idx" ON "_histories_v" USING btree ("version_updated_at");
  CREATE INDEX "_histories_v_version_version_created_at_idx" ON "_histories_v" USING btree ("version_created_at");
  CREATE INDEX "_histories_v_version_version_deleted_at_idx" ON "_histories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_histories_v_version_version__status_idx" ON "_histories_v" USING btree ("version__status");
  CREATE INDEX "_histories_v_created_at_idx" ON "_histories_v" USING btree ("created_at");
  CREATE INDEX "_histories_v_updated_at_idx" ON "_histories_v" USING btree ("updated_at");
  CREATE INDEX "_histories_v_latest_idx" ON "_histories_v" USING btree ("latest");
  CREATE INDEX "compound_index_29_idx" ON "_histories_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "banners_position_idx" ON "banners" USING btree ("position");
  CREATE INDEX "banners_image_idx" ON "banners" USING btree ("image_id");
  CREATE INDEX "banners_image_mobile_idx" ON "banners" USING btree ("image_mobile_id");
  CREATE INDEX "banners_sort_idx" ON "banners" USING btree ("sort");
  CREATE INDEX "banners_review_stage_idx" ON "banners" USING btree ("review_stage");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "banners_deleted_at_idx" ON "banners" USING btree ("deleted_at");
  CREATE INDEX "banners__status_idx" ON "banners" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_14_idx" ON "banners" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_banners_v_parent_idx" ON "_banners_v" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_version_position_idx" ON "_banners_v" USING btree ("version_position");
  CREATE INDEX "_banners_v_version_version_image_idx" ON "_banners_v" USING btree ("version_image_id");
  CREATE INDEX "_banners_v_version_version_image_mobile_idx" ON "_banners_v" USING btree ("version_image_mobile_id");
  CREATE INDEX "_banners_v_version_version_sort_idx" ON "_banners_v" USING btree ("version_sort");
  CREATE INDEX "_banners_v_version_version_review_stage_idx" ON "_banners_v" USING btree ("version_review_stage");
  CREATE INDEX "_banners_v_version_version_updated_at_idx" ON "_banners_v" USING btree ("version_updated_at");
  CREATE INDEX "_banners_v_version_version_created_at_idx" ON "_banners_v" USING btree ("version_created_at");
  CREATE INDEX "_banners_v_version_version_deleted_at_idx" ON "_banners_v" USING btree ("version_deleted_at");
  CREATE INDEX "_banners_v_version_version__status_idx" ON "_banners_v" USING btree ("version__status");
  CREATE INDEX "_banners_v_created_at_idx" ON "_banners_v" USING btree ("created_at");
  CREATE INDEX "_banners_v_updated_at_idx" ON "_banners_v" USING btree ("updated_at");
  CREATE INDEX "_banners_v_latest_idx" ON "_banners_v" USING btree ("latest");
  CREATE INDEX "compound_index_30_idx" ON "_banners_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "special_columns_blocks_order_idx" ON "special_columns_blocks" USING btree ("_order");
  CREATE INDEX "special_columns_blocks_parent_id_idx" ON "special_columns_blocks" USING btree ("_parent_id");
  CREATE INDEX "special_columns_attachments_order_idx" ON "special_columns_attachments" USING btree ("_order");
  CREATE INDEX "special_columns_attachments_parent_id_idx" ON "special_columns_attachments" USING btree ("_parent_id");
  CREATE INDEX "special_columns_attachments_file_idx" ON "special_columns_attachments" USING btree ("file_id");
  CREATE INDEX "special_columns_paths_order_idx" ON "special_columns_paths" USING btree ("_order");
  CREATE INDEX "special_columns_paths_parent_id_idx" ON "special_columns_paths" USING btree ("_parent_id");
  CREATE INDEX "special_columns_contacts_order_idx" ON "special_columns_contacts" USING btree ("_order");
  CREATE INDEX "special_columns_contacts_parent_id_idx" ON "special_columns_contacts" USING btree ("_parent_id");
  CREATE INDEX "special_columns_figures_order_idx" ON "special_columns_figures" USING btree ("_order");
  CREATE INDEX "special_columns_figures_parent_id_idx" ON "special_columns_figures" USING btree ("_parent_id");
  CREATE INDEX "special_columns_facts_order_idx" ON "special_columns_facts" USING btree ("_order");
  CREATE INDEX "special_columns_facts_parent_id_idx" ON "special_columns_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "special_columns_key_idx" ON "special_columns" USING btree ("key");
  CREATE INDEX "special_columns_review_stage_idx" ON "special_columns" USING btree ("review_stage");
  CREATE INDEX "special_columns_updated_at_idx" ON "special_columns" USING btree ("updated_at");
  CREATE INDEX "special_columns_created_at_idx" ON "special_columns" USING btree ("created_at");
  CREATE INDEX "special_columns_deleted_at_idx" ON "special_columns" USING btree ("deleted_at");
  CREATE INDEX "special_columns__status_idx" ON "special_columns" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_15_idx" ON "special_columns" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "special_columns_rels_order_idx" ON "special_columns_rels" USING btree ("order");
  CREATE INDEX "special_columns_rels_parent_idx" ON "special_columns_rels" USING btree ("parent_id");
  CREATE INDEX "special_columns_rels_path_idx" ON "special_columns_rels" USING btree ("path");
  CREATE INDEX "special_columns_rels_media_id_idx" ON "special_columns_rels" USING btree ("media_id");
  CREATE INDEX "_special_columns_v_version_blocks_order_idx" ON "_special_columns_v_version_blocks" USING btree ("_order");
  CREATE INDEX "_special_columns_v_version_blocks_parent_id_idx" ON "_special_columns_v_version_blocks" USING btree ("_parent_id");
  CREATE INDEX "_special_columns_v_version_attachments_order_idx" ON "_special_columns_v_version_attachments" USING btree ("_order");
  CREATE INDEX "_special_columns_v_version_attachments_parent_id_idx" ON "_special_columns_v_version_attachments" USING btree ("_parent_id");
  CREATE INDEX "_special_columns_v_version_attachments_file_idx" ON "_special_columns_v_version_attachments" USING btree ("file_id");
  CREATE INDEX "_special_columns_v_version_paths_order_idx" ON "_special_columns_v_version_paths" USING btree ("_order");
  CREATE INDEX "_special_columns_v_version_paths_parent_id_idx" ON "_special_columns_v_version_paths" USING btree ("_parent_id");
  CREATE INDEX "_special_columns_v_version_contacts_order_idx" ON "_special_columns_v_version_contacts" USING btree ("_order");
  CREATE INDEX "_special_columns_v_version_contacts_parent_id_idx" ON "_special_columns_v_version_contacts" USING btree ("_parent_id");
  CREATE INDEX "_special_columns_v_version_figures_order_idx" ON "_special_columns_v_version_figures" USING btree ("_order");
  CREATE INDEX "_special_columns_v_version_figures_parent_id_idx" ON "_special_columns_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_special_columns_v_version_facts_order_idx" ON "_special_columns_v_version_facts" USING btree ("_order");
  CREATE INDEX "_special_columns_v_version_facts_parent_id_idx" ON "_special_columns_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_special_columns_v_parent_idx" ON "_special_columns_v" USING btree ("parent_id");
  CREATE INDEX "_special_columns_v_version_version_key_idx" ON "_special_columns_v" USING btree ("version_key");
  CREATE INDEX "_special_columns_v_version_version_review_stage_idx" ON "_special_columns_v" USING btree ("version_review_stage");
  CREATE INDEX "_special_columns_v_version_version_updated_at_idx" ON "_special_columns_v" USING btree ("version_updated_at");
  CREATE INDEX "_special_columns_v_version_version_created_at_idx" ON "_special_columns_v" USING btree ("version_created_at");
  CREATE INDEX "_special_columns_v_version_version_deleted_at_idx" ON "_special_columns_v" USING btree ("version_deleted_at");
  CREATE INDEX "_special_columns_v_version_version__status_idx" ON "_special_columns_v" USING btree ("version__status");
  CREATE INDEX "_special_columns_v_created_at_idx" ON "_special_columns_v" USING btree ("created_at");
  CREATE INDEX "_special_columns_v_updated_at_idx" ON "_special_columns_v" USING btree ("updated_at");
  CREATE INDEX "_special_columns_v_latest_idx" ON "_special_columns_v" USING btree ("latest");
  CREATE INDEX "compound_index_31_idx" ON "_special_columns_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "_special_columns_v_rels_order_idx" ON "_special_columns_v_rels" USING btree ("order");
  CREATE INDEX "_special_columns_v_rels_parent_idx" ON "_special_columns_v_rels" USING btree ("parent_id");
  CREATE INDEX "_special_columns_v_rels_path_idx" ON "_special_columns_v_rels" USING btree ("path");
  CREATE INDEX "_special_columns_v_rels_media_id_idx" ON "_special_columns_v_rels" USING btree ("media_id");
  CREATE INDEX "documents_pdf_idx" ON "documents" USING btree ("pdf_id");
  CREATE INDEX "documents_cover_idx" ON "documents" USING btree ("cover_id");
  CREATE INDEX "documents_category_idx" ON "documents" USING btree ("category");
  CREATE INDEX "documents_review_stage_idx" ON "documents" USING btree ("review_stage");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE INDEX "documents_deleted_at_idx" ON "documents" USING btree ("deleted_at");
  CREATE INDEX "documents__status_idx" ON "documents" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_16_idx" ON "documents" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_documents_v_parent_idx" ON "_documents_v" USING btree ("parent_id");
  CREATE INDEX "_documents_v_version_version_pdf_idx" ON "_documents_v" USING btree ("version_pdf_id");
  CREATE INDEX "_documents_v_version_version_cover_idx" ON "_documents_v" USING btree ("version_cover_id");
  CREATE INDEX "_documents_v_version_version_category_idx" ON "_documents_v" USING btree ("version_category");
  CREATE INDEX "_documents_v_version_version_review_stage_idx" ON "_documents_v" USING btree ("version_review_stage");
  CREATE INDEX "_documents_v_version_version_updated_at_idx" ON "_documents_v" USING btree ("version_updated_at");
  CREATE INDEX "_documents_v_version_version_created_at_idx" ON "_documents_v" USING btree ("version_created_at");
  CREATE INDEX "_documents_v_version_version_deleted_at_idx" ON "_documents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_documents_v_version_version__status_idx" ON "_documents_v" USING btree ("version__status");
  CREATE INDEX "_documents_v_created_at_idx" ON "_documents_v" USING btree ("created_at");
  CREATE INDEX "_documents_v_updated_at_idx" ON "_documents_v" USING btree ("updated_at");
  CREATE INDEX "_documents_v_latest_idx" ON "_documents_v" USING btree ("latest");
  CREATE INDEX "compound_index_32_idx" ON "_documents_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "tariffs_tiers_order_idx" ON "tariffs_tiers" USING btree ("_order");
  CREATE INDEX "tariffs_tiers_parent_id_idx" ON "tariffs_tiers" USING btree ("_parent_id");
  CREATE INDEX "tariffs_periods_order_idx" ON "tariffs_periods" USING btree ("_order");
  CREATE INDEX "tariffs_periods_parent_id_idx" ON "tariffs_periods" USING btree ("_parent_id");
  CREATE INDEX "tariffs_sort_idx" ON "tariffs" USING btree ("sort");
  CREATE INDEX "tariffs_review_stage_idx" ON "tariffs" USING btree ("review_stage");
  CREATE INDEX "tariffs_updated_at_idx" ON "tariffs" USING btree ("updated_at");
  CREATE INDEX "tariffs_created_at_idx" ON "tariffs" USING btree ("created_at");
  CREATE INDEX "tariffs_deleted_at_idx" ON "tariffs" USING btree ("deleted_at");
  CREATE INDEX "tariffs__status_idx" ON "tariffs" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_17_idx" ON "tariffs" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_tariffs_v_version_tiers_order_idx" ON "_tariffs_v_version_tiers" USING btree ("_order");
  CREATE INDEX "_tariffs_v_version_tiers_parent_id_idx" ON "_tariffs_v_version_tiers" USING btree ("_parent_id");
  CREATE INDEX "_tariffs_v_version_periods_order_idx" ON "_tariffs_v_version_periods" USING btree ("_order");
  CREATE INDEX "_tariffs_v_version_periods_parent_id_idx" ON "_tariffs_v_version_periods" USING btree ("_parent_id");
  CREATE INDEX "_tariffs_v_parent_idx" ON "_tariffs_v" USING btree ("parent_id");
  CREATE INDEX "_tariffs_v_version_version_sort_idx" ON "_tariffs_v" USING btree ("version_sort");
  CREATE INDEX "_tariffs_v_version_version_review_stage_idx" ON "_tariffs_v" USING btree ("version_review_stage");
  CREATE INDEX "_tariffs_v_version_version_updated_at_idx" ON "_tariffs_v" USING btree ("version_updated_at");
  CREATE INDEX "_tariffs_v_version_version_created_at_idx" ON "_tariffs_v" USING btree ("version_created_at");
  CREATE INDEX "_tariffs_v_version_version_deleted_at_idx" ON "_tariffs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tariffs_v_version_version__status_idx" ON "_tariffs_v" USING btree ("version__status");
  CREATE INDEX "_tariffs_v_created_at_idx" ON "_tariffs_v" USING btree ("created_at");
  CREATE INDEX "_tariffs_v_updated_at_idx" ON "_tariffs_v" USING btree ("updated_at");
  CREATE INDEX "_tariffs_v_latest_idx" ON "_tariffs_v" USING btree ("latest");
  CREATE INDEX "compound_index_33_idx" ON "_tariffs_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "dividends_year_idx" ON "dividends" USING btree ("year");
  CREATE INDEX "dividends_ex_day_idx" ON "dividends" USING btree ("ex_day");
  CREATE INDEX "dividends_notice_idx" ON "dividends" USING btree ("notice_id");
  CREATE INDEX "dividends_review_stage_idx" ON "dividends" USING btree ("review_stage");
  CREATE INDEX "dividends_updated_at_idx" ON "dividends" USING btree ("updated_at");
  CREATE INDEX "dividends_created_at_idx" ON "dividends" USING btree ("created_at");
  CREATE INDEX "dividends_deleted_at_idx" ON "dividends" USING btree ("deleted_at");
  CREATE INDEX "dividends__status_idx" ON "dividends" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_18_idx" ON "dividends" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_dividends_v_parent_idx" ON "_dividends_v" USING btree ("parent_id");
  CREATE INDEX "_dividends_v_version_version_year_idx" ON "_dividends_v" USING btree ("version_year");
  CREATE INDEX "_dividends_v_version_version_ex_day_idx" ON "_dividends_v" USING btree ("version_ex_day");
  CREATE INDEX "_dividends_v_version_version_notice_idx" ON "_dividends_v" USING btree ("version_notice_id");
  CREATE INDEX "_dividends_v_version_version_review_stage_idx" ON "_dividends_v" USING btree ("version_review_stage");
  CREATE INDEX "_dividends_v_version_version_updated_at_idx" ON "_dividends_v" USING btree ("version_updated_at");
  CREATE INDEX "_dividends_v_version_version_created_at_idx" ON "_dividends_v" USING btree ("version_created_at");
  CREATE INDEX "_dividends_v_version_version_deleted_at_idx" ON "_dividends_v" USING btree ("version_deleted_at");
  CREATE INDEX "_dividends_v_version_version__status_idx" ON "_dividends_v" USING btree ("version__status");
  CREATE INDEX "_dividends_v_created_at_idx" ON "_dividends_v" USING btree ("created_at");
  CREATE INDEX "_dividends_v_updated_at_idx" ON "_dividends_v" USING btree ("updated_at");
  CREATE INDEX "_dividends_v_latest_idx" ON "_dividends_v" USING btree ("latest");
  CREATE INDEX "compound_index_34_idx" ON "_dividends_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "reports_figures_order_idx" ON "reports_figures" USING btree ("_order");
  CREATE INDEX "reports_figures_parent_id_idx" ON "reports_figures" USING btree ("_parent_id");
  CREATE INDEX "reports_questions_order_idx" ON "reports_questions" USING btree ("_order");
  CREATE INDEX "reports_questions_parent_id_idx" ON "reports_questions" USING btree ("_parent_id");
  CREATE INDEX "reports_notice_idx" ON "reports" USING btree ("notice_id");
  CREATE INDEX "reports_year_idx" ON "reports" USING btree ("year");
  CREATE INDEX "reports_pdf_idx" ON "reports" USING btree ("pdf_id");
  CREATE INDEX "reports_corrected_by_idx" ON "reports" USING btree ("corrected_by_id");
  CREATE INDEX "reports_meeting_idx" ON "reports" USING btree ("meeting_id");
  CREATE INDEX "reports_slides_idx" ON "reports" USING btree ("slides_id");
  CREATE INDEX "reports_review_stage_idx" ON "reports" USING btree ("review_stage");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE INDEX "reports_deleted_at_idx" ON "reports" USING btree ("deleted_at");
  CREATE INDEX "reports__status_idx" ON "reports" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_19_idx" ON "reports" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "year_kind_idx" ON "reports" USING btree ("year","kind");
  CREATE INDEX "_reports_v_version_figures_order_idx" ON "_reports_v_version_figures" USING btree ("_order");
  CREATE INDEX "_reports_v_version_figures_parent_id_idx" ON "_reports_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_reports_v_version_questions_order_idx" ON "_reports_v_version_questions" USING btree ("_order");
  CREATE INDEX "_reports_v_version_questions_parent_id_idx" ON "_reports_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_reports_v_parent_idx" ON "_reports_v" USING btree ("parent_id");
  CREATE INDEX "_reports_v_version_version_notice_idx" ON "_reports_v" USING btree ("version_notice_id");
  CREATE INDEX "_reports_v_version_version_year_idx" ON "_reports_v" USING btree ("version_year");
  CREATE INDEX "_reports_v_version_version_pdf_idx" ON "_reports_v" USING btree ("version_pdf_id");
  CREATE INDEX "_reports_v_version_version_corrected_by_idx" ON "_reports_v" USING btree ("version_corrected_by_id");
  CREATE INDEX "_reports_v_version_version_meeting_idx" ON "_reports_v" USING btree ("version_meeting_id");
  CREATE INDEX "_reports_v_version_version_slides_idx" ON "_reports_v" USING btree ("version_slides_id");
  CREATE INDEX "_reports_v_version_version_review_stage_idx" ON "_reports_v" USING btree ("version_review_stage");
  CREATE INDEX "_reports_v_version_version_updated_at_idx" ON "_reports_v" USING btree ("version_updated_at");
  CREATE INDEX "_reports_v_version_version_created_at_idx" ON "_reports_v" USING btree ("version_created_at");
  CREATE INDEX "_reports_v_version_version_deleted_at_idx" ON "_reports_v" USING btree ("version_deleted_at");
  CREATE INDEX "_reports_v_version_version__status_idx" ON "_reports_v" USING btree ("version__status");
  CREATE INDEX "_reports_v_created_at_idx" ON "_reports_v" USING btree ("created_at");
  CREATE INDEX "_reports_v_updated_at_idx" ON "_reports_v" USING btree ("updated_at");
  CREATE INDEX "_reports_v_latest_idx" ON "_reports_v" USING btree ("latest");
  CREATE INDEX "compound_index_35_idx" ON "_reports_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "version_year_version_kind_idx" ON "_reports_v" USING btree ("version_year","version_kind");
  CREATE INDEX "figures_values_order_idx" ON "figures_values" USING btree ("_order");
  CREATE INDEX "figures_values_parent_id_idx" ON "figures_values" USING btree ("_parent_id");
  CREATE INDEX "figures_key_idx" ON "figures" USING btree ("key");
  CREATE INDEX "figures_sort_idx" ON "figures" USING btree ("sort");
  CREATE INDEX "figures_review_stage_idx" ON "figures" USING btree ("review_stage");
  CREATE INDEX "figures_updated_at_idx" ON "figures" USING btree ("updated_at");
  CREATE INDEX "figures_created_at_idx" ON "figures" USING btree ("created_at");
  CREATE INDEX "figures_deleted_at_idx" ON "figures" USING btree ("deleted_at");
  CREATE INDEX "figures__status_idx" ON "figures" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_20_idx" ON "figures" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_figures_v_version_values_order_idx" ON "_figures_v_version_values" USING btree ("_order");
  CREATE INDEX "_figures_v_version_values_parent_id_idx" ON "_figures_v_version_values" USING btree ("_parent_id");
  CREATE INDEX "_figures_v_parent_idx" ON "_figures_v" USING btree ("parent_id");
  CREATE INDEX "_figures_v_version_version_key_idx" ON "_figures_v" USING btree ("version_key");
  CREATE INDEX "_figures_v_version_version_sort_idx" ON "_figures_v" USING btree ("version_sort");
  CREATE INDEX "_figures_v_version_version_review_stage_idx" ON "_figures_v" USING btree ("version_review_stage");
  CREATE INDEX "_figures_v_version_version_updated_at_idx" ON "_figures_v" USING btree ("version_updated_at");
  CREATE INDEX "_figures_v_version_version_created_at_idx" ON "_figures_v" USING btree ("version_created_at");
  CREATE INDEX "_figures_v_version_version_deleted_at_idx" ON "_figures_v" USING btree ("version_deleted_at");
  CREATE INDEX "_figures_v_version_version__status_idx" ON "_figures_v" USING btree ("version__status");
  CREATE INDEX "_figures_v_created_at_idx" ON "_figures_v" USING btree ("created_at");
  CREATE INDEX "_figures_v_updated_at_idx" ON "_figures_v" USING btree ("updated_at");
  CREATE INDEX "_figures_v_latest_idx" ON "_figures_v" USING btree ("latest");
  CREATE INDEX "compound_index_36_idx" ON "_figures_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "stock_days_updated_at_idx" ON "stock_days" USING btree ("updated_at");
  CREATE INDEX "stock_days_created_at_idx" ON "stock_days" USING btree ("created_at");
  CREATE UNIQUE INDEX "series_day_idx" ON "stock_days" USING btree ("series","day");
  CREATE INDEX "trading_closures_day_idx" ON "trading_closures" USING btree ("day");
  CREATE INDEX "trading_closures_updated_at_idx" ON "trading_closures" USING btree ("updated_at");
  CREATE INDEX "trading_closures_created_at_idx" ON "trading_closures" USING btree ("created_at");
  CREATE INDEX "capital_changes_day_idx" ON "capital_changes" USING btree ("day");
  CREATE INDEX "capital_changes_notice_idx" ON "capital_changes" USING btree ("notice_id");
  CREATE INDEX "capital_changes_review_stage_idx" ON "capital_changes" USING btree ("review_stage");
  CREATE INDEX "capital_changes_updated_at_idx" ON "capital_changes" USING btree ("updated_at");
  CREATE INDEX "capital_changes_created_at_idx" ON "capital_changes" USING btree ("created_at");
  CREATE INDEX "capital_changes_deleted_at_idx" ON "capital_changes" USING btree ("deleted_at");
  CREATE INDEX "capital_changes__status_idx" ON "capital_changes" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_21_idx" ON "capital_changes" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_capital_changes_v_parent_idx" ON "_capital_changes_v" USING btree ("parent_id");
  CREATE INDEX "_capital_changes_v_version_version_day_idx" ON "_capital_changes_v" USING btree ("version_day");
  CREATE INDEX "_capital_changes_v_version_version_notice_idx" ON "_capital_changes_v" USING btree ("version_notice_id");
  CREATE INDEX "_capital_changes_v_version_version_review_stage_idx" ON "_capital_changes_v" USING btree ("version_review_stage");
  CREATE INDEX "_capital_changes_v_version_version_updated_at_idx" ON "_capital_changes_v" USING btree ("version_updated_at");
  CREATE INDEX "_capital_changes_v_version_version_created_at_idx" ON "_capital_changes_v" USING btree ("version_created_at");
  CREATE INDEX "_capital_changes_v_version_version_deleted_at_idx" ON "_capital_changes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_capital_changes_v_version_version__status_idx" ON "_capital_changes_v" USING btree ("version__status");
  CREATE INDEX "_capital_changes_v_created_at_idx" ON "_capital_changes_v" USING btree ("created_at");
  CREATE INDEX "_capital_changes_v_updated_at_idx" ON "_capital_changes_v" USING btree ("updated_at");
  CREATE INDEX "_capital_changes_v_latest_idx" ON "_capital_changes_v" USING btree ("latest");
  CREATE INDEX "compound_index_37_idx" ON "_capital_changes_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "holder_lists_holders_order_idx" ON "holder_lists_holders" USING btree ("_order");
  CREATE INDEX "holder_lists_holders_parent_id_idx" ON "holder_lists_holders" USING btree ("_parent_id");
  CREATE INDEX "holder_lists_as_of_idx" ON "holder_lists" USING btree ("as_of");
  CREATE INDEX "holder_lists_review_stage_idx" ON "holder_lists" USING btree ("review_stage");
  CREATE INDEX "holder_lists_updated_at_idx" ON "holder_lists" USING btree ("updated_at");
  CREATE INDEX "holder_lists_created_at_idx" ON "holder_lists" USING btree ("created_at");
  CREATE INDEX "holder_lists_deleted_at_idx" ON "holder_lists" USING btree ("deleted_at");
  CREATE INDEX "holder_lists__status_idx" ON "holder_lists" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_22_idx" ON "holder_lists" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_holder_lists_v_version_holders_order_idx" ON "_holder_lists_v_version_holders" USING btree ("_order");
  CREATE INDEX "_holder_lists_v_version_holders_parent_id_idx" ON "_holder_lists_v_version_holders" USING btree ("_parent_id");
  CREATE INDEX "_holder_lists_v_parent_idx" ON "_holder_lists_v" USING btree ("parent_id");
  CREATE INDEX "_holder_lists_v_version_version_as_of_idx" ON "_holder_lists_v" USING btree ("version_as_of");
  CREATE INDEX "_holder_lists_v_version_version_review_stage_idx" ON "_holder_lists_v" USING btree ("version_review_stage");
  CREATE INDEX "_holder_lists_v_version_version_updated_at_idx" ON "_holder_lists_v" USING btree ("version_updated_at");
  CREATE INDEX "_holder_lists_v_version_version_created_at_idx" ON "_holder_lists_v" USING btree ("version_created_at");
  CREATE INDEX "_holder_lists_v_version_version_deleted_at_idx" ON "_holder_lists_v" USING btree ("version_deleted_at");
  CREATE INDEX "_holder_lists_v_version_version__status_idx" ON "_holder_lists_v" USING btree ("version__status");
  CREATE INDEX "_holder_lists_v_created_at_idx" ON "_holder_lists_v" USING btree ("created_at");
  CREATE INDEX "_holder_lists_v_updated_at_idx" ON "_holder_lists_v" USING btree ("updated_at");
  CREATE INDEX "_holder_lists_v_latest_idx" ON "_holder_lists_v" USING btree ("latest");
  CREATE INDEX "compound_index_38_idx" ON "_holder_lists_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "people_committees_order_idx" ON "people_committees" USING btree ("_order");
  CREATE INDEX "people_committees_parent_id_idx" ON "people_committees" USING btree ("_parent_id");
  CREATE INDEX "people_sort_idx" ON "people" USING btree ("sort");
  CREATE INDEX "people_review_stage_idx" ON "people" USING btree ("review_stage");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE INDEX "people_deleted_at_idx" ON "people" USING btree ("deleted_at");
  CREATE INDEX "people__status_idx" ON "people" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_23_idx" ON "people" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_people_v_version_committees_order_idx" ON "_people_v_version_committees" USING btree ("_order");
  CREATE INDEX "_people_v_version_committees_parent_id_idx" ON "_people_v_version_committees" USING btree ("_parent_id");
  CREATE INDEX "_people_v_parent_idx" ON "_people_v" USING btree ("parent_id");
  CREATE INDEX "_people_v_version_version_sort_idx" ON "_people_v" USING btree ("version_sort");
  CREATE INDEX "_people_v_version_version_review_stage_idx" ON "_people_v" USING btree ("version_review_stage");
  CREATE INDEX "_people_v_version_version_updated_at_idx" ON "_people_v" USING btree ("version_updated_at");
  CREATE INDEX "_people_v_version_version_created_at_idx" ON "_people_v" USING btree ("version_created_at");
  CREATE INDEX "_people_v_version_version_deleted_at_idx" ON "_people_v" USING btree ("version_deleted_at");
  CREATE INDEX "_people_v_version_version__status_idx" ON "_people_v" USING btree ("version__status");
  CREATE INDEX "_people_v_created_at_idx" ON "_people_v" USING btree ("created_at");
  CREATE INDEX "_people_v_updated_at_idx" ON "_people_v" USING btree ("updated_at");
  CREATE INDEX "_people_v_latest_idx" ON "_people_v" USING btree ("latest");
  CREATE INDEX "compound_index_39_idx" ON "_people_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "governance_rules_adopted_on_idx" ON "governance_rules" USING btree ("adopted_on");
  CREATE INDEX "governance_rules_pdf_idx" ON "governance_rules" USING btree ("pdf_id");
  CREATE INDEX "governance_rules_review_stage_idx" ON "governance_rules" USING btree ("review_stage");
  CREATE INDEX "governance_rules_updated_at_idx" ON "governance_rules" USING btree ("updated_at");
  CREATE INDEX "governance_rules_created_at_idx" ON "governance_rules" USING btree ("created_at");
  CREATE INDEX "governance_rules_deleted_at_idx" ON "governance_rules" USING btree ("deleted_at");
  CREATE INDEX "governance_rules__status_idx" ON "governance_rules" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_24_idx" ON "governance_rules" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_governance_rules_v_parent_idx" ON "_governance_rules_v" USING btree ("parent_id");
  CREATE INDEX "_governance_rules_v_version_version_adopted_on_idx" ON "_governance_rules_v" USING btree ("version_adopted_on");
  CREATE INDEX "_governance_rules_v_version_version_pdf_idx" ON "_governance_rules_v" USING btree ("version_pdf_id");
  CREATE INDEX "_governance_rules_v_version_version_review_stage_idx" ON "_governance_rules_v" USING btree ("version_review_stage");
  CREATE INDEX "_governance_rules_v_version_version_updated_at_idx" ON "_governance_rules_v" USING btree ("version_updated_at");
  CREATE INDEX "_governance_rules_v_version_version_created_at_idx" ON "_governance_rules_v" USING btree ("version_created_at");
  CREATE INDEX "_governance_rules_v_version_version_deleted_at_idx" ON "_governance_rules_v" USING btree ("version_deleted_at");
  CREATE INDEX "_governance_rules_v_version_version__status_idx" ON "_governance_rules_v" USING btree ("version__status");
  CREATE INDEX "_governance_rules_v_created_at_idx" ON "_governance_rules_v" USING btree ("created_at");
  CREATE INDEX "_governance_rules_v_updated_at_idx" ON "_governance_rules_v" USING btree ("updated_at");
  CREATE INDEX "_governance_rules_v_latest_idx" ON "_governance_rules_v" USING btree ("latest");
  CREATE INDEX "compound_index_40_idx" ON "_governance_rules_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "governance_meetings_day_idx" ON "governance_meetings" USING btree ("day");
  CREATE INDEX "governance_meetings_notice_idx" ON "governance_meetings" USING btree ("notice_id");
  CREATE INDEX "governance_meetings_review_stage_idx" ON "governance_meetings" USING btree ("review_stage");
  CREATE INDEX "governance_meetings_updated_at_idx" ON "governance_meetings" USING btree ("updated_at");
  CREATE INDEX "governance_meetings_created_at_idx" ON "governance_meetings" USING btree ("created_at");
  CREATE INDEX "governance_meetings_deleted_at_idx" ON "governance_meetings" USING btree ("deleted_at");
  CREATE INDEX "governance_meetings__status_idx" ON "governance_meetings" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_25_idx" ON "governance_meetings" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_governance_meetings_v_parent_idx" ON "_governance_meetings_v" USING btree ("parent_id");
  CREATE INDEX "_governance_meetings_v_version_version_day_idx" ON "_governance_meetings_v" USING btree ("version_day");
  CREATE INDEX "_governance_meetings_v_version_version_notice_idx" ON "_governance_meetings_v" USING btree ("version_notice_id");
  CREATE INDEX "_governance_meetings_v_version_version_review_stage_idx" ON "_governance_meetings_v" USING btree ("version_review_stage");
  CREATE INDEX "_governance_meetings_v_version_version_updated_at_idx" ON "_governance_meetings_v" USING btree ("version_updated_at");
  CREATE INDEX "_governance_meetings_v_version_version_created_at_idx" ON "_governance_meetings_v" USING btree ("version_created_at");
  CREATE INDEX "_governance_meetings_v_version_version_deleted_at_idx" ON "_governance_meetings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_governance_meetings_v_version_version__status_idx" ON "_governance_meetings_v" USING btree ("version__status");
  CREATE INDEX "_governance_meetings_v_created_at_idx" ON "_governance_meetings_v" USING btree ("created_at");
  CREATE INDEX "_governance_meetings_v_updated_at_idx" ON "_governance_meetings_v" USING btree ("updated_at");
  CREATE INDEX "_governance_meetings_v_latest_idx" ON "_governance_meetings_v" USING btree ("latest");
  CREATE INDEX "compound_index_41_idx" ON "_governance_meetings_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "investor_days_day_idx" ON "investor_days" USING btree ("day");
  CREATE INDEX "investor_days_notice_idx" ON "investor_days" USING btree ("notice_id");
  CREATE INDEX "investor_days_review_stage_idx" ON "investor_days" USING btree ("review_stage");
  CREATE INDEX "investor_days_updated_at_idx" ON "investor_days" USING btree ("updated_at");
  CREATE INDEX "investor_days_created_at_idx" ON "investor_days" USING btree ("created_at");
  CREATE INDEX "investor_days_deleted_at_idx" ON "investor_days" USING btree ("deleted_at");
  CREATE INDEX "investor_days__status_idx" ON "investor_days" USING btree ("_status");
  CREATE INDEX "_status_withdrawn_publishedAt_withdrawAt_26_idx" ON "investor_days" USING btree ("_status","withdrawn","published_at","withdraw_at");
  CREATE INDEX "_investor_days_v_parent_idx" ON "_investor_days_v" USING btree ("parent_id");
  CREATE INDEX "_investor_days_v_version_version_day_idx" ON "_investor_days_v" USING btree ("version_day");
  CREATE INDEX "_investor_days_v_version_version_notice_idx" ON "_investor_days_v" USING btree ("version_notice_id");
  CREATE INDEX "_investor_days_v_version_version_review_stage_idx" ON "_investor_days_v" USING btree ("version_review_stage");
  CREATE INDEX "_investor_days_v_version_version_updated_at_idx" ON "_investor_days_v" USING btree ("version_updated_at");
  CREATE INDEX "_investor_days_v_version_version_created_at_idx" ON "_investor_days_v" USING btree ("version_created_at");
  CREATE INDEX "_investor_days_v_version_version_deleted_at_idx" ON "_investor_days_v" USING btree ("version_deleted_at");
  CREATE INDEX "_investor_days_v_version_version__status_idx" ON "_investor_days_v" USING btree ("version__status");
  CREATE INDEX "_investor_days_v_created_at_idx" ON "_investor_days_v" USING btree ("created_at");
  CREATE INDEX "_investor_days_v_updated_at_idx" ON "_investor_days_v" USING btree ("updated_at");
  CREATE INDEX "_investor_days_v_latest_idx" ON "_investor_days_v" USING btree ("latest");
  CREATE INDEX "compound_index_42_idx" ON "_investor_days_v" USING btree ("version__status","version_withdrawn","version_published_at","version_withdraw_at");
  CREATE INDEX "media_sha256_idx" ON "media" USING btree ("sha256");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_wide_sizes_wide_filename_idx" ON "media" USING btree ("sizes_wide_filename");
  CREATE INDEX "media_sizes_hero_sizes_hero_filename_idx" ON "media" USING btree ("sizes_hero_filename");
  CREATE INDEX "users_duties_order_idx" ON "users_duties" USING btree ("order");
  CREATE INDEX "users_duties_parent_idx" ON "users_duties" USING btree ("parent_id");
  CREATE INDEX "users_columns_order_idx" ON "users_columns" USING btree ("order");
  CREATE INDEX "users_columns_parent_idx" ON "users_columns" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "users_username_idx" ON "users" USING btree ("username");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_party_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("party_articles_id");
  CREATE INDEX "payload_locked_documents_rels_social_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("social_reports_id");
  CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("notices_id");
  CREATE INDEX "payload_locked_documents_rels_outage_areas_id_idx" ON "payload_locked_documents_rels" USING btree ("outage_areas_id");
  CREATE INDEX "payload_locked_documents_rels_disclosures_id_idx" ON "payload_locked_documents_rels" USING btree ("disclosures_id");
  CREATE INDEX "payload_locked_documents_rels_disclosure_types_id_idx" ON "payload_locked_documents_rels" USING btree ("disclosure_types_id");
  CREATE INDEX "payload_locked_documents_rels_purchases_id_idx" ON "payload_locked_documents_rels" USING btree ("purchases_id");
  CREATE INDEX "payload_locked_documents_rels_old_purchases_id_idx" ON "payload_locked_documents_rels" USING btree ("old_purchases_id");
  CREATE INDEX "payload_locked_documents_rels_recruits_id_idx" ON "payload_locked_documents_rels" USING btree ("recruits_id");
  CREATE INDEX "payload_locked_documents_rels_businesses_id_idx" ON "payload_locked_documents_rels" USING btree ("businesses_id");
  CREATE INDEX "payload_locked_documents_rels_companies_id_idx" ON "payload_locked_documents_rels" USING btree ("companies_id");
  CREATE INDEX "payload_locked_documents_rels_company_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("company_pages_id");
  CREATE INDEX "payload_locked_documents_rels_strategies_id_idx" ON "payload_locked_documents_rels" USING btree ("strategies_id");
  CREATE INDEX "payload_locked_documents_rels_honors_id_idx" ON "payload_locked_documents_rels" USING btree ("honors_id");
  CREATE INDEX "payload_locked_documents_rels_histories_id_idx" ON "payload_locked_documents_rels" USING btree ("histories_id");
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_special_columns_id_idx" ON "payload_locked_documents_rels" USING btree ("special_columns_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_tariffs_id_idx" ON "payload_locked_documents_rels" USING btree ("tariffs_id");
  CREATE INDEX "payload_locked_documents_rels_dividends_id_idx" ON "payload_locked_documents_rels" USING btree ("dividends_id");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");
  CREATE INDEX "payload_locked_documents_rels_figures_id_idx" ON "payload_locked_documents_rels" USING btree ("figures_id");
  CREATE INDEX "payload_locked_documents_rels_stock_days_id_idx" ON "payload_locked_documents_rels" USING btree ("stock_days_id");
  CREATE INDEX "payload_locked_documents_rels_trading_closures_id_idx" ON "payload_locked_documents_rels" USING btree ("trading_closures_id");
  CREATE INDEX "payload_locked_documents_rels_capital_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("capital_changes_id");
  CREATE INDEX "payload_locked_documents_rels_holder_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("holder_lists_id");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");
  CREATE INDEX "payload_locked_documents_rels_governance_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("governance_rules_id");
  CREATE INDEX "payload_locked_documents_rels_governance_meetings_id_idx" ON "payload_locked_documents_rels" USING btree ("governance_meetings_id");
  CREATE INDEX "payload_locked_documents_rels_investor_days_id_idx" ON "payload_locked_documents_rels" USING btree ("investor_days_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_info_qr_codes_order_idx" ON "site_info_qr_codes" USING btree ("_order");
  CREATE INDEX "site_info_qr_codes_parent_id_idx" ON "site_info_qr_codes" USING btree ("_parent_id");
  CREATE INDEX "site_info_qr_codes_image_idx" ON "site_info_qr_codes" USING btree ("image_id");
  CREATE INDEX "site_info_apps_order_idx" ON "site_info_apps" USING btree ("_order");
  CREATE INDEX "site_info_apps_parent_id_idx" ON "site_info_apps" USING btree ("_parent_id");
  CREATE INDEX "site_info_licence_image_idx" ON "site_info" USING btree ("licence_image_id");
  CREATE INDEX "site_info_review_stage_idx" ON "site_info" USING btree ("review_stage");
  CREATE INDEX "site_info__status_idx" ON "site_info" USING btree ("_status");
  CREATE INDEX "_site_info_v_version_qr_codes_order_idx" ON "_site_info_v_version_qr_codes" USING btree ("_order");
  CREATE INDEX "_site_info_v_version_qr_codes_parent_id_idx" ON "_site_info_v_version_qr_codes" USING btree ("_parent_id");
  CREATE INDEX "_site_info_v_version_qr_codes_image_idx" ON "_site_info_v_version_qr_codes" USING btree ("image_id");
  CREATE INDEX "_site_info_v_version_apps_order_idx" ON "_site_info_v_version_apps" USING btree ("_order");
  CREATE INDEX "_site_info_v_version_apps_parent_id_idx" ON "_site_info_v_version_apps" USING btree ("_parent_id");
  CREATE INDEX "_site_info_v_version_version_licence_image_idx" ON "_site_info_v" USING btree ("version_licence_image_id");
  CREATE INDEX "_site_info_v_version_version_review_stage_idx" ON "_site_info_v" USING btree ("version_review_stage");
  CREATE INDEX "_site_info_v_version_version__status_idx" ON "_site_info_v" USING btree ("version__status");
  CREATE INDEX "_site_info_v_created_at_idx" ON "_site_info_v" USING btree ("created_at");
  CREATE INDEX "_site_info_v_updated_at_idx" ON "_site_info_v" USING btree ("updated_at");
  CREATE INDEX "_site_info_v_latest_idx" ON "_site_info_v" USING btree ("latest");
  CREATE INDEX "search_settings_synonyms_order_idx" ON "search_settings_synonyms" USING btree ("_order");
  CREATE INDEX "search_settings_synonyms_parent_id_idx" ON "search_settings_synonyms" USING btree ("_parent_id");
  CREATE INDEX "search_settings_intents_links_order_idx" ON "search_settings_intents_links" USING btree ("_order");
  CREATE INDEX "search_settings_intents_links_parent_id_idx" ON "search_settings_intents_links" USING btree ("_parent_id");
  CREATE INDEX "search_settings_intents_order_idx" ON "search_settings_intents" USING btree ("_order");
  CREATE INDEX "search_settings_intents_parent_id_idx" ON "search_settings_intents" USING btree ("_parent_id");
  CREATE INDEX "stock_settings_free_days_order_idx" ON "stock_settings_free_days" USING btree ("_order");
  CREATE INDEX "stock_settings_free_days_parent_id_idx" ON "stock_settings_free_days" USING btree ("_parent_id");
  CREATE INDEX "stock_settings_suspension_suspension_notice_idx" ON "stock_settings" USING btree ("suspension_notice_id");
  CREATE INDEX "check_words_words_order_idx" ON "check_words_words" USING btree ("_order");
  CREATE INDEX "check_words_words_parent_id_idx" ON "check_words_words" USING btree ("_parent_id");`)
}
