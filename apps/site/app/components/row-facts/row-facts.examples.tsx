import { RowFacts } from './row-facts.tsx';

const facts = [
  { label: '项目编号', text: '演示-2026-01' },
  { label: '招标人', text: '云峡物资分公司（演示）' },
  { label: '地区', text: '' },
];

export function RowFactsExamples() {
  return (
    <>
      <RowFacts facts={facts} />
      <RowFacts facts={facts} stacked />
    </>
  );
}
