import { parseTime } from '@yunxia/contract/time';
import { expect, it } from 'vitest';
import { feedWarning } from './feed-warning.ts';

const quote = {
  ...{ name: '演示', at: parseTime('2026-11-27 14:35') ?? Number.NaN, price: '106.00', previousClose: '105.00' },
  ...{ open: '105.20', high: '106.10', low: '105.00', volume: null, amount: '' },
};
const reason = '状态 403';

it.each([
  ['a feed that answers', 'delayed', true, { quote, failures: 0, reason: '' }, ''],
  ['a few failures', 'delayed', true, { quote, failures: 4, reason }, ''],
  ['figures of the day’s end', 'close', true, { quote, failures: 9, reason }, ''],
  ['no figures at all', 'link', false, { quote, failures: 9, reason }, ''],
  [
    'five failures',
    'delayed',
    true,
    { quote, failures: 5, reason },
    '行情接口连续5次没有取到数据（状态 403），股票信息页停在2026-11-27 14:35的数据。',
  ],
  [
    'a feed that never answered',
    'delayed',
    true,
    { quote: null, failures: 7, reason },
    '股票信息页还没有数据。请告诉运维人员。',
  ],
  [
    'a feed that was taken away',
    'delayed',
    false,
    { quote, failures: 0, reason: '' },
    '延时行情的接口已经撤下，股票信息页停在2026-11-27 14:35的数据。',
  ],
] as const)('%s', (_, mode, hasFeed, state, words) => {
  const warning = feedWarning(mode, hasFeed, state);
  expect(warning === '' ? '' : warning).toEqual(words === '' ? '' : expect.stringContaining(words));
});
