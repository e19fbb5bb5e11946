import type { NoticeInfo } from '@yunxia/contract/notice';
import { useDataTime } from '../../api/use-data-time.ts';
import { useSite } from '../../api/use-site.ts';
import { ChangeHistory } from '../../components/article/change-history.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { NoticeState } from '../../components/notice-state/notice-state.tsx';
import { OutageElapsed } from '../../components/outage-elapsed/outage-elapsed.tsx';
import { OutageStatusLine } from '../../components/outage-status/outage-status.tsx';
import { useServerNow } from '../../runtime/use-server-now.ts';
import { nextStatusChange, toOutageView } from '../../model/outage/outage.ts';
import { outageCalendarHref } from '../../model/outage/outage-event.ts';
import { toOutageFacts } from '../../model/outage/outage-facts.ts';
import { toOutageHistory } from '../../model/outage/outage-history.ts';
import { NoticeArticle } from './notice-article.tsx';
import styles from './outage-article.module.css';
import { OutageFactsTable } from './outage-facts-table.tsx';
import { posterHref } from './poster-href.ts';

export interface OutageArticleProps {
  info: NoticeInfo;
  /** Server time of the data, epoch ms. */
  loadedAt: number;
}

/** An outage notice: its status, which keeps time by the server's clock, the facts, then the notice's own text. */
export function OutageArticle({ info, loadedAt }: OutageArticleProps) {
  const { siteInfo } = useSite();
  const dataTime = useDataTime(loadedAt);
  const now = useServerNow(loadedAt, (time) => nextStatusChange([info], time));
  const outage = toOutageView(info, now);
  const phone = info.phone || siteInfo.outagePhone;
  const mayBeOff = outage.status === 'due_restored' || outage.status === 'restored' || outage.isLive;
  return (
    <NoticeArticle info={info} hasChanges={false}>
      <NoticeState status={<OutageStatusLine {...outage} />} dataTime={dataTime} isLive={outage.isLive}>
        <OutageElapsed percent={outage.elapsed} />
        {mayBeOff && phone ? (
          <p className={styles.advice}>
            <span>{`${outage.isLive ? '报修与咨询' : '如仍未来电'}，请拨打`}</span>
            <a href={`tel:${phone}`} className={styles.phone}>
              {phone}
            </a>
          </p>
        ) : null}
      </NoticeState>
      <OutageFactsTable facts={toOutageFacts(info, now)} phone={phone} />
      <div className={`no-print ${styles.actions}`}>
        {info.startAt ? (
          <ButtonLink to={outageCalendarHref(info.id)} variant="line" icon="calendar">
            {info.override === null ? '加入日历' : '更新我的日历'}
          </ButtonLink>
        ) : null}
        <ButtonLink to={posterHref(info.id)} variant="line" icon="print">
          打印张贴通知
        </ButtonLink>
      </div>
      <ChangeHistory changes={toOutageHistory(info.changes)} />
    </NoticeArticle>
  );
}
