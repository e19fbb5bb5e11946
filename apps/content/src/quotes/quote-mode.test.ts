import { expect, test } from 'vitest';
import { settingsFault, shownMode, type StockSettings } from './quote-mode.ts';

test.each<[string, StockSettings, boolean, string | null, string]>([
  ['a link needs nothing', { mode: 'link', series: 'share' }, false, null, 'link'],
  ['nothing chosen is a link', {}, false, null, 'link'],
  ['closes of the share without a licence', { mode: 'close', series: 'share' }, true, 'licence', 'link'],
  ['a licence of spaces is none', { mode: 'close', series: 'share', licence: '  ' }, true, 'licence', 'link'],
  ['a delayed feed without a licence', { mode: 'delayed', series: 'share' }, true, 'licence', 'link'],
  ['closes under a licence', { mode: 'close', series: 'share', licence: '许可〔演示〕1号' }, false, null, 'close'],
  ['the sample’s series', { mode: 'close', series: 'demo' }, true, null, 'close'],
  ['a delayed feed under a licence', { mode: 'delayed', series: 'share', licence: '许可' }, false, null, 'delayed'],
  ['the sample’s series has no feed', { mode: 'delayed', series: 'demo' }, true, 'mode', 'link'],
  [
    'the sample’s series without the sample',
    { mode: 'close', series: 'demo', licence: '许可' },
    false,
    'series',
    'link',
  ],
])('%s', (_, settings, demoAllowed, path, mode) => {
  expect(settingsFault(settings, demoAllowed, true)?.path ?? null).toBe(path);
  expect(shownMode(settings, demoAllowed)).toBe(mode);
});

test('the refusal says what the site does', () => {
  expect(settingsFault({ mode: 'close' }, true, true)?.message).toBe('未填写行情使用许可，只显示交易所链接');
});

test('a delayed feed needs one that is set up; without it what was stored goes on being shown', () => {
  const settings = { mode: 'delayed', series: 'share', licence: '许可' } as const;
  expect(settingsFault(settings, true, false)?.message).toContain('QUOTE_FEED_FILE');
  expect(shownMode(settings, true)).toBe('delayed');
});
