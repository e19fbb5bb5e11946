/**
 * The policy of a page: own origin only, no inline styles, inline scripts only by nonce or hash, and no string as script or
 * markup except through the policies of `app/runtime/trusted-types.ts`.
 * @param scripts sources of inline scripts: the page's nonce, or hashes; none on a page without script of its own
 */
export const contentSecurityPolicy = (scripts: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default yunxia',
  ].join('; ');
