// Written by scripts/make-migrations.ts.
import * as migration1 from './sqlite/20261127_234437_init.ts';

/** Migrations of SQLite, oldest first. */
export const sqliteMigrations = [
  { name: '20261127_234437_init', up: migration1.up, down: migration1.down },
];
