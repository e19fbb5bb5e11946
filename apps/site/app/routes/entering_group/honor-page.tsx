import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Chip, ChipRow } from '../../components/chip/chip.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { ResultLine } from '../../components/result-line/result-line.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { toHonorQueryText, toHonorSearch } from '../../model/honor.ts';
import { HonorFrames } from './honor-frames.tsx';
import styles from './honor-page.module.css';
import type { HonorData } from './load-honors.ts';

/** 集团荣誉: years and levels to choose from, then the frames. The address holds the whole state. */
export function HonorPage({ honors, total, all, page, pages, years, levels, query, banner }: HonorData) {
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const searched = toHonorQueryText(query);
  return (
    <SectionPage banner={banner}>
      <PageHeading title="集团荣誉" sample={siteInfo.demo} />
      <div className={styles.filters}>
        {years.length > 1 ? (
          <ChipRow label="年份">
            {years.map(({ value, label, count }) => (
              <Chip
                key={label}
                to={pathname + toHonorSearch({ ...query, year: value })}
                current={query.year === value}
                count={count}
              >
                {label}
              </Chip>
            ))}
          </ChipRow>
        ) : null}
        {levels.length > 1 ? (
          <ChipRow label="级别">
            {levels.map(({ value, label, count }) => (
              <Chip
                key={label}
                to={pathname + toHonorSearch({ ...query, level: value })}
                current={query.level === value}
                count={count}
              >
                {label}
              </Chip>
            ))}
          </ChipRow>
        ) : null}
      </div>
      {all > 0 ? (
        <ResultLine end="按获得时间倒序">
          {searched ? <span>{searched}：</span> : null}共<span className="num">{total}</span>项
          {pages > 1 ? `，第${page}页，共${pages}页` : ''}
        </ResultLine>
      ) : null}
      {honors.length > 0 ? (
        <HonorFrames key={`${searched}${page}`} honors={honors} />
      ) : (
        <EmptyState
          title={all > 0 ? '没有符合条件的荣誉' : '暂无荣誉'}
          ways={
            all > 0 ? (
              <ButtonLink to={pathname} variant="line">
                查看全部荣誉
              </ButtonLink>
            ) : undefined
          }
        >
          <p>{all > 0 ? `没有找到 ${searched} 的荣誉。` : '集团荣誉还没有发布内容。'}</p>
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} hrefFor={(to) => pathname + toHonorSearch(query, to)} />
    </SectionPage>
  );
}
