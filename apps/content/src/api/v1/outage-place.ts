/** Finding outages by place. */
import { and, eq, inArray, or, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { tableOf, type DatabaseTable } from './database-table.ts';
import { contains } from './public-query.ts';
import { toLatinWord } from '../../pinyin.ts';

/** What may end a place's name and is often left out: 万州 for 万州区. */
const SUFFIXES = ['区', '县', '市', '镇', '乡', '街道', '村', '社区'];

interface Area {
  title: string;
  kind: 'county' | 'town' | 'village';
  parentId: number | null;
}

/**
 * Outages at a place: the region is a county, a town or a village that the notice names, or lies in a town or
 * county that the notice names as a whole, without villages or towns.
 */
export async function isInRegion(payload: Payload, notices: DatabaseTable, region: string): Promise<SQL | undefined> {
  const names = namesOf(region);
  const regions = tableOf(payload, 'notices_regions');
  const texts = tableOf(payload, 'notices_texts');
  const id = notices.column('id');
  const isNamed = or(inArray(regions.column('county'), names), inArray(regions.column('town'), names));
  const isVillage = and(sql`${texts.column('path')} like 'regions.%'`, inArray(texts.column('text'), names));
  return or(
    sql`${id} in ${subquery(regions, '_parentID', isNamed)}`,
    sql`${id} in ${subquery(texts, 'parent', isVillage)}`,
    await isCoveredWholly(payload, notices, region),
  );
}

/** Outages that cover a town or village as part of a county or town that they name as a whole; undefined for other words. */
export async function isCoveredWholly(
  payload: Payload,
  notices: DatabaseTable,
  place: string,
): Promise<SQL | undefined> {
  const latin = toLatinWord(place);
  const around = await areasAround(payload, latin === undefined ? namesOf(place) : await titlesOf(payload, latin));
  if (around.length === 0) return undefined;
  const wholes = around.map(([county, town]) => namesWholly(payload, county, town));
  return sql`${notices.column('id')} in ${subquery(tableOf(payload, 'notices_regions'), '_parentID', or(...wholes))}`;
}

/** Places of an outage in which a word of a keyword may stand: regions, villages, lines and transformers, and their pinyin. */
export function hasOutageWord(payload: Payload, notices: DatabaseTable, word: string): SQL[] {
  const latin = toLatinWord(word);
  const regions = tableOf(payload, 'notices_regions');
  const texts = tableOf(payload, 'notices_texts');
  return [
    sql`${notices.column('id')} in ${subquery(
      regions,
      '_parentID',
      or(contains(regions.column('county'), word), contains(regions.column('town'), word)),
    )}`,
    sql`${notices.column('id')} in ${subquery(texts, 'parent', contains(texts.column('text'), word))}`,
    // Only letters and digits are in the word: nothing of it is a wildcard.
    ...(latin === undefined ? [] : [sql`${notices.column('placeIndex')} like ${`% ${latin}%`}`]),
  ];
}

/** For a place that is a town or village: the [county, town] around it; town is null for a town itself. */
async function areasAround(payload: Payload, names: string[]): Promise<[string, string | null][]> {
  const found = await readAreas(payload, 'title', names);
  const parents = await readAreas(payload, 'id', parentIds(found));
  const grandparents = await readAreas(payload, 'id', parentIds([...parents.values()]));
  return [...found.values()].flatMap((area): [string, string | null][] => {
    const parent = parents.get(area.parentId ?? 0);
    if (area.kind === 'town' && parent) return [[parent.title, null]];
    const grandparent = grandparents.get(parent?.parentId ?? 0);
    return area.kind === 'village' && parent && grandparent ? [[grandparent.title, parent.title]] : [];
  });
}

/** Names of the areas that a word in Latin letters stands for: the beginning of their pinyin, or their initials. */
async function titlesOf(payload: Payload, latin: string): Promise<string[]> {
  if (latin.length < 2) return [];
  const table = tableOf(payload, 'outage-areas');
  const rows = await table
    .select({ title: table.column('title') })
    .where(
      or(sql`replace(${table.column('pinyin')}, ' ', '') like ${`${latin}%`}`, eq(table.column('initials'), latin)),
    );
  return rows.map((row) => String(row['title']));
}

async function readAreas(
  payload: Payload,
  by: 'id' | 'title',
  values: (string | number)[],
): Promise<Map<number, Area>> {
  if (values.length === 0) return new Map();
  const table = tableOf(payload, 'outage-areas');
  const rows = await table
    .select({
      id: table.column('id'),
      title: table.column('title'),
      kind: table.column('kind'),
      parentId: table.column('parentId'),
    })
    .where(inArray(table.column(by), values));
  return new Map(rows.map((row) => [Number(row['id']), row as unknown as Area]));
}

function parentIds(areas: Iterable<Area> | Map<number, Area>): number[] {
  const list = areas instanceof Map ? [...areas.values()] : [...areas];
  return list.flatMap((area) => (area.parentId === null ? [] : [area.parentId]));
}

/** A region that names the county alone, or, when a town is given, that town without villages. */
function namesWholly(payload: Payload, county: string, town: string | null): SQL | undefined {
  const regions = tableOf(payload, 'notices_regions');
  const texts = tableOf(payload, 'notices_texts');
  const hasNoTown = sql`coalesce(${regions.column('town')}, '') = ''`;
  const villages = and(
    eq(texts.column('parent'), sql`${regions.column('_parentID')}`),
    eq(texts.column('path'), sql`'regions.' || (${regions.column('_order')} - 1) || '.villages'`),
  );
  return and(
    eq(regions.column('county'), county),
    town === null ? hasNoTown : or(hasNoTown, eq(regions.column('town'), town)),
    sql`not exists (select 1 from ${texts.source} where ${villages})`,
  );
}

/** A place's name, and with each suffix that may have been left out. */
function namesOf(place: string): string[] {
  return [place, ...SUFFIXES.map((suffix) => place + suffix)];
}

function subquery(table: DatabaseTable, column: string, condition: SQL | undefined): SQL {
  return sql`(select ${table.column(column)} from ${table.source} where ${condition})`;
}
