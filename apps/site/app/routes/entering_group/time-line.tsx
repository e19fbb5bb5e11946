import { Picture } from '../../components/picture/picture.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import type { MomentView, StageView } from '../../model/company/history.ts';
import styles from './time-line.module.css';

/** Moments along one line that runs from now, amber, back into the river. */
export function TimeLine({ stages }: { stages: readonly StageView[] }) {
  return (
    <div className={styles.line}>
      {stages.map(({ anchor, name, span, moments }) => (
        <section key={anchor} id={anchor} aria-label={name || span || '其他'}>
          {name ? (
            <h2 className={styles.stage}>
              <span>{`${name} `}</span>
              {span ? <small className={`${styles.span} num`}>{span}</small> : null}
            </h2>
          ) : null}
          <ol>
            {moments.map((moment) => (
              <Moment key={moment.id} moment={moment} as={name ? 'h3' : 'h2'} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Moment({ moment, as: Heading }: { moment: MomentView; as: 'h2' | 'h3' }) {
  const { anchor, title, content, image, isKey } = moment;
  return (
    <li
      id={anchor}
      className={[styles.moment, isKey && styles.key, image && styles.pictured].filter(Boolean).join(' ')}
    >
      <When moment={moment} />
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {content ? <RichText html={content} setting="column" /> : null}
      </div>
      {image ? (
        <div className={styles.figure}>
          <Picture picture={image} shownAt="(max-width: 768px) 100vw, 420px" className={styles.picture} />
        </div>
      ) : null}
    </li>
  );
}

/** Year and month at the rail; on a further moment of a year the year is only read aloud. */
function When({ moment: { year, monthText, iso, anchor } }: { moment: MomentView }) {
  if (year === null) return <p className={`${styles.when} ${styles.unknown}`}>年份不详</p>;
  return (
    <p className={styles.when}>
      <time dateTime={iso}>
        <span className={anchor ? styles.year : 'vh'}>{year}</span>
        <span className="vh">年</span>
        {monthText ? <span className={styles.month}>{monthText}</span> : null}
      </time>
    </p>
  );
}
