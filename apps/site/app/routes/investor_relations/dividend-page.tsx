import { useSite } from '../../api/use-site.ts';
import { BarChart } from '../../components/chart/bar-chart.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { WholeFigures } from '../../components/words/whole-figures.tsx';
import { CapitalPart } from './capital-part.tsx';
import { ColumnWords } from './column-words.tsx';
import styles from './dividend-page.module.css';
import { DividendTable } from './dividend-table.tsx';
import { DividendYieldPart, LatestDividendPart } from './dividend-top.tsx';
import { HoldersPart } from './holders-part.tsx';
import type { DividendPageData } from './load-dividend.ts';

const announcements = `/investor_relations/announcement?${new URLSearchParams({ keyword: '权益分派' })}`;

/** Distributions with their yield as a fraction, the largest holders of a day, the share capital and its changes. */
export function DividendPage(data: DividendPageData) {
  const { banner, latest, rows, years, holders, capital, info } = data;
  const { siteInfo } = useSite();
  const hasHolders = holders === null || holders.days.length > 0 || holders.rows.length > 0;
  const hasCapital = capital === null || capital.view !== null;
  return (
    <SectionPage banner={banner}>
      <PageHeading title="分红与股本" sample={siteInfo.demo}>
        <LinkMore to={announcements}>分红公告</LinkMore>
      </PageHeading>
      {latest ? (
        <div className={styles.top}>
          <DividendYieldPart dividendYield={data.dividendYield} />
          <LatestDividendPart latest={latest} />
        </div>
      ) : null}
      {rows.length === 0 && !hasHolders && !hasCapital ? (
        <EmptyState title="暂无分红与股本信息">
          <p>分红、股本和股东名单发布后在这里显示。</p>
        </EmptyState>
      ) : null}
      {rows.length > 0 ? (
        <div className={`${styles.two} ${years ? styles.years : ''} ${styles.section}`}>
          <section aria-labelledby="dividend-years">
            <SectionHeading id="dividend-years" title="历年分红" />
            <DividendTable rows={rows} label="历年分红表" />
          </section>
          {years ? (
            <section aria-labelledby="dividend-cash">
              <SectionHeading id="dividend-cash" title="每股派现" />
              <p id="dividend-cash-words" className={styles.say}>
                <WholeFigures>{years.sentence}</WholeFigures>
              </p>
              <BarChart drawing={years.drawing} sentenceId="dividend-cash-words" label="每股派现（元）" />
            </section>
          ) : null}
        </div>
      ) : null}
      {hasHolders ? <HoldersPart holders={holders} /> : null}
      {hasCapital ? <CapitalPart capital={capital} /> : null}
      {info ? <ColumnWords info={info} /> : null}
    </SectionPage>
  );
}
