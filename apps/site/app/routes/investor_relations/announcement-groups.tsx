import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import { feedPath } from '../../model/feed/feed-path.ts';
import { toGroupRows } from '../../model/investor/announcement-groups.ts';
import type { QueryOf } from '../../screens/query-fields.ts';
import { announcement } from './announcement.screen.ts';
import styles from './announcements.module.css';

export interface AnnouncementGroupsProps {
  /** Announcements by group, from the list's answer. */
  counts: Readonly<Record<string, number>>;
  query: QueryOf<typeof announcement.fields>;
}

/** The groups that hold announcements, each with its number and its feed; a choice replaces category and page. */
export function AnnouncementGroups({ counts, query }: AnnouncementGroupsProps) {
  const { year, keyword } = query;
  const hrefFor = (group: typeof query.group): string => announcement.href({ group, year, keyword });
  const isWhole = query.group === undefined && query.category === undefined;
  return (
    <nav className={styles.groups} aria-label="公告分组">
      <ul>
        <li>
          <GroupLink to={hrefFor(undefined)} label="全部" isCurrent={isWhole} />
          <GroupFeed to={feedPath(announcement.path) ?? ''} label="全部公告" />
        </li>
        {toGroupRows(counts, query.group).map(({ group, label, count, isCurrent, feed }) => (
          <li key={group}>
            <GroupLink to={hrefFor(group)} label={label} count={count} isCurrent={isCurrent} />
            <GroupFeed to={feed} label={label} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface GroupLinkProps {
  to: string;
  label: string;
  count?: number;
  isCurrent: boolean;
}

function GroupLink({ to, label, count, isCurrent }: GroupLinkProps) {
  return (
    <Link to={to} className={styles.group} aria-current={isCurrent ? 'true' : undefined} preventScrollReset>
      <span>{label}</span>
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </Link>
  );
}

function GroupFeed({ to, label }: { to: string; label: string }) {
  return (
    <a href={to} className={styles.feed}>
      <Icon name="rss" size="sm" />
      <span className="vh">{`订阅${label} RSS`}</span>
    </a>
  );
}
