import { useSite } from '../../api/use-site.ts';
import { Chip, ChipRow } from '../../components/chip/chip.tsx';
import { ListEmpty } from '../../components/list-empty/list-empty.tsx';
import { useListPending } from '../../components/list-pending/use-list-pending.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { ResultLine, ResultPages } from '../../components/result-line/result-line.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { CompanyRows } from './company-rows.tsx';
import type { CompaniesData } from './load-companies.ts';
import styles from './subsidiaries-page.module.css';
import { subsidiaries } from './subsidiaries.screen.ts';

/** 所属企业: kinds to choose from, rows, pages. The URL holds the whole state. */
export function SubsidiariesPage({ rows, chips, kind, total, page, pages, banner }: CompaniesData) {
  const { siteInfo } = useSite();
  const isPending = useListPending();
  const chosen = kind === undefined ? '' : chips.find((chip) => chip.kind === kind)?.label;
  return (
    <SectionPage banner={banner}>
      <PageHeading title={subsidiaries.title} sample={siteInfo.demo} />
      <div className={styles.filter}>
        <ChipRow label="企业类别">
          {chips.map((chip) => (
            <Chip
              key={chip.label}
              to={subsidiaries.href({ kind: chip.kind })}
              current={chip.kind === kind}
              {...(chip.count === undefined ? {} : { count: chip.count })}
            >
              {chip.label}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <ResultLine>
        {chosen ? <span>{`${chosen}：`}</span> : null}
        <span>
          共<span className="num">{total}</span>家
        </span>
        <ResultPages page={page} pages={pages} />
      </ResultLine>
      {isPending ? (
        <Skeleton shape="news" count={Math.max(3, rows.length)} />
      ) : rows.length > 0 ? (
        <CompanyRows rows={rows} />
      ) : (
        <ListEmpty
          title={subsidiaries.title}
          noun="企业"
          searched={chosen ?? ''}
          total={total}
          pages={pages}
          whole={subsidiaries.path}
          firstPage={subsidiaries.href({ kind })}
        />
      )}
      <Pagination page={page} pages={pages} hrefFor={(to) => subsidiaries.href({ kind, page: to })} />
    </SectionPage>
  );
}
