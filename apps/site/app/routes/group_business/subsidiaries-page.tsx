import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Chip, ChipRow } from '../../components/chip/chip.tsx';
import { useListPending } from '../../components/list-pending/use-list-pending.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { ResultLine } from '../../components/result-line/result-line.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { toCompanySearch } from '../../model/company.ts';
import { CompanyRows } from './company-rows.tsx';
import type { CompaniesData } from './load-companies.ts';
import styles from './subsidiaries-page.module.css';

/** 所属企业: kinds to choose from, rows, pages. The address holds the whole state. */
export function SubsidiariesPage({ rows, chips, kind, total, page, pages, banner }: CompaniesData) {
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const isPending = useListPending();
  const chosen = kind === undefined ? '' : chips.find((chip) => chip.kind === kind)?.label;
  return (
    <SectionPage banner={banner}>
      <PageHeading title="所属企业" sample={siteInfo.demo} />
      <div className={styles.filter}>
        <ChipRow label="企业类别">
          {chips.map((chip) => (
            <Chip
              key={chip.label}
              to={pathname + toCompanySearch(chip.kind)}
              current={chip.kind === kind}
              {...(chip.count === undefined ? {} : { count: chip.count })}
            >
              {chip.label}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <ResultLine>
        {chosen ? <span>{chosen}：</span> : null}共<span className="num">{total}</span>家
        {pages > 1 ? `，第${Math.min(page, pages)}页，共${pages}页` : ''}
      </ResultLine>
      {isPending ? (
        <Skeleton shape="news" count={Math.max(3, rows.length)} />
      ) : rows.length > 0 ? (
        <CompanyRows rows={rows} />
      ) : (
        <EmptyState
          title={total > 0 ? '没有这一页' : '暂无企业'}
          ways={
            total > 0 || kind ? (
              <ButtonLink to={pathname + (total > 0 ? toCompanySearch(kind) : '')} variant="line">
                {total > 0 ? '回到第1页' : '查看全部企业'}
              </ButtonLink>
            ) : undefined
          }
        >
          <p>{total > 0 ? `共${total}家，到第${pages}页为止。` : `${chosen || '所属企业'}还没有发布内容。`}</p>
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} hrefFor={(to) => pathname + toCompanySearch(kind, to)} />
    </SectionPage>
  );
}
