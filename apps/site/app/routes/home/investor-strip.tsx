import { useSite } from '../../api/use-site.ts';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { TabSet } from '../../components/tabs/tab-set.tsx';
import type { HomeDate, HomePrice, HomeReport } from '../../model/home/home-investors.ts';
import type { HomeRow } from '../../model/home/home-rows.ts';
import { detailHref, firstPath, noticeDetailPath, sectionOf } from '../../site-map.ts';
import { InvestorCalendar } from './investor-calendar.tsx';
import { InvestorIdentity } from './investor-identity.tsx';
import styles from './investor-strip.module.css';
import { TabRowList } from './tab-rows.tsx';
import { useTabRows } from './use-tab-rows.ts';

const section = sectionOf('investor_relations');
/** Announcements in the list. */
const COUNT = 5;

const paths = {
  announcements: '/investor_relations/announcement',
  reports: '/investor_relations/reports',
} as const;
const choices = [
  { key: 'announcements', label: '公司公告', to: paths.announcements },
  { key: 'reports', label: '定期报告', to: paths.reports },
] as const;
type Key = (typeof choices)[number]['key'];

const toHref: Readonly<Record<Key, (id: number) => string>> = {
  announcements: (id) => detailHref(noticeDetailPath('announcement'), id),
  reports: (id) => `${paths.reports}?report=${id}`,
};

const loadReports = async (_: Key, signal: AbortSignal) => (await import('./load-rows.ts')).loadReports(COUNT, signal);

export interface InvestorStripProps {
  /** null: they could not be read. */
  announcements: readonly HomeRow[] | null;
  dates: readonly HomeDate[] | null;
  report: HomeReport | null;
  /** null: none may be shown. */
  price: HomePrice | null;
}

/** The share's identity, announcements and periodic reports, the dates to come and the latest report. */
export function InvestorStrip({ announcements, dates, report, price }: InvestorStripProps) {
  const { siteInfo } = useSite();
  const { current, select, found } = useTabRows<Key, readonly HomeRow[]>(
    'investor',
    { key: 'announcements', rows: announcements },
    loadReports,
  );
  return (
    <section className="sec" aria-labelledby="home-investor">
      <div className="wrap">
        <SectionHeading id="home-investor" title={section.title}>
          <LinkMore to={firstPath(section)}>{`进入${section.title}`}</LinkMore>
        </SectionHeading>
        <div className={styles.strip}>
          <InvestorIdentity siteInfo={siteInfo} price={price} />
          <div className={styles.part}>
            <TabSet id="investor" label="公告类型" choices={choices} current={current} onSelect={select}>
              {(tabs, panel) => (
                <>
                  <div className={styles.head}>
                    {tabs}
                    <LinkMore to={paths[current]} about={choices.find(({ key }) => key === current)?.label ?? ''}>
                      更多
                    </LinkMore>
                  </div>
                  <div {...panel} className={styles.rows}>
                    <TabRowList found={found} toHref={toHref[current]} count={COUNT} />
                  </div>
                </>
              )}
            </TabSet>
          </div>
          <InvestorCalendar dates={dates} report={report} />
        </div>
      </div>
    </section>
  );
}
