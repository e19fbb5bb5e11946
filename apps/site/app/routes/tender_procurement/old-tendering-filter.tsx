import { RecordFilter } from '../../components/record-filter/record-filter.tsx';
import type { articleQuery, QueryOf } from '../../screens/query-fields.ts';
import { oldTendering } from './old-tendering.screen.ts';

/** Year and words of the archive. `now` is the server's time, epoch ms. */
export function OldTenderingFilter({ query, now }: { query: QueryOf<typeof articleQuery>; now: number | undefined }) {
  return (
    <RecordFilter
      label="筛选历史招标"
      action={oldTendering.path}
      query={query}
      now={now}
      words="标题关键词"
      placeholder="输入标题中的词"
    />
  );
}
