import type { HeroPhoto } from '../../model/home/home-hero.ts';
import styles from './hero.module.css';

/** Phones by their screen: under the scaled viewport of Spec §9 the window is wider than it looks. */
const PHONE = '(max-width: 768px), (max-device-width: 540px)';

export interface HeroPictureProps {
  photo: HeroPhoto;
  shown: boolean;
  /** In the first view: fetched at once. */
  first: boolean;
}

/** How much of the window a picture takes beside the words. */
const SIZES = '(max-width: 768px) 100vw, (max-device-width: 540px) 100vw, 55vw';

/** The picture of one banner. The words stand beside it, whatever it shows. */
export function HeroPicture({ photo, shown, first }: HeroPictureProps) {
  return (
    <picture className={`${styles.picture} ${shown ? '' : styles.away}`}>
      {photo.mobileSrcSet ? <source media={PHONE} srcSet={photo.mobileSrcSet} sizes="100vw" /> : null}
      <img
        src={photo.url}
        srcSet={photo.srcSet || undefined}
        sizes={SIZES}
        width={photo.width}
        height={photo.height}
        alt={shown ? photo.alt : ''}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
