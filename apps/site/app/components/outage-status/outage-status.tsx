import type { OutageStatus } from '@yunxia/contract/outage-status';
import { type StatusLook, StatusTag } from '../status-tag/status-tag.tsx';
import styles from './outage-status.module.css';

const looks: Readonly<Record<OutageStatus, StatusLook>> = {
  ongoing: 'now',
  overrunning: 'now',
  soon: 'soon',
  scheduled: 'plan',
  due_restored: 'done',
  restored: 'done',
  postponed: 'late',
  cancelled: 'off',
};

export interface OutageStatusProps {
  status: OutageStatus;
  statusText: string;
  /** What a length of time measures, in words, and its machine form, ISO 8601. */
  countdown: { readonly label: string; readonly text: string; readonly iso: string } | null;
  /**
   * `line`: beside each other. At the right end of a wide row `stack`: one under the other, three lines; `end`: the
   * status over one line of label and length; `corner`: the same, on phones the status stands in the upper corner of the
   * row, and the time that runs in the row's last column.
   */
  layout?: 'line' | 'stack' | 'end' | 'corner';
}

/** The status of an outage with its shape, and the time that runs. It changes each minute and is not read out when it does. */
export function OutageStatusLine({ status, statusText, countdown, layout = 'line' }: OutageStatusProps) {
  return (
    <p className={`${styles.status} ${layout === 'line' ? '' : styles[layout]}`}>
      <StatusTag look={looks[status]}>{statusText}</StatusTag>
      {countdown ? (
        <span className={styles.countdown}>
          <span>{countdown.label}</span>{' '}
          <time className={styles.length} dateTime={countdown.iso}>
            {countdown.text}
          </time>
        </span>
      ) : null}
    </p>
  );
}
