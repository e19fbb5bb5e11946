import { Attachments } from '../../components/attachments/attachments.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { ListRow, RowList } from '../../components/list-row/list-row.tsx';
import type { HomeRow } from '../../model/home/home-rows.ts';
import { REPORTS, type ReportView } from '../../model/investor/investor-notice.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import styles from './stock.module.css';

const toHref = (id: number) => detailHref(noticeDetailPath('announcement'), id);
const allReports = `/investor_relations/announcement?${new URLSearchParams({ category: REPORTS })}`;

/** The latest announcements; null: they could not be read. */
export function LatestAnnouncements({ rows }: { rows: readonly HomeRow[] | null }) {
  if (!rows || rows.length === 0) return <p className={styles.none}>{rows ? '暂无公告' : '公告暂时无法读取'}</p>;
  return (
    <RowList label="最新公告">
      {rows.map(({ id, title, date }) => (
        <ListRow key={id} to={toHref(id)} title={title} date={date ?? undefined} />
      ))}
    </RowList>
  );
}

/** The latest periodic reports as files; one without a file leads to its notice. null: they could not be read. */
export function PeriodicReports({ reports }: { reports: readonly ReportView[] | null }) {
  if (!reports || reports.length === 0) {
    return <p className={styles.none}>{reports ? '暂无定期报告' : '定期报告暂时无法读取'}</p>;
  }
  const files = reports.flatMap(({ file }) => file ?? []);
  const others = reports.filter(({ file }) => !file);
  return (
    <>
      <Attachments files={files} label="定期报告" />
      {others.length > 0 ? (
        <RowList flush label="其他定期报告">
          {others.map(({ id, title }) => (
            <ListRow key={id} to={toHref(id)} title={title} size="sm" />
          ))}
        </RowList>
      ) : null}
      <LinkMore to={allReports}>全部定期报告</LinkMore>
    </>
  );
}
