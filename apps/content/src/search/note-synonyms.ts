/** Tells that answers will differ though the index does not: words that mean the same were changed. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { GlobalAfterChangeHook } from 'payload';
import { runStatement } from './search-database.ts';

/** In the transaction of the save. */
export const noteSynonyms: GlobalAfterChangeHook = async ({ doc, req }) => {
  await runStatement(req.payload, sql`insert into search_changes default values`, req);
  return doc;
};
