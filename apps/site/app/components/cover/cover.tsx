import { ArtImage, coverArt } from '../../art/art-image.tsx';
import type { CoverPicture } from '../../model/page/cover-picture.ts';
import styles from './cover.module.css';

export interface CoverProps {
  picture?: CoverPicture | null | undefined;
  /** The record's id: it picks the drawing that stands in, so that a story keeps its cover. */
  id: number;
  /** 16:10 in lists, 2:1 for the lead story. */
  ratio?: 'list' | 'lead';
  /** The picture is above the fold. */
  eager?: boolean;
  /** `sizes` of the image: which width it is shown at. */
  shownAt?: string;
}

/** The cover of a story: its picture, or one of eight drawings. In lists the words say it all, so it is silent. */
export function Cover({
  picture,
  id,
  ratio = 'list',
  eager = false,
  shownAt = '(max-width: 768px) 30vw, 300px',
}: CoverProps) {
  const frame = `${styles.frame} ${styles[ratio]}`;
  if (!picture?.url) {
    return (
      <span className={frame}>
        <ArtImage name={coverArt(id)} className={styles.picture} eager={eager} />
      </span>
    );
  }
  const srcSet = picture.srcSet || undefined;
  return (
    <span className={frame}>
      <img
        className={styles.picture}
        src={picture.url}
        srcSet={srcSet}
        sizes={srcSet ? shownAt : undefined}
        width={picture.width || 640}
        height={picture.height || 400}
        alt={ratio === 'lead' ? picture.alt : ''}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
    </span>
  );
}
