/**
 * The log of what changed for the public (decision 15): `content_changes`; what records will do by themselves,
 * `content_due`; and the log's name and last number, `content_log`, one row. Times are ms since 1970.
 */
import type { Tables } from './tables.ts';

export const contentChanges: Tables = {
  sqlite: [
    // With one writer, rows become visible in the order of their keys, and AUTOINCREMENT gives none twice.
    `CREATE TABLE "content_changes" (
      "seq" integer PRIMARY KEY AUTOINCREMENT,
      "at" integer NOT NULL,
      "tags" text NOT NULL,
      "withdrawn" integer NOT NULL
    )`,
    `CREATE TABLE "content_due" (
      "record" text NOT NULL,
      "at" integer NOT NULL,
      "tags" text NOT NULL,
      "withdrawn" integer NOT NULL,
      PRIMARY KEY ("record", "at")
    )`,
    `CREATE INDEX "content_due_at_idx" ON "content_due" ("at")`,
    `CREATE TABLE "content_log" ("epoch" text NOT NULL)`,
    `INSERT INTO "content_log" VALUES (lower(hex(randomblob(16))))`,
  ],
  postgres: [
    // A key is given before the commit, "seq" after it: readers follow the latter.
    `CREATE TABLE "content_changes" (
      "id" bigserial PRIMARY KEY,
      "seq" bigint UNIQUE,
      "at" bigint NOT NULL,
      "tags" text NOT NULL,
      "withdrawn" boolean NOT NULL
    )`,
    `CREATE INDEX "content_changes_unnumbered_idx" ON "content_changes" ("id") WHERE "seq" IS NULL`,
    `CREATE TABLE "content_due" (
      "record" text NOT NULL,
      "at" bigint NOT NULL,
      "tags" text NOT NULL,
      "withdrawn" boolean NOT NULL,
      PRIMARY KEY ("record", "at")
    )`,
    `CREATE INDEX "content_due_at_idx" ON "content_due" ("at")`,
    `CREATE TABLE "content_log" ("epoch" text NOT NULL, "seq" bigint NOT NULL)`,
    `INSERT INTO "content_log" VALUES (gen_random_uuid()::text, 0)`,
  ],
};
