/** The places and lines that an outage notice names, as rows that a look-up finds by what was typed. Pure. */
import { foldPlaceName, stemOf } from './place-names.ts';

/** What a row stands for: a region (county, town or village), or another thing by its name. */
export type PlaceRowKind = 'region' | 'line' | 'transformer' | 'scope';

/** A row; in a region "" stands for "all of it", in another kind county and town are "". */
export interface PlaceRow {
  kind: PlaceRowKind;
  /** Stems of county and town. */
  county: string;
  town: string;
  /** The folded name of village, line, transformer or scope. */
  name: string;
  /** As the notice writes them. */
  countyTitle: string;
  townTitle: string;
  title: string;
  /** Numbers of the buildings of a scope, 1 and 8 of 1至8栋; null when it names none. */
  low: number | null;
  high: number | null;
}

/** The parts of an outage notice that name places. */
export interface NamedPlaces {
  regions?: readonly { county?: unknown; town?: unknown; villages?: unknown }[] | null;
  lines?: unknown;
  transformers?: unknown;
  scope?: unknown;
}

/** More rows than this belong to no notice that people wrote. */
const MAX_ROWS = 2000;

export function toPlaceRows(notice: NamedPlaces): PlaceRow[] {
  const regions = Array.isArray(notice.regions) ? notice.regions : [];
  const rows = [
    ...regions.flatMap(regionRows),
    ...textsOf(notice.lines).map((title) => namedRow('line', title)),
    ...textsOf(notice.transformers).map((title) => namedRow('transformer', title)),
    ...scopeRows(typeof notice.scope === 'string' ? notice.scope : ''),
  ];
  const seen = new Set<string>();
  return rows
    .filter((row) => {
      const key = JSON.stringify(row);
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MAX_ROWS);
}

function regionRows(region: { county?: unknown; town?: unknown; villages?: unknown }): PlaceRow[] {
  const [countyTitle = ''] = textsOf([region.county]);
  const [townTitle = ''] = textsOf([region.town]);
  const villages = textsOf(region.villages);
  const county = stemOf(foldPlaceName(countyTitle), 'county');
  const town = townTitle === '' ? '' : stemOf(foldPlaceName(townTitle), 'town');
  const common = { kind: 'region', county, town, countyTitle, townTitle, low: null, high: null } as const;
  if (villages.length === 0) return [{ ...common, name: '', title: '' }];
  return villages.map((title) => ({ ...common, name: foldPlaceName(title), title }));
}

function namedRow(kind: 'line' | 'transformer', title: string): PlaceRow {
  return { ...namelessRow(kind), name: foldPlaceName(title), title };
}

function namelessRow(kind: PlaceRowKind): PlaceRow {
  return { kind, county: '', town: '', name: '', countyTitle: '', townTitle: '', title: '', low: null, high: null };
}

/** What ends a phrase of a scope without being part of the name: 滨江路一带, 沿江商铺约四百户. */
const TAIL =
  /(?:一带|附近|周边|沿线|两侧|全部|部分|等地?|以及|用户|居民|商铺|住户|范围|区域|片区)+$|(?:约|共|涉及|合计|等)?[\d一二三四五六七八九十百千余]+(?:余)?(?:户|家|人|台).*$/u;
const BUILDINGS = /^(.*?)(\d+)号?(?:[至到\-~—–](\d+)号?)?(?:栋|幢|座|号楼|号院|单元|组)$/u;
const MIN_PHRASE = 2;

/** The phrases of a scope, each by itself, and buildings by the estate that they stand in. */
function scopeRows(scope: string): PlaceRow[] {
  return scope.split(/[\n、，。；：,;:（）()]|以及|及其|和(?=\p{Script=Han}{2})/u).flatMap((phrase): PlaceRow[] => {
    const folded = foldPlaceName(phrase);
    const [, estate = '', from, to = from] = BUILDINGS.exec(folded) ?? [];
    if (estate.length >= MIN_PHRASE) {
      const title = phrase.trim().slice(0, titleLengthOf(phrase.trim()));
      return [{ ...namelessRow('scope'), name: estate, title, low: Number(from), high: Number(to) }];
    }
    const name = folded.replace(TAIL, '');
    if (name.length < MIN_PHRASE || /^(?:涉及|影响|范围)/u.test(name)) return [];
    return [{ ...namelessRow('scope'), name, title: phrase.trim().replace(TAIL, '') }];
  });
}

/** How much of 橘园小区1至8栋 is the estate's name. */
function titleLengthOf(phrase: string): number {
  const at = phrase.search(/[\d一二三四五六七八九十]+(?:号?[至到\-~—–]|号?(?:栋|幢|座|号楼|号院|单元|组))/u);
  return at > 0 ? at : phrase.length;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string' && text.trim() !== '') : [];
}
