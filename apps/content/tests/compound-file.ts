/** Old Office documents for upload tests: compound files (MS-CFB) of a header, one table and a directory. */

const SECTOR = 512;

function entry(name: string, { left = -1, right = -1, child = -1, type = 2 } = {}): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes.writeUInt8(type, 66);
  bytes.writeInt32LE(left, 68);
  bytes.writeInt32LE(right, 72);
  bytes.writeInt32LE(child, 76);
  bytes.writeInt32LE(-2, 116);
  return bytes;
}

/** @param stream of the root; @param embedded one of a document within */
export function makeCompoundFile(stream: string, embedded?: string): Buffer {
  const header = Buffer.alloc(SECTOR);
  header.write('d0cf11e0a1b11ae1', 0, 'hex');
  header.writeUInt16LE(0x3e, 0x18);
  header.writeUInt16LE(3, 0x1a);
  header.writeUInt16LE(0xfffe, 0x1c);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt32LE(1, 0x2c);
  header.writeUInt32LE(1, 0x30);
  header.fill(0xff, 0x4c);
  header.writeUInt32LE(0, 0x4c);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeInt32LE(-3, 0);
  table.writeInt32LE(embedded ? 2 : -2, 4);
  if (embedded) table.writeInt32LE(-2, 8);
  const entries = [
    entry('Root Entry', { child: 1, type: 5 }),
    entry(stream, { right: embedded ? 2 : -1 }),
    ...(embedded ? [entry('ObjectPool', { child: 4, type: 1 }), entry('1Table'), entry(embedded)] : []),
  ];
  const directory = Buffer.concat(entries);
  const filled = Buffer.concat([
    directory,
    Buffer.alloc(Math.ceil(directory.length / SECTOR) * SECTOR - directory.length),
  ]);
  return Buffer.concat([header, table, filled]);
}
