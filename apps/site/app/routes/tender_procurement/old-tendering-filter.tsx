import { RecordFilter } from '../../components/record-filter/record-filter.tsx';
import type { articleQuery, QueryOf } from '../../screens/query-fields.ts';
import { oldTendering } from './old-tendering.screen.ts';

export interface OldTenderingFilterProps {
  query: QueryOf<typeof articleQuery>;
  /** Records by year, from the list's answer; undefined: the list did not come. */
  years: Readonly<Record<string, number>> | undefined;
}

/** Year and words of the archive. */
export function OldTenderingFilter({ query, years }: OldTenderingFilterProps) {
  return (
    <RecordFilter
      label="筛选历史招标"
      action={oldTendering.path}
      query={query}
      years={years}
      hrefFor={(year) => oldTendering.href({ ...query, year })}
      find="按标题查找"
      words="标题关键词"
      placeholder="输入标题中的词"
    />
  );
}
