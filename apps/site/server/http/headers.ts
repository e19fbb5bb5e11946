/** Security headers of every answer, in one place. */
import { siteConfig } from '../../config/config.ts';

/**
 * The policy of the document viewer's worker, which is its own and not the page's: it decodes JPEG 2000, JBIG2 and
 * colour profiles by WebAssembly, which no page of the site may run, and asks only our own origin.
 */
export const PDF_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The policy of the service worker, which asks our own origin and does nothing else. */
export const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** The policy of answers that are no page: if a browser shows one as a page, it may load and run nothing. */
const ANSWER_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The policy of uploads and drawings, opened by themselves: a drawing colours itself, and the document that a browser
 * makes around a picture or a film has a style of the browser's own. None of them runs anything.
 */
export const UPLOAD_POLICY =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/**
 * Headers that every answer of the site carries; a page, a worker and an upload have a policy of their own.
 * @param hstsSeconds `max-age` of Strict-Transport-Security; 0: the header is not sent
 */
export const toSecurityHeaders = (hstsSeconds: number): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Content-Security-Policy': ANSWER_POLICY,
  ...(hstsSeconds > 0 ? { 'Strict-Transport-Security': `max-age=${hstsSeconds}; includeSubDomains` } : {}),
});

export const securityHeaders = toSecurityHeaders(siteConfig.hstsSeconds);
