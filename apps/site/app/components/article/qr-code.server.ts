/**
 * QR codes (ISO/IEC 18004) of short texts, drawn on the server: byte mode, error correction M, versions 1 to 10.
 * Sizes are in modules. A browser never loads this file.
 */

const MAX_VERSION = 10;
/** Error correction codewords in each block at level M, and the number of blocks, by version. */
const EC_CODEWORDS = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
/** Format bits of level M. */
const LEVEL_M = 0;
/** Most bytes of UTF-8 that version 10 holds at level M. */
export const QR_MAX_BYTES = 213;
/** Width of the light margin that scanners need. */
const QUIET_ZONE = 4;

/** Rows of modules; true is dark. */
export type QrMatrix = boolean[][];

/**
 * Encodes a text.
 * @throws RangeError when it is longer than {@link QR_MAX_BYTES}
 */
export function encodeQr(text: string): QrMatrix {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= MAX_VERSION; version += 1) {
    const capacity = dataCodewords(version);
    const header = 4 + (version < 10 ? 8 : 16);
    if (header + bytes.length * 8 <= capacity * 8) {
      const codewords = withCorrection(toDataCodewords(bytes, version, capacity), version);
      return bestMasked(version, codewords);
    }
  }
  throw new RangeError(`QR code: ${bytes.length} bytes do not fit`);
}

/** The code as an SVG document with its quiet zone, dark on white in every theme, so that it scans. */
export function toQrSvg(text: string): string {
  const matrix = encodeQr(text);
  const size = matrix.length + 2 * QUIET_ZONE;
  let path = '';
  matrix.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      let run = 1;
      while (row[x + run]) run += 1;
      path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${run}v1h-${run}z`;
      x += run;
    }
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

// ---- codewords

/** Modules of a version that carry data or correction bits. */
const rawModules = (version: number): number => {
  let count = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const alignments = Math.floor(version / 7) + 2;
    count -= (25 * alignments - 10) * alignments - 55;
    if (version >= 7) count -= 36;
  }
  return count;
};

const blocksOf = (version: number): number => BLOCKS[version] ?? 1;
const correctionOf = (version: number): number => EC_CODEWORDS[version] ?? 0;
const dataCodewords = (version: number): number =>
  Math.floor(rawModules(version) / 8) - correctionOf(version) * blocksOf(version);

const toDataCodewords = (bytes: Uint8Array, version: number, capacity: number): number[] => {
  const bits: number[] = [];
  const append = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at -= 1) bits.push((value >>> at) & 1);
  };
  append(0b0100, 4);
  append(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) append(byte, 8);
  append(0, Math.min(4, capacity * 8 - bits.length));
  append(0, (8 - (bits.length % 8)) % 8);
  const codewords: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    codewords.push(bits.slice(at, at + 8).reduce((value, bit) => (value << 1) | bit, 0));
  }
  for (let pad = 0xec; codewords.length < capacity; pad ^= 0xec ^ 0x11) codewords.push(pad);
  return codewords;
};

/** Splits into blocks, adds the Reed-Solomon remainder to each, and interleaves them. */
const withCorrection = (data: readonly number[], version: number): number[] => {
  const count = blocksOf(version);
  const correction = correctionOf(version);
  const divisor = generator(correction);
  const shortLength = Math.floor(data.length / count);
  const longBlocks = data.length % count;
  const blocks: { data: number[]; rest: number[] }[] = [];
  for (let block = 0, at = 0; block < count; block += 1) {
    const length = shortLength + (block >= count - longBlocks ? 1 : 0);
    const part = data.slice(at, at + length);
    blocks.push({ data: part, rest: remainder(part, divisor) });
    at += length;
  }
  const result: number[] = [];
  for (let at = 0; at <= shortLength; at += 1) {
    for (const block of blocks) if (at < block.data.length) result.push(block.data[at] ?? 0);
  }
  for (let at = 0; at < correction; at += 1) for (const block of blocks) result.push(block.rest[at] ?? 0);
  return result;
};

/** Product in GF(256) with the polynomial 0x11d. */
const multiply = (a: number, b: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
};

const generator = (degree: number): number[] => {
  const result: number[] = Array.from({ length: degree }, (_, at) => (at === degree - 1 ? 1 : 0));
  for (let step = 0, root = 1; step < degree; step += 1, root = multiply(root, 2)) {
    for (let at = 0; at < degree; at += 1) result[at] = multiply(result[at] ?? 0, root) ^ (result[at + 1] ?? 0);
  }
  return result;
};

const remainder = (data: readonly number[], divisor: readonly number[]): number[] => {
  const rest: number[] = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((coefficient, at) => {
      rest[at] = (rest[at] ?? 0) ^ multiply(coefficient, factor);
    });
  }
  return rest;
};

// ---- modules

/** A matrix under construction: `fixed` modules belong to patterns and are never masked. */
interface Grid {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];
}

const square = (size: number): boolean[][] => Array.from({ length: size }, () => Array<boolean>(size).fill(false));

const setFixed = (grid: Grid, x: number, y: number, isDark: boolean): void => {
  const row = grid.dark[y];
  const fixedRow = grid.fixed[y];
  if (!row || !fixedRow || x < 0 || x >= grid.size) return;
  row[x] = isDark;
  fixedRow[x] = true;
};

const alignmentPositions = (version: number): number[] => {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const size = version * 4 + 17;
  const step = Math.ceil((size - 13) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - (count - 2 - at) * step)];
};

const drawPatterns = (grid: Grid, version: number): void => {
  const { size } = grid;
  for (let at = 0; at < size; at += 1) {
    setFixed(grid, 6, at, at % 2 === 0);
    setFixed(grid, at, 6, at % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    drawRings(grid, cx, cy, 4, (distance) => distance !== 2 && distance !== 4);
  }
  const positions = alignmentPositions(version);
  const last = positions.length - 1;
  positions.forEach((cx, column) => {
    positions.forEach((cy, row) => {
      const isFinder = (column === 0 && row === 0) || (column === 0 && row === last) || (column === last && row === 0);
      if (!isFinder) drawRings(grid, cx, cy, 2, (distance) => distance !== 1);
    });
  });
  drawFormat(grid, 0); // reserves the place; the chosen mask writes it again
  if (version >= 7) drawVersion(grid, version);
};

const drawRings = (grid: Grid, cx: number, cy: number, radius: number, isDark: (distance: number) => boolean): void => {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      setFixed(grid, cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
};

/** Appends a BCH remainder of `length` bits. */
const withBch = (value: number, length: number, polynomial: number): number => {
  let rest = value;
  for (let at = 0; at < length; at += 1) rest = (rest << 1) ^ ((rest >>> (length - 1)) * polynomial);
  return (value << length) | rest;
};

const drawFormat = (grid: Grid, mask: number): void => {
  const bits = withBch((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412;
  const bit = (at: number): boolean => ((bits >>> at) & 1) === 1;
  const { size } = grid;
  for (let at = 0; at <= 5; at += 1) setFixed(grid, 8, at, bit(at));
  setFixed(grid, 8, 7, bit(6));
  setFixed(grid, 8, 8, bit(7));
  setFixed(grid, 7, 8, bit(8));
  for (let at = 9; at < 15; at += 1) setFixed(grid, 14 - at, 8, bit(at));
  for (let at = 0; at < 8; at += 1) setFixed(grid, size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at += 1) setFixed(grid, 8, size - 15 + at, bit(at));
  setFixed(grid, 8, size - 8, true);
};

const drawVersion = (grid: Grid, version: number): void => {
  const bits = withBch(version, 12, 0x1f25);
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >>> at) & 1) === 1;
    const a = grid.size - 11 + (at % 3);
    const b = Math.floor(at / 3);
    setFixed(grid, a, b, isDark);
    setFixed(grid, b, a, isDark);
  }
};

/** Visits the modules that carry bits, in the zigzag order of the standard. */
const eachDataModule = (grid: Grid, visit: (x: number, y: number) => void): void => {
  const { size } = grid;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!grid.fixed[y]?.[x]) visit(x, y);
    }
  }
};

const MASKS: ReadonlyArray<(x: number, y: number) => boolean> = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const bestMasked = (version: number, codewords: readonly number[]): QrMatrix => {
  let best: QrMatrix = [];
  let least = Number.POSITIVE_INFINITY;
  MASKS.forEach((isFlipped, mask) => {
    const size = version * 4 + 17;
    const grid: Grid = { size, dark: square(size), fixed: square(size) };
    drawPatterns(grid, version);
    drawFormat(grid, mask);
    let at = 0;
    eachDataModule(grid, (x, y) => {
      const isDark = (((codewords[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
      const row = grid.dark[y];
      if (row) row[x] = isDark !== isFlipped(x, y);
      at += 1;
    });
    const score = penalty(grid.dark);
    if (score < least) {
      least = score;
      best = grid.dark;
    }
  });
  return best;
};

/** How hard a matrix is to scan: long runs, blocks of one colour, false finders, imbalance. */
const penalty = (matrix: QrMatrix): number => {
  const size = matrix.length;
  const columns = matrix.map((_, x) => matrix.map((row) => row[x] ?? false));
  let score = 0;
  for (const line of [...matrix, ...columns]) {
    const text = line.map((isDark) => (isDark ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) score += run.length - 2;
    score += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  let dark = 0;
  matrix.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) dark += 1;
      const below = matrix[y + 1];
      if (below && x + 1 < size && row[x + 1] === isDark && below[x] === isDark && below[x + 1] === isDark) score += 3;
    });
  });
  return score + 10 * Math.floor(Math.abs((dark / (size * size)) * 20 - 10));
};
