import { ArtImage, type ArtName } from '../../art/art-image.tsx';
import { Words } from '../words/words.tsx';
import styles from './page-banner.module.css';

/** A photo from the content server; it takes the place of the drawing. */
export interface BannerPhoto {
  url: string;
  width?: number;
  height?: number;
  mobileUrl?: string;
}

export interface PageBannerProps {
  title: string;
  subtitle?: string;
  /** The section's drawing, shown when there is no photo. */
  art: Extract<ArtName, `banner-${string}`>;
  photo?: BannerPhoto | undefined;
  /** Phones leave it out. */
  isWideOnly?: boolean;
}

/**
 * The head of a section: words at the left, the drawing across the whole width. It lies under the header, which reads its
 * height from `data-banner` to know when to become opaque.
 * The words are a paragraph: the page's `h1` is its own heading below.
 */
export function PageBanner({ title, subtitle, art, photo, isWideOnly = false }: PageBannerProps) {
  return (
    <div
      className={['under-header', styles.banner, photo && styles.withPhoto, isWideOnly && 'only-wide']
        .filter(Boolean)
        .join(' ')}
      data-banner=""
    >
      {photo ? (
        <picture>
          {photo.mobileUrl ? <source media="(max-width: 768px)" srcSet={photo.mobileUrl} /> : null}
          <img
            className={styles.picture}
            src={photo.url}
            width={photo.width ?? 1440}
            height={photo.height ?? 320}
            alt=""
            fetchPriority="high"
          />
        </picture>
      ) : (
        <ArtImage name={art} className={`${styles.picture} ${styles.drawing}`} eager />
      )}
      <div className={`wrap ${styles.words}`}>
        <p className={styles.title}>{title}</p>
        {subtitle ? (
          <p className={styles.subtitle}>
            <Words>{subtitle}</Words>
          </p>
        ) : null}
      </div>
    </div>
  );
}
