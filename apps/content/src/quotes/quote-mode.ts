/**
 * The licence rule. Quotes of the share are published under a recorded licence only; the sample's series is no security and
 * needs none, but cannot be where the sample cannot.
 */
import type { QuoteMode, QuoteSeries } from '@yunxia/contract/stock-codes';

export interface StockSettings {
  readonly mode?: QuoteMode | null;
  readonly series?: QuoteSeries | null;
  readonly licence?: string | null;
}

interface SettingsFault {
  readonly path: string;
  readonly message: string;
}

/** Why settings may not be shown; null: they may. @param demoAllowed whether the sample may be in this database */
function licenceFault({ mode, series, licence }: StockSettings, demoAllowed: boolean): SettingsFault | null {
  if (series === 'demo' && !demoAllowed)
    return { path: 'series', message: '演示序列只用于示例内容；本站以 SAMPLE=off 运行，不能使用' };
  if (series !== 'demo' && (mode ?? 'link') !== 'link' && !licence?.trim())
    return { path: 'licence', message: '未填写行情使用许可，只显示交易所链接' };
  if (series === 'demo' && mode === 'delayed') return { path: 'mode', message: '演示序列只有收盘数据，没有延时行情' };
  return null;
}

/** Why settings cannot be stored; null: they can. @param hasFeed whether the operator has set up a quote feed */
export function settingsFault(settings: StockSettings, demoAllowed: boolean, hasFeed: boolean): SettingsFault | null {
  const fault = licenceFault(settings, demoAllowed);
  if (fault || settings.mode !== 'delayed' || hasFeed) return fault;
  return { path: 'mode', message: '还没有配置延时行情的接口（QUOTE_FEED_FILE），请运维人员照运维手册配置后再选' };
}

/**
 * What is shown, whatever is stored: a setting from a time with other rules shows no figures. A feed that was taken away
 * leaves its last figures, with their time.
 */
export function shownMode(settings: StockSettings, demoAllowed: boolean): QuoteMode {
  return licenceFault(settings, demoAllowed) === null ? (settings.mode ?? 'link') : 'link';
}
