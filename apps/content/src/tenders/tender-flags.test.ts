import { expect, it } from 'vitest';
import { tenderFlags } from './tender-flags.ts';
import { toNextNotice } from './next-notice.ts';

const NOW = Date.parse('2026-11-29T13:00:00+08:00');
const at = (day: string): string => `2026-${day}T09:00:00+08:00`;

it.each<[string, Record<string, unknown>, string[]]>([
  [
    'enough time',
    { noticeType: 'tender', projectNo: 'A', filesFrom: at('12-01'), filesTo: at('12-06'), deadlineAt: at('12-22') },
    [],
  ],
  [
    '19 days',
    { noticeType: 'tender', filesFrom: at('12-01'), deadlineAt: at('12-20') },
    ['自文件发出到投标截止只有 19 天'],
  ],
  [
    'files for four days',
    { noticeType: 'tender', filesFrom: at('12-01'), filesTo: at('12-05'), deadlineAt: at('12-30') },
    ['文件发售期只有 4 天'],
  ],
  [
    'candidates for two days',
    { noticeType: 'candidates', projectNo: 'A', publicFrom: at('12-01'), publicTo: at('12-03') },
    ['候选人公示只有 2 天'],
  ],
  [
    'candidates for three days',
    { noticeType: 'candidates', projectNo: 'A', publicFrom: at('12-01'), publicTo: at('12-04') },
    [],
  ],
  [
    'a change too late',
    { noticeType: 'change', projectNo: 'A', deadlineAt: at('12-05') },
    ['自变更到投标截止只有 5.5 天'],
  ],
  ['a change without a deadline', { noticeType: 'change', projectNo: 'A' }, []],
  ['a deadline that is over', { noticeType: 'tender', deadlineAt: at('11-01') }, ['投标截止时间已经过去']],
  [
    'an opening before the deadline',
    { noticeType: 'tender', deadlineAt: at('12-30'), opensAt: at('12-29') },
    ['开标早于投标截止'],
  ],
  ['no project', { noticeType: 'result' }, ['没有项目编号']],
])('of a notice with %s', (_, fields, expected) => {
  expect(tenderFlags(fields, NOW).map(({ text }) => text)).toEqual(expected);
});

it('the next notice of a project has its number, its facts and its old deadline, and a title of its own', () => {
  const tender = {
    ...{
      id: 7,
      title: '闸门防腐工程招标公告（演示）',
      noticeType: 'tender',
      projectNo: '云采-001',
      owner: '甲',
      category: 'works',
    },
    ...{ deadlineAt: at('12-22'), publishedAt: at('11-20'), contacts: [{ id: 'x', role: '招标人', phone: '000' }] },
  };
  expect(toNextNotice(tender, 'change')).toEqual({
    ...{
      title: '闸门防腐工程变更公告（演示）',
      noticeType: 'change',
      projectNo: '云采-001',
      owner: '甲',
      category: 'works',
    },
    ...{ deadlineAt: at('12-22'), contacts: [{ role: '招标人', phone: '000' }], _status: 'draft' },
  });
  expect(toNextNotice(tender, 'candidates')).not.toHaveProperty('deadlineAt');
  expect(toNextNotice({ ...tender, title: '闸门防腐工程' }, 'result')).toMatchObject({
    title: '闸门防腐工程中标结果公告',
  });
});
