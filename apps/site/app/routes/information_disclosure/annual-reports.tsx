import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { toFileSize } from '../../components/attachments/file-size.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { ListEmpty } from '../../components/list-empty/list-empty.tsx';
import { useListPending } from '../../components/list-pending/use-list-pending.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { AnnualReport } from '../../model/disclosure/disclosure.ts';
import { toDocumentHref } from '../../model/disclosure/document-href.ts';
import { detailHref, screenAt } from '../../site-map.ts';
import { Words } from '../../components/words/words.tsx';
import styles from './annual-reports.module.css';
import type { AnnualReportsPage } from './load-annual-reports.ts';

/** The annual reports by year; the file of each opens in the viewer. */
export function AnnualReports({ reports, total, page, pages, banner }: AnnualReportsPage) {
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const isPending = useListPending();
  const title = screenAt(pathname)?.title ?? '';
  return (
    <SectionPage banner={banner}>
      <PageHeading title={title} sample={siteInfo.demo} />
      {isPending ? (
        <Skeleton shape="row" count={Math.max(3, reports.length)} />
      ) : reports.length === 0 ? (
        <ListEmpty
          title={title}
          noun="年报"
          searched=""
          total={total}
          pages={pages}
          whole={pathname}
          firstPage={pathname}
          other={{ path: '/information_disclosure/proactively', title: '主动公开' }}
        />
      ) : (
        <ol className={styles.reports} aria-label={title}>
          {reports.map((report) => (
            <ReportItem key={report.id} report={report} />
          ))}
        </ol>
      )}
      <Pagination page={page} pages={pages} hrefFor={(to) => (to === 1 ? pathname : `${pathname}?page=${to}`)} />
    </SectionPage>
  );
}

function ReportItem({ report: { id, title, year, published, department, file } }: { report: AnnualReport }) {
  const facts = [file?.pages ? `${file.pages}页` : '', toFileSize(file?.size)].filter(Boolean).join(' · ');
  return (
    <li className={styles.report}>
      <p className={styles.year}>
        {year === null ? null : (
          <>
            <span>{year}</span>
            <span className={styles.unit}>年</span>
          </>
        )}
      </p>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <SiteLink to={detailHref('/information_disclosure_details', id)} className={styles.link}>
            <Words>{title}</Words>
          </SiteLink>
        </h2>
        <p className={`meta ${styles.meta}`}>
          {published ? (
            <span>
              公开于 <time dateTime={published.iso}>{published.text}</time>
            </span>
          ) : null}
          {department ? <span>{department}</span> : null}
        </p>
      </div>
      {file ? (
        <SiteLink to={toDocumentHref(file.url)} className={styles.file} newTab arrow={false}>
          <Icon name="pdf" size="md" />
          <span>
            查看报告<span className="vh">{`${title}（PDF）`}</span>
          </span>
          {facts ? <span className={styles.size}>{facts}</span> : null}
        </SiteLink>
      ) : null}
    </li>
  );
}
