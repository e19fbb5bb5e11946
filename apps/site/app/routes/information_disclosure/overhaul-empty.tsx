import { useDataTime } from '../../api/use-data-time.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { toDayTimeText } from '../../model/text/beijing-time.ts';
import type { OverhaulPage } from './load-overhaul.ts';
import { overhaul } from './overhaul.screen.ts';

export interface OverhaulEmptyProps extends OverhaulPage {
  /** Phone that answers for the whole supply area. */
  phone: string;
}

/**
 * No notice fits. That there is no outage is said of a place that is known for certain, or of all of them; of any other
 * place the answer above the list says what is known.
 */
export function OverhaulEmpty({ query, reading, total, pages, now, phone }: OverhaulEmptyProps) {
  const dataTime = useDataTime(now);
  if (total > 0) {
    return (
      <EmptyState title="没有这一页" ways={<WayOn to={overhaul.href(query)}>回到第1页</WayOn>}>
        <p>{`共${total}条，到第${pages}页为止。`}</p>
      </EmptyState>
    );
  }
  if (reading !== null && reading.certainty !== 'known') {
    return (
      <p>
        <WayOn to={overhaul.path}>查看全部停电公告</WayOn>
      </p>
    );
  }
  const searched = overhaul.words(query);
  const isFiltered = query.status !== undefined || query.kind !== undefined;
  return (
    <EmptyState
      title={isFiltered ? '没有符合条件的停电公告' : '当前无停电计划'}
      ways={searched ? <WayOn to={overhaul.path}>查看全部停电公告</WayOn> : undefined}
    >
      <p>{searched ? `${searched}：没有停电公告。` : '供电区域内没有停电公告。'}</p>
      <p>
        如家中无电，
        <Call phone={reading?.phone || phone} />。
      </p>
      <p>{`数据时间 ${toDayTimeText(dataTime)}`}</p>
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
  if (!phone) return <span>请拨打供电服务热线</span>;
  return (
    <>
      <span>请拨打</span>
      <a className="tlink" href={`tel:${phone}`}>
        {phone}
      </a>
    </>
  );
}
