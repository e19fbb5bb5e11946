/**
 * Checks the `file` of the document viewer: only a plain path under /media/ of this site may be shown under our name.
 * @returns the path, or undefined for foreign addresses, traversal, other folders, queries and control characters
 */
export const mediaPath = (file: string): string | undefined => {
  if (!/^\/media\/[^\\?#\p{Cc}]+$/u.test(file)) return undefined;
  try {
    const decoded = decodeURIComponent(file);
    return /(^|\/)\.{1,2}(\/|$)|\\|\/\//.test(decoded) ? undefined : file;
  } catch {
    return undefined;
  }
};
