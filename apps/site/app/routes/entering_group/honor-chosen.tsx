import { Picture } from '../../components/picture/picture.tsx';
import { WaveRule } from '../../components/section-heading/wave-rule.tsx';
import { WholeEnd } from '../../components/words/whole-end.tsx';
import { Words } from '../../components/words/words.tsx';
import type { HonorView } from '../../model/company/honor.ts';
import styles from './honor-chosen.module.css';
import type { HonorWallProps } from './honor-wall.tsx';

interface HonorChosenProps {
  chosen: readonly HonorView[];
  onOpen: HonorWallProps['onOpen'];
}

/** The honours that matter most, and why: the first large, up to two beside it. */
export function HonorChosen({ chosen, onOpen }: HonorChosenProps) {
  const [first, ...others] = chosen;
  if (!first) return null;
  return (
    <div className={others.length > 0 ? styles.chosen : undefined}>
      <article className={styles.large}>
        <Certificate honor={first} isLarge onOpen={onOpen} />
        <div className={styles.words}>
          <h2 className={styles.title}>
            <Words>{first.title}</Words>
          </h2>
          {first.why ? <Why>{first.why}</Why> : null}
          <p className={styles.meta}>{toOrigin(first)}</p>
        </div>
      </article>
      {others.length > 0 ? (
        <div className={styles.others}>
          {others.map((honor) => (
            <article key={honor.id} className={styles.small}>
              <Certificate honor={honor} onOpen={onOpen} />
              <div className={styles.words}>
                <h2 className={styles.title}>
                  <Words>{honor.title}</Words>
                </h2>
                {honor.why ? <Why>{honor.why}</Why> : null}
                <p className={styles.meta}>{toOrigin(honor)}</p>
              </div>
            </article>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Why({ children }: { children: string }) {
  return (
    <p className={styles.why}>
      <WholeEnd>{children}</WholeEnd>
    </p>
  );
}

const toOrigin = ({ awardedBy, year, holder }: HonorView): string =>
  [awardedBy, year, holder && `授予${holder}`].filter(Boolean).join('，');

interface CertificateProps {
  honor: HonorView;
  isLarge?: boolean;
  onOpen: HonorWallProps['onOpen'];
}

/** One frame for all: the real certificate in it, or its words on paper. */
function Certificate({ honor, isLarge = false, onOpen }: CertificateProps) {
  const { image, title, level, year } = honor;
  if (image) {
    return (
      <a
        href={image.url}
        className={styles.frame}
        aria-haspopup="dialog"
        aria-label={`查看证书：${title}`}
        onClick={onOpen(honor)}
      >
        <Picture picture={image} shownAt="(max-width: 768px) 90vw, 680px" className={styles.picture} alt="" />
      </a>
    );
  }
  return (
    <div className={`${styles.frame} ${styles.drawn}`} aria-hidden="true">
      {isLarge ? <Ridge /> : null}
      <WaveRule />
      <span className={styles.level}>{[level, year.replace('年', '')].filter(Boolean).join(' ')}</span>
      <b className={styles.name}>
        <Words>{title.replace(/（[^）]*）$/, '')}</Words>
      </b>
    </div>
  );
}

/** Two ridges along the lower edge, as if engraved. */
function Ridge() {
  return (
    <svg className={styles.ridge} viewBox="0 0 720 130" preserveAspectRatio="none">
      <path
        className={styles.far}
        d="M0 62l48-14 30 6 44-22 34 14 60-6 46-18 52 22 66 4 40-14 54 8 44-20 50 12 40-20 44-10 28 18 40 26V130H0z"
      />
      <path className={styles.near} d="M0 96l60-10 52 8 70-14 64 12 58-8 74 14 66-12 60 10 72-16 60 12 84-14V130H0z" />
    </svg>
  );
}
