/** Old Office documents: a compound file (MS-CFB), whose root names the streams that say which program wrote it. */

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENTRY_BYTES = 128;
const NONE = 0xffffffff;
/** Sectors of a directory that are read at most; real ones have a few. */
const MOST_SECTORS = 512;

export type OldOffice = 'doc' | 'xls' | 'ppt' | 'locked';

const STREAMS: readonly (readonly [string, OldOffice])[] = [
  ['EncryptedPackage', 'locked'],
  ['WordDocument', 'doc'],
  ['PowerPoint Document', 'ppt'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
];

export function isCompoundFile(data: Buffer): boolean {
  return data.subarray(0, 8).equals(SIGNATURE);
}

/** Which program wrote a compound file; undefined for any other or a damaged one. What is embedded in it does not count. */
export function oldOfficeKind(data: Buffer): OldOffice | undefined {
  try {
    const names = rootNames(readDirectory(data));
    return STREAMS.find(([name]) => names.has(name))?.[1];
  } catch (error) {
    // reading past the end of a file that was cut off
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The sectors of the directory, joined. */
function readDirectory(data: Buffer): Buffer {
  const size = 1 << Math.min(data.readUInt16LE(0x1e), 12);
  const sectorAt = (sector: number): number => (sector + 1) * size;
  const perSector = size / 4;
  const nextOf = (sector: number): number => {
    const table = Math.floor(sector / perSector);
    if (table >= 109) return NONE;
    return data.readUInt32LE(sectorAt(data.readUInt32LE(0x4c + table * 4)) + (sector % perSector) * 4);
  };
  const parts: Buffer[] = [];
  for (
    let sector = data.readUInt32LE(0x30);
    sector < 0xfffffffa && parts.length < MOST_SECTORS;
    sector = nextOf(sector)
  ) {
    parts.push(data.subarray(sectorAt(sector), sectorAt(sector) + size));
  }
  return Buffer.concat(parts);
}

/** Names of the streams in the root itself: its children are a tree of siblings. */
function rootNames(directory: Buffer): Set<string> {
  const names = new Set<string>();
  const seen = new Set<number>();
  const open = [directory.readUInt32LE(76)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const at = id * ENTRY_BYTES;
    if (id === NONE || seen.has(id) || at + ENTRY_BYTES > directory.length) continue;
    seen.add(id);
    const length = Math.min(Math.max(directory.readUInt16LE(at + 64) - 2, 0), 62);
    names.add(directory.subarray(at, at + length).toString('utf16le'));
    open.push(directory.readUInt32LE(at + 68), directory.readUInt32LE(at + 72));
  }
  return names;
}
