import { useLocation } from 'react-router';
import { RecordFilter } from '../../components/record-filter/record-filter.tsx';
import type { NoticeQuery } from '../../model/notice-query.ts';

export interface ComplaintsFilterProps {
  query: NoticeQuery;
  /** Server time, epoch ms. */
  now: number | undefined;
}

/** Year and words of the complaint notices. A category that was chosen by its chip stays. */
export function ComplaintsFilter({ query, now }: ComplaintsFilterProps) {
  const { pathname } = useLocation();
  return (
    <RecordFilter
      label="筛选投诉举报公告"
      action={pathname}
      query={query}
      now={now}
      {...(query.category ? { keep: { category: query.category } } : {})}
      words="标题或编号"
      placeholder="输入标题中的词或公告编号"
    />
  );
}
