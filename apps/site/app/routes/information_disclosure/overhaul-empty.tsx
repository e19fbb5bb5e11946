import { useLocation } from 'react-router';
import { useDataTime } from '../../api/use-data-time.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { toDayTimeText } from '../../model/beijing-time.ts';
import { toOutageQueryText, toOutageSearch } from '../../model/outage-query.ts';
import type { OverhaulPage } from './load-overhaul.ts';

export interface OverhaulEmptyProps extends OverhaulPage {
  /** Phone that answers for the whole supply area. */
  phone: string;
}

/** No outage: that is said with its time. A place that is not ours is said to be none of ours, and whom to call. */
export function OverhaulEmpty({ query, total, pages, place, now, phone }: OverhaulEmptyProps) {
  const { pathname } = useLocation();
  const dataTime = useDataTime(now);
  if (total > 0) {
    return (
      <EmptyState title="没有这一页" ways={<WayOn to={`${pathname}${toOutageSearch(query)}`}>回到第1页</WayOn>}>
        <p>
          共{total}条，到第{pages}页为止。
        </p>
      </EmptyState>
    );
  }
  const searched = toOutageQueryText(query);
  const words = [query.region, query.keyword].filter(Boolean).join(' ');
  if (place?.area === '') {
    return (
      <EmptyState title="未找到这个地点" ways={<WayOn to={pathname}>查看全部停电公告</WayOn>}>
        <p>
          “{words}”不在本公司的供电区域名录中，也没有线路或台区以此为名。请核对名称；若确在供电范围内，
          <Call phone={phone} />。
        </p>
        <p>数据时间 {toDayTimeText(dataTime)}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="当前无停电计划" ways={searched ? <WayOn to={pathname}>查看全部停电公告</WayOn> : undefined}>
      <p>{searched ? `${searched}：没有停电公告。` : '供电区域内没有停电公告。'}</p>
      <p>
        如家中无电，
        <Call phone={place?.phone || phone} />。
      </p>
      <p>数据时间 {toDayTimeText(dataTime)}</p>
    </EmptyState>
  );
}

function WayOn({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink to={to} variant="line">
      {children}
    </ButtonLink>
  );
}

function Call({ phone }: { phone: string }) {
  if (!phone) return '请拨打供电服务热线';
  return (
    <>
      请拨打
      <a className="tlink" href={`tel:${phone}`}>
        {phone}
      </a>
    </>
  );
}
