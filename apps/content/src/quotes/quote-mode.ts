/**
 * The licence rule. Quotes of the share are published under a recorded licence only; the sample's series is no security and
 * needs none, but cannot be where the sample cannot.
 */
import { quoteModes, type QuoteMode, type QuoteSeries } from '@yunxia/contract/stock-codes';

/** The modes that can be chosen. A delayed one needs an intake that is not there yet. */
export const offeredModes = { link: quoteModes.link, close: quoteModes.close } as const;

export interface StockSettings {
  readonly mode?: QuoteMode | null;
  readonly series?: QuoteSeries | null;
  readonly licence?: string | null;
}

/** Why settings cannot be stored; null: they can. @param demoAllowed whether the sample may be in this database */
export function settingsFault(
  { mode, series, licence }: StockSettings,
  demoAllowed: boolean,
): { path: string; message: string } | null {
  if (series === 'demo' && !demoAllowed)
    return { path: 'series', message: '演示序列只用于示例内容；本站以 SAMPLE=off 运行，不能使用' };
  if (series !== 'demo' && (mode ?? 'link') !== 'link' && !licence?.trim())
    return { path: 'licence', message: '未填写行情使用许可，只显示交易所链接' };
  return null;
}

/** What is shown, whatever is stored: a setting from a time with other rules shows no figures. */
export function shownMode(settings: StockSettings, demoAllowed: boolean): QuoteMode {
  return settingsFault(settings, demoAllowed) === null ? (settings.mode ?? 'link') : 'link';
}
