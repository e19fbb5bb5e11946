import { Picture } from '../../components/picture/picture.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { type MomentView, type StageView, toIso } from '../../model/company/history.ts';
import styles from './time-line.module.css';

/** The stages, newest first: the key year of each large, with the picture that shows it; the other years are rows. */
export function TimeLine({ stages }: { stages: readonly StageView[] }) {
  return (
    <div className={styles.line}>
      {stages.map(({ anchor, name, span, moments }) => (
        <section key={anchor} id={anchor} className={styles.stage} aria-label={name || span || '其他'}>
          {name ? (
            <h2 className={styles.head}>
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
  const { year, isFirst, title, content, image, isKey } = moment;
  const picture = isKey ? image : null;
  return (
    <li
      id={isFirst ? `y${year}` : undefined}
      className={isKey ? (picture ? `${styles.key} ${styles.pictured}` : styles.key) : styles.row}
    >
      <When moment={moment} />
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {content ? <RichText html={content} setting="column" /> : null}
      </div>
      {picture ? (
        <Picture picture={picture} shownAt="(max-width: 768px) 100vw, 470px" className={styles.picture} />
      ) : null}
    </li>
  );
}

function When({ moment: { year, month } }: { moment: MomentView }) {
  if (year === null) return <p className={styles.unknown}>年份不详</p>;
  return (
    <p className={styles.when}>
      <time dateTime={toIso({ year, month })}>
        <span className={styles.year}>{year}</span>
        <span className="vh">年</span>
        {month === null ? null : <span className={styles.month}>{`${month}月`}</span>}
      </time>
    </p>
  );
}
