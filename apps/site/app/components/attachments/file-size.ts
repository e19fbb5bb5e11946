/**
 * A file size for people: `86 KB`, `1.2 MB`.
 *
 * @param bytes size in bytes; 0, negative or not finite gives an empty text (the size is not known)
 */
export function toFileSize(bytes: number | undefined): string {
  if (bytes === undefined || !Number.isFinite(bytes) || bytes <= 0) return '';
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
