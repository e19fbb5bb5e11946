import type { ReactNode } from 'react';
import { toDayTimeText } from '../../model/text/beijing-time.ts';
import styles from './notice-state.module.css';

export interface NoticeStateProps {
  /** The status itself. */
  status: ReactNode;
  /** When the data was read, epoch ms. */
  dataTime: number;
  /** It holds at this moment, as an outage does that runs. */
  isLive?: boolean;
  /** What follows from the status: times, whom to call. */
  children?: ReactNode;
}

/** How a notice stands now, over its text, and of when that is known. */
export function NoticeState({ status, dataTime, isLive = false, children }: NoticeStateProps) {
  return (
    <section className={isLive ? `${styles.state} ${styles.live}` : styles.state} aria-label="当前状态">
      <div className={styles.now}>
        {/* oxlint-disable-next-line yunxia/jsx-text -- parts of a page, never words */}
        {status}
        <p className={styles.read}>
          数据时间 <span className="num">{toDayTimeText(dataTime)}</span>
        </p>
      </div>
      {children}
    </section>
  );
}
