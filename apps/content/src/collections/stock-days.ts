import { quoteSeries } from '@yunxia/contract/stock-codes';
import type { CollectionConfig } from 'payload';
import { referenceTableAccess } from '../access/reference-tables.ts';
import { choiceField } from '../fields/choice.ts';
import { integerField } from '../fields/number.ts';
import { priceField } from '../fields/price.ts';
import { textField } from '../fields/text.ts';
import { stockDayImport } from '../quotes/import-endpoint.ts';
import { ADMIN_GROUPS } from './public-collection.ts';

/**
 * The days of a series as they were entered. They come by file alone, so that every row has passed the checks of
 * `quotes/check-days.ts`; a day is corrected by a file with that day. Rows of the share are read by nobody while the mode is
 * link: the public has no access here, the endpoints decide.
 */
export const stockDays: CollectionConfig = {
  slug: 'stock-days',
  labels: { singular: '行情数据', plural: '行情数据' },
  admin: {
    useAsTitle: 'day',
    hideAPIURL: true,
    group: ADMIN_GROUPS.disclosure,
    description: '逐日的收盘行情，由文件导入。要改正某一天，请再导入一个含这一天的文件。',
    defaultColumns: ['day', 'series', 'open', 'high', 'low', 'close', 'volume'],
    listSearchableFields: ['day'],
    components: { beforeListTable: ['/admin-ui/stock-day-import.tsx#StockDayImport'] },
  },
  defaultSort: ['-day'],
  access: {
    ...referenceTableAccess('stock-days'),
    read: ({ req }) => Boolean(req.user),
    create: () => false,
    update: () => false,
  },
  endpoints: [stockDayImport],
  indexes: [{ fields: ['series', 'day'], unique: true }],
  fields: [
    choiceField({ name: 'series', label: '序列', required: true, options: quoteSeries }),
    textField({ name: 'day', label: '日期', required: true, limit: 'short' }),
    priceField({ name: 'open', label: '开盘' }),
    priceField({ name: 'high', label: '最高' }),
    priceField({ name: 'low', label: '最低' }),
    priceField({ name: 'close', label: '收盘', description: '停牌日为空' }),
    priceField({ name: 'previousClose', label: '昨收' }),
    integerField({ name: 'volume', label: '成交量（股）', max: Number.MAX_SAFE_INTEGER }),
    priceField({ name: 'amount', label: '成交额（元）' }),
    textField({
      name: 'correctedOn',
      label: '更正日期',
      limit: 'short',
      description: '后来的文件改了这一天，就记在这里',
    }),
    priceField({ name: 'closeBefore', label: '更正前的收盘' }),
  ],
};
