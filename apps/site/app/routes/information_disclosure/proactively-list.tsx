import { useSite } from '../../api/use-site.ts';
import { Chip, ChipRow } from '../../components/chip/chip.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { ListBody } from '../../components/list-body/list-body.tsx';
import { Note } from '../../components/note/note.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { ResultLine } from '../../components/result-line/result-line.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { StatusTag } from '../../components/status-tag/status-tag.tsx';
import { toDayTimeText } from '../../model/text/beijing-time.ts';
import {
  type CatalogueEntry,
  countEntries,
  findEntries,
  findEntry,
  SOON_DAYS,
} from '../../model/disclosure/catalogue-entry.ts';
import { application } from './application.screen.ts';
import { CatalogueNav } from './catalogue-nav.tsx';
import { CatalogueTable, toEntryPath } from './catalogue-table.tsx';
import { DisclosureRows } from './disclosure-rows.tsx';
import { EntryHead } from './entry-head.tsx';
import type { ProactivelyPage } from './load-proactively.ts';
import { ProactivelyFilter } from './proactively-filter.tsx';
import styles from './proactively-list.module.css';
import { proactively } from './proactively.screen.ts';

/**
 * What is disclosed without being asked for: first the whole catalogue and the latest records; with an entry chosen, or
 * filters set, the records that fit, beside the catalogue.
 */
export function ProactivelyList(page: ProactivelyPage) {
  const { catalogue, query, years, banner, now } = page;
  const { siteInfo } = useSite();
  const isWhole = Object.keys(query).length === 0 && page.page === 1;
  const found = findEntry(catalogue ?? [], query.typeId);
  return (
    <SectionPage banner={banner}>
      <PageHeading title={proactively.title} sample={siteInfo.demo}>
        <LinkMore to={application.path}>依申请公开</LinkMore>
      </PageHeading>
      {catalogue === null ? <Note tone="warn">公开目录暂时无法读取，下面的公开信息不受影响。</Note> : null}
      {isWhole || !catalogue || catalogue.length === 0 ? (
        <div className={styles.whole}>
          <ProactivelyFilter query={query} years={years} />
          {catalogue && catalogue.length > 0 ? (
            <div>
              <CatalogueState entries={catalogue} now={now} />
              <CatalogueTable entries={catalogue} />
            </div>
          ) : null}
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
            <ProactivelyFilter query={query} years={years} />
            {query.typeId === undefined ? <FoundEntries entries={findEntries(catalogue, query.keyword)} /> : null}
            <Records {...page} typeName={found?.entry.name ?? ''} as={found ? 'h3' : 'h2'} />
          </div>
        </div>
      )}
    </SectionPage>
  );
}

/** How many entries the catalogue has, and how they stand to their terms at the time of the data. */
function CatalogueState({ entries, now }: { entries: readonly CatalogueEntry[]; now: number }) {
  const { all, onTime, dueSoon, overdue } = countEntries(entries, now);
  return (
    <ResultLine end={<span className="num">{toDayTimeText(now)}</span>}>
      <span className={styles.legend}>
        <span>{`共${all}个公开事项：`}</span>
        <StatusTag look="done">{`按期${onTime}`}</StatusTag>
        {dueSoon > 0 ? <StatusTag look="plan">{`${SOON_DAYS}日内到期${dueSoon}`}</StatusTag> : null}
        {overdue > 0 ? <StatusTag look="late">{`逾期${overdue}`}</StatusTag> : null}
      </span>
    </ResultLine>
  );
}

/** Entries of the catalogue that are named as what was looked for. Nothing when none is. */
function FoundEntries({ entries }: { entries: readonly CatalogueEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <div className="no-print">
      <p className="hint" aria-hidden="true">
        相关公开事项
      </p>
      <ChipRow label="相关公开事项">
        {entries.map((entry) => (
          <Chip key={entry.id} to={toEntryPath(entry)} {...(entry.total === null ? {} : { count: entry.total })}>
            {entry.name}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

/** What was looked for, in words; the catalogue has the name of an entry, the URL its number. */
const toSearched = ({ typeId, ...query }: ProactivelyPage['query'], typeName: string): string =>
  [typeId === undefined ? '' : typeName || `第${typeId}类`, proactively.words(query)].filter(Boolean).join(' · ');

interface RecordsProps extends ProactivelyPage {
  /** Name of the chosen entry. */
  typeName: string;
  /** Level of the records' titles. */
  as: 'h2' | 'h3';
}

function Records({ rows, total, page, pages, query, typeName, as }: RecordsProps) {
  const searched = toSearched(query, typeName);
  return (
    <div>
      <ListBody
        title={proactively.title}
        noun="公开信息"
        searched={searched}
        total={total}
        shown={rows.length}
        page={page}
        pages={pages}
        order="按公开时间倒序"
        whole={proactively.path}
        hrefFor={(to) => proactively.href({ ...query, page: to })}
        skeleton="outage"
      >
        <DisclosureRows rows={rows} as={as} hideType={query.typeId} />
      </ListBody>
    </div>
  );
}
