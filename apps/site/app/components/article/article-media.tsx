import type { Image, Video } from '@yunxia/contract/media';
import { LOCALE } from '../../device/constants.ts';
import styles from './article-media.module.css';

/** Pictures of an article that stand outside its text, with their words under them. */
export function ArticlePictures({ pictures }: { pictures: readonly Image[] }) {
  if (pictures.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {pictures.map(({ url, alt, width, height, sizes }) => (
        <figure key={url} className={styles.figure}>
          <img
            src={url}
            srcSet={sizes.length > 0 ? sizes.map((size) => `${size.url} ${size.width}w`).join(', ') : undefined}
            sizes={sizes.length > 0 ? '(max-width: 768px) 100vw, 760px' : undefined}
            width={width || undefined}
            height={height || undefined}
            alt={alt}
            loading="lazy"
            decoding="async"
            className={styles.picture}
          />
          {alt ? <figcaption className={styles.caption}>{alt}</figcaption> : null}
        </figure>
      ))}
    </div>
  );
}

/** A film with its captions. It is fetched when the reader starts it. */
export function ArticleVideo({ video, title }: { video: Video; title: string }) {
  return (
    <div className={styles.figure}>
      {/* Captions come with the record when it has them; a film without speech has none. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        className={styles.video}
        controls
        preload="none"
        playsInline
        poster={video.poster || undefined}
        aria-label={`视频：${title}`}
      >
        <source src={video.url} />
        {video.captions ? (
          <track kind="captions" src={video.captions} srcLang={LOCALE} label="中文字幕" default />
        ) : null}
        <a href={video.url}>下载视频</a>
      </video>
      {/* Paper shows no film. */}
      <p className={styles.onPaper}>{`视频：${title}（请在网页上观看）`}</p>
    </div>
  );
}
