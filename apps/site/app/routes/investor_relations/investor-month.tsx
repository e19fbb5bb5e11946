import type { IrEvent } from '@yunxia/contract/ir-event';
import { Icon } from '../../components/icon/icon.tsx';
import { Words } from '../../components/words/words.tsx';
import { Link } from '../../components/link/link.tsx';
import { type IrDate, type IrDay, type IrMark, toDaysOfMonth } from '../../model/investor/ir-calendar.ts';
import { toCalendarMonth, WEEKDAY_NAMES } from '../../model/outage/outage-calendar.ts';
import { investorActivities } from './activities.screen.ts';
import styles from './investor-month.module.css';

export interface InvestorMonthProps {
  events: readonly IrEvent[];
  /** `2026-12`. */
  month: string;
  /** The dates beside it: a mark leads to its date there when it has no page. */
  listed: readonly IrDate[];
  /** Epoch ms. */
  now: number;
}

/** A month of investors' dates as a table; days of a silent period are hatched. */
export function InvestorMonth({ events, month, listed, now }: InvestorMonthProps) {
  const { title, weeks, previous, next } = toCalendarMonth(month, {}, now);
  const days = toDaysOfMonth(events, month);
  const anchors = new Set(listed.map(({ uid }) => uid));
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <h2 id="ir-month">{title}</h2>
        <nav aria-label="翻月" className={`no-print ${styles.turn}`}>
          {previous ? <Step to={previous} label="上个月" icon="chevron-left" /> : null}
          {next ? <Step to={next} label="下个月" icon="chevron-right" /> : null}
        </nav>
      </div>
      <table className={styles.table} aria-labelledby="ir-month">
        <thead>
          <tr>
            {WEEKDAY_NAMES.map((name) => (
              <th key={name} scope="col">
                <span className="vh">周</span>
                <span>{name.slice(1)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
            // Weeks have no name but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              {week.map((day, place) =>
                day ? (
                  <td
                    key={day.day}
                    className={days[day.day]?.isSilent ? styles.silent : undefined}
                    aria-current={day.isToday ? 'date' : undefined}
                  >
                    <span className={styles.number}>{day.number}</span>
                    <DayMarks day={days[day.day]} anchors={anchors} />
                  </td>
                ) : (
                  <td key={WEEKDAY_NAMES[place]} className={styles.none}>
                    <span className="vh">非本月</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Step({ to, label, icon }: { to: string; label: string; icon: 'chevron-left' | 'chevron-right' }) {
  return (
    <Link to={investorActivities.href({ month: to })} className={styles.step} aria-label={label} preventScrollReset>
      <Icon name={icon} />
    </Link>
  );
}

function DayMarks({ day, anchors }: { day: IrDay | undefined; anchors: ReadonlySet<string> }) {
  if (!day) return null;
  return (
    <>
      {day.isSilent ? <span className="vh">静默期</span> : null}
      {day.marks.map((mark) => (
        <Mark key={mark.uid} mark={mark} href={mark.href ?? (anchors.has(mark.uid) ? `#ir-${mark.uid}` : null)} />
      ))}
    </>
  );
}

function Mark({ mark, href }: { mark: IrMark; href: string | null }) {
  const words = (
    <>
      {mark.isCancelled ? <small>已取消</small> : null}
      <span className={`${styles.title} ${mark.isCancelled ? styles.cancelled : ''}`}>
        <Words>{mark.title}</Words>
      </span>
      {mark.clock ? <small>{mark.clock}</small> : null}
    </>
  );
  if (href === null) {
    return (
      <span className={styles.mark} data-kind={mark.kind}>
        {words}
      </span>
    );
  }
  return href.startsWith('#') ? (
    <a href={href} className={styles.mark} data-kind={mark.kind}>
      {words}
    </a>
  ) : (
    <Link to={href} className={styles.mark} data-kind={mark.kind}>
      {words}
    </Link>
  );
}
