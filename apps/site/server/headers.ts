/** Security headers of every answer, in one place. */

/**
 * The policy of a page: nothing from elsewhere, no inline style, inline scripts only those that are named.
 * @param scripts sources of inline scripts: the page's nonce, new for every page, or hashes; none on answers that are
 *   no page
 */
export const contentSecurityPolicy = (scripts: readonly string[] = []): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

/**
 * The policy of the document viewer's worker, which is its own and not the page's: it decodes JPEG 2000, JBIG2 and
 * colour profiles by WebAssembly, which no page of the site may run, and asks only our own origin.
 */
export const PDF_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The policy of the service worker, which asks our own origin and does nothing else. */
export const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Headers that every answer of the site carries. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};
