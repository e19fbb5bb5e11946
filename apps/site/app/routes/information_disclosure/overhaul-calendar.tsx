import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import { type CalendarDay, parseMonth, toCalendarMonth, WEEKDAY_NAMES } from '../../model/outage/outage-calendar.ts';
import styles from './overhaul-calendar.module.css';
import { calendarHref, type OutageQuery, overhaul } from './overhaul.screen.ts';

export interface OverhaulCalendarProps {
  /** `2026-12`. */
  month: string;
  /** Outages by day. */
  days: Readonly<Record<string, number>>;
  query: OutageQuery;
  /** Epoch ms. */
  now: number;
}

/** A month of outages as a table: a day that has some leads to their list. */
export function OverhaulCalendar({ month, days, query, now }: OverhaulCalendarProps) {
  const table = toCalendarMonth(month, days, now);
  const today = parseMonth(null, now);
  const hrefOf = (to: string): string => calendarHref(query, to);
  const toDayHref = ({ day }: CalendarDay): string => overhaul.href({ ...query, start: day, end: day });
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <h2 className={styles.title} id="outage-month">
          {table.title}
        </h2>
        <nav aria-label="翻月" className={`no-print ${styles.turn}`}>
          {table.previous ? (
            <Link to={hrefOf(table.previous)} className={styles.step} preventScrollReset>
              <Icon name="chevron-left" size="md" />
              <span>上个月</span>
            </Link>
          ) : null}
          {month === today ? null : (
            <Link to={hrefOf(today)} className={styles.step} preventScrollReset>
              本月
            </Link>
          )}
          {table.next ? (
            <Link to={hrefOf(table.next)} className={styles.step} preventScrollReset>
              <span>下个月</span>
              <Icon name="chevron-right" size="md" />
            </Link>
          ) : null}
        </nav>
      </div>
      <table className={styles.table} aria-labelledby="outage-month">
        <thead>
          <tr>
            {WEEKDAY_NAMES.map((name) => (
              <th key={name} scope="col" className={styles.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.weeks.map((week, at) => (
            // Weeks have no name but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              {week.map((day, place) =>
                day ? (
                  <td
                    key={day.day}
                    className={[styles.day, day.isPast && styles.past].filter(Boolean).join(' ')}
                    aria-current={day.isToday ? 'date' : undefined}
                  >
                    {day.count > 0 ? (
                      <Link to={toDayHref(day)} className={styles.link}>
                        <DayNumber day={day} />
                        <span className={styles.count}>
                          <span className="num">{day.count}</span>
                          <span className={styles.unit}>条</span>
                          <span className="vh">停电公告</span>
                        </span>
                      </Link>
                    ) : (
                      <DayNumber day={day} />
                    )}
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

/** The number of a day, read aloud as its date. */
function DayNumber({ day }: { day: CalendarDay }) {
  return (
    <span className={`num ${styles.number}`}>
      <span className="vh">{day.spokenMonth}</span>
      <span>{day.number}</span>
      <span className="vh">{day.spokenWeekday}</span>
    </span>
  );
}
