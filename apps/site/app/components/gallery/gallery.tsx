import type { Image } from '@yunxia/contract/media';
import { Picture } from '../picture/picture.tsx';
import { PictureViewer } from '../picture-viewer/picture-viewer.tsx';
import { useViewer } from '../picture-viewer/use-viewer.ts';
import styles from './gallery.module.css';

export interface GalleryProps {
  /** Name of the set: what the pictures belong to. */
  title: string;
  pictures: readonly Image[];
  /** `rail` stands beside a text, one under the other. */
  setting?: 'wide' | 'rail';
}

/** Pictures side by side; each opens full screen, without script as a file. Nothing when there are none. */
export function Gallery({ title, pictures, setting = 'wide' }: GalleryProps) {
  const viewer = useViewer();
  if (pictures.length === 0) return null;
  const viewed = pictures.map((image) => ({ image, caption: image.alt }));
  return (
    <>
      <ul
        className={`${styles.gallery} ${styles[setting]}`}
        aria-label={`${title}图片`}
        data-count={Math.min(pictures.length, 3)}
      >
        {pictures.map((picture, at) => (
          <li key={`${at}-${picture.url}`} className={styles.item}>
            <a
              href={picture.url}
              className={styles.link}
              aria-haspopup="dialog"
              aria-label={`查看大图：${picture.alt || `${title}图片${at + 1}`}`}
              onClick={viewer.onOpen(at)}
            >
              <Picture picture={picture} shownAt="(max-width: 768px) 100vw, 600px" className={styles.picture} alt="" />
            </a>
            {picture.alt ? <p className={styles.caption}>{picture.alt}</p> : null}
          </li>
        ))}
      </ul>
      <PictureViewer title={title} pictures={viewed} at={viewer.at} onMove={viewer.show} onClose={viewer.close} />
    </>
  );
}
