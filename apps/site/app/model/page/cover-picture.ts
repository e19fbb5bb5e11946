import type { Image } from '@yunxia/contract/media';

/** The picture of a card or row. */
export interface CoverPicture {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** `srcset` of its sizes; '' where it has none. A page has this text in its markup as well, so it weighs little. */
  readonly srcSet: string;
}

/** The picture of a card or row from a record's image. @param alt what a screen reader says of it */
export const toCoverPicture = (image: Image | null, alt = ''): CoverPicture | null =>
  image && {
    url: image.url,
    alt,
    width: image.width,
    height: image.height,
    srcSet: image.sizes.map((size) => `${size.url} ${size.width}w`).join(', '),
  };
