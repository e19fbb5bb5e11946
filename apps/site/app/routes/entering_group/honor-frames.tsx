import { Picture } from '../../components/picture/picture.tsx';
import { PictureViewer } from '../../components/picture-viewer/picture-viewer.tsx';
import { useViewer } from '../../components/picture-viewer/use-viewer.ts';
import { Tag } from '../../components/tag/tag.tsx';
import type { HonorView } from '../../model/company/honor.ts';
import styles from './honor-frames.module.css';

/** Certificates in frames, four abreast. A picture opens full screen, without script as a file; without a picture a plate stands in. */
export function HonorFrames({ honors }: { honors: readonly HonorView[] }) {
  const viewer = useViewer();
  const pictured = honors.flatMap((honor) => (honor.image ? [{ ...honor, image: honor.image }] : []));
  const placeOf = (id: number) => pictured.findIndex((honor) => honor.id === id);
  return (
    <>
      <ul className={styles.frames}>
        {honors.map((honor) => (
          <li key={honor.id} className={styles.honor}>
            {honor.image ? (
              <a
                href={honor.image.url}
                className={`${styles.frame} ${styles.link}`}
                aria-haspopup="dialog"
                aria-label={`查看大图：${honor.title}`}
                onClick={viewer.onOpen(placeOf(honor.id))}
              >
                <span className={styles.plate}>
                  <Picture
                    picture={honor.image}
                    shownAt="(max-width: 768px) 45vw, 260px"
                    className={styles.picture}
                    alt=""
                  />
                </span>
              </a>
            ) : (
              <div className={styles.frame} aria-hidden="true">
                <span className={`${styles.plate} ${styles.drawn}`}>
                  <Mark />
                  <b className={styles.word}>荣誉</b>
                </span>
              </div>
            )}
            <h2 className={styles.title}>{honor.title}</h2>
            <p className={styles.meta}>
              {honor.level ? <Tag>{honor.level}</Tag> : null}
              {honor.year ? <time dateTime={honor.awardedOn}>{honor.year}</time> : null}
              {honor.awardedBy ? <span>{honor.awardedBy}</span> : null}
            </p>
            {honor.holder ? <p className={styles.holder}>{`获得者：${honor.holder}`}</p> : null}
          </li>
        ))}
      </ul>
      <PictureViewer
        title="集团荣誉"
        pictures={pictured.map((honor) => ({ image: honor.image, caption: honor.title, note: toNote(honor) }))}
        at={viewer.at}
        onMove={viewer.show}
        onClose={viewer.close}
      />
    </>
  );
}

const toNote = ({ level, awardedOn, awardedBy, holder }: HonorView): string =>
  [level, awardedOn, awardedBy, holder].filter(Boolean).join(' · ');

function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48">
      <circle cx="24" cy="24" r="23" fill="currentColor" />
      <path
        className={styles.waves}
        d="M9.5 16q4-4.4 8 0t8 0H36M6.5 24.5q4.6-5 9.2 0t9.2 0H36M9.5 33q4-4.4 8 0t8 0H34"
      />
      <circle className={styles.spark} cx="37.5" cy="24.5" r="3.6" />
    </svg>
  );
}
