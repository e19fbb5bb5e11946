import { Chip, ChipRow } from '../../components/chip/chip.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { Words } from '../../components/words/words.tsx';
import { WholeFigures } from '../../components/words/whole-figures.tsx';
import type { HoldersView } from '../../model/investor/holders.ts';
import styles from './dividend-page.module.css';

const toHref = (day: string) => `/investor_relations/dividend?asOf=${day}#holders`;

/** The largest holders of a day, and the choice of the day; null: they could not be read. */
export function HoldersPart({ holders }: { holders: HoldersView | null }) {
  return (
    <section className={styles.section} aria-labelledby="holders">
      <SectionHeading id="holders" title="前十名股东" />
      {holders && holders.days.length > 1 ? (
        <ChipRow label="截止日">
          {holders.days.map((day) => (
            <Chip key={day} to={toHref(day)} current={day === holders.day}>
              {day}
            </Chip>
          ))}
        </ChipRow>
      ) : null}
      {holders?.day && holders.rows.length > 0 ? (
        <p className={`hint ${styles.asOf}`}>{[`截至${holders.day}`, holders.source].filter(Boolean).join('，')}</p>
      ) : null}
      {holders === null ? <p className={styles.none}>股东名单暂时无法读取</p> : <HolderRows holders={holders} />}
    </section>
  );
}

function HolderRows({ holders: { day, rows, sum, note } }: { holders: HoldersView }) {
  if (rows.length === 0) {
    return <p className={styles.none}>{day ? `没有${day}的股东名单，请选择其他截止日。` : '暂无股东名单'}</p>;
  }
  return (
    <>
      <ol className={styles.holders}>
        {rows.map(({ id, rank, name, kind, percent, part, shares, pledged }) => (
          <li key={id}>
            <span className={styles.rank}>{rank}</span>
            <span className={styles.name}>
              <Words>{name}</Words>
            </span>
            <span className={styles.kind}>{kind}</span>
            <svg className={styles.bar} viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.max(part, part > 0 ? 4 : 0)} height="10" />
            </svg>
            <span className={styles.percent}>{percent ? `${percent}%` : '未披露'}</span>
            <span className={styles.shares}>
              <span>{shares}</span>
              {pledged ? <span className={styles.pledged}>{pledged}</span> : null}
            </span>
          </li>
        ))}
      </ol>
      {sum || note ? (
        <p className={`hint ${styles.sum}`}>
          <span>
            <WholeFigures>{sum}</WholeFigures>
          </span>
          <span>{note}</span>
        </p>
      ) : null}
    </>
  );
}
