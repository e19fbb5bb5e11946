// Written by scripts/make-migrations.ts.
import * as migration1 from './postgres/20261127_234441_init.ts';
import * as migration2 from './postgres/20261128_002236_list_indexes.ts';
import * as migration3 from './postgres/20261128_003305_article_indexes.ts';
import * as migration4 from './postgres/20261128_030035_outage_search.ts';

/** Migrations of PostgreSQL, oldest first. */
export const postgresMigrations = [
  { name: '20261127_234441_init', up: migration1.up, down: migration1.down },
  { name: '20261128_002236_list_indexes', up: migration2.up, down: migration2.down },
  { name: '20261128_003305_article_indexes', up: migration3.up, down: migration3.down },
  { name: '20261128_030035_outage_search', up: migration4.up, down: migration4.down },
];
