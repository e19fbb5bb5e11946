import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { toDayTimeText } from '../../model/beijing-time.ts';
import { toOutageQueryText, toOutageSearch } from '../../model/outage-query.ts';
import { named } from '../../site-map.ts';
import type { Finding } from './look-up.ts';
import { OutageCall } from './outage-call.tsx';
import { OutageRows } from './outage-rows.tsx';
import styles from './outage-panel.module.css';

export interface OutageFindingProps {
  /** null: there was no answer. */
  finding: Finding | null;
  onBack: () => void;
  onRetry: () => void;
}

/** What a finding comes to, in a few words. */
export const toOutcome = ({ total, place }: Finding): string =>
  total > 0 ? `找到${total}条停电公告` : place?.area === '' ? '未找到这个地点' : '当前无停电计划';

/** The answer to a look-up: the outages found, or that there is none, or that the place is none of ours and whom to call. */
export function OutageFinding({ finding, onBack, onRetry }: OutageFindingProps) {
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.subtitle}>查询结果</h3>
        <button type="button" className={styles.back} onClick={onBack}>
          返回近期停电
        </button>
      </div>
      {finding === null ? (
        <div className={styles.message}>
          <p className={styles.said}>停电信息暂时无法读取</p>
          <p>
            可以稍后再试，或
            <OutageCall />
          </p>
          <Button variant="line" icon="refresh" onClick={onRetry}>
            重新查询
          </Button>
        </div>
      ) : (
        <Found finding={finding} />
      )}
    </>
  );
}

function Found({ finding }: { finding: Finding }) {
  const { query, records, total, place, at } = finding;
  const asked = toOutageQueryText(query);
  const more = `${named.overhaul}${toOutageSearch(query)}`;
  if (total > 0) {
    return (
      <>
        <p className={styles.summary}>
          {asked}：共<span className="num">{total}</span>条停电公告，数据时间 {toDayTimeText(at)}
        </p>
        <OutageRows records={records} loadedAt={at} />
        {total > records.length ? <LinkMore to={more}>查看全部{total}条</LinkMore> : null}
      </>
    );
  }
  if (place?.area === '') {
    return (
      <Message title={toOutcome(finding)} at={at}>
        “{[query.region, query.keyword].filter(Boolean).join(' ')}
        ”不在供电区域名录中，也没有线路或台区以此为名。请核对名称；若确在供电范围内，
        <OutageCall />
      </Message>
    );
  }
  return (
    <Message title={toOutcome(finding)} at={at}>
      {asked}：没有停电公告。如家中无电，
      <OutageCall phone={place?.phone ?? ''} />
    </Message>
  );
}

function Message({ title, at, children }: { title: string; at: number; children: ReactNode }) {
  return (
    <div className={styles.message}>
      <p className={styles.said}>{title}</p>
      <p>{children}</p>
      <p className={styles.time}>数据时间 {toDayTimeText(at)}</p>
    </div>
  );
}
