/** Invented periodic reports and figures of the last five years. No company, person or security is meant. */
import type { FigureGroup, FigureKind, ReportKind } from '@yunxia/contract/report-codes';
import { reportKinds } from '@yunxia/contract/report-codes';
import type { PdfBlock } from '../pdf.ts';
import { heading, list, paragraph, richText, table } from '../rich-text.ts';
import { sampleTime, sampleYear } from '../sample-dates.ts';
import { pdf, sampleRecord, type SamplePdf } from '../sample-references.ts';

const COMPANY = '云峡水电集团股份有限公司';
const DISCLAIMER = '本报告为网站演示而编制，所述企业、事项与数据均为虚构，不构成任何证券的信息披露，也不构成投资建议。';
const YEARS = 5;
/** Shares, in hundredths of 10⁸. */
const SHARES = 478;

/** By years before the running one: revenue, profit, generation in tenths of 10⁸; the fourth year had a loss. */
const YEAR_FIGURES = [
  { revenue: 1205, profit: 121, generation: 1368 },
  { revenue: 1186, profit: 112, generation: 1314 },
  { revenue: 1123, profit: 104, generation: 1372 },
  { revenue: 1095, profit: 79, generation: 1298 },
  { revenue: 1068, profit: -12, generation: 1246 },
  { revenue: 1012, profit: 86, generation: 1401 },
] as const;
type YearFigures = Readonly<Record<keyof (typeof YEAR_FIGURES)[number], number>>;

/** What part of the year a report is of. */
const SHARE: Partial<Record<ReportKind, number>> = { annual: 1, half: 0.47, q1: 0.21, q3: 0.75 };
const SPAN: Partial<Record<ReportKind, string>> = { annual: '全年', half: '上半年', q1: '一季度', q3: '前三季度' };

/** The day on which a report of `year` comes out. */
const DISCLOSED: Readonly<Record<ReportKind, (year: number) => string>> = {
  annual: (year) => `${year + 1}-03-27`,
  half: (year) => `${year}-08-28`,
  q1: (year) => `${year}-04-28`,
  q3: (year) => `${year}-10-30`,
  sustainability: (year) => `${year + 1}-04-28`,
  audit: (year) => `${year + 1}-03-27`,
  internal_control: (year) => `${year + 1}-03-27`,
};

const disclosedAt = (kind: ReportKind, year: number): string => `${DISCLOSED[kind](year)}T18:00:00+08:00`;
const isOut = (kind: ReportKind, year: number, now: number): boolean => Date.parse(disclosedAt(kind, year)) <= now;

/**
 * Days of the periodic reports as the table of reports has them: of the last one that is out, of the annual
 * report to come, and of the two after it.
 */
export const reportDays = (now: number) => {
  const year = sampleYear(now);
  const annualYear = isOut('annual', year - 1, now) ? year : year - 1;
  const out = [year - 2, year - 1, year].flatMap((of) =>
    (['annual', 'half', 'q1', 'q3'] as const).filter((kind) => isOut(kind, of, now)).map((kind) => DISCLOSED[kind](of)),
  );
  return {
    last: out.toSorted().at(-1) ?? '',
    annualYear,
    annual: DISCLOSED.annual(annualYear),
    firstQuarter: DISCLOSED.q1(annualYear + 1),
    half: DISCLOSED.half(annualYear + 1),
  };
};
const tenths = (value: number): string => (value / 10).toFixed(1);
const yearsBack = (year: number, now: number): number => sampleYear(now) - year;

const partOf = (year: number, now: number, share: number): YearFigures => {
  const whole = YEAR_FIGURES[yearsBack(year, now)] ?? YEAR_FIGURES[0];
  return {
    revenue: Math.round(whole.revenue * share),
    profit: Math.round(whole.profit * share),
    generation: Math.round(whole.generation * share),
  };
};

/** Per cent against a year before; '' where that one was a loss, which has no rate. */
const changeOf = (value: number, before: number): string =>
  before > 0 && value > 0 ? (((value - before) / before) * 100).toFixed(1) : '';

const perShare = (profit: number): string => (Math.round((profit * 1000) / SHARES) / 100).toFixed(2);

function figuresOf(kind: ReportKind, year: number, now: number) {
  const share = SHARE[kind];
  if (share === undefined) return [];
  const [own, before] = [partOf(year, now, share), partOf(year - 1, now, share)];
  return [
    { label: '营业收入', value: tenths(own.revenue), unit: '亿元', changePercent: changeOf(own.revenue, before.revenue) },
    { label: '归母净利润', value: tenths(own.profit), unit: '亿元', changePercent: changeOf(own.profit, before.profit) },
    {
      label: '发电量',
      value: tenths(own.generation),
      unit: '亿千瓦时',
      changePercent: changeOf(own.generation, before.generation),
    },
    { label: '每股收益', value: perShare(own.profit), unit: '元', changePercent: '' },
  ];
}

const direction = (value: number, before: number): string => (value > before ? '增加' : '减少');

function sentenceOf(kind: ReportKind, year: number, now: number): string {
  const share = SHARE[kind];
  if (share === undefined)
    return '说明环境、社会与治理三方面的目标、进展和不足；每个指标都写明统计范围和计算方法，没有监测的年份如实留空。';
  const [own, before] = [partOf(year, now, share), partOf(year - 1, now, share)];
  const profit = own.profit < 0 ? `归母净利润亏损${tenths(-own.profit)}亿元` : `归母净利润${tenths(own.profit)}亿元`;
  return `${SPAN[kind]}营业收入${tenths(own.revenue)}亿元，同比${direction(own.revenue, before.revenue)}；${profit}；发电量${tenths(own.generation)}亿千瓦时，同比${direction(own.generation, before.generation)}。没有新增对外担保。`;
}

function summaryPage(kind: ReportKind, year: number, now: number) {
  const figures = figuresOf(kind, year, now);
  const rows = figures.map(({ label, value, unit, changePercent }) => [
    label,
    `${value}${unit}`,
    changePercent ? `${changePercent}%` : '—',
  ]);
  return richText(
    paragraph(`**${DISCLAIMER}**`),
    heading('这份报告说了什么', 2),
    sentenceOf(kind, year, now),
    ...(rows.length > 0 ? [heading('主要数据', 2), table(['指标', '本期', '同比'], rows)] : []),
    heading('为什么变化', 2),
    list([
      '来水：流域来水与常年相比有丰有枯，决定发电量的大部分变化。',
      '售电：工业用电平稳，居民用电随气温变化。',
      '成本：检修集中在枯水期，折旧与上年相当。',
    ]),
    heading('风险与下一步', 2),
    list(['来水预报仍有偏差，已按三种情形安排调度。', '两座变电站改造按计划推进，投运以验收为准。']),
  );
}

function filePages(title: string, kind: ReportKind, year: number, now: number): PdfBlock[] {
  const sections =
    SHARE[kind] === undefined
      ? ['范围与依据', '主要结论', '附表']
      : ['重要提示', '主要会计数据', '管理层讨论与分析', '公司治理', '重要事项'];
  const figures = figuresOf(kind, year, now);
  return [
    { kind: 'paragraph', text: DISCLAIMER },
    ...sections.flatMap((section, at): PdfBlock[] => [
      { kind: 'heading', text: `第${'一二三四五'.charAt(at)}节　${section}` },
      { kind: 'paragraph', text: `本节为《${title}》的结构示例，用于演示文档预览与目录跳转。` },
      ...(figures.length > 0 && at === 1
        ? [
            {
              kind: 'table',
              head: ['指标', '本期', '单位'],
              rows: figures.map(({ label, value, unit }) => [label, value, unit]),
            } as const,
          ]
        : []),
    ]),
  ];
}

const fileOf = (name: string, title: string, kind: ReportKind, year: number, now: number): SamplePdf =>
  pdf(name, {
    title,
    issuer: COMPANY,
    date: DISCLOSED[kind](year),
    cover: kind === 'annual' || kind === 'half',
    outline: true,
    blocks: filePages(title, kind, year, now),
  });

const SLIDES = ['封面与提示', '来水与发电', '收入与利润', '工程与检修', '现金流与分红', '下一步'] as const;

function meetingParts(title: string, year: number, meetingKey: string | null) {
  return {
    ...(meetingKey === null ? {} : { meeting: sampleRecord('notices', meetingKey) }),
    slides: pdf(`report-slides-${year}`, {
      title: `${title}　业绩说明会演示稿`,
      issuer: COMPANY,
      date: `${year}年`,
      blocks: SLIDES.flatMap((slide, at): PdfBlock[] => [
        ...(at > 0 ? [{ kind: 'new-page' } as const] : []),
        { kind: 'heading', text: slide },
        { kind: 'paragraph', text: DISCLAIMER },
      ]),
    }),
    slidesOutline: SLIDES.map((slide, at) => `第${at + 1}页　${slide}`).join('\n'),
    recordingUrl: 'https://video.yunxia.example/results-meeting',
    recordingNote: '58分钟，有字幕（演示）',
    questions: [
      {
        question: '来水偏枯，对全年发电有多大影响？',
        answer: '发电量的变化大部分来自来水。公司用梯级联合调度和跨流域互济平滑波动，全年数以年度报告为准。',
      },
      { question: '储能什么时候投运？', answer: '以验收和调度许可为准，请关注公告。' },
      { question: '分红政策会变吗？', answer: '公司章程规定的比例没有变化。\n具体方案以董事会和股东会的公告为准。' },
      { question: '停电检修会不会影响售电？', answer: '检修安排在枯水期和用电低谷，对售电没有明显影响。' },
    ],
  };
}

/**
 * Periodic reports of five years with those that are booked; the half-year report of two years ago has a correction.
 * @param meetingKey key of the activity that was the last results meeting
 * @param keyOfAnnouncement key of the announcement with a title; null: none
 */
export function reportSamples(
  now: number,
  meetingKey: string | null,
  keyOfAnnouncement: (title: string) => string | null,
) {
  const kinds = Object.keys(reportKinds) as ReportKind[];
  const running = sampleYear(now);
  const correctedYear = running - 2;
  const latest = (['q3', 'half', 'q1'] as const).find((kind) => isOut(kind, running, now));
  const base = { withdrawn: false, _status: 'published' as const };
  const fixTitle = `${correctedYear}年半年度报告（更正后，演示）`;
  const correction = {
    key: 'correction',
    data: {
      ...base,
      title: fixTitle,
      year: correctedYear,
      kind: 'half',
      publishedAt: `${correctedYear}-09-20T18:00:00+08:00`,
      summary: '更正一处单位：第二节表中的“万千瓦时”应为“亿千瓦时”，其余内容不变。',
      content: richText(
        paragraph(`**${DISCLAIMER}**`),
        heading('更正了什么', 2),
        '第二节表中的单位由“万千瓦时”改为“亿千瓦时”。营业收入、利润和每股收益不变。',
      ),
      pdf: fileOf(`report-${correctedYear}-half-corrected`, fixTitle, 'half', correctedYear, now),
      figures: figuresOf('half', correctedYear, now),
    },
  };
  const all = Array.from({ length: YEARS }, (_, back) => running - back).flatMap((year) =>
    kinds.map((kind) => {
      const key = `${year - running}-${kind}`;
      const title = `${year}年${reportKinds[kind]}（演示）`;
      const place = { ...base, title, year, kind };
      if (!isOut(kind, year, now)) {
        const booked = { dueOn: DISCLOSED[kind](year), publishedAt: sampleTime(now, -20, '09:00') };
        return { key, data: { ...place, ...booked } };
      }
      const announced = keyOfAnnouncement(title);
      const isRead = kind !== 'audit' && kind !== 'internal_control' && running - year < YEARS - 1;
      return {
        key,
        data: {
          ...place,
          publishedAt: disclosedAt(kind, year),
          isAudited: kind === 'annual' || kind === 'audit',
          ...(isRead ? { summary: sentenceOf(kind, year, now), content: summaryPage(kind, year, now) } : {}),
          ...(announced === null ? {} : { notice: sampleRecord('notices', announced) }),
          pdf: fileOf(`report-${year}-${kind.replace('_', '-')}`, title, kind, year, now),
          figures: figuresOf(kind, year, now),
          ...(year === correctedYear && kind === 'half' ? { correctedBy: sampleRecord('reports', 'correction') } : {}),
          ...(year === running && kind === latest ? meetingParts(title, year, meetingKey) : {}),
        },
      };
    }),
  );
  // in the first year of the five no report on sustainability was made
  return [correction, ...all.filter(({ key }) => key !== `${1 - YEARS}-sustainability`)];
}

interface FigureEntry {
  key: string;
  title: string;
  group: FigureGroup;
  unit: string;
  measure: FigureKind;
  /** The oldest first; null: not measured. */
  values: readonly (string | null)[];
  /** Position of the value that was restated. */
  restated?: number;
  /** Of the 21 topics of the exchanges' guideline on sustainability reports (2024), in the order of its articles. */
  topic?: readonly [number: string, name: string];
  method?: string;
}

const past = (read: (figures: YearFigures) => string): string[] =>
  [5, 4, 3, 2, 1].map((back) => read(YEAR_FIGURES[back] ?? YEAR_FIGURES[0]));

const FIGURES: readonly FigureEntry[] = [
  {
    ...{ key: 'revenue', title: '营业收入', group: 'finance', unit: '亿元', measure: 'flow', restated: 3 },
    values: past(({ revenue }) => tenths(revenue)),
    method: '合并报表口径（演示）。',
  },
  {
    ...{ key: 'net_profit', title: '归母净利润', group: 'finance', unit: '亿元', measure: 'flow' },
    values: past(({ profit }) => tenths(profit)),
    method: '归属于母公司股东的净利润（演示）。',
  },
  {
    ...{ key: 'eps', title: '每股收益', group: 'finance', unit: '元', measure: 'ratio' },
    values: past(({ profit }) => perShare(profit)),
    method: '归母净利润除以总股本4.78亿股（演示）。',
  },
  {
    ...{ key: 'generation', title: '发电量', group: 'operation', unit: '亿千瓦时', measure: 'flow' },
    values: past(({ generation }) => tenths(generation)),
    method: '上网电量（演示）。',
  },
  {
    ...{ key: 'supply_reliability', title: '供电可靠率', group: 'operation', unit: '%', measure: 'ratio' },
    values: ['99.931', '99.938', '99.945', '99.951', '99.957'],
    method: '全口径用户（演示）。',
  },
  {
    ...{ key: 'ecological_flow', title: '生态流量达标率', group: 'esg', unit: '%', measure: 'ratio' },
    values: [null, '98.2', '98.9', '99.4', '99.7'],
    topic: ['4', '生态系统和生物多样性保护'],
    method: '按电站逐日平均流量计算，停机检修日除外（演示）。',
  },
  {
    ...{ key: 'water_intake', title: '取水量', group: 'esg', unit: '万立方米', measure: 'flow', restated: 2 },
    values: ['316', '309', '298', '287', '281'],
    topic: ['7', '水资源利用'],
    method: '生产和办公取水，不含发电用水（演示）。',
  },
  {
    ...{ key: 'training_hours', title: '人均培训时间', group: 'esg', unit: '小时', measure: 'ratio' },
    values: ['41', '38', '46', '52', '57'],
    topic: ['17', '员工'],
    method: '全体在册员工（演示）。',
  },
];

/** Figures of the five years up to the last annual report. */
export function figureSamples(now: number) {
  const running = sampleYear(now);
  const last = isOut('annual', running - 1, now) ? running - 1 : running - 2;
  return FIGURES.map(({ values, restated, topic, ...entry }, at) => ({
    ...entry,
    topicNumber: topic?.[0] ?? '',
    topic: topic?.[1] ?? '',
    values: values.map((value, position) => ({
      period: String(last - values.length + 1 + position),
      value: value ?? '',
      restated: position === restated,
      note: value === null ? '当年未监测' : '',
    })),
    sort: FIGURES.length - at,
    publishedAt: sampleTime(now, -20, '09:00'),
    withdrawn: false,
    _status: 'published' as const,
  }));
}
