import { Icon } from '../../components/icon/icon.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { type ReportCell, reportColumns, reportKindKeys, type ReportYear } from '../../model/investor/report-table.ts';
import { PdfLink } from './pdf-link.tsx';
import { reports } from './reports.screen.ts';
import styles from './reports.module.css';

const toHref = (id: number): string => `${reports.href({ report: id })}#report-title`;

/** A report in the table: its summary first, then its file; one to come has its day. */
function Cell({ report }: { report: ReportCell }) {
  if (report.dueOn) {
    return (
      <p className={styles.due}>
        <span>预约</span>
        <time dateTime={report.dueOn}>{report.dueOn}</time>
      </p>
    );
  }
  return (
    <div className={styles.cell}>
      {report.hasSummary ? (
        <SiteLink to={toHref(report.id)} className={styles.read}>
          {report.isNew ? <span className={styles.new} aria-hidden="true" /> : null}
          <span>{report.isCorrection ? '更正后摘要' : '摘要'}</span>
          <span className="vh">{`${report.title}${report.isNew ? '，最近90天披露' : ''}`}</span>
          <Icon name="arrow-right" size="sm" />
        </SiteLink>
      ) : null}
      {report.pdf ? <PdfLink pdf={report.pdf} title={report.title} /> : null}
      {report.correctedBy ? (
        <SiteLink to={toHref(report.correctedBy)} className={styles.fixed}>
          <span>已更正</span>
          <span className="vh">{report.title}</span>
        </SiteLink>
      ) : null}
    </div>
  );
}

const cellsOf = ({ cells }: ReportYear, kind: (typeof reportKindKeys)[number]): readonly ReportCell[] =>
  cells[kind] ?? [];

/** Reports by year and kind: a table, in narrow windows a fold for each year. */
export function ReportTable({ years }: { years: readonly ReportYear[] }) {
  return (
    <>
      <table className={styles.table}>
        <caption className="vh">各年度各类报告</caption>
        <thead>
          <tr>
            <th scope="col">年份</th>
            {reportKindKeys.map((kind) => (
              <th key={kind} scope="col">
                {reportColumns[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year.year}>
              <th scope="row">{year.year}</th>
              {reportKindKeys.map((kind) => (
                <td key={kind}>
                  {cellsOf(year, kind).map((report) => (
                    <Cell key={report.id} report={report} />
                  ))}
                  {cellsOf(year, kind).length === 0 ? <span className={styles.none}>未收录</span> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.folds}>
        {years.map((year, at) => (
          <details key={year.year} className={styles.fold} open={at === 0}>
            <summary>
              <span className={styles.year}>{year.year}</span>
              <small className="hint">{`${year.count}份`}</small>
              <Icon name="chevron-down" size="md" />
            </summary>
            <ul>
              {reportKindKeys.flatMap((kind) =>
                cellsOf(year, kind).map((report) => (
                  <li key={report.id}>
                    <span>{reportColumns[kind]}</span>
                    <Cell report={report} />
                  </li>
                )),
              )}
            </ul>
          </details>
        ))}
      </div>
    </>
  );
}
