import { heading, list, paragraph, richText, type LexicalState } from '../rich-text.ts';
import { chineseDay, hoursFrom, sampleTime, sampleYear } from '../sample-dates.ts';
import { pdf, type SamplePdf } from '../sample-references.ts';

type NoticeType =
  | 'plan'
  | 'prequalification'
  | 'tender'
  | 'change'
  | 'clarification'
  | 'candidates'
  | 'result'
  | 'abnormal'
  | 'contract';
type Category = 'works' | 'goods' | 'services';

interface TenderClock {
  filesFrom: string | null;
  filesTo: string | null;
  deadlineAt: string | null;
  opensAt: string | null;
  publicFrom: string | null;
  publicTo: string | null;
}

export interface PurchaseSample extends TenderClock {
  title: string;
  projectNo: string;
  noticeType: NoticeType;
  category: Category;
  method: string;
  owner: string;
  agent: string;
  budget: string;
  region: string;
  deposit: string;
  ceiling: string;
  lots: string;
  documents: { name: string; note: string }[];
  delivery: string;
  publishedAt: string;
  content: LexicalState;
  contacts: { role: string; name: string; phone: string; email: string; address: string }[];
  candidates: { rank: number; name: string; price: string; score: string }[];
  attachments: { name: string; file: SamplePdf }[];
  withdrawn: boolean;
  _status: 'published' | 'draft';
}

export interface OldPurchaseSample {
  noticeType: NoticeType;
  title: string;
  winner: string;
  publishedAt: string;
  content: LexicalState;
  attachments: { name: string; file: SamplePdf }[];
  withdrawn: boolean;
  _status: 'published';
}

interface Project {
  no: string;
  name: string;
  category: Category;
  method: string;
  owner: string;
  region: string;
  scope: readonly string[];
}

const projects = {
  lines: {
    no: '01',
    name: '10千伏滨江线等六条线路绝缘化改造工程',
    category: 'works',
    method: '公开招标',
    owner: '云溪供电分公司（演示）',
    region: '云溪县',
    scope: ['更换绝缘导线约42公里；', '加装柱上开关18台；', '配合停电的安全措施和恢复。'],
  },
  transformers: {
    no: '02',
    name: '配电变压器及箱式变电站框架采购',
    category: 'goods',
    method: '公开招标',
    owner: '云峡物资分公司（演示）',
    region: '全供电区域',
    scope: ['油浸式配电变压器160台；', '箱式变电站24座；', '供货期十二个月，分批下单。'],
  },
  design: {
    no: '03',
    name: '梯级电站闸门检修设计服务',
    category: 'services',
    method: '邀请招标',
    owner: '云溪水力发电分公司（演示）',
    region: '云溪县',
    scope: ['三座电站闸门结构复核；', '编制检修方案和施工图。'],
  },
  storage: {
    no: '04',
    name: '峡口储能电站二期电池系统采购',
    category: 'goods',
    method: '公开招标',
    owner: '云峡储能公司（演示）',
    region: '峡口区',
    scope: ['电池舱及附属设备一套；', '消防联动与站控接口；', '三年质保。'],
  },
  substation: {
    no: '05',
    name: '110千伏铁索输变电工程施工',
    category: 'works',
    method: '公开招标',
    owner: '云峡电网建设公司（演示）',
    region: '江岭县',
    scope: ['变电站土建与电气安装；', '线路16.8公里；', '施工停电须提前二十日报送计划。'],
  },
  inspection: {
    no: '06',
    name: '无人机巡线服务',
    category: 'services',
    method: '询比采购',
    owner: '集团运行管理部（演示）',
    region: '全供电区域',
    scope: ['年巡线里程不少于一万公里；', '提交缺陷影像和台账。'],
  },
  meters: {
    no: '07',
    name: '智能电能表及采集终端采购',
    category: 'goods',
    method: '公开招标',
    owner: '云峡物资分公司（演示）',
    region: '全供电区域',
    scope: ['单相表60,000只、三相表5,000只；', '采集终端1,200台。'],
  },
  fleet: {
    no: '08',
    name: '应急抢修车辆改装',
    category: 'goods',
    method: '竞争谈判',
    owner: '集团应急办公室（演示）',
    region: '临江区',
    scope: ['抢修车12辆、发电车3辆的改装与标识。'],
  },
  hall: {
    no: '09',
    name: '营业厅无障碍改造工程',
    category: 'works',
    method: '询比采购',
    owner: '集团市场营销部（演示）',
    region: '全供电区域',
    scope: ['二十六处营业厅坡道、扶手、低位窗口；', '分期施工，不影响营业。'],
  },
  software: {
    no: '10',
    name: '停电研判系统升级服务',
    category: 'services',
    method: '公开招标',
    owner: '集团数字化部（演示）',
    region: '峡口区',
    scope: ['停电范围自动研判；', '公告模板与发布接口；', '一年运维。'],
  },
  insulators: {
    no: '11',
    name: '复合绝缘子采购',
    category: 'goods',
    method: '询比采购',
    owner: '云峡物资分公司（演示）',
    region: '全供电区域',
    scope: ['10千伏、35千伏复合绝缘子共9,600支。'],
  },
  gauge: {
    no: '12',
    name: '水情遥测站设备更新',
    category: 'goods',
    method: '公开招标',
    owner: '集团调度中心（演示）',
    region: '流域',
    scope: ['雨量计28套、雷达水位计12套；', '含安装和一年比测。'],
  },
  fish: {
    no: '13',
    name: '鱼类增殖放流服务',
    category: 'services',
    method: '询比采购',
    owner: '云溪水力发电分公司（演示）',
    region: '云溪县',
    scope: ['本地鱼苗二十万尾及标记、效果监测。'],
  },
  cable: {
    no: '14',
    name: '临江片区架空线入地工程',
    category: 'works',
    method: '公开招标',
    owner: '临江供电分公司（演示）',
    region: '临江区',
    scope: ['电缆通道7.2公里；', '环网柜26座；', '路面恢复。'],
  },
} as const satisfies Record<string, Project>;

type ProjectKey = keyof typeof projects;

const noticeNames: Record<NoticeType, string> = {
  plan: '招标计划',
  prequalification: '资格预审公告',
  tender: '招标公告',
  change: '变更公告',
  clarification: '澄清答疑',
  candidates: '中标候选人公示',
  result: '中标结果公告',
  abnormal: '终止公告',
  contract: '合同公告',
};

const openings: Record<NoticeType, string> = {
  plan: '现将采购计划予以公布，供有意参加的单位提前准备。计划内容以正式公告为准。',
  prequalification: '本项目实行资格预审，请符合条件的单位按公告要求提交资格预审申请文件。',
  tender: '本项目已具备招标条件，现进行公开招标，欢迎符合条件的单位参加。',
  change: '因招标文件内容调整，现将变更事项公告如下，其他内容不变。',
  clarification: '对投标人提出的问题统一答复如下，答复是招标文件的组成部分。',
  candidates: '评标工作已经结束，现将中标候选人予以公示，公示期内接受监督。',
  result: '公示期内未收到异议，现将中标结果公告如下。',
  abnormal: '因有效投标人不足或采购需求变化，本项目终止，特此公告。',
  contract: '合同已经签订，现将主要信息公告如下。',
};

const candidateNames = ['演示甲电气有限公司', '演示乙建设有限公司', '演示丙科技有限公司'];

interface TenderEntry {
  project: ProjectKey;
  noticeType: NoticeType;
  published: string;
  clock?: Partial<TenderClock>;
  extra?: readonly string[];
  withFiles?: boolean;
  withdrawn?: boolean;
  draft?: boolean;
}

/** Project chains around `now`: every type of notice and every status of the contract. */
function entriesAt(now: number): TenderEntry[] {
  const at = (days: number, clock: string): string => sampleTime(now, days, clock);
  const hours = (count: number): string => hoursFrom(now, count);
  const clock = (from: number, to: number, deadline: number, opens = deadline): Partial<TenderClock> => ({
    filesFrom: at(from, '09:00'),
    filesTo: at(to, '17:00'),
    deadlineAt: at(deadline, '09:30'),
    opensAt: at(opens, '09:30'),
  });
  return [
    { project: 'lines', noticeType: 'plan', published: at(-40, '10:00'), clock: { filesFrom: at(-12, '09:00') } },
    { project: 'lines', noticeType: 'tender', published: at(-12, '09:00'), clock: clock(-12, -5, 9), withFiles: true },
    {
      project: 'lines',
      noticeType: 'clarification',
      published: at(-4, '16:00'),
      clock: clock(-12, -5, 9),
      extra: [
        '问：夜间施工是否可行？答：居民区二十二时以后不得施工。',
        '问：停电窗口由谁申请？答：由招标人统一申请，投标人按窗口安排人力。',
      ],
    },
    {
      project: 'transformers',
      noticeType: 'tender',
      published: at(-18, '09:00'),
      clock: {
        filesFrom: at(-18, '09:00'),
        filesTo: at(-11, '17:00'),
        deadlineAt: at(2, '09:30'),
        opensAt: at(2, '09:30'),
      },
      withFiles: true,
    },
    {
      project: 'transformers',
      noticeType: 'change',
      published: at(-9, '14:00'),
      clock: {
        filesFrom: at(-18, '09:00'),
        filesTo: at(-11, '17:00'),
        deadlineAt: at(2, '09:30'),
        opensAt: at(2, '09:30'),
      },
      extra: ['投标截止时间顺延三日。', '箱式变电站数量由20座调整为24座。'],
    },
    {
      project: 'design',
      noticeType: 'tender',
      published: at(-6, '10:00'),
      clock: {
        filesFrom: at(-6, '10:00'),
        filesTo: at(-1, '17:00'),
        deadlineAt: at(1, '15:00'),
        opensAt: at(1, '15:30'),
      },
    },
    {
      project: 'storage',
      noticeType: 'prequalification',
      published: at(-30, '09:00'),
      clock: { filesFrom: at(-30, '09:00'), filesTo: at(-23, '17:00'), deadlineAt: at(-15, '09:30') },
    },
    { project: 'storage', noticeType: 'tender', published: at(-1, '17:00'), clock: clock(2, 9, 23), withFiles: true },
    { project: 'substation', noticeType: 'tender', published: at(-33, '09:00'), clock: clock(-33, -26, -12) },
    {
      project: 'substation',
      noticeType: 'candidates',
      published: at(-1, '15:00'),
      clock: { ...clock(-33, -26, -12), publicFrom: at(-1, '15:00'), publicTo: at(2, '17:00') },
    },
    {
      project: 'inspection',
      noticeType: 'tender',
      published: at(-8, '09:00'),
      clock: { filesFrom: at(-8, '09:00'), filesTo: at(-3, '17:00'), deadlineAt: hours(-2), opensAt: hours(5) },
    },
    { project: 'meters', noticeType: 'tender', published: at(-60, '09:00'), clock: clock(-60, -53, -39) },
    {
      project: 'meters',
      noticeType: 'candidates',
      published: at(-30, '15:00'),
      clock: { ...clock(-60, -53, -39), publicFrom: at(-30, '15:00'), publicTo: at(-27, '17:00') },
    },
    { project: 'meters', noticeType: 'result', published: at(-25, '10:00') },
    { project: 'meters', noticeType: 'contract', published: at(-14, '10:00') },
    { project: 'fleet', noticeType: 'tender', published: at(-26, '09:00'), clock: clock(-26, -20, -16) },
    {
      project: 'fleet',
      noticeType: 'abnormal',
      published: at(-15, '11:00'),
      extra: ['截止时提交响应文件的单位不足三家，本次采购终止，将修改需求后重新组织。'],
    },
    { project: 'hall', noticeType: 'tender', published: at(-3, '10:00'), clock: clock(-3, 3, 8) },
    { project: 'software', noticeType: 'plan', published: at(-5, '10:00'), clock: { filesFrom: at(12, '09:00') } },
    {
      project: 'insulators',
      noticeType: 'tender',
      published: at(-5, '09:00'),
      clock: {
        filesFrom: at(-5, '09:00'),
        filesTo: at(1, '17:00'),
        deadlineAt: at(2, '16:00'),
        opensAt: at(2, '16:00'),
      },
    },
    {
      project: 'insulators',
      noticeType: 'clarification',
      published: at(-2, '16:00'),
      clock: {
        filesFrom: at(-5, '09:00'),
        filesTo: at(1, '17:00'),
        deadlineAt: at(2, '16:00'),
        opensAt: at(2, '16:00'),
      },
      extra: ['问：运输费用是否含在报价内？答：含至指定仓库的全部费用。'],
    },
    { project: 'gauge', noticeType: 'tender', published: at(-50, '09:00'), clock: clock(-50, -44, -30) },
    {
      project: 'gauge',
      noticeType: 'candidates',
      published: at(-3, '15:00'),
      clock: { ...clock(-50, -44, -30), publicFrom: at(-3, '15:00'), publicTo: at(1, '17:00') },
    },
    { project: 'fish', noticeType: 'tender', published: at(-45, '09:00'), clock: clock(-45, -40, -36) },
    {
      project: 'fish',
      noticeType: 'candidates',
      published: at(-34, '15:00'),
      clock: { ...clock(-45, -40, -36), publicFrom: at(-34, '15:00'), publicTo: at(-31, '17:00') },
    },
    { project: 'fish', noticeType: 'result', published: at(-29, '10:00') },
    { project: 'fish', noticeType: 'contract', published: at(-20, '10:00') },
    {
      project: 'cable',
      noticeType: 'plan',
      published: at(-90, '10:00'),
      clock: { filesFrom: at(-70, '09:00'), deadlineAt: at(-49, '09:30') },
    },
    {
      project: 'cable',
      noticeType: 'prequalification',
      published: at(-85, '09:00'),
      clock: { filesFrom: at(-85, '09:00'), filesTo: at(-78, '17:00'), deadlineAt: at(-72, '09:30') },
    },
    { project: 'cable', noticeType: 'tender', published: at(-70, '09:00'), clock: clock(-70, -63, -49) },
    {
      project: 'cable',
      noticeType: 'change',
      published: at(-60, '09:00'),
      clock: clock(-70, -63, -49),
      extra: ['电缆通道长度由6.8公里调整为7.2公里。'],
    },
    {
      project: 'cable',
      noticeType: 'candidates',
      published: at(-44, '15:00'),
      clock: { ...clock(-70, -63, -49), publicFrom: at(-44, '15:00'), publicTo: at(-41, '17:00') },
    },
    { project: 'cable', noticeType: 'result', published: at(-38, '10:00') },
    { project: 'cable', noticeType: 'contract', published: at(-27, '10:00') },
    {
      project: 'hall',
      noticeType: 'plan',
      published: at(-21, '10:00'),
      clock: { filesFrom: at(-3, '09:00'), deadlineAt: at(8, '09:30') },
    },
    {
      project: 'software',
      noticeType: 'prequalification',
      published: at(-1, '10:00'),
      clock: { filesFrom: at(1, '09:00'), filesTo: at(6, '17:00'), deadlineAt: at(10, '09:30') },
    },
    {
      project: 'fleet',
      noticeType: 'change',
      published: at(-10, '10:00'),
      extra: ['（已撤下的变更公告，演示）'],
      withdrawn: true,
    },
    { project: 'gauge', noticeType: 'result', published: at(0, '00:20'), extra: ['（草稿，演示）'], draft: true },
  ];
}

function bookPdf(now: number, project: Project, projectNo: string): SamplePdf {
  return pdf(`tender-file-${project.no}`, {
    title: `${project.name}招标文件（演示）`,
    number: projectNo,
    issuer: project.owner,
    date: chineseDay(now, -12),
    cover: true,
    outline: true,
    blocks: [
      { kind: 'heading', text: '第一章　招标公告' },
      {
        kind: 'paragraph',
        text: `${project.name}已具备招标条件，招标人为${project.owner}，资金已经落实。本文件为网站演示而编制，不构成要约邀请。`,
      },
      { kind: 'heading', text: '第二章　招标范围' },
      { kind: 'list', items: project.scope },
      { kind: 'heading', text: '第三章　投标人须知' },
      {
        kind: 'table',
        head: ['条款', '内容'],
        rows: [
          ['资格要求', '具有独立法人资格，近三年有类似业绩'],
          ['联合体', '不接受'],
          ['投标有效期', '九十日'],
          ['投标保证金', '不收取（演示）'],
          ['评标办法', '综合评估法'],
        ],
        widths: [1, 3],
      },
      { kind: 'heading', text: '第四章　评标办法' },
      {
        kind: 'table',
        head: ['评分项', '权重', '说明'],
        rows: [
          ['技术', '50', '方案、进度、质量'],
          ['商务', '20', '业绩、服务'],
          ['报价', '30', '按公布公式计算'],
        ],
        widths: [1, 1, 2],
      },
      { kind: 'heading', text: '第五章　合同条款' },
      {
        kind: 'paragraph',
        text: '合同条款按照示范文本编制，双方可就非实质性内容协商。停电施工的，承包人应当按照公告的停电窗口完成，超时的每半小时记录一次并说明原因。',
      },
      { kind: 'heading', text: '第六章　投标文件格式' },
      { kind: 'list', items: ['投标函', '授权委托书', '报价表', '技术方案', '类似业绩'] },
    ],
  });
}

type Bidding = Pick<PurchaseSample, 'deposit' | 'ceiling' | 'lots' | 'documents' | 'delivery'>;

const noBidding: Bidding = { deposit: '', ceiling: '', lots: '', documents: [], delivery: '' };

const isBid = (noticeType: NoticeType): boolean => noticeType === 'tender' || noticeType === 'prequalification';

const qualifications: Record<Category, { name: string; note: string }> = {
  works: { name: '电力工程施工总承包三级以上资质证书', note: '复印件，加盖公章；在有效期内' },
  goods: { name: '产品型式试验报告', note: '近五年，由有资质的机构出具' },
  services: { name: '与服务内容相符的资质或资格证书', note: '复印件，加盖公章；在有效期内' },
};

/** What a bid has to contain and how it is handed in. */
function bidding(project: Project, { noticeType, clock }: TenderEntry): Bidding {
  const isInvited = project.method === '邀请招标';
  const after = clock?.deadlineAt ? `${clock.deadlineAt.slice(0, 10)} ${clock.deadlineAt.slice(11, 16)}以后` : '截止以后';
  return {
    deposit: '不收取（演示）',
    ceiling: noticeType === 'tender' ? '见招标文件第二章（演示）' : '',
    lots: `一个标段，不接受联合体${project.category === 'works' ? '，不允许分包' : ''}`,
    documents: [
      noticeType === 'tender'
        ? { name: '投标函与报价表', note: '格式见招标文件第六章，单位负责人签字并盖章' }
        : { name: '资格预审申请书', note: '格式见资格预审文件，单位负责人签字并盖章' },
      qualifications[project.category],
      { name: '近五年同类业绩，不少于两项', note: '合同首页和签字页；业主证明任选其一' },
      { name: '项目负责人证书与社保记录', note: '近六个月，网上打印件带验证码有效' },
    ],
    delivery: [
      `纸质文件一正两副，密封后送到演示市演示区样板路0号二楼招标室。${after}送到的，原封退回；邮寄的以签收时间为准。`,
      isInvited
        ? '本项目为邀请招标，只接受已受邀单位的文件。'
        : '对文件有疑问的，在文件获取截止后三日内书面提出，答复作为澄清公告发布。',
    ].join('\n'),
  };
}

function toSample(now: number, entry: TenderEntry): PurchaseSample {
  const project: Project = projects[entry.project];
  const projectNo = `YX-YS-${sampleYear(now)}-${project.no}`;
  const hasCandidates = entry.noticeType === 'candidates' || entry.noticeType === 'result';
  const candidates = candidateNames.map((name, position) => ({
    rank: position + 1,
    name,
    price: '不公布（演示）',
    score: ['91.6', '88.2', '84.9'][position] ?? '',
  }));
  return {
    title: `${project.name}${noticeNames[entry.noticeType]}（演示）`,
    projectNo,
    noticeType: entry.noticeType,
    category: project.category,
    method: project.method,
    owner: project.owner,
    agent: '演示招标代理有限公司',
    budget: '不公布（演示）',
    region: project.region,
    ...(isBid(entry.noticeType) ? bidding(project, entry) : noBidding),
    publishedAt: entry.published,
    filesFrom: null,
    filesTo: null,
    deadlineAt: null,
    opensAt: null,
    publicFrom: null,
    publicTo: null,
    ...entry.clock,
    content: richText(
      openings[entry.noticeType].replace('公开招标', project.method),
      heading('项目内容', 3),
      list(project.scope),
      ...(entry.extra ? [heading('具体事项', 3), list(entry.extra)] : []),
      heading('监督', 3),
      '对公告有异议的，请在规定期限内以书面形式提出。监督电话000-0000-0000。',
      paragraph('（本公告为演示内容，项目、单位和数据均为虚构，不构成要约邀请。）'),
    ),
    contacts: [
      {
        role: '招标人',
        name: '演示联系人甲',
        phone: '000-0000-0000',
        email: 'tender@yunxia.example',
        address: '演示市演示区演示路0号',
      },
      {
        role: '代理机构',
        name: '演示联系人乙',
        phone: '000-0000-0008',
        email: 'agent@yunxia.example',
        address: '演示市演示区样板路0号',
      },
      { role: '监督', name: '集团纪检部门（演示）', phone: '000-0000-0002', email: '', address: '' },
    ],
    candidates: hasCandidates ? candidates.slice(0, entry.noticeType === 'result' ? 1 : 3) : [],
    attachments: entry.withFiles
      ? [{ name: `${project.name}招标文件（演示）.pdf`, file: bookPdf(now, project, projectNo) }]
      : [],
    withdrawn: entry.withdrawn ?? false,
    _status: entry.draft ? 'draft' : 'published',
  };
}

/** Tender notices around `now`: chains by project number, every type and every status. */
export function purchaseSamples(now: number): PurchaseSample[] {
  return entriesAt(now).map((entry) => toSample(now, entry));
}

const oldSubjects = [
  '35千伏青杠变电站改造工程',
  '办公楼外墙修缮',
  '微机保护装置采购',
  '水轮机备件采购',
  '通信光缆敷设工程',
  '变压器油采购',
  '线路走廊清障服务',
  '厂区道路硬化',
  '大坝观测仪器采购',
  '劳动防护用品采购',
  '输电铁塔防腐',
  '调度录音系统采购',
  '生活污水处理改造',
  '营业厅标识制作',
  '柴油发电机组采购',
  '电缆采购',
  '职工体检服务',
  '消防设施维保',
] as const;

/** The winners of the archive, one after another. */
const oldWinners = ['演示水工有限公司', '演示电气有限公司', '演示线缆有限公司', '演示物业服务有限公司'] as const;

const oldTypes: readonly NoticeType[] = ['tender', 'candidates', 'result', 'change', 'tender', 'abnormal'];

/** The archive of the former site: two notices for each of eighteen subjects, three to seven years old. */
export function oldPurchaseSamples(now: number): OldPurchaseSample[] {
  return oldSubjects.flatMap((subject, position) =>
    [0, 1].map((second): OldPurchaseSample => {
      const noticeType = oldTypes[(position * 2 + second) % oldTypes.length] ?? 'tender';
      const ago = 1100 + position * 71 + (second ? 0 : 33);
      return {
        noticeType,
        title: `${subject}${noticeNames[noticeType]}（历史演示）`,
        winner: noticeType === 'result' ? (oldWinners[position % oldWinners.length] ?? '') : '',
        publishedAt: sampleTime(now, -ago, '09:00'),
        content: richText(
          openings[noticeType],
          `本公告由原网站迁移，项目名称：${subject}。发布日期：${chineseDay(now, -ago)}。内容为演示，联系方式已经失效。`,
        ),
        attachments:
          position === 0 && second === 0
            ? [
                {
                  name: '历史招标文件（演示）.pdf',
                  file: bookPdf(now, projects.lines, `YX-YS-${sampleYear(now, -3)}-01`),
                },
              ]
            : [],
        withdrawn: false,
        _status: 'published',
      };
    }),
  );
}
