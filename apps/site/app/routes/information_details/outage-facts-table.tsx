import { Fact, FactList } from '../../components/fact-list/fact-list.tsx';
import type { OutageFacts } from '../../model/outage/outage-facts.ts';
import { isAskedFor, markNames, placesInOrder } from '../../model/outage/searched-places.ts';
import { WholeFigures } from '../../components/words/whole-figures.tsx';
import styles from './outage-facts-table.module.css';

export interface OutageFactsTableProps {
  facts: OutageFacts;
  /** Names that the reader searched for: first in their list, and marked. */
  marks: readonly string[];
  /** Whom to call about it; '' when nobody is named. */
  phone: string;
}

/** The facts of an outage, one under the other: when, where, which lines, why, who. Times that were given up are struck through. */
export function OutageFactsTable({ facts, marks, phone }: OutageFactsTableProps) {
  const { times, places, scope, lines, transformers } = facts;
  return (
    <FactList label="停电信息">
      <Fact label="停电时间">
        {times.former ? (
          <p>
            <span className={styles.label}>原定</span>
            <del className={styles.former}>
              <WholeFigures>{times.former}</WholeFigures>
            </del>
          </p>
        ) : null}
        {times.current ? (
          <p>
            {times.former ? <span className={styles.label}>改为</span> : null}
            <ins className={styles.current}>
              <WholeFigures>{times.current}</WholeFigures>
            </ins>
            {times.length ? <span className={styles.length}>{`（${times.length}）`}</span> : null}
          </p>
        ) : null}
        {times.remark ? <p className={styles.remark}>{times.remark}</p> : null}
      </Fact>
      {facts.expected ? <Fact label="预计恢复">{facts.expected}</Fact> : null}
      {facts.restored ? <Fact label="实际恢复">{facts.restored}</Fact> : null}
      {places.length > 0 || scope ? (
        <Fact label="停电范围">
          {placesInOrder(places, marks).map(({ county, towns }) => (
            <div key={county} className={styles.county}>
              <p className={styles.name}>{county}</p>
              {towns.length > 0 ? (
                <ul>
                  {towns.map(({ town, villages }) => (
                    <li
                      key={town + villages.join()}
                      className={[town, ...villages].some((name) => isAskedFor(name, marks)) ? styles.asked : undefined}
                    >
                      {town ? <Names names={[town]} marks={marks} /> : null}
                      {town && villages.length > 0 ? <span>：</span> : null}
                      {villages.length > 0 ? <Names names={villages} marks={marks} /> : null}
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
          ))}
          {scope ? <p>{scope}</p> : null}
        </Fact>
      ) : null}
      {lines.length > 0 ? (
        <Fact label="停电线路">
          <Names names={lines} marks={marks.filter((mark) => lines.includes(mark))} />
        </Fact>
      ) : null}
      {transformers.length > 0 ? (
        <Fact label="停电台区">
          <Names names={transformers} marks={marks.filter((mark) => transformers.includes(mark))} />
        </Fact>
      ) : null}
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

/** A list of names, those that were searched for first and marked. Elements throughout: a translated page can still change. */
function Names({ names, marks }: { names: readonly string[]; marks: readonly string[] }) {
  if (!names.some((name) => isAskedFor(name, marks))) return <span>{names.join('、')}</span>;
  return (
    <span>
      {markNames(names, marks).map(({ text, isMarked }, at) => (
        <span key={text}>
          {at > 0 ? <span>、</span> : null}
          {isMarked ? <mark>{text}</mark> : <span>{text}</span>}
        </span>
      ))}
    </span>
  );
}
