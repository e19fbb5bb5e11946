/**
 * Checks the `file` of the document viewer: only a PDF below /media/ of this site may be shown under our name.
 * @returns the path, or undefined for cross-origin URLs, traversal, other folders, queries and control characters
 */
export const mediaPath = (file: string): string | undefined => {
  if (!/^\/media\/[^\\?#\p{Cc}]+\.[Pp][Dd][Ff]$/u.test(file)) return undefined;
  try {
    const decoded = decodeURIComponent(file);
    return /(^|\/)\.{1,2}(\/|$)|\\|\/\/|\p{Cc}|%2f|%5c|%2e/iu.test(decoded) || /%2f|%5c/i.test(file) ? undefined : file;
  } catch {
    return undefined;
  }
};
