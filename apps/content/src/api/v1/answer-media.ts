/** Media of the library as the contract shows them. */
import type { Attachment, Image, PdfFile, Video } from '@yunxia/contract/media';
import type { Media } from '../../payload-types.ts';
import { toImageSizes, toMediaUrl } from '../../rich-text/media-url.ts';

/** What is read of a file that a record refers to. */
export const mediaPopulation = {
  media: {
    alt: true,
    caption: true,
    filename: true,
    originalName: true,
    mimeType: true,
    filesize: true,
    width: true,
    height: true,
    sizes: true,
    pages: true,
    sha256: true,
  },
} as const;

/** A reference to a file: populated, only its id, or none. */
export type MediaReference = Media | number | null | undefined;

/** The file itself, or null when the record names none or it is gone. */
export function populatedMedia(reference: MediaReference): (Media & { filename: string }) | null {
  if (typeof reference !== 'object' || reference === null || !reference.filename) return null;
  return reference as Media & { filename: string };
}

/** A picture with its renditions, smallest first. */
export function toImage(reference: MediaReference, alt?: string | null): Image | null {
  const file = populatedMedia(reference);
  if (file === null || !file.mimeType?.startsWith('image/')) return null;
  return {
    url: toMediaUrl(file.filename),
    alt: alt || file.alt || '',
    width: file.width ?? 0,
    height: file.height ?? 0,
    sizes: toImageSizes(file),
  };
}

/** Pictures in their order; what is gone is left out. */
export function toImages(references: readonly MediaReference[] | null | undefined): Image[] {
  return (references ?? []).map((reference) => toImage(reference)).filter((image) => image !== null);
}

/** A PDF with its size in bytes and number of pages. */
export function toPdfFile(reference: MediaReference): PdfFile | null {
  const file = populatedMedia(reference);
  return file && { url: toMediaUrl(file.filename), size: file.filesize ?? null, pages: file.pages ?? null };
}

/** The URL of a file, "" when there is none. */
export function toFileUrl(reference: MediaReference): string {
  const file = populatedMedia(reference);
  return file ? toMediaUrl(file.filename) : '';
}

/** Files to download, each by its own name or the one it came with. */
export function toAttachments(
  rows: readonly { file: MediaReference; name?: string | null | undefined }[] | null | undefined,
): Attachment[] {
  return (rows ?? []).flatMap((row) => {
    const file = populatedMedia(row.file);
    if (file === null) return [];
    return [
      {
        name: row.name || file.originalName || file.filename,
        url: toMediaUrl(file.filename),
        size: file.filesize ?? null,
        type: file.mimeType ?? '',
        sha256: file.sha256 ?? '',
      },
    ];
  });
}

/** A film with its still and captions; null when there is no film. */
export function toVideo(
  video: { file?: MediaReference; poster?: MediaReference; captions?: MediaReference } | null | undefined,
): Video | null {
  const url = toFileUrl(video?.file);
  if (url === '') return null;
  return { url, poster: toFileUrl(video?.poster), captions: toFileUrl(video?.captions) };
}
