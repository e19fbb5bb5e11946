import { type IrEventKind, irEventKinds } from '@yunxia/contract/ir-event-kinds';
import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { Words } from '../../components/words/words.tsx';
import { type IrDate, toComing, toDatesOfMonth, toNextDate } from '../../model/investor/ir-calendar.ts';
import { irCalendarHref } from '../../model/investor/ir-event-href.ts';
import styles from './investor-calendar.module.css';
import { InvestorMonth } from './investor-month.tsx';
import type { LoadedCalendar } from './load-activities.ts';

export interface InvestorCalendarProps {
  calendar: LoadedCalendar;
  /** The month of the address; undefined: none was asked for. */
  chosen: string | undefined;
  /** Epoch ms. */
  now: number;
}

/** The next date as a deep strip, the month beside the dates to come, and what can be subscribed to. */
export function InvestorCalendar({ calendar, chosen, now }: InvestorCalendarProps) {
  const coming = toComing(calendar.coming, now);
  const dates = chosen === undefined ? coming : toDatesOfMonth(calendar.ofMonth, calendar.month, now);
  const next = toNextDate(calendar.coming, now);
  return (
    <>
      {next ? <NextStrip date={next} /> : null}
      <div className={styles.layout}>
        <InvestorMonth events={calendar.ofMonth} month={calendar.month} listed={dates} now={now} />
        <Dates dates={dates} label={chosen === undefined ? '接下来的日程' : '这个月的日程'} />
      </div>
      <Subscription />
    </>
  );
}

function NextStrip({ date }: { date: IrDate }) {
  return (
    <section className={`on-deep ${styles.next}`} aria-labelledby="ir-next">
      <p className={styles.nextDay}>
        <time dateTime={date.iso}>{date.day}</time>
      </p>
      <div>
        <h2 id="ir-next">
          <Words>{date.title}</Words>
        </h2>
        <p>{[date.time, date.until, date.summary].filter(Boolean).join('，')}</p>
      </div>
      <ButtonLink to={date.file} icon="calendar" variant="line" className={styles.add}>
        加入日历
      </ButtonLink>
    </section>
  );
}

function Dates({ dates, label }: { dates: readonly IrDate[]; label: string }) {
  return (
    <section aria-labelledby="ir-dates" className={styles.list}>
      <h2 id="ir-dates" className={styles.label}>
        {label}
      </h2>
      {dates.length === 0 ? <p className="hint">没有日程。</p> : null}
      <ol className={styles.dates}>
        {dates.map((date) => (
          <li key={date.uid} id={`ir-${date.uid}`} data-kind={date.kind}>
            <p className={styles.day}>
              <time dateTime={date.iso}>{date.day}</time>
              <span>
                <Words>{date.time}</Words>
              </span>
            </p>
            <div className={styles.words}>
              <h3>
                {date.href ? (
                  <SiteLink to={date.href}>
                    <Words>{date.title}</Words>
                  </SiteLink>
                ) : (
                  <Words>{date.title}</Words>
                )}
              </h3>
              <p>
                {date.isCancelled ? <b className={styles.cancelled}>已取消</b> : null}
                <span>{date.summary || irEventKinds[date.kind]}</span>
              </p>
            </div>
            <a href={date.file} className={styles.file}>
              <Icon name="calendar" />
              <span className="vh">{`加入日历：${date.title}`}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

const kinds = Object.entries(irEventKinds) as [IrEventKind, string][];

function Subscription() {
  return (
    <section aria-labelledby="ir-feeds" className={`no-print ${styles.feeds}`}>
      <div>
        <SectionHeading title="订阅到手机日历" id="ir-feeds" />
        <p className="hint">日期改了，您的日历会跟着改。</p>
      </div>
      <ul className={styles.kinds}>
        <li>
          <ButtonLink to={irCalendarHref()} icon="calendar">
            全部日程
          </ButtonLink>
        </li>
        {kinds.map(([kind, label]) => (
          <li key={kind}>
            <ButtonLink to={irCalendarHref(kind)} variant="line" icon="calendar">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
