import { useSite } from '../../api/use-site.ts';
import { Chip, ChipRow } from '../../components/chip/chip.tsx';
import { ListEmpty } from '../../components/list-empty/list-empty.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { ResultLine, ResultPages } from '../../components/result-line/result-line.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { toHonorMark } from '../../model/company/honor.ts';
import { HonorGallery } from './honor-gallery.tsx';
import { HonorMark } from './honor-mark.tsx';
import styles from './honor-page.module.css';
import { honor } from './honor.screen.ts';
import type { HonorData } from './load-honors.ts';

/** 集团荣誉: the chosen ones and why, then all of them by year, with years and levels to choose from. The URL holds the whole state. */
export function HonorPage(props: HonorData) {
  const { chosen, wall, total, page, pages, query, banner } = props;
  const { siteInfo } = useSite();
  const searched = honor.words(query);
  return (
    <SectionPage banner={banner}>
      <PageHeading title={honor.title} sample={siteInfo.demo} />
      <HonorGallery key={`${searched}${page}`} chosen={chosen} wall={wall}>
        {chosen.length > 0 ? <SectionHeading title="历年荣誉" /> : <h2 className="vh">历年荣誉</h2>}
        <Filters {...props} searched={searched} />
      </HonorGallery>
      {wall.length === 0 ? (
        <ListEmpty
          title={honor.title}
          noun="荣誉"
          searched={searched}
          total={total}
          pages={pages}
          whole={honor.path}
          firstPage={honor.href(query)}
        />
      ) : null}
      <Pagination page={page} pages={pages} hrefFor={(to) => honor.href({ ...query, page: to })} />
    </SectionPage>
  );
}

function Filters({ total, all, page, pages, years, levels, query, searched }: HonorData & { searched: string }) {
  return (
    <>
      {years.length > 1 ? (
        <div className={styles.chips}>
          <ChipRow label="年份">
            {years.map(({ value, label, count }) => (
              <Chip key={label} to={honor.href({ ...query, year: value })} current={query.year === value} count={count}>
                {label}
              </Chip>
            ))}
          </ChipRow>
        </div>
      ) : null}
      {levels.length > 1 ? (
        <div className={styles.chips}>
          <ChipRow label="级别">
            {levels.map(({ value, label, count }) => (
              <Chip
                key={label}
                to={honor.href({ ...query, level: value })}
                current={query.level === value}
                count={count}
              >
                {value === undefined ? label : <HonorMark level={label} mark={toHonorMark(label)} />}
              </Chip>
            ))}
          </ChipRow>
        </div>
      ) : null}
      {all > 0 ? (
        <ResultLine end="按获得时间倒序">
          {searched ? <span>{`${searched}：`}</span> : null}
          <span>
            共<span className="num">{total}</span>项
          </span>
          <ResultPages page={page} pages={pages} />
        </ResultLine>
      ) : null}
    </>
  );
}
