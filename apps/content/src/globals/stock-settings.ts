import { quoteModes, quoteSeries } from '@yunxia/contract/stock-codes';
import { type GlobalAfterChangeHook, type GlobalBeforeValidateHook, type GlobalConfig, ValidationError } from 'payload';
import { tableWriters } from '../access/reference-tables.ts';
import { ADMIN_GROUPS } from '../collections/public-collection.ts';
import { config } from '../config.ts';
import { choiceField } from '../fields/choice.ts';
import { dayField } from '../fields/date.ts';
import { textareaField, textField, urlField } from '../fields/text.ts';
import { runTimerAt } from '../publishing/timer.ts';
import { settingsFault, type StockSettings } from '../quotes/quote-mode.ts';

const check: GlobalBeforeValidateHook = ({ data, originalDoc }) => {
  const settings = { ...(originalDoc as object | undefined), ...(data as object | undefined) } as StockSettings;
  const fault = settingsFault(settings, config.demoSeriesAllowed, config.quoteFeed !== undefined);
  if (fault) throw new ValidationError({ global: 'stock-settings', errors: [fault] });
  return data;
};

/** A feed that was switched on is polled at once, when the save is through. */
const SAVED_MS = 1000;
const pollSoon: GlobalAfterChangeHook = ({ doc }) => {
  runTimerAt(Date.now() + SAVED_MS);
  return doc as unknown;
};

/** What the site may show of quotes, and the exchange's calendar. */
export const stockSettings: GlobalConfig = {
  slug: 'stock-settings',
  label: '行情设置',
  admin: {
    hideAPIURL: true,
    group: ADMIN_GROUPS.disclosure,
    description: '股票信息页显示哪些行情。行情的权利属于交易所，未经许可不得发布。',
  },
  access: { read: ({ req }) => Boolean(req.user), update: tableWriters('stock-settings') },
  hooks: { beforeValidate: [check], afterChange: [pollSoon] },
  fields: [
    {
      type: 'row',
      fields: [
        choiceField({ name: 'mode', label: '显示方式', required: true, defaultValue: 'link', options: quoteModes }),
        choiceField({ name: 'series', label: '序列', required: true, defaultValue: 'share', options: quoteSeries }),
      ],
    },
    textareaField({
      name: 'licence',
      label: '行情使用许可',
      description: '许可方、文件名称、编号、期限。显示公司股票的行情时必填，并显示在页面上。',
    }),
    {
      type: 'row',
      fields: [
        textField({ name: 'sourceName', label: '数据来源', limit: 'short' }),
        urlField({ name: 'quoteUrl', label: '交易所行情页网址' }),
        urlField({ name: 'filingsUrl', label: '交易所公告页网址' }),
      ],
    },
    {
      type: 'row',
      fields: [
        choiceField({
          name: 'limitPercent',
          label: '涨跌幅限制',
          required: true,
          defaultValue: '10',
          options: { '5': '5%', '10': '10%', '20': '20%', '30': '30%' },
        }),
        dayField({
          name: 'knownUntil',
          label: '休市日已填至',
          description: '这一天之后，页面显示“交易日历待更新”。每年12月请填好下一年。',
        }),
      ],
    },
    {
      name: 'freeDays',
      type: 'array',
      label: '不设涨跌幅的日子',
      labels: { singular: '一天', plural: '日子' },
      admin: { description: '除权除息日不用填。' },
      maxRows: 200,
      fields: [
        {
          type: 'row',
          fields: [
            dayField({ name: 'day', label: '日期', required: true }),
            textField({ name: 'reason', label: '原因', limit: 'short' }),
          ],
        },
      ],
    },
    {
      name: 'suspension',
      type: 'group',
      label: '停牌',
      admin: { description: '停牌期间填写，复牌后清空。' },
      fields: [
        {
          type: 'row',
          fields: [
            dayField({ name: 'from', label: '停牌起始日' }),
            textField({ name: 'reason', label: '原因', description: '照公告写，例如 筹划重大事项' }),
          ],
        },
        {
          name: 'notice',
          type: 'relationship',
          relationTo: 'notices',
          label: '停牌公告',
          filterOptions: { type: { equals: 'announcement' } },
        },
      ],
    },
  ],
};
