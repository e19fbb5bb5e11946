import type { PurchaseInfo } from '@yunxia/contract/purchase';
import { nextTenderChange } from '@yunxia/contract/tender-status';
import { Note } from '../../components/note/note.tsx';
import { useServerNow } from '../../device/use-server-now.ts';
import { toDayTimeText } from '../../model/beijing-time.ts';
import { toProjectNotices, toTenderView } from '../../model/tender.ts';
import { TenderStatusTag } from '../tender_procurement/tender-status-tag.tsx';
import styles from './tender-article.module.css';
import { CHANGES_ID } from './tender-changes.tsx';

export interface TenderStateProps {
  info: PurchaseInfo;
  /** Server time of the data, epoch ms. */
  loadedAt: number;
}

/** The status of a tender, which keeps time by the server's clock, its next time, and whether it was changed since. */
export function TenderState({ info, loadedAt }: TenderStateProps) {
  const now = useServerNow(loadedAt, (time) => nextTenderChange(info, time));
  const { term, status, statusText } = toTenderView(info, now);
  const later = toProjectNotices(info).changes.filter(({ isLater }) => isLater).length;
  return (
    <>
      <section className={styles.state} aria-label="当前状态">
        <div className={styles.now}>
          <TenderStatusTag status={status} statusText={statusText} />
          <p className={styles.read}>
            数据时间 <span className="num">{toDayTimeText(loadedAt)}</span>
          </p>
        </div>
        {term ? (
          <p className={styles.term}>
            {term.label}
            <time dateTime={term.iso} className={styles.clock}>
              {term.text}
            </time>
          </p>
        ) : null}
      </section>
      {later > 0 ? (
        <Note tone="warn">
          <p>
            本公告发布后，项目又有{later}则变更、澄清或终止公告，请一并阅读：
            <a href={`#${CHANGES_ID}`} className="tlink">
              变更记录
            </a>
          </p>
        </Note>
      ) : null}
    </>
  );
}
