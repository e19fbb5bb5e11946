import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import { type CalendarDay, parseMonth, toCalendarMonth, WEEKDAY_NAMES } from '../../model/outage/outage-calendar.ts';
import { type DayOutage, type MonthLook, monthLooks } from '../../model/outage/outage-month.ts';
import styles from './overhaul-calendar.module.css';
import { calendarDayHref, calendarHref, type OutageQuery } from './overhaul.screen.ts';

/** Outages that a cell names, and towns on a phone. */
const SHOWN = 3;
const SHOWN_TOWNS = 2;

export interface OverhaulCalendarProps {
  /** `2026-12`. */
  month: string;
  /** The day that is chosen; null for none. */
  chosen: string | null;
  /** How many outages each day has. */
  days: Readonly<Record<string, number>>;
  /** The outages by day. */
  cells: Readonly<Record<string, readonly DayOutage[]>>;
  query: OutageQuery;
  /** Epoch ms. */
  now: number;
}

/** A month of outages as a table: a day that has some names their places, and opens them below. */
export function OverhaulCalendar({ month, chosen, days, cells, query, now }: OverhaulCalendarProps) {
  const table = toCalendarMonth(month, days, now);
  const today = parseMonth(null, now);
  const hrefOf = (to: string): string => calendarHref(query, to);
  const shown = new Set(Object.values(cells).flatMap((outages) => outages.map(({ look }) => look)));
  const looks = (Object.keys(monthLooks) as MonthLook[]).filter((look) => shown.has(look));
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <h2 className={styles.title} id="outage-month">
          {table.title}
        </h2>
        <nav aria-label="翻月" className={`no-print ${styles.turn}`}>
          {table.previous ? (
            <Link to={hrefOf(table.previous)} className={styles.step} aria-label="上个月" preventScrollReset>
              <Icon name="chevron-left" />
            </Link>
          ) : null}
          {table.next ? (
            <Link to={hrefOf(table.next)} className={styles.step} aria-label="下个月" preventScrollReset>
              <Icon name="chevron-right" />
            </Link>
          ) : null}
          {month === today ? null : (
            <Link to={hrefOf(today)} className={styles.step} preventScrollReset>
              本月
            </Link>
          )}
        </nav>
        {/* oxlint-disable-next-line yunxia/jsx-text -- parts of a page, never words */}
        {looks.length > 0 ? (
          <ul className={styles.legend}>
            {looks.map((look) => (
              <Mark key={look} look={look} />
            ))}
          </ul>
        ) : null}
      </div>
      <table className={styles.table} aria-labelledby="outage-month">
        <thead>
          <tr>
            {WEEKDAY_NAMES.map((name) => (
              <th key={name} scope="col" className={styles.weekday}>
                <span className={styles.week}>周</span>
                <span>{name.slice(1)}</span>
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
                    className={[styles.day, day.isPast && styles.past, day.day === chosen && styles.chosen]
                      .filter(Boolean)
                      .join(' ')}
                    aria-current={day.isToday ? 'date' : undefined}
                  >
                    {day.count > 0 ? (
                      <Link
                        to={`${calendarDayHref(query, month, day.day)}#outages-of-day`}
                        className={styles.link}
                        aria-current={day.day === chosen ? 'true' : undefined}
                      >
                        <DayNumber day={day} />
                        <span className="vh">{`${day.count}条停电公告，`}</span>
                        <Places outages={cells[day.day] ?? []} count={day.count} />
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

/** A shape of the key with its word. */
function Mark({ look }: { look: MonthLook }) {
  return <li className={`${styles.outage} ${styles[look]}`}>{monthLooks[look]}</li>;
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

/** Where the power is off that day: on a wide page with the state of each, on a phone the towns in two characters. */
function Places({ outages, count }: { outages: readonly DayOutage[]; count: number }) {
  const shown = outages.slice(0, SHOWN);
  const towns = [...new Set(outages.map(({ town }) => town))];
  const shownTowns = towns.slice(0, SHOWN_TOWNS);
  const restOfTowns = count - outages.filter(({ town }) => shownTowns.includes(town)).length;
  return (
    <>
      <span className={`only-wide ${styles.outages}`}>
        {shown.map(({ text, look }, at) => (
          // Two outages of a day may be in one place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} className={`${styles.outage} ${styles[look]}`}>
            <span className="vh">{`${monthLooks[look]}：`}</span>
            <span>{text}</span>
          </span>
        ))}
        {count > shown.length ? <b className={styles.rest}>{`另${count - shown.length}处`}</b> : null}
      </span>
      <span className={`only-narrow ${styles.towns}`} aria-hidden="true">
        {shownTowns.map((town) => (
          <span key={town}>{town}</span>
        ))}
        {restOfTowns > 0 ? <b className={styles.rest}>{`＋${restOfTowns}`}</b> : null}
      </span>
    </>
  );
}
