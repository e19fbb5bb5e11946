import { useDataTime } from '../../api/use-data-time.ts';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { ResultLine, ResultPages } from '../../components/result-line/result-line.tsx';
import { toDayTimeText } from '../../model/text/beijing-time.ts';
import { hasNonePlanned } from '../../model/outage/outage-list.ts';
import { RefreshLink } from '../frame/refresh-link.tsx';
import type { OverhaulPage } from './load-overhaul.ts';
import styles from './overhaul-result.module.css';
import { calendarHref, overhaul } from './overhaul.screen.ts';

/** How many notices there are and from when that is, that none is planned where none is, and a way to ask again. */
export function OverhaulResult({ query, total, page, pages, counts, month, now: loadedAt }: OverhaulPage) {
  const dataTime = useDataTime(loadedAt);
  const searched = overhaul.words(month === null ? query : { ...query, start: undefined, end: undefined });
  const isOn = [query.region, query.kind, query.start, query.end, query.keyword].some((filter) => filter !== undefined);
  const isQuiet = total > 0 && month === null && query.status === undefined && hasNonePlanned(counts);
  return (
    <ResultLine
      end={
        <span className={styles.ways}>
          {isOn ? (
            <LinkMore to={month === null ? overhaul.path : calendarHref({}, month)} icon="close">
              清除
            </LinkMore>
          ) : null}
          {/* Phones have a gesture for it, and the list follows the clock by itself. */}
          <span className="only-wide">
            <RefreshLink />
          </span>
        </span>
      }
    >
      {searched ? <span>{`${searched}：`}</span> : null}
      {isQuiet ? <b>当前无停电计划，以下为已结束的公告。</b> : null}
      {month === null ? null : <span>本月</span>}
      <span>
        共<span className="num">{total}</span>条
      </span>
      <ResultPages page={page} pages={pages} isOnlyWide />
      <span>
        ，数据时间
        <span className="num">{toDayTimeText(dataTime)}</span>
      </span>
    </ResultLine>
  );
}
