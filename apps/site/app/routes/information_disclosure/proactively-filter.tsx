import { RecordFilter } from '../../components/record-filter/record-filter.tsx';
import type { ProactivelyPage } from './load-proactively.ts';
import { proactively } from './proactively.screen.ts';

export interface ProactivelyFilterProps {
  query: ProactivelyPage['query'];
  /** Records by year, from the list's answer; undefined: the list did not come. */
  years: Readonly<Record<string, number>> | undefined;
}

/** Year and words of the disclosed records. The entry of the catalogue that was chosen stays. */
export function ProactivelyFilter({ query, years }: ProactivelyFilterProps) {
  return (
    <RecordFilter
      label="查询公开信息"
      action={proactively.path}
      query={query}
      years={years}
      hrefFor={(year) => proactively.href({ ...query, year })}
      {...(query.typeId === undefined ? {} : { keep: { typeId: String(query.typeId) } })}
      find="按事项或标题查找"
      words="事项、标题、编号或责任部门"
      placeholder="例如：电压合格率"
    />
  );
}
