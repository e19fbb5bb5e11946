import { CountChips } from './count-chips.tsx';

export function CountChipsExamples() {
  return (
    <CountChips
      label="按分类筛选的示例"
      chips={[
        { code: undefined, label: '全部', count: 12, isCurrent: true },
        { code: 'report', label: '定期报告', count: 8, isCurrent: false },
        { code: 'other', label: '临时公告', count: 4, isCurrent: false },
      ]}
      hrefFor={(code) => (code ? `/examples?category=${code}` : '/examples')}
    />
  );
}
