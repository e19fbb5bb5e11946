import { useSite } from '../../api/use-site.ts';
import { BarChart } from '../../components/chart/bar-chart.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { StatusTag } from '../../components/status-tag/status-tag.tsx';
import { TableBox } from '../../components/table-box/table-box.tsx';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import { CapitalPart } from './capital-part.tsx';
import { ColumnWords } from './column-words.tsx';
import styles from './dividend-page.module.css';
import { DividendYieldPart, LatestDividendPart } from './dividend-top.tsx';
import { HoldersPart } from './holders-part.tsx';
import type { DividendPageData } from './load-dividend.ts';

const announcements = `/investor_relations/announcement?${new URLSearchParams({ keyword: '权益分派' })}`;
const toHref = (id: number) => detailHref(noticeDetailPath('announcement'), id);

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
            <DividendTable rows={rows} />
          </section>
          {years ? (
            <section aria-labelledby="dividend-cash">
              <SectionHeading id="dividend-cash" title="每股派现" />
              <p id="dividend-cash-words" className={styles.say}>
                {years.sentence}
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

function DividendTable({ rows }: Pick<DividendPageData, 'rows'>) {
  return (
    <TableBox label="历年分红表">
      <table>
        <thead>
          <tr>
            <th scope="col">年度</th>
            <th scope="col">方案（含税）</th>
            <th scope="col">登记日</th>
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
                  <SiteLink to={toHref(noticeId)} className={styles.plan}>
                    {title}
                  </SiteLink>
                )}
              </th>
              <td>{plan}</td>
              <td>{recordDay || '待定'}</td>
              <td>{exDay || '待定'}</td>
              <td>
                <StatusTag look={isPaid ? 'done' : 'plan'}>{statusText}</StatusTag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
