import { Fact, FactList } from '../../components/fact-list/fact-list.tsx';
import type { OutageFacts } from '../../model/outage/outage-facts.ts';
import styles from './outage-facts-table.module.css';

export interface OutageFactsTableProps {
  facts: OutageFacts;
  /** Whom to call about it; '' when nobody is named. */
  phone: string;
}

/** The facts of an outage, one under the other: when, where, which lines, why, who. Times that were given up are struck through. */
export function OutageFactsTable({ facts, phone }: OutageFactsTableProps) {
  const { times, places, scope, lines, transformers } = facts;
  return (
    <FactList label="停电信息">
      <Fact label="停电时间">
        {times.former ? (
          <p>
            <span className={styles.label}>原定</span>
            <del className={styles.former}>{times.former}</del>
          </p>
        ) : null}
        {times.current ? (
          <p>
            {times.former ? <span className={styles.label}>改为</span> : null}
            <ins className={styles.current}>{times.current}</ins>
            {times.length ? <span className={styles.length}>{`（${times.length}）`}</span> : null}
          </p>
        ) : null}
        {times.remark ? <p className={styles.remark}>{times.remark}</p> : null}
      </Fact>
      {facts.expected ? <Fact label="预计恢复">{facts.expected}</Fact> : null}
      {facts.restored ? <Fact label="实际恢复">{facts.restored}</Fact> : null}
      {places.length > 0 || scope ? (
        <Fact label="停电范围">
          {places.map(({ county, towns }) => (
            <div key={county} className={styles.county}>
              <p className={styles.name}>{county}</p>
              {towns.length > 0 ? (
                <ul>
                  {towns.map(({ town, villages }) => (
                    <li key={town + villages.join()}>{[town, villages.join('、')].filter(Boolean).join('：')}</li>
                  ))}
                </ul>
              ) : null}
            </div>
          ))}
          {scope ? <p>{scope}</p> : null}
        </Fact>
      ) : null}
      {lines.length > 0 ? <Fact label="停电线路">{lines.join('、')}</Fact> : null}
      {transformers.length > 0 ? <Fact label="停电台区">{transformers.join('、')}</Fact> : null}
      {facts.reason ? <Fact label="停电原因">{facts.reason}</Fact> : null}
      <Fact label="停电类型">{facts.kind}</Fact>
      {facts.unit ? <Fact label="作业单位">{facts.unit}</Fact> : null}
      {phone ? (
        <Fact label="联系电话">
          <a href={`tel:${phone}`} className={`tlink ${styles.phone}`}>
            {phone}
          </a>
        </Fact>
      ) : null}
    </FactList>
  );
}
