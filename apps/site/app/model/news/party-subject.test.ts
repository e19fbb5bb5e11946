import { expect, it } from 'vitest';
import { partySubject, withDrawings } from './party-subject.ts';

const picture = { url: '/media/a.png', alt: '', width: 1, height: 1, srcSet: '' };
const row = (title: string, cover: typeof picture | null = null) => ({ title, cover });
const shown = (rows: readonly { cover: { url: string } | null }[]) => rows.map(({ cover }) => cover?.url ?? '');

it.each([
  ['集团党委理论学习中心组开展专题学习', 'study'],
  ['党员突击队连夜完成线路抢修', 'line'],
  ['党建联建：电站与村支部结对', 'village'],
  ['廉洁从业知识竞赛举办', 'clean'],
  ['职工篮球赛决赛在雨中打完', 'sport'],
  ['青年党员读书班结业', 'youth'],
  ['集团召开基层党组织书记述职评议会', 'branch'],
  ['职工摄影作品展开展', 'culture'],
  ['生态流量：把“一口水”写进调度规程', 'river'],
  ['停电提醒：一本“重点提醒户”台账', 'counter'],
  ['老电站里的孤网供电', 'turbine'],
  ['旧电杆的第二次生命', 'line'],
  ['助学计划：每年一封信', 'youth'],
  ['山区图书室', 'study'],
  ['光明驿站', 'counter'],
  ['', null],
  ['关于放假的通知', null],
])('%s is drawn as %s', (title, subject) => {
  expect(partySubject(title)).toBe(subject);
});

it('draws a subject once in a page, the leading row always, and leaves pictures alone', () => {
  const rows = [row('通知'), row('党课开讲'), row('又一堂党课'), row('线路抢修', picture), row('也是通知')];
  expect(shown(withDrawings(rows, 'conduct', (subject) => subject))).toEqual([
    'clean',
    'study',
    '',
    '/media/a.png',
    '',
  ]);
});

it('draws cards by their subject alone: what names none, or one that stands already, stays without', () => {
  const cards = ['报告甲', '河道清漂', '助学', '助学', '生态流量'].map((title) => row(title));
  expect(shown(withDrawings(cards, null, (subject) => subject))).toEqual(['', 'river', 'youth', '', '']);
});
