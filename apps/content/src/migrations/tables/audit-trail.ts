/**
 * The audit trail (decision 30): `audit_trail`, to which rows are only added, and `audit_purge`, the permit of the one function
 * that deletes old rows. Triggers refuse everything else. They are created again when the server starts: rebuilding a table
 * loses them silently. Times are ms since 1970.
 */
import type { Tables } from './tables.ts';

/** The law asks for six months (Cybersecurity Law, art. 23): the database deletes no younger row, whoever asks. */
export const LEAST_AUDIT_DAYS = 180;

const LEAST_SECONDS = LEAST_AUDIT_DAYS * 86_400;

/** @param id type of the key @param instant type of a time */
const createTrail = (id: string, instant: string): string => `CREATE TABLE "audit_trail" (
  "id" ${id},
  "at" ${instant} NOT NULL,
  "actor" text NOT NULL,
  "account" text NOT NULL,
  "address" text NOT NULL,
  "agent" text NOT NULL,
  "action" text NOT NULL,
  "collection" text NOT NULL,
  "record" text NOT NULL,
  "title" text NOT NULL,
  "before" text NOT NULL,
  "after" text NOT NULL,
  "note" text NOT NULL,
  "times" integer NOT NULL
)`;

const createRest = (instant: string): string[] => [
  `CREATE INDEX "audit_trail_at_idx" ON "audit_trail" ("at")`,
  // Empty but inside the transaction that deletes.
  `CREATE TABLE "audit_purge" ("before" ${instant} NOT NULL)`,
];

const refuse = `SELECT RAISE(ABORT, 'the audit trail is append-only')`;

/** Triggers of SQLite by name. */
export const SQLITE_GUARDS: Readonly<Record<string, string>> = {
  audit_trail_update: `CREATE TRIGGER "audit_trail_update" BEFORE UPDATE ON "audit_trail" BEGIN ${refuse}; END`,
  audit_trail_delete: `CREATE TRIGGER "audit_trail_delete" BEFORE DELETE ON "audit_trail"
    WHEN OLD."at" >= coalesce((SELECT max("before") FROM "audit_purge"), 0)
      OR OLD."at" >= (unixepoch() - ${LEAST_SECONDS}) * 1000 BEGIN ${refuse}; END`,
  // INSERT OR REPLACE deletes without asking the trigger above.
  audit_trail_replace: `CREATE TRIGGER "audit_trail_replace" BEFORE INSERT ON "audit_trail"
    WHEN EXISTS (SELECT 1 FROM "audit_trail" WHERE "id" = NEW."id") BEGIN ${refuse}; END`,
};

/** Body of the function that the triggers of PostgreSQL call. */
export const POSTGRES_GUARD_BODY = `
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD."at" < coalesce((SELECT max("before") FROM "audit_purge"), 0)
      AND OLD."at" < (extract(epoch FROM now()) - ${LEAST_SECONDS}) * 1000 THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'the audit trail is append-only';
END
`;

/** Triggers of PostgreSQL: name → when they run. */
export const POSTGRES_GUARDS: Readonly<Record<string, string>> = {
  audit_trail_rows: 'BEFORE UPDATE OR DELETE ON "audit_trail" FOR EACH ROW',
  audit_trail_truncate: 'BEFORE TRUNCATE ON "audit_trail" FOR EACH STATEMENT',
};

/** Statements that create the function and the triggers of PostgreSQL, or replace them. */
export const createPostgresGuards = (): string[] => [
  `CREATE OR REPLACE FUNCTION "audit_trail_guard"() RETURNS trigger LANGUAGE plpgsql AS $guard$${POSTGRES_GUARD_BODY}$guard$`,
  ...Object.entries(POSTGRES_GUARDS).flatMap(([name, when]) => [
    `DROP TRIGGER IF EXISTS "${name}" ON "audit_trail"`,
    `CREATE TRIGGER "${name}" ${when} EXECUTE FUNCTION "audit_trail_guard"()`,
  ]),
];

export const auditTrail: Tables = {
  sqlite: [
    createTrail('integer PRIMARY KEY AUTOINCREMENT', 'integer'),
    ...createRest('integer'),
    ...Object.values(SQLITE_GUARDS),
  ],
  postgres: [createTrail('bigserial PRIMARY KEY', 'bigint'), ...createRest('bigint'), ...createPostgresGuards()],
};
