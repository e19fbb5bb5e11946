/** Which notices are about places that were read, as conditions on the table of notices. Builds statements, runs none. */
import { inArray, or, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { DatabaseTable } from '../records/database-table.ts';
import { stemOfEntry, type DirectoryEntry } from './place-directory.ts';

/**
 * Notices that name one of the entries, or all of a county or town in which it lies; undefined without entries.
 * @param building of a scope that names numbers of buildings only those with this one
 */
export function isAboutAny(
  notices: DatabaseTable,
  entries: readonly DirectoryEntry[],
  building: number | null = null,
): SQL | undefined {
  const conditions = merged(entries).map((group) => conditionOf(group, building));
  if (conditions.length === 0) return undefined;
  return sql`${notices.column('id')} in (select notice from search_places where ${or(...conditions)})`;
}

interface Group {
  kind: DirectoryEntry['kind'];
  county: string;
  town: string;
  names: string[];
}

/** Entries of one kind and place together: there may be many names of one village. */
function merged(entries: readonly DirectoryEntry[]): Group[] {
  const groups = new Map<string, Group>();
  for (const entry of entries) {
    const { kind } = entry;
    const [county, town] =
      kind === 'county'
        ? [stemOfEntry(entry), '']
        : [entry.countyStem, kind === 'town' ? stemOfEntry(entry) : entry.townStem];
    const key = [kind, county, town].join('\n');
    const group = groups.get(key) ?? { kind, county, town, names: [] };
    groups.set(key, group);
    group.names.push(entry.folded);
  }
  return [...groups.values()];
}

/** Each alternative begins with the columns of an index: none of them reads every row of a county. */
function conditionOf({ kind, county, town, names }: Group, building: number | null): SQL | undefined {
  const isIn = (column: string, values: readonly string[]): SQL =>
    inArray(sql.identifier(column) as unknown as SQL, [...values]);
  const wholeCounty = sql`(county = ${county} and town = '' and name = '')`;
  switch (kind) {
    case 'county':
      return sql`county = ${county}`;
    case 'town':
      return or(sql`(county = ${county} and town = ${town})`, wholeCounty);
    case 'village':
      return or(
        sql`(county = ${county} and town in (${town}, '') and ${isIn('name', names)})`,
        sql`(county = ${county} and town = ${town} and name = '')`,
        wholeCounty,
      );
    case 'scope': {
      const isBuilding = building === null ? sql`` : sql` and (low is null or ${building} between low and high)`;
      return sql`(kind = 'scope' and ${isIn('name', names)}${isBuilding})`;
    }
    default:
      return sql`(kind = ${kind} and ${isIn('name', names)})`;
  }
}
