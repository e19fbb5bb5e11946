import type { Image } from '@yunxia/contract/media';

export interface PictureProps {
  picture: Image;
  /** `sizes` of the image: which width it is shown at. */
  shownAt: string;
  className?: string | undefined;
  /** Words instead of the picture's own; '' where words beside it say the same. */
  alt?: string;
  /** Above the fold. */
  eager?: boolean;
  onError?: () => void;
}

/** A picture of the content server in the rendition that fits, with the size that keeps its place. */
export function Picture({ picture, shownAt, className, alt, eager = false, onError }: PictureProps) {
  const { url, width, height, sizes } = picture;
  const srcSet = sizes.length > 0 ? sizes.map((size) => `${size.url} ${size.width}w`).join(', ') : undefined;
  return (
    <img
      className={className}
      src={url}
      srcSet={srcSet}
      sizes={srcSet ? shownAt : undefined}
      width={width || undefined}
      height={height || undefined}
      alt={alt ?? picture.alt}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      onError={onError}
    />
  );
}
