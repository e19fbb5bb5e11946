import { Attachments } from '../../components/attachments/attachments.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { ListRow, RowList } from '../../components/list-row/list-row.tsx';
import type { HomeRow } from '../../model/home/home-rows.ts';
import type { ReportFile } from '../../model/investor/report-table.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import { reports as library } from './reports.screen.ts';
import styles from './stock.module.css';

const toHref = (id: number) => detailHref(noticeDetailPath('announcement'), id);

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

/** The reports that came out last, as files; one without a file leads to its page. null: they could not be read. */
export function PeriodicReports({ reports }: { reports: readonly ReportFile[] | null }) {
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
            <ListRow key={id} to={library.href({ report: id })} title={title} size="sm" />
          ))}
        </RowList>
      ) : null}
      <LinkMore to={library.path}>全部定期报告</LinkMore>
    </>
  );
}
