import { tenderStatus, tenderStatuses } from '@yunxia/contract/tender-status';
import { useDataTime } from '../../api/use-data-time.ts';
import { useFreshList } from '../../api/use-fresh-list.ts';
import { useSite } from '../../api/use-site.ts';
import { CountChips } from '../../components/count-chips/count-chips.tsx';
import { ListBody } from '../../components/list-body/list-body.tsx';
import { ListHead } from '../../components/list-head/list-head.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { TermRows } from '../../components/term-row/term-row.tsx';
import { useServerNow } from '../../runtime/use-server-now.ts';
import { toDayTimeText } from '../../model/text/beijing-time.ts';
import { countStrays, followCounts } from '../../model/outage/follow-status.ts';
import { toTenderChips } from '../../model/tender/tender-chips.ts';
import { nextTendersChange, toTenderView } from '../../model/tender/tender.ts';
import { StraysNote } from '../frame/strays-note.tsx';
import type { TenderingPage } from './load-tendering.ts';
import { oldTendering } from './old-tendering.screen.ts';
import { TENDER_FEEDS } from './tender-feeds.ts';
import { TenderRow } from './tender-row.tsx';
import { TenderingFilter } from './tendering-filter.tsx';
import { tendering } from './tendering.screen.ts';

/** The tender notices: filters, statuses with counts, rows whose status keeps time by the server's clock, pages. */
export function TenderingList(first: TenderingPage) {
  const loaded = useFreshList(first, tendering);
  const { records, counts, owners, query, banner, now: loadedAt, total, page, pages } = loaded;
  const { siteInfo } = useSite();
  const dataTime = useDataTime(loadedAt);
  const now = useServerNow(loadedAt, (time) => nextTendersChange(records, time));
  const current = followCounts(counts, records, tenderStatus, loadedAt, now);
  return (
    <SectionPage banner={banner}>
      <PageHeading title={tendering.title} sample={siteInfo.demo} isFeedWideOnly>
        <span className="no-print if-plain">
          <LinkMore to={TENDER_FEEDS} icon="calendar">
            订阅截止时间
          </LinkMore>
        </span>
      </PageHeading>
      <ListHead>
        <CountChips
          label="按状态筛选"
          chips={toTenderChips(current, query.status, total)}
          hrefFor={(status) => tendering.href({ ...query, status })}
        />
        <TenderingFilter query={query} owners={owners} />
        <StraysNote
          count={countStrays(records, tenderStatus, query.status, now)}
          statusText={query.status && tenderStatuses[query.status]}
        />
      </ListHead>
      <ListBody
        total={total}
        page={page}
        pages={pages}
        title={tendering.title}
        noun="公告"
        searched={tendering.words(query)}
        shown={records.length}
        order="时间均为北京时间，按发布时间倒序"
        note={
          <>
            <span>，数据时间</span>
            <span className="num">{toDayTimeText(dataTime)}</span>
          </>
        }
        whole={tendering.path}
        hrefFor={(to) => tendering.href({ ...query, page: to })}
        other={oldTendering}
        skeleton="row"
      >
        <TermRows label={tendering.title}>
          {records.map((record) => (
            <TenderRow key={record.id} tender={toTenderView(record, now)} />
          ))}
        </TermRows>
      </ListBody>
    </SectionPage>
  );
}
