import { useLocation } from 'react-router';
import { RecordFilter } from '../../components/record-filter/record-filter.tsx';
import type { NoticeQuery } from '../../model/notice-query.ts';
import { screenAt } from '../../site-map.ts';

export interface InvestorNoticesFilterProps {
  query: NoticeQuery;
  /** Server time, epoch ms. */
  now: number | undefined;
}

/** Year and words of a list for investors. A category that was chosen by its chip stays. */
export function InvestorNoticesFilter({ query, now }: InvestorNoticesFilterProps) {
  const { pathname } = useLocation();
  return (
    <RecordFilter
      label={`筛选${screenAt(pathname)?.title ?? ''}`}
      action={pathname}
      query={query}
      now={now}
      {...(query.category ? { keep: { category: query.category } } : {})}
      words="标题或编号"
      placeholder="输入标题中的词或公告编号"
    />
  );
}
