/** Where the files of the media library are for visitors. */
import type { ImageSize } from '@yunxia/contract/media';
import type { Media } from '../payload-types.ts';

/** The URL of a file: relative, served by this server and passed through by the site. */
export function toMediaUrl(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`;
}

/** Renditions of a picture, smallest first. */
export function toImageSizes(file: Media): ImageSize[] {
  return Object.values(file.sizes ?? {})
    .flatMap((size) =>
      size?.filename && size.width && size.height
        ? [{ url: toMediaUrl(size.filename), width: size.width, height: size.height }]
        : [],
    )
    .sort((a, b) => a.width - b.width);
}
