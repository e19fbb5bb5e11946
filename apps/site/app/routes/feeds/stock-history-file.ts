import { ContentError } from '@yunxia/contract/content-error';
import { stockHistory, stockQuote } from '@yunxia/contract/stock';
import type { LoaderFunctionArgs } from 'react-router';
import { refuseUnknownFields } from '../../api/known-fields.server.ts';
import { loadContext } from '../../api/load-context.server.ts';
import { unavailable } from '../../api/unavailable.server.ts';
import { toStockSpan } from '../../model/investor/stock-span.ts';
import { stock } from '../investor_relations/stock.screen.ts';
import { tableFile } from './table-file.server.ts';

/** How long readers and shared caches may keep it, in seconds. */
const MAX_AGE = 60;
const HEAD = ['日期', '开盘', '最高', '最低', '收盘', '成交量（股）', '成交额', '说明', '序列'] as const;
const events = { ex_dividend: '除权除息', suspended: '停牌', resumed: '复牌' } as const;

/**
 * `/feeds/stock-history.csv` and `.xlsx`, also `?range=3y&kind=candle&adjust=forward` as the page of the share has it: what its
 * chart draws. 404 where no quotes are published, 503 while the content server is down.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const refusal = refuseUnknownFields(url, Object.keys(stock.fields));
  if (refusal) return refusal;
  const { range = '1y', kind = 'line', adjust = 'none' } = stock.parse(url.searchParams).query;
  try {
    const { api } = context.get(loadContext);
    const { info } = await api(stockQuote, {}, { signal: request.signal });
    if (info.mode === 'link' || info.day === null) return new Response('本站不提供行情数据', { status: 404 });
    const { from, period } = toStockSpan(range, kind, info.day);
    const asked = { adjust, period, ...(from ? { from } : {}) };
    const { list } = await api(stockHistory, asked, { signal: request.signal });
    const series = info.series === 'demo' ? '演示序列（演示数据，基点100）' : info.code;
    const number = (text: string): number | null => (text === '' ? null : Number(text));
    const rows = list.map(({ day, open, high, low, close, volume, amount, event, note }) => [
      ...[day, ...[open, high, low, close].map(number), volume, number(amount)],
      [event ? events[event] : '', note].filter(Boolean).join('；'),
      series,
    ]);
    const title = '行情数据';
    return await tableFile(url.pathname, { name: 'stock-history', title, head: HEAD, rows, maxAge: MAX_AGE });
  } catch (error) {
    if (error instanceof ContentError) return unavailable();
    throw error;
  }
}
