/**
 * The places and lines that outage notices name, one row each, in the form that a look-up compares (decision 26).
 * Derived from the notices, and filled when the server starts.
 */
import type { Tables } from './tables.ts';

/** @param instant type of a time in ms since 1970 */
const createPlaces = (instant: 'integer' | 'bigint'): string =>
  `CREATE TABLE "search_places" (
    "notice" integer NOT NULL,
    "kind" text NOT NULL,
    "county" text NOT NULL,
    "town" text NOT NULL,
    "name" text NOT NULL,
    "county_title" text NOT NULL,
    "town_title" text NOT NULL,
    "title" text NOT NULL,
    "low" integer,
    "high" integer,
    "published_at" ${instant} NOT NULL,
    "withdraw_at" ${instant} NOT NULL,
    "version" integer NOT NULL
  )`;

const indexes = [
  `CREATE INDEX "search_places_notice_idx" ON "search_places" ("notice")`,
  `CREATE INDEX "search_places_region_idx" ON "search_places" ("county", "town", "name", "notice")`,
  `CREATE INDEX "search_places_name_idx" ON "search_places" ("kind", "name", "notice")`,
];

/** Each change of places leaves a row, in its transaction: saves that run side by side do not wait for each other. */
const createChanges = (id: string): string => `CREATE TABLE "search_place_changes" ("id" ${id} NOT NULL)`;

export const outagePlaces: Tables = {
  sqlite: [createPlaces('integer'), ...indexes, createChanges('integer PRIMARY KEY AUTOINCREMENT')],
  postgres: [createPlaces('bigint'), ...indexes, createChanges('bigserial PRIMARY KEY')],
};
