// Written by scripts/make-migrations.ts.
import * as migration1 from './sqlite/20261130_031226_init.ts';
import { refuseDown } from './known-migrations.ts';
import { withSqliteTables } from './tables/create-tables.ts';

/** Migrations of SQLite, oldest first. */
export const sqliteMigrations = [
  { name: '20261130_031226_init', up: withSqliteTables(migration1.up), down: refuseDown },
];
