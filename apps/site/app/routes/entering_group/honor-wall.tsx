import type { HonorView, HonorYear } from '../../model/company/honor.ts';
import type { Viewer } from '../../components/picture-viewer/use-viewer.ts';
import { Words } from '../../components/words/words.tsx';
import { HonorMark } from './honor-mark.tsx';
import styles from './honor-wall.module.css';

export interface HonorWallProps {
  wall: readonly HonorYear[];
  /** Opens the picture of an honour full screen. */
  onOpen: (honor: HonorView) => ReturnType<Viewer['onOpen']>;
}

/** The honours by year as text: level, title, holder. A title with a picture opens it, without script as a file. */
export function HonorWall({ wall, onOpen }: HonorWallProps) {
  return wall.map(({ year, count, honors }) => (
    <section key={year} className={styles.year} aria-label={year ? `${year}年` : '年份不详'}>
      <h3 className={styles.when}>
        <span className={year ? styles.number : undefined}>{year || '年份不详'}</span>
        <small className={styles.count}>{`${count}项`}</small>
      </h3>
      <ul className={styles.honors}>
        {honors.map((honor) => (
          <li key={honor.id} className={styles.honor}>
            <span className={styles.level}>
              {honor.level ? <HonorMark level={honor.level} mark={honor.mark} /> : null}
            </span>
            <div className={styles.words}>
              <h4 className={styles.title}>
                {honor.image ? (
                  <a
                    href={honor.image.url}
                    className={styles.link}
                    aria-haspopup="dialog"
                    aria-label={`查看大图：${honor.title}`}
                    onClick={onOpen(honor)}
                  >
                    <Words>{honor.title}</Words>
                  </a>
                ) : (
                  <Words>{honor.title}</Words>
                )}
              </h4>
              {honor.holder ? <p className={styles.holder}>{honor.holder}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}
