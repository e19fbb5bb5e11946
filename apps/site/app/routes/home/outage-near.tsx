import type { OutageBrief } from '../../model/outage/outage-brief.ts';
import { useDataTime } from '../../api/use-data-time.ts';
import { useSite } from '../../api/use-site.ts';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { toDayTimeText } from '../../model/text/beijing-time.ts';
import { named } from '../../site-map.ts';
import { OutageCall } from './outage-call.tsx';
import { OutageRows } from './outage-rows.tsx';
import styles from './outage-panel.module.css';

export interface OutageNearProps {
  /** null: they could not be read. */
  records: readonly OutageBrief[] | null;
  loadedAt: number;
}

/** What is off now and what comes next; that nothing is, or that it is unknown, is said. */
export function OutageNear({ records, loadedAt }: OutageNearProps) {
  const { siteInfo } = useSite();
  const dataTime = useDataTime(loadedAt);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.subtitle}>
          <h3>近期停电</h3>
          {siteInfo.demo ? <SampleTag /> : null}
        </div>
        <LinkMore to={named.overhaul}>全部停电公告</LinkMore>
      </div>
      {records === null ? (
        <div className={styles.message}>
          <p className={styles.none}>停电信息暂时无法读取</p>
          <p>
            <OutageCall />
          </p>
        </div>
      ) : records.length === 0 ? (
        <div className={styles.message}>
          <p className={styles.none}>当前无停电计划</p>
          <p>
            如家中无电，
            <OutageCall />
          </p>
          <p className={styles.time}>{`数据时间 ${toDayTimeText(dataTime)}`}</p>
        </div>
      ) : (
        <>
          <OutageRows records={records} loadedAt={loadedAt} />
          <p className={styles.time}>{`数据时间 ${toDayTimeText(dataTime)}`}</p>
        </>
      )}
    </>
  );
}
