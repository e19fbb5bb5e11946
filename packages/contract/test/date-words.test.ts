import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDateWords } from '../src/date-words.ts';

const DAY_MS = 86_400_000;
const at = (beijing: string): number => Date.parse(`${beijing}:00+08:00`);
/** A Saturday. */
const NOW = at('2026-11-28T09:30');
const daysOf = (text: string, now = NOW): string | null => {
  const reading = readDateWords(text, now);
  if (reading === null) return null;
  return reading.start === reading.end ? reading.start : `${reading.start}..${reading.end}`;
};

/** What the words mean, in plain UTC arithmetic: `n` counts the days of Beijing's calendar since 1970-01-01. */
const isoOf = (n: number): string => new Date(n * DAY_MS).toISOString().slice(0, 10);
const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / DAY_MS;
const spanOf = (from: number, to: number): string => (from === to ? isoOf(from) : `${isoOf(from)}..${isoOf(to)}`);

const oracle = (n: number): [string, string][] => {
  const date = new Date(n * DAY_MS);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  // 1970-01-01 was a Thursday; 0 is Monday.
  const weekday = (n + 3) % 7;
  const monday = n - weekday;
  const monthAt = (turn: number): [number, number] => [
    dayOf(year, month + turn, 1),
    dayOf(year, month + turn + 1, 1) - 1,
  ];
  const [monthStart, monthEnd] = monthAt(0);
  const next = (index: number): number => n + ((index - weekday + 7) % 7);
  const rows: [string, string][] = [];
  const add = (words: string, from: number, to = from): void => {
    for (const word of words.split(' ')) rows.push([word, spanOf(from, to)]);
  };
  add('今天 今日 今儿 今晚 今夜 今早', n);
  add('明天 明日 明儿 明早 明晚', n + 1);
  add('后天 后日 後天', n + 2);
  add('大后天 三天后', n + 3);
  add('昨天 昨日 昨晚', n - 1);
  add('前天 前日', n - 2);
  add('大前天', n - 3);
  for (const [index, name] of [...'一二三四五六日'].entries()) {
    add(`周${name} 星期${name} 礼拜${name} 週${name} 禮拜${name}`, next(index));
    add(`本周${name} 这周${name} 这个星期${name}`, monday + index);
    add(`下周${name} 下星期${name} 下个礼拜${name}`, monday + 7 + index);
    add(`下下周${name}`, monday + 14 + index);
    add(`上周${name} 上个星期${name}`, monday - 7 + index);
  }
  add('周天 星期天 礼拜天', next(6));
  add('本周 这周 这星期 这个礼拜', n, monday + 6);
  add('下周 下星期 下个星期', monday + 7, monday + 13);
  add('上周 上星期', monday - 7, monday - 1);
  add('周末 本周末 这个周末 周六日', Math.max(n, monday + 5), monday + 6);
  add('下周末 下个周末', monday + 12, monday + 13);
  add('本月 这个月', n, monthEnd);
  add('下月 下个月', ...monthAt(1));
  add('上月 上个月', ...monthAt(-1));
  add('月底 月末 本月底', Math.max(n, monthEnd - 2), monthEnd);
  add('下月底', monthAt(1)[1] - 2, monthAt(1)[1]);
  if (day <= 3) add('月初', n, monthStart + 2);
  else add('月初', monthAt(1)[0], monthAt(1)[0] + 2);
  add('未来三天 最近三天 近三天 这几天 三天内 3天内', n, n + 2);
  add('一周内 未来7天', n, n + 6);
  add('今明两天', n, n + 1);
  add('周六到周日', weekday === 6 ? n - 1 : next(5), weekday === 6 ? n : next(5) + 1);
  add(`${day}号 ${day}日`, n);
  add(`${month}月${day}日 ${month}.${day} ${month}/${day} ${month}-${day}`, n);
  const tomorrow = new Date((n + 1) * DAY_MS);
  add(`${tomorrow.getUTCDate()}号 ${tomorrow.getUTCMonth() + 1}月${tomorrow.getUTCDate()}号`, n + 1);
  add(`${year}年${month}月${day}日 ${isoOf(n)} ${isoOf(n).replaceAll('-', '/')}`, n);
  const isOver = (last: number): boolean => n - last > 182;
  const newYear = dayOf(year, 1, 1);
  add('元旦', isOver(newYear) ? dayOf(year + 1, 1, 1) : newYear);
  const national = isOver(dayOf(year, 10, 7)) ? year + 1 : year;
  add('国庆', dayOf(national, 10, 1), dayOf(national, 10, 7));
  for (const date_ of ['1月1日', '3月31日', '6月30日', '12月31日']) {
    const [m = 0, d = 0] = date_.split(/\D/).map(Number);
    add(date_, dayOf(isOver(dayOf(year, m, d)) ? year + 1 : year, m, d));
  }
  return rows;
};

const TIMES = { midnight: 0, 'half past nine': 9.5 * 3_600_000, 'the last millisecond': DAY_MS - 1 };
const ZONES = { UTC: [0, 0], 'America/Los_Angeles': [480, 420], 'Pacific/Kiritimati': [-840, -840] };

describe.each(Object.entries(ZONES))('on a machine in %s', (zone, offsets) => {
  const before = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = zone;
  });
  afterAll(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  test('the machine is in that zone', () => {
    expect([0, 6].map((month) => new Date(2026, month, 15).getTimezoneOffset())).toEqual(offsets);
  });

  test.each([2026, 2028])('every day of %i in Beijing, at three times', (year) => {
    const wrong: string[] = [];
    let count = 0;
    for (let n = dayOf(year, 1, 1); n < dayOf(year + 1, 1, 1); n += 1) {
      const rows = oracle(n);
      for (const [name, time] of Object.entries(TIMES)) {
        const now = n * DAY_MS - 8 * 3_600_000 + time;
        for (const [text, days] of rows) {
          count += 1;
          const read = daysOf(text, now);
          if (read !== days) wrong.push(`${text} on ${isoOf(n)} at ${name}: ${read}, not ${days}`);
        }
      }
    }
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(count).toBeGreaterThan(100_000);
  });
});

describe('days', () => {
  test.each([
    ['5号', '2026-12-05'],
    ['五号', '2026-12-05'],
    ['廿五日', '2026-12-25'],
    ['31号', '2026-12-31'],
    ['5号停电', '2026-12-05'],
    ['5号有电吗', '2026-12-05'],
    ['5号会停电吗', '2026-12-05'],
    ['5号要停电', '2026-12-05'],
    ['5号的停电', '2026-12-05'],
    ['5号没电', '2026-12-05'],
    ['5号开标', '2026-12-05'],
    ['5日截止', '2026-12-05'],
    ['5号，滨江', '2026-12-05'],
    ['5号 滨江', '2026-12-05'],
    ['滨江5号停电', '2026-12-05'],
    ['滨江停电5号', '2026-12-05'],
    ['线路5号检修', '2026-12-05'],
    ['十二月五日', '2026-12-05'],
    ['十二月五號', '2026-12-05'],
    ['１２月５日', '2026-12-05'],
    ['12 月 5 日', '2026-12-05'],
    ['12月05日', '2026-12-05'],
    ['12月5', '2026-12-05'],
    ['12月5日公告', '2026-12-05'],
    ['12.5', '2026-12-05'],
    ['12.05', '2026-12-05'],
    ['１２．５', '2026-12-05'],
    ['12。5停电', '2026-12-05'],
    ['12-5', '2026-12-05'],
    ['12/05', '2026-12-05'],
    ['12.5日', '2026-12-05'],
    ['12.5停电', '2026-12-05'],
    ['12.5滨江停电', '2026-12-05'],
    ['12.5 安溪停电', '2026-12-05'],
    ['2026-12-05', '2026-12-05'],
    ['2026.12.5', '2026-12-05'],
    ['26年12月5日', '2026-12-05'],
    ['二〇二六年十二月五日', '2026-12-05'],
    ['二零二六年十二月五日', '2026-12-05'],
    ['去年12月5日', '2025-12-05'],
    ['明年元旦', '2027-01-01'],
    ['2028年2月29日', '2028-02-29'],
    ['本月5号', '2026-11-05'],
    ['下个月5号', '2026-12-05'],
    ['周5', '2026-12-04'],
    ['12月5日（周六）', '2026-12-05'],
    ['周六12月5日', '2026-12-05'],
    ['1月5日', '2027-01-05'],
    ['12月5日至8日', '2026-12-05..2026-12-08'],
    ['12月5日到12月8日', '2026-12-05..2026-12-08'],
    ['12月5-8日', '2026-12-05..2026-12-08'],
    ['12月5、6日', '2026-12-05..2026-12-06'],
    ['12.5-12.8', '2026-12-05..2026-12-08'],
    ['12/5～12/8', '2026-12-05..2026-12-08'],
    ['12.5 — 12.8', '2026-12-05..2026-12-08'],
    ['2026-12-05至2026-12-08', '2026-12-05..2026-12-08'],
    ['5号到8号', '2026-12-05..2026-12-08'],
    ['5-8号停电', '2026-12-05..2026-12-08'],
    ['5、6号停电', '2026-12-05..2026-12-06'],
    ['5号和6号停电', '2026-12-05..2026-12-06'],
    ['12.28-1.3', '2026-12-28..2027-01-03'],
    ['28号到3号', '2026-11-28..2026-12-03'],
    ['今天到12月5日', '2026-11-28..2026-12-05'],
    ['从明天到周三', '2026-11-29..2026-12-02'],
    ['下周一到周五', '2026-11-30..2026-12-04'],
    ['今天、明天和后天', '2026-11-28..2026-11-30'],
    ['明后天', '2026-11-29..2026-11-30'],
    ['11月5日至今', '2026-11-05..2026-11-28'],
    ['周五前', '2026-11-28..2026-12-04'],
    ['国庆节', '2026-10-01..2026-10-07'],
    ['两周内', '2026-11-28..2026-12-11'],
    ['半个月内', '2026-11-28..2026-12-12'],
    ['未来一个月', '2026-11-28..2026-12-27'],
    ['12月', '2026-12-01..2026-12-31'],
    ['十二月份', '2026-12-01..2026-12-31'],
    ['12月底', '2026-12-29..2026-12-31'],
    ['12月中旬', '2026-12-11..2026-12-20'],
    ['1-3月', '2027-01-01..2027-03-31'],
    ['2027年1月', '2027-01-01..2027-01-31'],
    ['11月到2月', '2026-11-01..2027-02-28'],
  ])('%s', (text, days) => {
    expect(daysOf(text)).toBe(days);
  });

  test.each([
    ['5号到8号', '2026-12-06', '2026-12-05..2026-12-08'],
    ['周一到周五', '2026-12-02', '2026-11-30..2026-12-04'],
    ['12.28-1.3', '2027-01-01', '2026-12-28..2027-01-03'],
    ['11至2月', '2027-01-15', '2026-11-01..2027-02-28'],
    ['周五到12月12日', '2026-12-06', '2026-12-11..2026-12-12'],
  ])('a range that is under way: %s on %s', (text, day, days) => {
    expect(daysOf(text, at(`${day}T12:00`))).toBe(days);
  });

  test.each([
    // 182 days after June 1st are November 30th.
    ['6月1日', '2026-11-30', '2026-06-01'],
    ['6月1日', '2026-12-01', '2027-06-01'],
    ['12月31日', '2026-01-01', '2026-12-31'],
    ['2月29日', '2028-03-01', '2028-02-29'],
    ['2月29日', '2027-12-01', '2028-02-29'],
    ['2月29日', '2026-03-01', null],
    ['31号', '2026-11-01', '2026-12-31'],
    ['30号', '2027-02-01', '2027-03-30'],
  ])('without a year or month: %s on %s', (text, day, days) => {
    expect(daysOf(text, at(`${day}T00:00`))).toBe(days);
  });
});

test.each<[string, number, number]>([
  ['明天凌晨', 0, 360],
  ['今早', 300, 600],
  ['明天早晨', 300, 600],
  ['12月5日上午', 0, 720],
  ['周五的中午', 660, 840],
  ['下周一下午', 720, 1080],
  ['明天 傍晚', 1020, 1200],
  ['今晚', 1080, 1440],
  ['后天夜里', 1080, 1440],
  ['本周末晚上', 1080, 1440],
  ['明天上午到下午', 0, 1080],
  ['12月5日上午至12月5日下午', 0, 1080],
])('the part of the day: %s', (text, from, to) => {
  expect(readDateWords(text, NOW)?.hours).toEqual({ from, to });
});

test.each(['明天', '明天全天', '5日下午至6日上午', '本周末'])('whole days: %s', (text) => {
  expect(readDateWords(text, NOW)?.hours).toBeNull();
});

test.each([
  ['明天', '明天 11月29日 周日'],
  ['周日', '明天 11月29日 周日'],
  ['明天上午', '明天上午 11月29日 周日'],
  ['今晚', '今天晚上 11月28日 周六'],
  ['12月5日', '12月5日 周六'],
  ['12月5日上午', '12月5日 周六 上午'],
  ['周末', '本周末 11月28日至29日'],
  ['本周末上午', '本周末上午 11月28日至29日'],
  ['下星期', '下周 11月30日至12月6日'],
  ['这个月底', '本月底 11月28日至30日'],
  ['月初', '下月初 12月1日至3日'],
  ['三天内', '未来3天 11月28日至30日'],
  ['12月', '12月1日至31日'],
  ['元旦', '元旦 2027年1月1日 周五'],
  ['2027年1月', '2027年1月1日至31日'],
  ['2027.1.5-2.3', '2027年1月5日至2月3日'],
  ['12.28-1.3', '12月28日至2027年1月3日'],
  ['2025年12月28日至2026年1月3日', '2025年12月28日至2026年1月3日'],
])('says how it read %s', (text, label) => {
  expect(readDateWords(text, NOW)?.label).toBe(label);
});

test('the weekend on its Sunday is one day', () => {
  expect(readDateWords('本周末', at('2026-11-29T23:59'))?.label).toBe('本周末 11月29日 周日');
});

test.each([
  ['明天', '', '明天'],
  ['滨江明天停电', '滨江 停电', '明天'],
  ['滨江 明 天  停电', '滨江 停电', '明 天'],
  ['　明天停电 ', '停电', '明天'],
  ['停电  计划 后天', '停电  计划', '后天'],
  ['滨江5号公变明天停电', '滨江5号公变 停电', '明天'],
  ['10.5千伏线路12.5停电', '10.5千伏线路 停电', '12.5'],
  ['从１２月５日至８日停电', '停电', '从１２月５日至８日'],
  ['今日起停电', '停电', '今日起'],
  ['从明天停电', '从 停电', '明天'],
  ['12月5号楼停电', '5号楼停电', '12月'],
  ['本周五号楼停电', '五号楼停电', '本周'],
  ['本周日常检修', '日常检修', '本周'],
  ['下周一次检修', '一次检修', '下周'],
  ['12月10千伏线路', '10千伏线路', '12月'],
  ['今天小区停电吗', '小区停电吗', '今天'],
  ['周五晚会', '晚会', '周五'],
  ['週五（12月4日）停電', '停電', '週五（12月4日）'],
  ['明天后天停电，周五也停', '停电，周五也停', '明天后天'],
])('what is left of %j', (text, rest, typed) => {
  expect(readDateWords(text, NOW)).toMatchObject({ rest, typed });
});

/** Space between the words, none in them. */
const NO_DAYS = `10.5千伏 0.4千伏 110/10kV 10/0.4千伏 12.5kV 12398 600116 95598 2026-033 停-2026-0302 YXYS202605 20261205
  1至8栋 5-8栋 3组 3.5元 0.5度 12.5万 12.5% 12.5-12.8万元 1.5公里 1.2.3 192.168.1.1 v12.5 约12.5 电压12.5 第12次 24小时
  2026年 2025年年度报告 2026年第三季度 2026-12 一周年 日常 今年 明年 去年 近期 近日 春节 天天 每天 三天两头 最近三天两头
  周家村 周口 周六福 下周村 明日村 明日社区 今日家园 光明日报 说明日期 照明天 昆明天气 三明天气 后天性 目前天气 今后天气
  如今天气 国庆路 国庆社区 李国庆 本周期 上周转 日本周边 本月度 月底薪 一周一次 每周五 每个星期五 每月5日 每月底 近一个月
  滨江5号公变 5号公变 5号楼 五号楼 5号线 3号机组 12号杆 5号院 5号会议室 5号停车场 5号开关 5号公告 滨江5号 5号、6号楼
  5号至8号楼 5-8号楼 5、6号楼 人民路5号 人民路5号停电 停检〔演示〕1号 文件〔2026〕5号 第5号 A5号 5日游 三日均线 顺延三日
  中标后5日内 停电三天后 13月5日 十三月五日 2月30日 2月30 12.32 0月5日 12月00日 32号 0号 2026-13-05 2026-02-29 2月29日
  12-5-12-8 3-2-1 12:30 8:30-17:30 农历十二月五日 八月十五 腊月二十三日 12个月 3-5年 花园5-8 12月5日以后 国庆后 昨天之前`;
test.each(['', ' ', '12.5 kV', '12.5 元', '5 号 楼', '滨江路 5 号', ...NO_DAYS.split(/\s+/)])('no days: %j', (text) => {
  expect(readDateWords(text, NOW)).toBeNull();
});

test('long texts without days are read through', () => {
  for (const piece of ['1、', '1-', '每周五', '中 ', '5号楼、', '1日2日3日', '从']) {
    const text = `${piece.repeat(5000)}以后`;
    expect(readDateWords(text, NOW)?.typed.length ?? 0).toBeLessThan(100);
  }
});

describe('a place before the week', () => {
  const now = Date.parse('2026-11-25T10:00:00+08:00');

  test.each([
    ['沙湾村下周末', '2026-12-05', '2026-12-06'],
    ['柳林村下周日', '2026-12-06', '2026-12-06'],
    ['大坪村下下周一', '2026-12-07', '2026-12-07'],
    ['水磨村上周一', '2026-11-16', '2026-11-16'],
    ['沿河村下个礼拜三', '2026-12-02', '2026-12-02'],
    ['滨江线下周三', '2026-12-02', '2026-12-02'],
    ['白沙镇上周五', '2026-11-20', '2026-11-20'],
  ])('%s is that week of the place', (text, start, end) => {
    expect(readDateWords(text, now)).toMatchObject({ start, end });
  });

  test('is no evening party', () => {
    expect(readDateWords('今晚会停电吗', now)).toMatchObject({ start: '2026-11-25', rest: '会停电吗' });
    expect(readDateWords('今晚会', now)).toBeNull();
  });
});
