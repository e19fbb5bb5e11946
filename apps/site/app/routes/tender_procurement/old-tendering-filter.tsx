import { useLocation } from 'react-router';
import { RecordFilter } from '../../components/record-filter/record-filter.tsx';
import type { NewsQuery } from '../../model/news.ts';

/** Year and words of the archive. `now` is the server's time, epoch ms. */
export function OldTenderingFilter({ query, now }: { query: NewsQuery; now: number | undefined }) {
  const { pathname } = useLocation();
  return (
    <RecordFilter
      label="筛选历史招标"
      action={pathname}
      query={query}
      now={now}
      words="标题关键词"
      placeholder="输入标题中的词"
    />
  );
}
