import { adjustments } from '@yunxia/contract/stock-codes';
import { defineScreen } from '../../screens/define-screen.ts';
import { code } from '../../screens/query-fields.ts';

/** How far back the chart goes, in the words of its links. */
export const stockRanges = {
  '1m': '1月',
  '3m': '3月',
  '6m': '6月',
  '1y': '1年',
  '3y': '3年',
  '5y': '5年',
  all: '全部',
} as const;
export type StockRange = keyof typeof stockRanges;

export const chartKinds = { line: '折线', candle: 'K线' } as const;
export type ChartKind = keyof typeof chartKinds;

export const stock = defineScreen({
  path: '/investor_relations/stock',
  title: '股票信息',
  section: 'investor_relations',
  endpoint: 'special-column-info',
  request: { key: 'stock' },
  query: {
    range: { ...code(stockRanges), isCanonical: false, fallback: '1y' },
    kind: { ...code(chartKinds), isCanonical: false, fallback: 'line' },
    adjust: { ...code(adjustments), isCanonical: false, fallback: 'none' },
  },
  timeDependent: true,
  load: () => import('./load-stock.ts'),
});
