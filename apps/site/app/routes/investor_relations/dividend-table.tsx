import { SiteLink } from '../../components/site-link/site-link.tsx';
import { StatusTag } from '../../components/status-tag/status-tag.tsx';
import { TableBox } from '../../components/table-box/table-box.tsx';
import type { DividendDaysRow } from '../../model/investor/dividend-row.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import styles from './dividend-table.module.css';

export interface DividendTableProps {
  rows: readonly DividendDaysRow[];
  /** Name of the region that scrolls. */
  label: string;
  /** Without the record day, where the table is narrow. */
  isShort?: boolean;
}

/** Distributions with their days and progress; the name leads to the announcement. Folded to blocks in narrow windows. */
export function DividendTable({ rows, label, isShort = false }: DividendTableProps) {
  return (
    <TableBox label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">年度</th>
            <th scope="col">方案（含税）</th>
            {isShort ? null : <th scope="col">登记日</th>}
            <th scope="col">除息日</th>
            <th scope="col">进度</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, plan, recordDay, exDay, isPaid, statusText, noticeId }) => (
            <tr key={id}>
              <th scope="row">
                {noticeId === null ? (
                  title
                ) : (
                  <SiteLink to={detailHref(noticeDetailPath('announcement'), noticeId)} className={styles.link}>
                    {title}
                  </SiteLink>
                )}
              </th>
              <td className={styles.plan}>{plan}</td>
              {isShort ? null : <Day label="登记日" day={recordDay} />}
              <Day label="除息日" day={exDay} />
              <td className={styles.progress}>
                <StatusTag look={isPaid ? 'done' : 'plan'}>{statusText}</StatusTag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

/** A day, with its name where the table is folded and has no head. */
function Day({ label, day }: { label: string; day: string }) {
  return (
    <td className={styles.day}>
      <span className={`only-narrow ${styles.label}`}>{label}</span>
      <span>{day || '待定'}</span>
    </td>
  );
}
