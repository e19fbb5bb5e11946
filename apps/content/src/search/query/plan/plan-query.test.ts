import { describe, expect, it } from 'vitest';
import { parseSynonyms } from '../../../globals/search-settings.ts';
import { firstIntents } from '../../../globals/search-intents.ts';
import { parseQuery } from '../query.ts';
import { planQuery } from './plan-query.ts';

/** A Saturday. */
const NOW = Date.parse('2026-11-28T08:00:00+08:00');
const synonyms = ['招聘、招工、招人', '年报、年度报告', '营业时间、几点开门'].map(parseSynonyms);
const plan = (key: string) => {
  const { words, rest, days, modules, isOutage, role, year, intent } = planQuery(key, NOW, {
    synonyms,
    intents: firstIntents,
  });
  return {
    words,
    rest,
    days: days === null ? null : [days.start, days.end],
    modules: modules.map((module) => module.key),
    isOutage,
    role,
    year,
    intent: intent?.intent.key ?? null,
  };
};

describe('a plan', () => {
  it.each([
    ['你好我想问一下我们石桥村什么时候停电啊', { words: '石桥村 停电', isOutage: true, modules: [] }],
    ['明天停电', { words: '停电', days: ['2026-11-29', '2026-11-29'], isOutage: true, intent: 'planned-outage' }],
    ['不是停电是电压低', { words: '电压低', isOutage: false, intent: 'low-voltage' }],
    ['是不是停电是的', { isOutage: true }],
    ['不是停电的通知公告', { words: '通知公告', isOutage: false }],
    ['不要校园招聘，只要社会招聘', { modules: ['society'], rest: '' }],
    ['除了水电还有什么新能源', { words: '新能源' }],
    ['除电费外还收什么费', { words: '收 费' }],
    ['停电以外的公告', { words: '公告', isOutage: false }],
    ['除夕还停电吗', { isOutage: true }],
    ['除临江区外的公告', { words: '公告' }],
    ['去年年报', { modules: ['annual'], rest: '2025年', year: 2025 }],
    ['今年度社会责任报告', { modules: ['responsibility_report'], year: 2026 }],
    ['如今年轻人招聘', { year: null, modules: ['recruit'] }],
    ['去年停电', { year: null, isOutage: true }],
    ['不停电检修', { words: '不停电作业', modules: [], isOutage: false }],
    ['zhaop', { words: '招聘', modules: ['recruit'] }],
    ['zhao', { words: 'zhao', modules: [] }],
    ['幺二三九八', { words: '12398', intent: 'regulator' }],
    ['停电公告', { rest: '', modules: ['overhaul'], isOutage: true }],
    ['12月22日开标', { rest: '', modules: ['purchase'], role: 'opening', days: ['2026-12-22', '2026-12-22'] }],
    ['20261222截止的招聘', { rest: '', modules: ['recruit'], role: 'deadline', days: ['2026-12-22', '2026-12-22'] }],
    ['年报', { rest: '', modules: ['annual'] }],
    ['2026年半年度报告', { rest: '2026年', modules: ['half'], year: 2026 }],
    ['信息公开年报', { rest: '', modules: ['disclosure_annual'] }],
    ['26年三季度经营数据', { words: '2026年第三季度经营数据', modules: [] }],
    ['停电检修设备招标', { modules: ['purchase'], isOutage: false }],
    ['变压器采购答疑', { rest: '变压器', modules: ['clarification'] }],
    ['2019年大事', { rest: '2019年', modules: ['history'], year: 2019 }],
    ['江岭供电所哪年成立', { rest: '江岭供电所 成立', modules: ['history'] }],
    ['annual report', { rest: '', modules: ['annual'] }],
    ['power outage', { words: '停电', isOutage: true }],
    ['zhaopin', { rest: '', modules: ['recruit'] }],
    ['营业厅几点开门', { words: '营业厅 几点开门' }],
    ['電價', { rest: '', modules: ['tariff'] }],
    ['一度电多少钱', { rest: '', modules: ['tariff'], intent: 'electricity-price' }],
    ['"停电公告"', { words: '"停电公告"', modules: [], isOutage: false }],
    ['停电 -云溪', { modules: [], isOutage: false, days: null }],
    ['投诉 招标', { modules: ['purchase'] }],
    ['招聘 停电公告', { modules: ['recruit'] }],
    ['招标 招聘', { modules: [] }],
  ])('of %s', (key, expected) => {
    expect(plan(key)).toMatchObject(expected);
  });

  it('reads nothing in a text that is too long for a question', () => {
    expect(plan('停电公告'.repeat(100))).toMatchObject({ modules: [], isOutage: false });
  });

  it.each([
    '1111111111111111龙',
    `${'1'.repeat(99)}龙`,
    `${'1号'.repeat(50)}龙`,
    `${'a1'.repeat(50)}龙`,
    `${'v'.repeat(99)}龙`,
    `${'iv'.repeat(49)}龙`,
    '一'.repeat(100),
    `${'十百'.repeat(49)}龙`,
    '的'.repeat(100),
    `${'的'.repeat(99)}龙`,
    '停电'.repeat(50),
    `${'停了电的'.repeat(25)}龙`,
    '2026'.repeat(25),
    '1月1日至'.repeat(20),
    '1-1.1/1、'.repeat(12),
    '第一季度q1'.repeat(14),
    'a '.repeat(50),
    '停1的a-．Ⅱ㎞🙂\u0301电价？ 号 v'.repeat(5),
  ])('takes no time over %s', (key) => {
    const words = { synonyms, intents: firstIntents };
    planQuery('停电', NOW, words);
    const from = performance.now();
    planQuery(key, NOW, words);
    parseQuery(key, synonyms);
    // Generous for a busy machine: a pattern that tries every way to part such a text takes years.
    expect(performance.now() - from).toBeLessThan(1000);
  });
});
