import { outageKinds } from '@yunxia/contract/outage-kinds';
import { toOutageTitle } from '../../outages/outage-title.ts';
import { heading, list, richText, type LexicalState } from '../rich-text.ts';
import { chineseDay, hoursFrom, sampleTime } from '../sample-dates.ts';
import { counties } from './places.ts';

interface Region {
  county: string;
  town: string;
  villages: string[];
}

export interface OutageSample {
  type: 'overhaul';
  title: string;
  number: string;
  category: string;
  summary: string;
  content: LexicalState;
  publishedAt: string;
  kind: 'planned' | 'temporary' | 'fault';
  reason: string;
  unit: string;
  regions: Region[];
  lines: string[];
  transformers: string[];
  scope: string;
  startAt: string;
  endAt: string | null;
  expectedRestoreAt: string | null;
  restoredAt: string | null;
  phone: string;
  override: 'postponed' | 'cancelled' | null;
  previousStartAt: string | null;
  previousEndAt: string | null;
  changes: { at: string; text: string }[];
  withdrawn: boolean;
  _status: 'published' | 'draft';
}

/** Where: `town` is the position of the town in its county, `from` and `to` cut its villages. */
type Place = readonly [county: number, town: number, from?: number, to?: number];

interface OutageEntry {
  line: string;
  places: readonly Place[];
  reason: string;
  start: string;
  /** Null for a fault whose end nobody knows yet. */
  end: string | null;
  /** ISO time of publication. */
  published: string;
  kind?: OutageSample['kind'];
  transformers?: readonly string[];
  scope?: string;
  more?: Partial<
    Pick<
      OutageSample,
      | 'expectedRestoreAt'
      | 'restoredAt'
      | 'override'
      | 'previousStartAt'
      | 'previousEndAt'
      | 'changes'
      | 'withdrawn'
      | '_status'
    >
  >;
}

function toRegion([countyAt, townAt, from = 0, to = 9]: Place): Region {
  const county = counties[countyAt % counties.length];
  const town = county?.towns[townAt % (county?.towns.length ?? 1)];
  return {
    county: county?.name ?? '',
    town: town?.name ?? '',
    villages: (town?.villages ?? []).slice(from, to).map(([name]) => name),
  };
}

function notice(entry: OutageEntry, kind: OutageSample['kind'], regions: readonly Region[]): LexicalState {
  const places = regions.map((region) => `${region.county}${region.town}${region.villages.join('、')}`).join('；');
  const opening =
    kind === 'fault'
      ? `${entry.line}因${entry.reason}停电，抢修人员已经到场。受影响的地方：${places}。`
      : `因${entry.reason}，${entry.line}将停电。受影响的地方：${places}。`;
  return richText(
    opening,
    kind === 'fault'
      ? '恢复时间以现场抢修进展为准，本页将随时更新。给您带来不便，敬请谅解。'
      : '如提前完成，将提前恢复供电，请勿在停电期间接触线路和设备。',
    heading('温馨提示', 3),
    list([
      '请提前储水，给手机和应急灯充电。',
      '停电时请断开大功率电器，来电后逐个开启。',
      '家中有呼吸机、制氧机等设备的，请提前联系客户经理安排应急电源。',
      '自备发电机的用户，请确认已与电网断开，严禁倒送电。',
    ]),
    '（本公告为演示内容，线路、地点和时间均为虚构。）',
  );
}

function toSample(now: number, entry: OutageEntry, position: number): OutageSample {
  const kind = entry.kind ?? 'planned';
  const regions = entry.places.map(toRegion);
  const first = regions[0];
  const county = counties.find((candidate) => candidate.name === first?.county);
  return {
    type: 'overhaul',
    title: toOutageTitle({ kind, regions, lines: [entry.line] }),
    number: `演示停〔${chineseDay(now, 0).slice(0, 4)}〕${String(200 - position).padStart(3, '0')}号`,
    category: outageKinds[kind],
    summary: `${first?.town ?? ''}${first?.villages.join('、') ?? ''}${regions.length > 1 ? '等地' : ''}，${entry.reason}。`,
    content: notice(entry, kind, regions),
    publishedAt: entry.published,
    kind,
    reason: entry.reason,
    unit: county?.unit ?? '',
    regions,
    lines: [entry.line],
    transformers: [...(entry.transformers ?? [])],
    scope: entry.scope ?? '',
    startAt: entry.start,
    endAt: entry.end,
    expectedRestoreAt: null,
    restoredAt: null,
    phone: county?.phone ?? '',
    override: null,
    previousStartAt: null,
    previousEndAt: null,
    changes: [],
    withdrawn: false,
    _status: 'published',
    ...entry.more,
  };
}

/** Outages under way: planned, temporary, faults with and without an expected time, past midnight. */
function currentOutages(now: number): OutageEntry[] {
  const from = (hours: number): string => hoursFrom(now, hours);
  return [
    {
      line: '10千伏滨江线',
      places: [[0, 0, 0, 2]],
      reason: '线路综合检修',
      start: from(-3),
      end: from(4.5),
      published: sampleTime(now, -8, '10:00'),
      transformers: ['滨江1号公变', '滨江2号公变', '码头公变'],
      scope: '滨江路、码头街一带，沿江商铺约四百户。',
    },
    {
      line: '10千伏工业园Ⅱ线',
      places: [[1, 1, 1, 2]],
      reason: '环网柜更换',
      start: from(-5),
      end: from(2),
      published: sampleTime(now, -9, '15:30'),
      transformers: ['工业园3号专变'],
      scope: '工业园二期，涉及企业用户十一家。',
    },
    {
      line: '10千伏云雾线',
      places: [
        [2, 1],
        [2, 2, 0, 1],
      ],
      reason: '树障清理与绝缘化改造',
      start: from(-2),
      end: from(6),
      published: sampleTime(now, -10, '09:20'),
      transformers: ['云雾村公变', '茶场公变', '高山公变'],
    },
    {
      line: '10千伏橘园线',
      places: [[4, 1, 0, 2]],
      reason: '变压器渗油处理',
      start: from(-1),
      end: from(1.5),
      published: hoursFrom(now, -25),
      kind: 'temporary',
      transformers: ['橘园1号公变'],
      scope: '橘园小区1至8栋。',
    },
    {
      line: '10千伏松坪支线',
      places: [[3, 1]],
      reason: '雷击断线',
      start: from(-9),
      end: null,
      published: from(-8.5),
      kind: 'fault',
      transformers: ['松坪公变', '竹沟公变'],
      more: {
        expectedRestoreAt: from(-2),
        changes: [
          { at: from(-8.5), text: '故障发生，抢修人员出发。' },
          { at: from(-6), text: '查明为两处断线，道路塌方，需要绕行，预计恢复时间调整。' },
          { at: from(-1.5), text: '超过预计时间仍未恢复：第二处断点位于河谷，正在架设临时跨越。' },
        ],
      },
    },
    {
      line: '10千伏渔湾线',
      places: [[4, 2, 1, 3]],
      reason: '外力破坏电缆',
      start: from(-2.5),
      end: null,
      published: from(-2),
      kind: 'fault',
      transformers: ['渔湾公变'],
      scope: '渔湾村一至三组，芦苇村沿堤住户。',
      more: {
        expectedRestoreAt: from(3),
        changes: [{ at: from(-2), text: '施工机械挖断电缆，已隔离故障段，其余用户恢复供电。' }],
      },
    },
    {
      line: '10千伏铁索线',
      places: [[2, 2, 1, 3]],
      reason: '导线断股，原因正在排查',
      start: from(-1.5),
      end: null,
      published: from(-1),
      kind: 'fault',
    },
  ];
}

/** Outages announced: within 24 hours, over the next two weeks, over midnight, until 24:00, moved to new times. */
function comingOutages(now: number): OutageEntry[] {
  const at = (days: number, clock: string): string => sampleTime(now, days, clock);
  return [
    {
      line: '10千伏新城线',
      places: [[0, 0, 3, 4]],
      reason: '配合市政道路改造迁移电杆',
      start: hoursFrom(now, 5),
      end: hoursFrom(now, 11),
      published: at(-7, '16:00'),
      transformers: ['新城5号公变'],
      scope: '新城大道东段两侧。',
    },
    {
      line: '10千伏观澜线',
      places: [[1, 0, 1, 3]],
      reason: '电缆中间接头消缺',
      start: hoursFrom(now, 9),
      end: hoursFrom(now, 14),
      published: hoursFrom(now, -20),
      kind: 'temporary',
      transformers: ['观澜2号箱变', '船厂公变'],
    },
    {
      line: '10千伏站前线',
      places: [[2, 0, 2, 3]],
      reason: '开关柜年度检修',
      start: hoursFrom(now, 16),
      end: hoursFrom(now, 22),
      published: at(-8, '11:10'),
      transformers: ['站前公变'],
    },
    {
      line: '10千伏港区线',
      places: [[4, 0, 0, 2]],
      reason: '主变压器预防性试验',
      start: hoursFrom(now, 22),
      end: hoursFrom(now, 30),
      published: at(-9, '14:00'),
      transformers: ['港区1号专变', '仓前公变'],
    },
    {
      line: '10千伏双河线',
      places: [[0, 1]],
      reason: '农网巩固提升，更换下户线',
      start: at(2, '08:30'),
      end: at(2, '17:30'),
      published: at(-6, '09:00'),
      transformers: ['双河1号公变', '柳林公变', '石桥公变', '龙洞公变'],
      scope: '四个村共一千二百余户。',
    },
    {
      line: '10千伏白沙线',
      places: [[1, 2, 0, 2]],
      reason: '杆塔基础加固',
      start: at(2, '18:00'),
      end: at(3, '01:30'),
      published: at(-5, '10:40'),
      transformers: ['白沙公变', '渡口公变'],
      scope: '夜间施工，跨越次日凌晨。',
    },
    {
      line: '10千伏灯塔线',
      places: [[4, 0, 2, 3]],
      reason: '电缆分支箱更换',
      start: at(3, '17:50'),
      end: at(3, '24:00'),
      published: at(-5, '15:00'),
      transformers: ['灯塔公变'],
    },
    {
      line: '10千伏建材园线',
      places: [[3, 0, 1, 2]],
      reason: '增容改造割接',
      start: at(4, '07:00'),
      end: at(4, '19:00'),
      published: at(-4, '09:30'),
      transformers: ['建材园1号专变', '建材园2号专变'],
    },
    {
      line: '10千伏矿务线',
      places: [
        [2, 0, 1, 2],
        [2, 1, 1, 2],
      ],
      reason: '更换老旧导线',
      start: at(5, '08:00'),
      end: at(5, '18:00'),
      published: at(-4, '14:20'),
      transformers: ['矿务1号公变', '茶场公变'],
    },
    {
      line: '35千伏青杠线',
      places: [
        [0, 2],
        [0, 3, 0, 2],
      ],
      reason: '变电站设备综合检修',
      start: at(6, '06:30'),
      end: at(6, '20:30'),
      published: at(-3, '10:00'),
      transformers: ['柏树公变', '青杠公变', '水磨公变', '眼睛泉公变'],
      scope: '柏树乡全境及龦家坪镇部分村，涉及约三千户。',
    },
    {
      line: '10千伏学府线',
      places: [[1, 1, 2, 3]],
      reason: '配电自动化终端安装',
      start: at(7, '09:00'),
      end: at(7, '12:00'),
      published: at(-2, '09:00'),
      transformers: ['学府1号箱变'],
    },
    {
      line: '10千伏大坪线',
      places: [[3, 0, 2, 3]],
      reason: '低压台区改造',
      start: at(8, '08:30'),
      end: at(8, '16:30'),
      published: at(-2, '16:10'),
      transformers: ['大坪公变'],
    },
    {
      line: '10千伏水厂线',
      places: [[4, 1, 2, 3]],
      reason: '双电源切换试验',
      start: at(9, '22:00'),
      end: at(10, '05:00'),
      published: at(-1, '10:00'),
      transformers: ['水厂专变'],
      scope: '水厂已安排备用电源，居民用水不受影响。',
    },
    {
      line: '10千伏沿河线',
      places: [[4, 2, 0, 2]],
      reason: '杆塔基础排查',
      start: at(10, '08:00'),
      end: at(10, '15:00'),
      published: at(-1, '11:30'),
      transformers: ['沿河公变', '芦苇公变'],
    },
    {
      line: '10千伏茶山线',
      places: [[3, 2]],
      reason: '设备综合检修',
      start: at(12, '08:00'),
      end: at(12, '17:00'),
      published: hoursFrom(now, -6),
      transformers: ['茶山公变', '凉亭公变', '梯田公变'],
    },
    {
      line: '10千伏东坪线',
      places: [
        [1, 1, 0, 1],
        [1, 0, 0, 1],
      ],
      reason: '架空线入地割接',
      start: at(13, '00:30'),
      end: at(13, '06:30'),
      published: hoursFrom(now, -4),
      transformers: ['东坪3号公变', '江景公变'],
    },
    {
      line: '10千伏桃园线',
      places: [[1, 2, 2, 4]],
      reason: '线路绝缘化改造',
      start: at(6, '07:30'),
      end: at(6, '18:00'),
      published: at(-7, '09:40'),
      transformers: ['沙湾公变', '桃园公变'],
      more: {
        override: 'postponed',
        previousStartAt: at(1, '07:30'),
        previousEndAt: at(1, '18:00'),
        changes: [{ at: at(-1, '16:00'), text: '因预报有强降雨，施工延期，新的停电时间见本公告。' }],
      },
    },
    {
      line: '10千伏凉亭支线',
      places: [[3, 2, 1, 2]],
      reason: '配电变压器增容',
      start: at(3, '09:00'),
      end: at(3, '14:00'),
      published: at(-6, '15:00'),
      more: {
        previousStartAt: at(2, '09:00'),
        previousEndAt: at(2, '16:00'),
        changes: [
          { at: at(-3, '10:00'), text: '应村民要求避开赶集日，改期一天并压缩停电时间两小时。' },
          { at: at(-2, '09:00'), text: '结束时间由15:00提前到14:00。' },
        ],
      },
    },
    {
      line: '10千伏木排支线',
      places: [[0, 3, 2, 3]],
      reason: '跨越架拆除',
      start: at(2, '08:00'),
      end: at(2, '16:00'),
      published: at(-7, '08:50'),
      more: {
        override: 'postponed',
        changes: [{ at: hoursFrom(now, -10), text: '道路中断，设备无法进场，延期实施，新的时间另行公告。' }],
      },
    },
    {
      line: '10千伏文庙线',
      places: [[0, 0, 2, 3]],
      reason: '开关站检修',
      start: at(1, '08:30'),
      end: at(1, '17:30'),
      published: at(-8, '10:20'),
      transformers: ['文庙1号公变'],
      more: {
        override: 'cancelled',
        changes: [{ at: hoursFrom(now, -7), text: '逢学校考试，取消本次停电，改为带电作业。' }],
      },
    },
    {
      line: '10千伏响水支线',
      places: [[3, 1, 2, 3]],
      reason: '（草稿）台区改造',
      start: at(9, '08:00'),
      end: at(9, '12:00'),
      published: at(0, '00:10'),
      more: { _status: 'draft' },
    },
  ];
}

/** Outages of the past four weeks: over, restored early, cancelled, a withdrawn notice. */
function pastOutages(now: number): OutageEntry[] {
  const at = (days: number, clock: string): string => sampleTime(now, days, clock);
  const done = (restoredAt: string, text = '检修完成，恢复供电。'): NonNullable<OutageEntry['more']> => ({
    restoredAt,
    changes: [{ at: restoredAt, text }],
  });
  return [
    {
      line: '10千伏柳林线',
      places: [[0, 1, 1, 2]],
      reason: '更换避雷器',
      start: at(-1, '08:30'),
      end: at(-1, '16:30'),
      published: at(-9, '10:00'),
      more: done(at(-1, '14:10'), '提前两小时二十分完成，恢复供电。'),
    },
    {
      line: '10千伏江景线',
      places: [[1, 0, 0, 1]],
      reason: '电缆试验',
      start: at(-1, '09:00'),
      end: at(-1, '12:00'),
      published: at(-8, '15:00'),
    },
    {
      line: '10千伏垭口线',
      places: [[2, 2, 2, 3]],
      reason: '大风倒杆',
      start: at(-2, '03:20'),
      end: null,
      published: at(-2, '03:50'),
      kind: 'fault',
      more: { expectedRestoreAt: at(-2, '11:00'), ...done(at(-2, '10:05'), '抢修完成，比预计提前近一小时。') },
    },
    {
      line: '10千伏新滩线',
      places: [[4, 1, 0, 1]],
      reason: '开关消缺',
      start: at(-2, '13:00'),
      end: at(-2, '17:00'),
      published: at(-3, '12:00'),
      kind: 'temporary',
      more: done(at(-2, '16:40')),
    },
    {
      line: '10千伏石坪线',
      places: [[3, 0, 0, 1]],
      reason: '变电站母线检修',
      start: at(-3, '07:00'),
      end: at(-3, '19:00'),
      published: at(-11, '09:00'),
    },
    {
      line: '10千伏船厂线',
      places: [[1, 0, 1, 2]],
      reason: '环网柜消缺',
      start: at(-4, '20:00'),
      end: at(-3, '02:00'),
      published: at(-12, '10:30'),
      more: done(at(-3, '01:20')),
    },
    {
      line: '10千伏岭南线',
      places: [[2, 0, 0, 1]],
      reason: '配合道路勘探迁改',
      start: at(-5, '08:00'),
      end: at(-5, '18:00'),
      published: at(-13, '11:00'),
      more: { override: 'cancelled', changes: [{ at: at(-6, '09:00'), text: '建设单位调整方案，不再停电。' }] },
    },
    {
      line: '10千伏水磨线',
      places: [[0, 2, 2, 3]],
      reason: '台区负荷切改',
      start: at(-6, '09:00'),
      end: at(-6, '15:00'),
      published: at(-14, '09:00'),
    },
    {
      line: '10千伏仓前线',
      places: [[4, 0, 1, 2]],
      reason: '电缆终端头爆裂',
      start: at(-7, '21:15'),
      end: at(-6, '02:00'),
      published: at(-7, '21:40'),
      kind: 'fault',
      more: { expectedRestoreAt: at(-6, '02:00'), ...done(at(-6, '01:10')) },
    },
    {
      line: '10千伏竹沟支线',
      places: [[3, 1, 1, 2]],
      reason: '农网改造',
      start: at(-9, '08:00'),
      end: at(-9, '17:00'),
      published: at(-17, '10:00'),
      more: done(at(-9, '16:20')),
    },
    {
      line: '10千伏沙湾线',
      places: [[1, 2, 2, 3]],
      reason: '绝缘子清扫',
      start: at(-11, '08:30'),
      end: at(-11, '12:30'),
      published: at(-19, '16:00'),
    },
    {
      line: '10千伏高山线',
      places: [[2, 1, 2, 3]],
      reason: '覆冰监测装置安装',
      start: at(-14, '09:00'),
      end: at(-14, '16:00'),
      published: at(-22, '14:00'),
      more: done(at(-14, '15:30')),
    },
    {
      line: '10千伏芦苇线',
      places: [[4, 2, 1, 2]],
      reason: '线路改道',
      start: at(-18, '07:30'),
      end: at(-18, '18:30'),
      published: at(-26, '09:30'),
    },
    {
      line: '10千伏石桥线',
      places: [[0, 1, 2, 3]],
      reason: '更换分段开关',
      start: at(-23, '08:30'),
      end: at(-23, '14:30'),
      published: at(-31, '10:00'),
      more: done(at(-23, '13:50')),
    },
    {
      line: '10千伏桥头支线',
      places: [[2, 2, 1, 2]],
      reason: '（已撤下）线路名称有误的公告',
      start: at(-12, '08:00'),
      end: at(-12, '12:00'),
      published: at(-20, '10:00'),
      more: { withdrawn: true },
    },
  ];
}

/**
 * Outage notices around `now`: every status of the contract occurs when they are made.
 * @param now epoch ms
 */
export function outageSamples(now: number): OutageSample[] {
  return [...currentOutages(now), ...comingOutages(now), ...pastOutages(now)].map((entry, position) =>
    toSample(now, entry, position),
  );
}
