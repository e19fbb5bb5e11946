import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { ListEmpty } from '../../components/list-empty/list-empty.tsx';
import { useListPending } from '../../components/list-pending/use-list-pending.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { ReportRow, ReportRows } from '../../components/report-row/report-row.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { detailHref, screenAt } from '../../site-map.ts';
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
        <ReportRows label={title}>
          {reports.map(({ id, year, title: of, published, department, file }) => (
            <ReportRow
              key={id}
              year={year}
              title={of}
              to={detailHref('/information_disclosure_details', id)}
              file={file}
            >
              <p className="meta">
                {published ? (
                  <span>
                    公开于 <time dateTime={published.iso}>{published.text}</time>
                  </span>
                ) : null}
                {department ? <span>{department}</span> : null}
              </p>
            </ReportRow>
          ))}
        </ReportRows>
      )}
      <Pagination page={page} pages={pages} hrefFor={(to) => (to === 1 ? pathname : `${pathname}?page=${to}`)} />
    </SectionPage>
  );
}
