/** Memory of what is kept: as much as is counted. */

/**
 * The same bytes in memory of their own. Node cuts small buffers, and what zlib gives, out of blocks of 64 KB, each of which
 * stays as long as any piece of it: a kept page of 5 KB would hold a block that is told to nobody who bounds memory.
 */
export const ownBytes = (bytes: Buffer): Buffer => {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};
