// Written by scripts/make-migrations.ts.
import * as migration1 from './postgres/20261130_031259_init.ts';
import { refuseDown } from './known-migrations.ts';
import { withPostgresTables } from './tables/create-tables.ts';

/** Migrations of PostgreSQL, oldest first. */
export const postgresMigrations = [
  { name: '20261130_031259_init', up: withPostgresTables(migration1.up), down: refuseDown },
];
