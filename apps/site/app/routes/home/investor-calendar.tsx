import { LinkMore } from '../../components/link-more/link-more.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import type { CalendarRow } from '../../model/home/home-rows.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import styles from './investor-strip.module.css';

/** The investors' activities with their days. */
export function InvestorCalendar({ activities }: { activities: readonly CalendarRow[] | null }) {
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h3 className={styles.title}>投资者活动</h3>
        <LinkMore to="/investor_relations/activities" about="投资者活动">
          更多
        </LinkMore>
      </div>
      {activities && activities.length > 0 ? (
        <ul>
          {activities.map(({ id, title, iso, month, day }) => (
            <li key={id} className={styles.date}>
              <time className={styles.sheet} dateTime={iso}>
                <small className={styles.month}>{month}</small>
                <span>{day}</span>
              </time>
              <SiteLink to={detailHref(noticeDetailPath('activity'), id)} className={styles.event}>
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{activities ? '近期没有投资者活动' : '暂时无法读取'}</p>
      )}
    </div>
  );
}
