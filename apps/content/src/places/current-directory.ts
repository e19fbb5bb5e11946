/** The directory of places as it is now, read once for each state of the database. */
import type { PlaceKind } from '@yunxia/contract/outage-reading';
import type { Payload } from 'payload';
import { tableOf } from '../records/database-table.ts';
import { createDirectory, type DirectoryName, type FoldedNames, type PlaceDirectory } from './place-directory.ts';
import { readDirectoryState, readNoticeNames, type NoticeName } from './place-store.ts';

const cache = new WeakMap<Payload, { state: string; directory: Promise<PlaceDirectory>; folded: FoldedNames }>();
/** Names of former directories are dropped when there are so many more than are used. */
const MAX_UNUSED = 20_000;

/** The directory; never older than the last change that was committed before the call. */
export async function currentDirectory(payload: Payload): Promise<PlaceDirectory> {
  const state = await readDirectoryState(payload);
  const cached = cache.get(payload);
  if (cached?.state === state) return cached.directory;
  const folded = cached?.folded ?? new Map();
  const entry = { state, directory: readDirectory(payload, folded), folded };
  cache.set(payload, entry);
  entry.directory.catch(() => cache.delete(payload));
  return entry.directory;
}

async function readDirectory(payload: Payload, folded: FoldedNames): Promise<PlaceDirectory> {
  const [areas, found] = await Promise.all([readAreas(payload), readNoticeNames(payload)]);
  const names = [...areas, ...found.flatMap(toDirectoryNames)];
  if (folded.size > names.length + MAX_UNUSED) folded.clear();
  return createDirectory(names, folded);
}

async function readAreas(payload: Payload): Promise<DirectoryName[]> {
  const table = tableOf(payload, 'outage-areas');
  const columns = ['id', 'title', 'kind', 'parentId', 'phone', 'pinyin', 'initials'] as const;
  const rows = await table.select(Object.fromEntries(columns.map((name) => [name, table.column(name)])));
  const byId = new Map(rows.map((row) => [Number(row['id']), row]));
  return rows.map((row) => {
    const parent = byId.get(Number(row['parentId'] ?? 0));
    const grandparent = byId.get(Number(parent?.['parentId'] ?? 0));
    const kind = String(row['kind']) as PlaceKind;
    const text = (from: Record<string, unknown> | undefined, name: string): string => String(from?.[name] ?? '');
    return {
      kind,
      title: text(row, 'title'),
      county: kind === 'village' ? text(grandparent, 'title') : text(parent, 'title'),
      town: kind === 'village' ? text(parent, 'title') : '',
      isOfficial: true,
      phone: text(row, 'phone') || text(parent, 'phone') || text(grandparent, 'phone'),
      pinyin: text(row, 'pinyin').replaceAll(' ', ''),
      initials: text(row, 'initials'),
      from: 0,
      until: Number.POSITIVE_INFINITY,
    };
  });
}

/** What a row of a notice names: of a region each of its levels. */
function toDirectoryNames({ kind, title, countyTitle, townTitle, from, until }: NoticeName): DirectoryName[] {
  const common = { isOfficial: false, phone: '', pinyin: '', initials: '', from, until };
  if (kind !== 'region') return [{ ...common, kind: kind as PlaceKind, title, county: '', town: '' }];
  const names: DirectoryName[] = [{ ...common, kind: 'county', title: countyTitle, county: '', town: '' }];
  if (townTitle !== '') names.push({ ...common, kind: 'town', title: townTitle, county: countyTitle, town: '' });
  if (title !== '') names.push({ ...common, kind: 'village', title, county: countyTitle, town: townTitle });
  return names;
}
