import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { ListBody } from '../../components/list-body/list-body.tsx';
import { Note } from '../../components/note/note.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { findEntry } from '../../model/catalogue-entry.ts';
import { toDisclosureQueryText, toDisclosureSearch } from '../../model/disclosure-query.ts';
import { screenAt } from '../../site-map.ts';
import { CatalogueNav } from './catalogue-nav.tsx';
import { CatalogueTable } from './catalogue-table.tsx';
import { DisclosureRows } from './disclosure-rows.tsx';
import { EntryHead } from './entry-head.tsx';
import type { ProactivelyPage } from './load-proactively.ts';
import { ProactivelyFilter } from './proactively-filter.tsx';
import styles from './proactively-list.module.css';

/**
 * What is disclosed without being asked for: first the whole catalogue and the latest records; with an entry chosen, or
 * filters set, the records that fit, beside the catalogue.
 */
export function ProactivelyList(page: ProactivelyPage) {
  const { catalogue, query, banner, now } = page;
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const isWhole = toDisclosureSearch(query) === '' && page.page === 1;
  const found = findEntry(catalogue ?? [], query.typeId);
  return (
    <SectionPage banner={banner}>
      <PageHeading title={screenAt(pathname)?.title ?? ''} sample={siteInfo.demo}>
        <LinkMore to="/information_disclosure/application">依申请公开</LinkMore>
      </PageHeading>
      {catalogue === null ? <Note tone="warn">公开目录暂时无法读取，下面的公开信息不受影响。</Note> : null}
      {isWhole || !catalogue || catalogue.length === 0 ? (
        <div className={styles.whole}>
          <ProactivelyFilter query={query} now={now} />
          {catalogue && catalogue.length > 0 ? <CatalogueTable entries={catalogue} /> : null}
          <section aria-labelledby={isWhole ? 'latest-disclosed' : undefined}>
            {isWhole ? <SectionHeading id="latest-disclosed" title="最近公开" /> : null}
            <Records {...page} typeName="" as={isWhole ? 'h3' : 'h2'} />
          </section>
        </div>
      ) : (
        <div className={styles.columns}>
          <CatalogueNav entries={catalogue} current={query.typeId} />
          <div className={styles.records}>
            {found ? <EntryHead {...found} /> : null}
            <ProactivelyFilter query={query} now={now} />
            <Records {...page} typeName={found?.entry.name ?? ''} as={found ? 'h3' : 'h2'} />
          </div>
        </div>
      )}
    </SectionPage>
  );
}

interface RecordsProps extends ProactivelyPage {
  /** Name of the chosen entry. */
  typeName: string;
  /** Level of the records' titles. */
  as: 'h2' | 'h3';
}

function Records({ rows, total, page, pages, query, typeName, as }: RecordsProps) {
  const { pathname } = useLocation();
  return (
    <div>
      <ListBody
        title="主动公开"
        noun="公开信息"
        searched={toDisclosureQueryText(query, typeName)}
        total={total}
        shown={rows.length}
        page={page}
        pages={pages}
        order="按公开时间倒序"
        whole={pathname}
        hrefFor={(to) => `${pathname}${toDisclosureSearch(query, to)}`}
        skeleton="outage"
      >
        <DisclosureRows rows={rows} as={as} hideType={query.typeId} />
      </ListBody>
    </div>
  );
}
