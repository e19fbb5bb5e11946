import type { FilingCode } from '@yunxia/contract/filing';
import type { PdfBlock } from '../pdf.ts';
import { heading, list, paragraph, richText, type LexicalState } from '../rich-text.ts';
import { chineseDay, datedTitle, sampleTime, sampleYear } from '../sample-dates.ts';
import { pdf, type SamplePdf, type SampleReference, sampleRecord } from '../sample-references.ts';

/** A notice that is no outage: an announcement, an investor activity, a complaint notice. */
export interface NoticeSample {
  type: 'announcement' | 'activity' | 'complaint';
  title: string;
  number: string;
  category: string;
  summary: string;
  content: LexicalState;
  publishedAt: string;
  pdf: SamplePdf | null;
  /** Where it was first published; '' when nowhere else. */
  originUrl: string;
  /** Of an announcement: what the exchange files it under, when the exchange published it, and what it corrects. */
  filing?: FilingCode;
  exchangePublishedAt?: string;
  corrects?: SampleReference;
  /** When an activity takes place. */
  startAt?: string;
  endAt?: string;
  changes: { at: string; text: string }[];
  withdrawn: boolean;
  _status: 'published' | 'draft';
}

const COMPANY = '云峡水电集团股份有限公司';
const DISCLAIMER = '本文件为网站演示而编制，所述会议、事项与数据均为虚构，不构成任何证券的信息披露，也不构成投资建议。';

interface AnnouncementEntry {
  ago: number;
  /** With the marks of `datedTitle`. */
  title: string;
  category: '定期报告' | '临时公告' | '股东会' | '其他';
  /** 'period': the report that the title names. */
  filing: FilingCode | 'period';
  points: readonly string[];
  /** Place among the announcements, from 1, of the one that it corrects. */
  corrects?: number;
}

const occasional: readonly AnnouncementEntry[] = [
  {
    ago: 1,
    title: '第十届董事会第十二次会议决议公告（演示）',
    category: '临时公告',
    filing: 'board',
    points: [
      '会议以现场与通讯相结合的方式召开，应到董事九名，实到九名。',
      '审议通过《关于修订内部控制管理办法的议案》，表决结果为全体同意。',
      '审议通过《关于召开临时股东会的议案》，会议时间和地点另行通知。',
    ],
  },
  {
    ago: 3,
    title: '关于召开{year}年第二次临时股东会的通知（演示）',
    category: '股东会',
    filing: 'meeting',
    points: [
      '会议召开方式为现场投票与网络投票相结合。',
      '股权登记日、会议时间和登记办法以会议资料所载为准。',
      '股东可以书面委托代理人出席会议和参加表决。',
    ],
  },
  {
    ago: 7,
    title: '关于参与设立新型储能技术中心的进展公告（演示）',
    category: '临时公告',
    filing: 'business',
    points: ['技术中心已完成选址和团队组建，首批立项八个课题。', '本次进展不涉及新增出资，对当期经营不产生重大影响。'],
  },
  {
    ago: 12,
    title: '关于部分机组检修安排的提示性公告（演示）',
    category: '临时公告',
    filing: 'business',
    points: ['检修安排在枯水期进行，属于年度例行检修。', '检修期间的发电任务由其余机组承担，对全年计划没有影响。'],
  },
  {
    ago: 36,
    title: '关于会计政策变更的公告（演示）',
    category: '临时公告',
    filing: 'governance',
    points: ['本次变更系根据相关准则解释执行，不涉及追溯调整。', '变更对财务状况和经营成果不产生重大影响。'],
  },
  {
    ago: 45,
    title: '独立董事专门会议审核意见（演示）',
    category: '其他',
    filing: 'related',
    points: ['独立董事对关联交易事项进行了事前审核，同意提交董事会审议。', '关联董事在审议时应当回避表决。'],
  },
  {
    ago: 54,
    title: '关于投资者关系管理制度修订的公告（演示）',
    category: '其他',
    filing: 'governance',
    points: ['修订增加了线上业绩说明会的程序和问答归档要求。', '修订后的制度全文可在文档栏目查阅。'],
  },
  {
    ago: 80,
    title: '关于完成工商变更登记的公告（演示）',
    category: '其他',
    filing: 'governance',
    points: ['变更事项为住所门牌调整，其他登记事项不变。', '营业执照副本已换发，样张仅供演示。'],
  },
  {
    ago: 92,
    title: '关于召开投资者集体接待日活动的公告（演示）',
    category: '临时公告',
    filing: 'business',
    points: ['活动采用网络文字互动方式。', '投资者可以在会前提交问题，公司将就普遍关注的问题集中回答。'],
  },
  {
    ago: 105,
    title: '监事会会议决议公告（演示）',
    category: '临时公告',
    filing: 'supervisors',
    points: ['会议审议通过定期报告的审核意见。', '监事会认为报告的编制和审议程序符合规定。'],
  },
  {
    ago: 118,
    title: '关于电站获得绿色电力证书核发资格的公告（演示）',
    category: '临时公告',
    filing: 'business',
    points: ['涉及三座梯级电站，核发数量以主管机构公布为准。', '该事项对当期经营不产生重大影响。'],
  },
  {
    ago: 132,
    title: '{last}年年度股东会决议公告（演示）',
    category: '股东会',
    filing: 'meeting',
    points: [
      '会议采用现场与网络投票相结合的方式召开，召集、召开程序合法有效。',
      '各项议案均获得通过，不存在否决或者变更议案的情形。',
    ],
  },
  {
    ago: 133,
    title: '{last}年年度股东会法律意见书（演示）',
    category: '股东会',
    filing: 'opinion',
    points: ['见证律师认为，会议召集程序、出席人员资格和表决程序符合规定。', '本意见书的出具单位和人员均为虚构。'],
  },
  {
    ago: 150,
    title: '关于召开{last}年年度股东会的通知（演示）',
    category: '股东会',
    filing: 'meeting',
    points: [
      '会议审议年度报告、董事会工作报告、监事会工作报告等议案。',
      '登记方式包括现场登记、信函登记和电子邮件登记。',
    ],
  },
  {
    ago: 184,
    title: '{last}年度内部控制评价报告（演示）',
    category: '其他',
    filing: 'opinion',
    points: ['评价范围涵盖资金、采购、工程、信息系统等主要业务。', '评价期内未发现重大缺陷，一般缺陷已完成整改。'],
  },
  {
    ago: 185,
    title: '{last}年度可持续发展报告（演示）',
    category: '其他',
    filing: 'governance',
    points: ['报告围绕清洁生产、可靠供电、员工发展、社区共建四个主题。', '报告全文可在社会责任栏目下载。'],
  },
  {
    ago: 210,
    title: '关于设备事故处置情况的公告（演示）',
    category: '临时公告',
    filing: 'risk',
    points: ['事故造成一台配电变压器损坏，没有人员伤亡。', '已更换设备并完成同类设备排查。'],
  },
  {
    ago: 236,
    title: '关于聘任证券事务代表的公告（演示）',
    category: '其他',
    filing: 'governance',
    points: ['董事会同意聘任一名证券事务代表，协助董事会秘书工作。', '联系方式不变：000-0000-0000。'],
  },
  {
    ago: 260,
    title: '关于章程条款修订的公告（演示）',
    category: '股东会',
    filing: 'governance',
    points: ['修订涉及股东会召集、网络投票和信息披露媒体三个条款。', '修订内容自股东会通过之日起生效。'],
  },
];

/** Reports, operating data and briefings: three announcements for each of the last five quarters. */
const periodic: readonly AnnouncementEntry[] = [0, 1, 2, 3, 4].flatMap((back): AnnouncementEntry[] => {
  const ago = 28 + back * 91;
  return [
    {
      ago: ago - 8,
      title: '{period}主要经营数据公告（演示）',
      category: '定期报告',
      filing: 'operation',
      points: [
        '本公告只列示指标名称和口径，数值一律以“演示”代替。',
        '发电量统计口径为上网电量，售电量统计口径为抄见电量。',
      ],
    },
    {
      ago,
      title: '{period}报告（演示）',
      category: '定期报告',
      filing: 'period',
      points: [
        '报告包括公司简介、管理层讨论与分析、公司治理、环境与社会责任等部分。',
        '表格保留结构，数值一律以“演示”代替。',
      ],
    },
    {
      ago: ago - 2,
      title: '关于召开{period}业绩说明会的公告（演示）',
      category: '临时公告',
      filing: 'business',
      points: ['说明会采用网络文字互动方式。', '投资者可以在会前提交问题，公司将就普遍关注的问题集中回答。'],
    },
  ];
});

const announcements: readonly AnnouncementEntry[] = [...occasional, ...periodic];

/** A record's place in the list is its key, by which the search's golden queries name it: these stand last. */
const later: readonly AnnouncementEntry[] = [
  {
    ago: 14,
    title: '关于主要经营数据公告的更正公告（演示）',
    category: '临时公告',
    filing: 'correction',
    points: ['“售电量”一栏的口径由上网电量更正为抄见电量，其他内容不变。', '更正不影响已披露的利润数据（演示）。'],
    // the operating data of the last quarter, the first of the periodic announcements
    corrects: occasional.length + 1,
  },
  {
    ago: 145,
    title: '{last}年年度权益分派实施公告（演示）',
    category: '临时公告',
    filing: 'distribution',
    points: ['以股权登记日登记的总股本为基数，每股派发现金红利的数额以“演示”代替。', '红利在除权除息日起划入股东账户。'],
  },
  {
    ago: 64,
    title: '{year}年面向专业投资者公开发行绿色公司债券发行结果公告（演示）',
    category: '临时公告',
    filing: 'bond',
    points: ['本期债券的规模、期限和票面利率以“演示”代替。', '募集资金用于梯级水电站的生态流量改造和偿还到期借款。'],
  },
];

/** What a periodic report is filed under, by its title. */
const reportFiling = (title: string): FilingCode => {
  if (title.includes('第一季度')) return 'q1';
  if (title.includes('第三季度')) return 'q3';
  return title.includes('半年度') ? 'half' : 'annual';
};

function reportBlocks(title: string): PdfBlock[] {
  const sections = [
    '重要提示',
    '公司简介和主要指标',
    '管理层讨论与分析',
    '公司治理',
    '环境与社会责任',
    '重要事项',
    '股份变动及股东情况',
    '财务报告（结构示例）',
  ];
  return sections.flatMap((section, position): PdfBlock[] => [
    { kind: 'heading', text: `第${'一二三四五六七八'.charAt(position)}节　${section}` },
    {
      kind: 'paragraph',
      text: `本节为《${title}》的结构示例，用于演示文档预览、目录跳转和全文检索。真实的报告由公司依法编制，并以指定媒体披露的文本为准。`,
    },
    {
      kind: 'paragraph',
      text: '报告期内，公司围绕来水调度、机组检修、电网运行和供电服务开展工作，生产经营平稳。以下表格只保留栏目，不提供任何数值。',
    },
    {
      kind: 'table',
      head: ['项目', '本期', '上年同期', '说明'],
      rows: ['上网电量', '售电量', '供电可靠率', '电压合格率'].map((name) => [name, '演示', '演示', '口径见释义']),
      widths: [2, 1, 1, 2],
    },
  ]);
}

function announcementPdf(now: number, entry: AnnouncementEntry, title: string, number: string): SamplePdf {
  const isReport = entry.category === '定期报告';
  return pdf(`announcement-${number.replace(/\D+/g, '-').replace(/^-|-$/g, '')}`, {
    title,
    number: `证券代码：演示　公告编号：${number}`,
    issuer: COMPANY,
    date: chineseDay(now, -entry.ago),
    cover: isReport,
    outline: isReport,
    blocks: [
      { kind: 'paragraph', text: DISCLAIMER },
      { kind: 'heading', text: '主要内容' },
      { kind: 'list', items: entry.points },
      ...(isReport ? reportBlocks(title) : [{ kind: 'paragraph', text: '特此公告（演示）。' } as const]),
    ],
  });
}

function announcementSamples(now: number, before: number): NoticeSample[] {
  return [...announcements, ...later].map((entry, position) => {
    const title = datedTitle(now, -entry.ago, entry.title);
    // those that stand last go on with the numbers
    const place = position < announcements.length ? announcements.length - position : position + 1;
    const number = `演示${sampleYear(now)}-${String(place).padStart(3, '0')}`;
    const clock = position % 2 ? '18:30' : '17:00';
    return {
      type: 'announcement',
      title,
      number,
      category: entry.category,
      summary: entry.points[0] ?? '',
      content: richText(
        paragraph(`**${DISCLAIMER}**`),
        heading('主要内容', 3),
        list(entry.points),
        '全文见附后的 PDF 文件。',
      ),
      publishedAt: sampleTime(now, -entry.ago, clock),
      pdf: announcementPdf(now, entry, title, number),
      originUrl: `https://disclosure.yunxia.example/notices/${place}`,
      filing: entry.filing === 'period' ? reportFiling(title) : entry.filing,
      exchangePublishedAt: sampleTime(now, -entry.ago, clock === '17:00' ? '16:30' : '18:00'),
      ...(entry.corrects ? { corrects: sampleRecord('notices', String(before + entry.corrects)) } : {}),
      changes:
        entry.ago === 28
          ? [{ at: sampleTime(now, -27, '18:00'), text: '更正：补充目录页码，正文内容不变（演示）。' }]
          : [],
      withdrawn: false,
      _status: 'published',
    };
  });
}

interface ActivityEntry {
  ago: number;
  title: string;
  category: string;
  lines: readonly string[];
  /** Of a general meeting that is to come: when it starts, where, and how many days before it the shares are recorded. */
  meeting?: { clock: string; place: string; recordDays: number };
}

const activities: readonly ActivityEntry[] = [
  {
    ago: -17,
    title: '{year}年第二次临时股东会（演示）',
    category: '股东会',
    meeting: { clock: '14:30', place: '演示市演示区演示路0号集团总部二楼会议室', recordDays: 6 },
    lines: [
      '审议：关于中期分红方案的议案、关于增补独立董事的议案（均为虚构）。',
      '方式：现场投票与网络投票相结合，同一表决权只能选一种方式。',
      '登记：会前一日17:00前，凭身份证件和持股证明在会场或用电子邮件登记。',
      '会期半天，食宿和交通费用自理；不发放礼品。',
    ],
  },
  {
    ago: -12,
    title: '预告：投资者网上集体接待日（演示）',
    category: '投资者交流',
    lines: [
      '形式：网络文字互动，全程一小时。',
      '提问：会前可通过电子邮件提交，会上集中回答。',
      '记录：会后三个工作日内在本栏目公布问答全文。',
    ],
  },
  {
    ago: 5,
    title: '投资者走进云溪水电站活动记录（演示）',
    category: '现场接待',
    lines: [
      '来访投资者二十人，参观了大坝、厂房和集控中心。',
      '交流问题集中在来水预报、机组检修和生态流量三个方面。',
      '活动未提供任何未公开的重大信息。',
    ],
  },
  {
    ago: 16,
    title: '{period}业绩说明会问答实录（演示）',
    category: '业绩说明会',
    lines: [
      '问：来水偏枯如何应对？答：通过梯级联合调度和跨流域互济平滑波动。',
      '问：储能何时投运？答：以验收和调度许可为准，请关注公告。',
      '问：停电公告能不能订阅？答：可以，见停电检修公告栏目。',
    ],
  },
  {
    ago: 33,
    title: '机构投资者交流活动记录表（演示）',
    category: '投资者交流',
    lines: [
      '交流方式：电话会议。',
      '主要内容：公司业务结构、重点工程进度和供电服务情况。',
      '接待人员：董事会秘书、证券事务代表（职务）。',
    ],
  },
  {
    ago: 51,
    title: '投资者保护宣传：识别“荐股”骗局（演示）',
    category: '投资者教育',
    lines: [
      '凡承诺收益的都要警惕。',
      '公司不会通过私人社交账号提供投资建议。',
      '遇到冒用公司名义的行为，请拨打000-0000-0000核实。',
    ],
  },
  {
    ago: 72,
    title: '投资者热线开放日（演示）',
    category: '投资者交流',
    lines: ['当天接听来电三十六个，全部当场答复或登记回复。', '咨询最多的是股东会登记方式。'],
  },
  {
    ago: 96,
    title: '{period}业绩说明会问答实录（演示）',
    category: '业绩说明会',
    lines: ['共收到问题四十八个，答复四十八个。', '按主题归类为经营、工程、治理、服务四组。'],
  },
  {
    ago: 131,
    title: '股东会现场交流环节记录（演示）',
    category: '股东会',
    lines: ['出席股东就农网投入和储能安全提问。', '管理层逐一回答，未涉及未公开信息。'],
  },
  {
    ago: 160,
    title: '中小投资者走进调度中心（演示）',
    category: '现场接待',
    lines: ['参观调度大厅和热线大厅。', '体验停电研判系统的模拟操作。'],
  },
  {
    ago: 195,
    title: '投资者教育：怎样读一份水电企业年报（演示）',
    category: '投资者教育',
    lines: ['先看来水，再看电量，最后看电量怎样变成收入。', '同一指标要看口径是否一致。'],
  },
  {
    ago: 240,
    title: '分析师调研活动记录表（演示）',
    category: '投资者交流',
    lines: ['调研地点：峡口储能电站建设现场。', '主要内容：消防设计、并网计划和运行方式。'],
  },
  {
    ago: 285,
    title: '投资者关系活动年度安排（演示）',
    category: '投资者交流',
    lines: ['全年安排业绩说明会三次、走进企业活动四次、热线开放日两次。', '时间如有变化，以临近公告为准。'],
  },
  {
    ago: 320,
    title: '{period}业绩说明会问答实录（演示）',
    category: '业绩说明会',
    lines: ['共收到问题二十七个，答复二十七个。'],
  },
];

function activitySamples(now: number): NoticeSample[] {
  return activities.map((entry, position) => ({
    type: 'activity',
    title: datedTitle(now, -Math.abs(entry.ago), entry.title),
    number: `演示投关${sampleYear(now)}-${String(activities.length - position).padStart(2, '0')}`,
    category: entry.category,
    summary: entry.lines[0] ?? '',
    content: richText(
      entry.ago < 0
        ? `活动时间：${chineseDay(now, -entry.ago)}下午（演示）。`
        : `活动时间：${chineseDay(now, -entry.ago)}（演示）。`,
      list(entry.lines),
      '本记录为演示内容，参与单位与人员均为虚构。',
    ),
    publishedAt: sampleTime(now, entry.ago < 0 ? -1 : -entry.ago - 1, '16:00'),
    startAt: sampleTime(now, -entry.ago, entry.meeting?.clock ?? '14:00'),
    endAt: sampleTime(now, -entry.ago, entry.meeting ? '17:00' : '16:00'),
    ...(entry.meeting
      ? { place: entry.meeting.place, recordOn: sampleTime(now, -entry.ago - entry.meeting.recordDays, '00:00') }
      : {}),
    pdf: null,
    originUrl: '',
    changes: [],
    withdrawn: false,
    _status: 'published',
  }));
}

const complaints: readonly { ago: number; title: string; lines: readonly string[] }[] = [
  {
    ago: 8,
    title: '关于近期12398热线转办事项处理情况的公告（演示）',
    lines: [
      '本期共收到转办事项十四件，已办结十三件，一件正在处理。',
      '主要涉及频繁停电、电压偏低和停电告知不及时。',
      '办结事项已逐件回访，满意十二件，基本满意一件。',
    ],
  },
  {
    ago: 38,
    title: '关于石坪县松坪乡电压偏低问题处理结果的公告（演示）',
    lines: [
      '投诉人反映中午电压偏低，风扇转得慢。',
      '经查，加工坊与学校共用一台小容量变压器，已增加一台并分开供电。',
      '连续监测十五日，电压合格。',
    ],
  },
  {
    ago: 69,
    title: '关于停电告知不到位问题整改情况的公告（演示）',
    lines: ['部分老年用户没有收到短信提醒。', '已将停电前一天电话提醒扩大到全部登记的重点提醒户。'],
  },
  {
    ago: 99,
    title: '{quarter}投诉举报情况分析公告（演示）',
    lines: ['投诉数量比上一季度下降，主要集中在停电和服务态度两类。', '重复投诉三件，均由分公司负责人上门处理。'],
  },
  {
    ago: 130,
    title: '关于施工占道问题处理结果的公告（演示）',
    lines: ['电缆施工围挡超期，影响出行。', '已于接诉次日拆除并恢复路面，对施工单位扣分。'],
  },
  {
    ago: 161,
    title: '关于抄表差错问题处理结果的公告（演示）',
    lines: ['因表箱编号贴错，相邻两户电量互换。', '已更正并退补，同小区全部表箱已核对。'],
  },
  {
    ago: 192,
    title: '关于树障清理赔补标准问题的答复公告（演示）',
    lines: ['赔补标准按照当地规定执行，已张贴公示。', '对古树名木采取绝缘化改造，不作砍伐。'],
  },
  {
    ago: 223,
    title: '{quarter}12398热线转办事项处理情况的公告（演示）',
    lines: ['共收到转办事项二十一件，全部办结。'],
  },
  {
    ago: 254,
    title: '关于变压器噪声问题处理结果的公告（演示）',
    lines: ['现场测量夜间噪声略高，已加装减振垫并复测达标。'],
  },
  {
    ago: 286,
    title: '关于充电桩接电时限问题处理结果的公告（演示）',
    lines: ['超出承诺时限两天，原因是外线路由协调。', '已完成接电并向用户致歉，流程增加了超时预警。'],
  },
  {
    ago: 318,
    title: '关于规范投诉举报受理渠道的公告（演示）',
    lines: [
      '供电服务问题请先拨打供电服务热线000-0000-0000。',
      '对处理结果不满意的，可拨打能源监管热线12398。',
      '12398由能源监管机构设立，不是本集团的客服电话。',
    ],
  },
  {
    ago: 351,
    title: '{last}年投诉举报办理情况公告（演示）',
    lines: ['全年受理事项全部办结，按期办结率百分之百。', '全部事项的分类和改进措施见附表。'],
  },
];

function complaintSamples(now: number): NoticeSample[] {
  return complaints.map((entry, position) => ({
    type: 'complaint',
    title: datedTitle(now, -Math.abs(entry.ago), entry.title),
    number: `演示诉〔${sampleYear(now)}〕${String(complaints.length - position).padStart(2, '0')}号`,
    category: '投诉举报',
    summary: entry.lines[0] ?? '',
    content: richText(
      heading('基本情况', 3),
      list(entry.lines),
      heading('监督方式', 3),
      '如有异议，请在公告之日起十日内向集团供电服务监督部门反映，电话000-0000-0000；也可拨打能源监管热线12398。',
      '（演示公告，事项均为虚构。）',
    ),
    publishedAt: sampleTime(now, -entry.ago, '10:00'),
    pdf: null,
    originUrl: '',
    changes: [],
    withdrawn: false,
    _status: 'published',
  }));
}

/**
 * Company announcements with PDFs, investor activities and complaint notices.
 * @param before how many records stand before these in their collection
 */
export function noticeSamples(now: number, before: number): NoticeSample[] {
  const activitiesNow = activitySamples(now);
  const announcementsNow = announcementSamples(now, before);
  // A record's place in this list is its key, by which the search's golden queries name it: later ones stand last.
  return [
    ...announcementsNow.slice(0, announcements.length),
    ...activitiesNow.slice(1),
    ...complaintSamples(now),
    ...activitiesNow.slice(0, 1),
    ...announcementsNow.slice(announcements.length),
  ];
}
