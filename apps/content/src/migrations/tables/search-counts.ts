/** What visitors search for, by day (decision 19). */
import type { Tables } from './tables.ts';

export const searchCounts: Tables = {
  sqlite: [
    `CREATE TABLE "search_counts" (
      "day" text NOT NULL,
      "query" text NOT NULL,
      "asked" integer NOT NULL,
      "empty" integer NOT NULL,
      PRIMARY KEY ("day", "query")
    ) WITHOUT ROWID`,
  ],
  postgres: [
    `CREATE TABLE "search_counts" (
      "day" text NOT NULL,
      "query" text NOT NULL,
      "asked" bigint NOT NULL,
      "empty" bigint NOT NULL,
      PRIMARY KEY ("day", "query")
    )`,
  ],
};
