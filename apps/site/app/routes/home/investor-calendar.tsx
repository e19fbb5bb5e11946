import { LinkMore } from '../../components/link-more/link-more.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import type { HomeDate, HomeReport } from '../../model/home/home-investors.ts';
import { Words } from '../../components/words/words.tsx';
import styles from './investor-strip.module.css';

const CALENDAR = '/investor_relations/activities';
const REPORTS = '/investor_relations/reports';

export interface InvestorCalendarProps {
  /** null: they could not be read. */
  dates: readonly HomeDate[] | null;
  report: HomeReport | null;
}

/** The investors' next dates, and the report that came out last. */
export function InvestorCalendar({ dates, report }: InvestorCalendarProps) {
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h3 className={styles.title}>投资者日历</h3>
        <LinkMore to={CALENDAR} about="投资者日历">
          更多
        </LinkMore>
      </div>
      {dates && dates.length > 0 ? (
        <ul>
          {dates.map(({ uid, title, iso, day, words, href }) => (
            <li key={uid} className={styles.date}>
              <time className={styles.sheet} dateTime={iso}>
                {day}
              </time>
              <span>
                <SiteLink to={href} className={styles.event}>
                  <Words>{title}</Words>
                </SiteLink>
                <small className={styles.when}>{words}</small>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{dates ? '近期没有安排' : '暂时无法读取'}</p>
      )}
      {report ? (
        <p className={styles.report}>
          <span className="hint">{report.day ? `最近的报告，${report.day}披露` : '最近的报告'}</span>
          <SiteLink to={`${REPORTS}?report=${report.id}`}>{report.title}</SiteLink>
        </p>
      ) : null}
    </div>
  );
}
