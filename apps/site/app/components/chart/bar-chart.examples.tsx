import { toBarDrawing } from '../../model/chart/bar-chart.ts';
import { BarChart, BarTable } from './bar-chart.tsx';

const values = [
  { period: '2021', value: '', restated: false, note: '当年未监测' },
  { period: '2022', value: '-1.2', restated: false, note: '' },
  { period: '2023', value: '7.9', restated: true, note: '' },
  { period: '2024', value: '10.4', restated: false, note: '' },
  { period: '2025', value: '11.2', restated: false, note: '' },
];

export function BarChartExamples() {
  const drawing = toBarDrawing({ label: '示例净利润', unit: '亿元', kind: 'flow', values });
  return (
    <>
      <p id="example-bars">{drawing?.sentence}</p>
      {drawing ? <BarChart drawing={drawing} sentenceId="example-bars" label="示例净利润" /> : null}
      <BarTable caption="示例净利润各期数值" unit="亿元" values={values} />
    </>
  );
}
