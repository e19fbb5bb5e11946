import type { PurchaseInfo } from '@yunxia/contract/purchase';
import { nextTenderChange } from '@yunxia/contract/tender-status';
import { useDataTime } from '../../api/use-data-time.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { NoticeState } from '../../components/notice-state/notice-state.tsx';
import { Note } from '../../components/note/note.tsx';
import { useServerNow } from '../../runtime/use-server-now.ts';
import { toProjectLine, toTenderView } from '../../model/tender/tender.ts';
import { hasDeadline, tenderCalendarHref } from '../../model/tender/tender-event.ts';
import { TenderStatusTag } from '../tender_procurement/tender-status-tag.tsx';
import { PROJECT_LINE_ID } from './project-line.tsx';
import styles from './tender-article.module.css';

export interface TenderStateProps {
  info: PurchaseInfo;
  /** Server time of the data, epoch ms. */
  loadedAt: number;
}

/**
 * The status of a tender, which keeps time by the server's clock, its next time with what is left until then, the file
 * for the reader's calendar while it may still be bid, and whether the tender was changed since.
 */
export function TenderState({ info, loadedAt }: TenderStateProps) {
  const dataTime = useDataTime(loadedAt);
  const now = useServerNow(loadedAt, (time) => nextTenderChange(info, time));
  const { term, status, statusText } = toTenderView(info, now);
  const changes = toProjectLine(info).filter(({ isLaterChange }) => isLaterChange).length;
  const isBiddable = status === 'upcoming' || status === 'open' || status === 'closing';
  return (
    <>
      <NoticeState status={<TenderStatusTag status={status} statusText={statusText} />} dataTime={dataTime}>
        {term ? (
          <p className={styles.term}>
            <span>{term.label}</span>
            <time dateTime={term.iso} className={styles.clock}>
              {term.text}
            </time>
            {term.left ? (
              <span className={status === 'closing' ? `${styles.left} ${styles.pressing}` : styles.left}>
                {term.left}
              </span>
            ) : null}
          </p>
        ) : null}
        {isBiddable && hasDeadline(info) ? (
          <p className="no-print">
            <ButtonLink to={tenderCalendarHref(info.id)} variant="line" icon="calendar">
              加入日历
            </ButtonLink>
          </p>
        ) : null}
      </NoticeState>
      {changes > 0 ? (
        <Note tone="warn">
          <p>
            <span>{`本公告发布后，项目又有${changes}则变更、澄清或终止公告，请一并阅读：`}</span>
            <a href={`#${PROJECT_LINE_ID}`} className="tlink">
              项目进程
            </a>
          </p>
        </Note>
      ) : null}
    </>
  );
}
