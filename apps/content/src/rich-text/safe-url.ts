/** Which URLs an editor's text may carry. */

const ALLOWED_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * A link's address when it is http(s), mailto, tel or relative to this site; otherwise null. Browsers ignore
 * tabs and line breaks inside a URL, so they are removed before it is judged.
 */
export function safeLinkUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  // oxlint-disable-next-line no-control-regex -- naming them is the point
  const url = value.replace(/[\u0000-\u001F\u007F\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/g, '').trim();
  if (url === '') return null;
  const scheme = /^([^/?#\\]*?):/.exec(url)?.[1]?.toLowerCase();
  if (scheme !== undefined) {
    if (!ALLOWED_SCHEMES.has(scheme)) return null;
    // `http://` alone leads nowhere, and browsers read `http:/a` each in their way.
    return !scheme.startsWith('http') || (/^https?:\/\/[^/]/i.test(url) && URL.canParse(url)) ? url : null;
  }
  // `//host` and `/\host` lead to another site under the page's own scheme.
  return /^[/\\]{2}/.test(url) || url.startsWith('\\') ? null : url;
}

/** A picture's URL when it is http(s) or a path of this site; otherwise null. */
export function safeImageUrl(value: unknown): string | null {
  const url = safeLinkUrl(value);
  return url !== null && (/^https?:/i.test(url) || !/^[a-z][a-z0-9+.-]*:/i.test(url)) ? url : null;
}

/** Whether a URL leads to another site. */
export function isExternalUrl(url: string): boolean {
  return /^https?:/i.test(url);
}
