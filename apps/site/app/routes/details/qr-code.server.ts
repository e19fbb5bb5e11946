/**
 * QR codes (ISO/IEC 18004) of short texts, drawn on the server: error correction M, versions 1 to 10, so that a phone
 * reads one from a poster at arm's length. A browser never loads this file.
 */
import { encode } from 'uqr';

const MAX_VERSION = 10;
/** Most bytes of UTF-8 that version 10 holds at level M (ISO/IEC 18004, table 7). */
export const QR_MAX_BYTES = 213;
/** Width of the light margin that scanners need, in modules (ISO/IEC 18004 §6.3.8). */
const QUIET_ZONE = 4;

/**
 * The code as an SVG document with its quiet zone, dark on white in every theme, so that it scans.
 * @throws RangeError when the text is longer than {@link QR_MAX_BYTES}
 */
export function toQrSvg(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > QR_MAX_BYTES) throw new RangeError(`QR code: ${bytes.length} bytes do not fit`);
  const { data, size } = encode([...bytes], { ecc: 'M', maxVersion: MAX_VERSION, border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '#' : '.'))
          .join('')
          .matchAll(/#+/g),
      ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
