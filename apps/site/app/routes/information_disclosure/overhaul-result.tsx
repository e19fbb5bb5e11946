import { useDataTime } from '../../api/use-data-time.ts';
import { ResultLine } from '../../components/result-line/result-line.tsx';
import { toDayTimeText } from '../../model/text/beijing-time.ts';
import { hasNonePlanned } from '../../model/outage/outage-list.ts';
import { RefreshLink } from '../frame/refresh-link.tsx';
import type { OverhaulPage } from './load-overhaul.ts';
import { overhaul } from './overhaul.screen.ts';

/** How many notices there are and from when that is, that none is planned where none is, and a way to ask again. */
export function OverhaulResult({ query, total, page, pages, counts, month, now: loadedAt }: OverhaulPage) {
  const dataTime = useDataTime(loadedAt);
  const searched = overhaul.words(query);
  const isQuiet = total > 0 && month === null && query.status === undefined && hasNonePlanned(counts);
  return (
    <ResultLine end={<RefreshLink />}>
      {searched ? <span>{`${searched}：`}</span> : null}
      {isQuiet ? <b>当前无停电计划，以下为已结束的公告。</b> : null}
      {month === null ? null : <span>本月</span>}
      <span>
        共<span className="num">{total}</span>条
      </span>
      {pages > 1 ? <span className="only-wide">{`，第${Math.min(page, pages)}页，共${pages}页`}</span> : null}
      <span>
        ，数据时间
        <span className="num">{toDayTimeText(dataTime)}</span>
      </span>
    </ResultLine>
  );
}
