// Written by scripts/make-migrations.ts.
import * as migration1 from './sqlite/20261127_234437_init.ts';
import * as migration2 from './sqlite/20261128_002221_list_indexes.ts';
import * as migration3 from './sqlite/20261128_003244_article_indexes.ts';
import * as migration4 from './sqlite/20261128_030027_outage_search.ts';
import * as migration5 from './sqlite/20261128_082428_search_settings.ts';
import * as migration6 from './sqlite/20261128_082500_search_index.ts';
import * as migration7 from './sqlite/20261128_085023_tariffs.ts';
import * as migration8 from './sqlite/20261128_114000_search_counts.ts';
import * as migration9 from './sqlite/20261128_150000_search_changes.ts';
import * as migration10 from './sqlite/20261128_193000_search_names.ts';
import * as migration11 from './sqlite/20261129_014122_search_intents.ts';
import * as migration12 from './sqlite/20261129_020000_search_places.ts';

/** Migrations of SQLite, oldest first. */
export const sqliteMigrations = [
  { name: '20261127_234437_init', up: migration1.up, down: migration1.down },
  { name: '20261128_002221_list_indexes', up: migration2.up, down: migration2.down },
  { name: '20261128_003244_article_indexes', up: migration3.up, down: migration3.down },
  { name: '20261128_030027_outage_search', up: migration4.up, down: migration4.down },
  { name: '20261128_082428_search_settings', up: migration5.up, down: migration5.down },
  { name: '20261128_082500_search_index', up: migration6.up, down: migration6.down },
  { name: '20261128_085023_tariffs', up: migration7.up, down: migration7.down },
  { name: '20261128_114000_search_counts', up: migration8.up, down: migration8.down },
  { name: '20261128_150000_search_changes', up: migration9.up, down: migration9.down },
  { name: '20261128_193000_search_names', up: migration10.up, down: migration10.down },
  { name: '20261129_014122_search_intents', up: migration11.up, down: migration11.down },
  { name: '20261129_020000_search_places', up: migration12.up, down: migration12.down },
];
