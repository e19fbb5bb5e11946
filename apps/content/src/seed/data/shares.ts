/** An invented share capital, its holders at the last quarters, and invented people, rules and meetings. No real person or company. */
import { sampleDay, sampleTime, sampleYear } from '../sample-dates.ts';
import { pdf, type SamplePdf } from '../sample-references.ts';

const TOTAL = 478_000_000;
/** A quarter's list is there when its report is out. */
const REPORT_DAYS = 35;
const QUARTERS = [
  ['12-31', '年度报告'],
  ['09-30', '第三季度报告'],
  ['06-30', '半年度报告'],
  ['03-31', '第一季度报告'],
] as const;

const published = (now: number, ago: number) => ({
  publishedAt: sampleTime(now, -ago, '09:00'),
  withdrawn: false,
  _status: 'published' as const,
});

export function capitalSamples(now: number) {
  const year = sampleYear(now);
  return [
    {
      ...published(now, 30),
      title: '每10股送3股（演示）',
      day: `${year - 16}-03-11`,
      total: 375_000_000,
      floating: 375_000_000,
    },
    {
      ...published(now, 30),
      title: '吸收合并，增加0.90亿股（演示）',
      day: `${year - 6}-05-18`,
      total: 465_000_000,
      floating: 465_000_000,
    },
    {
      ...published(now, 30),
      title: '股权激励授予，增加0.13亿股（演示）',
      day: `${year - 1}-06-30`,
      total: TOTAL,
      floating: 465_000_000,
      unlockDay: `${year + 2}-06-30`,
    },
  ];
}

/** Name, kind, hundredths of a per cent, thousandths of a holding that are pledged. */
const HOLDERS: ReadonlyArray<readonly [name: string, kind: string, hundredths: number, pledged?: number]> = [
  ['云峡水利投资集团（演示）', 'state_legal', 3842],
  ['峡口区国有资产经营公司（演示）', 'state_legal', 715],
  ['演示长江产业基金', 'other', 408],
  ['演示人寿保险—分红险', 'other', 277],
  ['云溪县电力建设公司（演示）', 'state_legal', 231, 326],
  ['演示指数基金甲', 'other', 186],
  ['香港结算公司（演示）', 'foreign_legal', 152],
  ['演示社保组合', 'other', 134],
  ['演示红利基金', 'other', 103],
  ['江岭县水务公司（演示）', 'state_legal', 90],
];

/** How much the funds held less in earlier quarters, in hundredths of a per cent. */
const LESS = [0, 6, 11];

/** The last three quarters whose reports are out, the latest first. */
function lastQuarters(now: number): ReadonlyArray<readonly [day: string, source: string]> {
  const out = sampleDay(now, -REPORT_DAYS);
  return [0, 1]
    .flatMap((back) =>
      QUARTERS.map(([day, name]) => {
        const year = sampleYear(now, -back);
        return [`${year}-${day}`, `${year}年${name}（演示）`] as const;
      }),
    )
    .filter(([day]) => day <= out)
    .slice(0, LESS.length);
}

export function holderListSamples(now: number) {
  return lastQuarters(now).map(([asOf, source], at) => ({
    ...published(now, 20 + at),
    title: `${asOf}前十大股东（演示）`,
    asOf,
    source,
    holderCount: 61_204 + at * 1_377,
    holders: HOLDERS.map(([name, kind, hundredths, pledged], position) => {
      const held = kind === 'other' && hundredths > 110 ? hundredths - (LESS[at] ?? 0) : hundredths;
      const shares = (TOTAL / 10_000) * held;
      return {
        rank: position + 1,
        ...{ name, kind, shares },
        percent: (held / 100).toFixed(2),
        ...(pledged ? { pledged: Math.round((shares * pledged) / 1000) } : {}),
      };
    }),
    note: '第1、2、5、10名由同一国资机构监管，不构成一致行动。（演示数据）',
  }));
}

type Committees = ReadonlyArray<readonly [name: string, post: string]>;

/** Years of a term before now, post, committees, words. */
const BOARD: ReadonlyArray<readonly [name: string, post: string, committees: Committees, resume: string]> = [
  [
    '演示董事甲',
    '董事长',
    [
      ['战略委员会', '主任委员'],
      ['提名委员会', '委员'],
    ],
    '演示人员，不对应任何真实的个人。从事水电工程与企业管理工作二十余年，曾任电站站长、集团副总经理。',
  ],
  ['演示董事乙', '董事、总经理', [['战略委员会', '委员']], '演示人员。曾任电站运行值长、电力调度中心主任。'],
  ['演示董事丙', '职工董事', [['审计委员会', '委员']], '演示人员，由职工代表大会选举产生。现任输电检修班班长。'],
  [
    '演示董事丁',
    '独立董事',
    [
      ['审计委员会', '主任委员'],
      ['薪酬与考核委员会', '委员'],
    ],
    '演示人员，会计专业人士。',
  ],
  [
    '演示董事戊',
    '独立董事',
    [
      ['提名委员会', '主任委员'],
      ['薪酬与考核委员会', '主任委员'],
      ['审计委员会', '委员'],
    ],
    '演示人员，法律专业人士。',
  ],
  ['演示董事己', '独立董事', [['战略委员会', '委员']], '演示人员，水利工程专业人士。'],
];

const MANAGEMENT: typeof BOARD = [
  ['演示董事乙', '总经理', [], '演示人员，同时担任董事。'],
  ['演示高管甲', '副总经理、总工程师', [], '演示人员。负责生产与安全。'],
  ['演示高管乙', '财务负责人', [], '演示人员。'],
  ['演示高管丙', '董事会秘书', [], '演示人员。负责信息披露与投资者关系。'],
];

export function peopleSamples(now: number) {
  const year = sampleYear(now);
  const of = (body: 'board' | 'management', people: typeof BOARD) =>
    people.map(([name, post, committees, resume], position) => ({
      ...published(now, 30),
      ...{ body, name, post, resume },
      committees: committees.map(([committee, role]) => ({ name: committee, post: role })),
      since: `${year - 2}-05-20`,
      until: `${year + 1}-05-19`,
      sort: people.length - position,
    }));
  return [...of('board', BOARD), ...of('management', MANAGEMENT)];
}

/** Key of the file, years before now, day, title. */
const RULES = [
  ['articles', 1, '06-18', '公司章程（演示）', true],
  ['independent', 2, '03-28', '独立董事工作制度（演示）', true],
  ['disclosure', 2, '03-28', '信息披露管理制度（演示）', false],
  ['investors', 3, '08-26', '投资者关系管理制度（演示）', false],
  ['insiders', 4, '08-26', '内幕信息知情人登记管理制度（演示）', false],
] as const;

export function governanceRuleSamples(now: number) {
  return RULES.map(([key, back, day, title, hasFile]) => {
    const adoptedOn = `${sampleYear(now, -back)}-${day}`;
    const file: { pdf?: SamplePdf } = hasFile
      ? {
          pdf: pdf(`rule-${key}`, {
            title,
            number: '演示制度',
            issuer: '云峡水电（演示）',
            date: adoptedOn,
            blocks: [
              { kind: 'heading', text: '第一章 总则' },
              { kind: 'paragraph', text: '第一条 本文件为网站演示而编写，不是任何公司的制度。' },
              { kind: 'paragraph', text: '第二条 公司依法公开信息，公平对待全体股东。' },
            ],
          }),
        }
      : {};
    return { ...published(now, 30), title, adoptedOn, ...file };
  });
}

/** Days before now, body, title, matters. */
const MEETINGS = [
  [32, 'board', '第十届董事会第十二次会议（演示）', '审议第三季度报告。'],
  [36, 'committee', '审计委员会第四次会议（演示）', '审阅第三季度财务报表，听取内部审计工作汇报。'],
  [93, 'board', '第十届董事会第十一次会议（演示）', '审议半年度报告与中期利润分配方案。'],
  [165, 'general', '年度股东会（演示）', '审议年度报告、年度利润分配方案；修订公司章程。'],
  [240, 'board', '第十届董事会第九次会议（演示）', '审议年度报告与利润分配预案。'],
] as const;

export const governanceMeetingSamples = (now: number) =>
  MEETINGS.map(([ago, body, title, matters]) => ({
    ...published(now, Math.max(1, ago - 1)),
    ...{ body, title, matters },
    day: sampleDay(now, -ago),
  }));
