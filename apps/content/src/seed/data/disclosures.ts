import type { PdfBlock } from '../pdf.ts';
import { heading, list, paragraph, richText, table, type LexicalState } from '../rich-text.ts';
import { chineseDay, datedTitle, sampleDay, sampleTime, sampleYear } from '../sample-dates.ts';
import { pdf, type SamplePdf } from '../sample-references.ts';

export interface DisclosureTypeSample {
  id: number;
  name: string;
  kind: 'item' | 'annual_report';
  parentId: number | null;
  pdf: SamplePdf | null;
  legalBasis: string;
  cycle: 'immediate' | 'monthly' | 'quarterly' | 'yearly' | null;
  updatedOn: string | null;
}

export interface DisclosureSample {
  typeId: number;
  title: string;
  number: string;
  department: string;
  publishedAt: string;
  pdf: SamplePdf | null;
  content: LexicalState;
  changes: { at: string; text: string }[];
  withdrawn: boolean;
  _status: 'published' | 'draft';
}

const COMPANY = '云峡水电集团股份有限公司';
const MEASURES = '《供电企业信息公开实施办法》';
const REGULATIONS = '《公共企事业单位信息公开规定制定办法》';

/** The public guide that the footer opens as the PDF of type 15 (Spec §2, footer). */
function guidePdf(now: number): SamplePdf {
  return pdf('information-guide', {
    title: '云峡水电信息公开指南（演示）',
    number: '演示公开〔1〕号',
    issuer: COMPANY,
    date: chineseDay(now, -30),
    cover: true,
    outline: true,
    blocks: [
      { kind: 'heading', text: '一、公开的范围' },
      {
        kind: 'paragraph',
        text: '集团按照“公开为常态、不公开为例外”的原则，公开与用户用电有关的信息。凡涉及停电、办电、收费、服务质量、投诉渠道的信息，均主动公开；涉及用户隐私、商业秘密和电网安全的，依法不予公开。',
      },
      {
        kind: 'table',
        head: ['类别', '主要内容', '更新周期'],
        rows: [
          ['供电企业基本情况', '企业性质、办公地址、营业场所、联系方式', '变动时'],
          ['办理用电业务的程序及时限', '新装、增容、变更用电的流程和承诺时限', '变动时'],
          ['供电质量和两率情况', '电压合格率、供电可靠率', '每季度'],
          ['停电限电信息', '计划检修停电、临时停电、故障停电', '及时'],
          ['供电服务承诺及投诉电话', '服务承诺、服务热线、监督电话', '变动时'],
        ],
        widths: [2, 4, 1],
      },
      { kind: 'heading', text: '二、获取信息的方式' },
      {
        kind: 'list',
        items: [
          '网站“信息公开”栏目，可按类别、年份和关键词查询。',
          '营业厅公开栏和自助终端，可免费查阅和打印。',
          '供电服务热线000-0000-0000（演示号码）。',
          '村（社区）公开栏，停电公告至少提前七日张贴。',
        ],
      },
      { kind: 'heading', text: '三、依申请公开' },
      {
        kind: 'paragraph',
        text: '除主动公开的信息外，用户可以根据自身生产、生活、科研等特殊需要，申请获取相关信息。申请可以当面、信函或电子邮件提出，应写明申请人、联系方式、所需信息的描述和提供形式。',
      },
      {
        kind: 'paragraph',
        text: '收到申请后，能够当场答复的当场答复；不能当场答复的，在十五个工作日内答复；需要延长的，告知原因，延长不超过十五个工作日。提供信息不收取费用，复制、邮寄按成本收取的另行告知。',
      },
      { kind: 'heading', text: '四、监督与救济' },
      {
        kind: 'paragraph',
        text: '认为集团未依法公开信息的，可以向集团供电服务监督部门反映，电话000-0000-0000；也可以拨打能源监管热线12398。12398是能源监管机构设立的热线，不是本集团的客服电话。',
      },
      { kind: 'heading', text: '五、工作机构' },
      {
        kind: 'paragraph',
        text: '工作机构为集团办公室（演示）。办公地址：演示市演示区演示路0号。办公时间：工作日9:00至17:00。邮编000000。',
      },
    ],
  });
}

function itemPdf(now: number, name: string, title: string, days: number, blocks: readonly PdfBlock[]): SamplePdf {
  return pdf(`disclosure-${name}`, { title, issuer: COMPANY, date: chineseDay(now, days), blocks });
}

interface TypeEntry {
  id: number;
  name: string;
  parentId?: number;
  kind?: DisclosureTypeSample['kind'];
  cycle?: DisclosureTypeSample['cycle'];
  /** Days before today of the last update. */
  updated?: number;
  basis?: string;
}

const types: readonly TypeEntry[] = [
  { id: 1, name: '企业基本情况', cycle: 'yearly', updated: 90, basis: `${MEASURES}第七条（演示引用）` },
  { id: 2, name: '办电服务', cycle: 'immediate', updated: 40, basis: `${MEASURES}第七条（演示引用）` },
  { id: 3, name: '供电质量', cycle: 'quarterly', updated: 35, basis: `${MEASURES}第七条（演示引用）` },
  { id: 4, name: '停电信息', cycle: 'immediate', updated: 0, basis: `${MEASURES}第八条（演示引用）` },
  { id: 5, name: '收费与价格依据', cycle: 'immediate', updated: 120, basis: `${MEASURES}第七条（演示引用）` },
  { id: 6, name: '服务承诺与监督', cycle: 'yearly', updated: 119, basis: `${MEASURES}第七条（演示引用）` },
  { id: 7, name: '用户受电工程', cycle: 'quarterly', updated: 60, basis: `${MEASURES}第九条（演示引用）` },
  { id: 8, name: '企业性质与营业场所', parentId: 1, cycle: 'yearly', updated: 90 },
  { id: 9, name: '居民用电办理', parentId: 2, cycle: 'immediate', updated: 40 },
  { id: 10, name: '企业用电办理', parentId: 2, cycle: 'immediate', updated: 63 },
  { id: 11, name: '电压合格率', parentId: 3, cycle: 'quarterly', updated: 35 },
  { id: 12, name: '供电可靠率', parentId: 3, cycle: 'quarterly', updated: 35 },
  { id: 13, name: '服务承诺', parentId: 6, cycle: 'yearly', updated: 119 },
  { id: 14, name: '投诉渠道', parentId: 6, cycle: 'yearly', updated: 200 },
  { id: 15, name: '信息公开指南', cycle: 'yearly', updated: 30, basis: `${REGULATIONS}第八条（演示引用）` },
  { id: 16, name: '可开放容量', parentId: 7, cycle: 'monthly', updated: 75, basis: `${MEASURES}第九条（演示引用）` },
  { id: 17, name: '受电工程市场', parentId: 7, cycle: 'quarterly', updated: 60 },
  {
    id: 18,
    name: '信息公开年报',
    kind: 'annual_report',
    cycle: 'yearly',
    updated: 150,
    basis: `${REGULATIONS}第十二条（演示引用）`,
  },
  { id: 19, name: '信息公开制度', cycle: 'yearly', updated: 210, basis: `${REGULATIONS}第五条（演示引用）` },
  { id: 20, name: '应急与安全用电', cycle: 'immediate', updated: 22 },
];

function promisePdf(now: number): SamplePdf {
  return itemPdf(now, 'service-promise', '供电服务十项承诺（演示）', -119, [
    { kind: 'paragraph', text: '为了让用户看得懂、查得到、能监督，集团作出以下承诺（演示）。' },
    {
      kind: 'list',
      items: [
        '计划停电提前七日公告，临时停电提前二十四小时公告。',
        '城区抢修四十五分钟到场，农村九十分钟，边远山区两小时。',
        '居民新装三个工作日内接电（无外线工程）。',
        '投诉一个工作日内联系，五个工作日内答复。',
        '延迟恢复供电的，主动告知新的时间和原因。',
        '不指定设计、施工和设备供应单位。',
        '收费项目和依据全部公开，不收取任何未公示的费用。',
        '老人、病患用户可登记为重点提醒户。',
        '停电报修电话二十四小时有人接听。',
        '违反承诺的，向用户说明并整改。',
      ],
    },
  ]);
}

/** The file of a row of the catalogue: the guide, the promises, else the latest file among its records. */
function typePdf(now: number, { id, kind }: TypeEntry): SamplePdf | null {
  if (id === 13) return promisePdf(now);
  if (kind === 'annual_report') return annualReports(now)[0]?.pdf ?? null;
  const position = entries.findIndex(({ typeId, withPdf }) => typeId === id && withPdf);
  return position < 0 ? null : entryPdf(now, position);
}

/** The catalogue: a tree with the stable numbers; 15 is the guide, 16 is overdue (monthly, 75 days old). */
export function disclosureTypeSamples(now: number): DisclosureTypeSample[] {
  return types.map((entry) => ({
    id: entry.id,
    name: entry.name,
    kind: entry.kind ?? 'item',
    parentId: entry.parentId ?? null,
    pdf: typePdf(now, entry),
    legalBasis: entry.basis ?? '',
    cycle: entry.cycle ?? null,
    updatedOn: entry.updated === undefined ? null : sampleDay(now, -entry.updated),
  }));
}

interface DisclosureEntry {
  typeId: number;
  ago: number;
  title: string;
  department: string;
  lines: readonly string[];
  withPdf?: boolean;
  /** What was corrected since, as readers read it. */
  corrected?: readonly string[];
}

const entries: readonly DisclosureEntry[] = [
  {
    typeId: 8,
    ago: 90,
    title: '集团及所属供电企业基本情况',
    department: '集团办公室',
    lines: [
      '集团设五个供电分公司、三个水力发电分公司和若干子公司。',
      '供电区域为云溪县、峡口区、江岭县、石坪县、临江区（均为虚构）。',
    ],
  },
  {
    typeId: 8,
    ago: 95,
    title: '营业场所一览表',
    department: '市场营销部',
    lines: ['共设营业厅二十六处，其中设有无障碍通道的二十六处。', '延时服务时间为工作日17:00至18:00。'],
    withPdf: true,
  },
  {
    typeId: 9,
    ago: 40,
    title: '居民新装用电办理指南',
    department: '市场营销部',
    lines: [
      '提交申请：线上或营业厅，身份信息在线核验。',
      '现场勘查：一个工作日内联系。',
      '装表接电：无外线工程的三个工作日内完成。',
    ],
    withPdf: true,
  },
  {
    typeId: 9,
    ago: 58,
    title: '更名过户办理指南',
    department: '市场营销部',
    lines: ['双方到场或线上授权即可办理，不需要提供不动产复印件。'],
  },
  {
    typeId: 9,
    ago: 160,
    title: '分时用电申请说明',
    department: '市场营销部',
    lines: ['自愿申请，一个年度内可变更一次。', '具体标准以主管部门公布的文件为准。'],
  },
  {
    typeId: 10,
    ago: 63,
    title: '企业用电报装办理指南',
    department: '市场营销部',
    lines: ['低压报装十五个工作日内接电，高压报装按环节承诺时限。', '供电方案有效期为一年。'],
    withPdf: true,
  },
  {
    typeId: 10,
    ago: 140,
    title: '高压用户竣工检验项目清单',
    department: '市场营销部',
    lines: ['检验项目共二十三项，一次告知，一次整改，一次复验。'],
  },
  {
    typeId: 11,
    ago: 35,
    title: '{quarter}电压合格率',
    department: '运行管理部',
    lines: ['综合电压合格率达到目标（演示）。', '未达标的两个台区已列入改造计划。'],
    withPdf: true,
  },
  {
    typeId: 11,
    ago: 125,
    title: '{quarter}电压合格率',
    department: '运行管理部',
    lines: ['综合电压合格率达到目标（演示）。'],
  },
  {
    typeId: 11,
    ago: 215,
    title: '{quarter}电压合格率',
    department: '运行管理部',
    lines: ['综合电压合格率达到目标（演示）。'],
  },
  {
    typeId: 12,
    ago: 35,
    title: '{quarter}供电可靠率',
    department: '运行管理部',
    lines: ['城市供电可靠率达到目标，农村受雷雨影响略低于目标（演示）。'],
    withPdf: true,
    corrected: ['更正农网一栏的小数位，结论不变（演示）。'],
  },
  {
    typeId: 12,
    ago: 125,
    title: '{quarter}供电可靠率',
    department: '运行管理部',
    lines: ['城市、农村供电可靠率均达到目标（演示）。'],
  },
  {
    typeId: 12,
    ago: 215,
    title: '{quarter}供电可靠率',
    department: '运行管理部',
    lines: ['城市、农村供电可靠率均达到目标（演示）。'],
  },
  {
    typeId: 4,
    ago: 1,
    title: '停电公告查询与订阅说明',
    department: '调度中心',
    lines: ['可按地名、线路、日期查询，也可以订阅日历。', '故障停电随时更新，不受公告时限限制。'],
  },
  {
    typeId: 4,
    ago: 88,
    title: '有序用电预案（公开版）',
    department: '调度中心',
    lines: ['优先保障居民、医院、供水、通信和应急用电。', '启动时将通过网站、短信和热线告知。'],
    withPdf: true,
  },
  {
    typeId: 4,
    ago: 250,
    title: '迎峰度夏停电检修安排原则',
    department: '调度中心',
    lines: ['高温预警期间原则上不安排居民区计划停电。'],
  },
  {
    typeId: 5,
    ago: 120,
    title: '收费项目与依据一览',
    department: '财务部',
    lines: ['所列项目均有文件依据，除此之外不收取任何费用。', '具体标准以主管部门文件为准，本页不列示数值。'],
    withPdf: true,
  },
  {
    typeId: 5,
    ago: 240,
    title: '电费账单阅读说明',
    department: '市场营销部',
    lines: ['账单分为电量、时段和计费依据三部分。'],
  },
  {
    typeId: 13,
    ago: 119,
    title: '供电服务十项承诺',
    department: '供电服务监督部',
    lines: ['承诺全文见附件。', '违反承诺的，用户可以通过热线反映。'],
    withPdf: true,
  },
  {
    typeId: 14,
    ago: 200,
    title: '投诉渠道与处理时限',
    department: '供电服务监督部',
    lines: ['先拨打供电服务热线000-0000-0000，一个工作日内联系。', '对处理结果不满意的，可拨打能源监管热线12398。'],
  },
  {
    typeId: 16,
    ago: 75,
    title: '各变电站可开放容量',
    department: '发展规划部',
    lines: ['共公布变电站十八座、线路六十四条的可开放容量等级。', '按充裕、一般、紧张三级表示（演示）。'],
    withPdf: true,
  },
  {
    typeId: 16,
    ago: 105,
    title: '各变电站可开放容量（上一期）',
    department: '发展规划部',
    lines: ['共公布变电站十八座、线路六十三条的可开放容量等级。'],
  },
  {
    typeId: 16,
    ago: 136,
    title: '农村台区光伏可接入容量',
    department: '发展规划部',
    lines: ['按绿、黄、红三色公布，红色区域暂缓接入并说明原因。'],
  },
  {
    typeId: 17,
    ago: 60,
    title: '用户受电工程市场公开信息（{quarter}）',
    department: '市场营销部',
    lines: ['用户可以自主选择设计、施工和设备供应单位。', '集团不指定、不推荐任何单位。'],
    withPdf: true,
  },
  {
    typeId: 17,
    ago: 150,
    title: '用户受电工程市场公开信息（{quarter}）',
    department: '市场营销部',
    lines: ['受理、完成情况按月列示（演示）。'],
  },
  {
    typeId: 19,
    ago: 210,
    title: '信息公开管理办法',
    department: '集团办公室',
    lines: ['规定了公开范围、程序、时限和责任。'],
    withPdf: true,
  },
  {
    typeId: 19,
    ago: 212,
    title: '信息公开保密审查规定',
    department: '集团办公室',
    lines: ['先审查、后公开，谁公开、谁负责。'],
  },
  {
    typeId: 19,
    ago: 215,
    title: '信息公开申请表',
    department: '集团办公室',
    lines: ['表格可下载填写，也可以口头申请由工作人员代填。'],
    withPdf: true,
  },
  {
    typeId: 20,
    ago: 22,
    title: '家庭安全用电手册',
    department: '安全监察部',
    lines: ['湿手不摸开关，充电时有人在旁。', '线路老化请找持证电工，不要自行接线。'],
    withPdf: true,
  },
  {
    typeId: 20,
    ago: 70,
    title: '汛期用电安全提示',
    department: '安全监察部',
    lines: ['水淹后的电器不要直接通电。', '发现电线落水，离开八米以上。'],
  },
  {
    typeId: 20,
    ago: 180,
    title: '电力设施保护区告知',
    department: '安全监察部',
    lines: ['保护区内施工须提前联系供电企业。'],
  },
  {
    typeId: 20,
    ago: 260,
    title: '应急电源使用须知',
    department: '应急办公室',
    lines: ['自备发电机必须与电网可靠断开。'],
  },
  {
    typeId: 15,
    ago: 30,
    title: '信息公开指南（全文）',
    department: '集团办公室',
    lines: ['指南说明公开范围、获取方式、依申请公开和监督渠道。'],
    withPdf: true,
  },
];

function annualReports(now: number): DisclosureSample[] {
  return [1, 2, 3, 4, 5].map((back) => {
    const year = sampleYear(now, -back);
    const title = `${year}年信息公开工作年度报告（演示）`;
    const published = `${year + 1}-02-20T10:00:00+08:00`;
    const rows = [
      ['主动公开信息', `${360 - back * 23}条`],
      ['其中停电信息', `${214 - back * 15}条`],
      ['收到公开申请', `${12 - back}件`],
      ['按期答复', `${12 - back}件`],
      ['行政复议、诉讼', '0件'],
    ];
    return {
      typeId: 18,
      title,
      number: `演示年报〔${year}〕`,
      department: '集团办公室',
      publishedAt: Date.parse(published) > now ? sampleTime(now, -1, '10:00') : published,
      pdf: pdf(`annual-report-${year}`, {
        title,
        issuer: COMPANY,
        date: `${year + 1}年2月20日`,
        outline: true,
        blocks: [
          { kind: 'heading', text: '一、总体情况' },
          {
            kind: 'paragraph',
            text: `${year}年，集团围绕停电、办电、收费、服务四类信息，通过网站、营业厅、村务公开栏主动公开信息，及时答复公开申请。本报告为演示文件，数据均为虚构。`,
          },
          { kind: 'heading', text: '二、主动公开和依申请公开情况' },
          { kind: 'table', head: ['项目', '数量'], rows },
          { kind: 'heading', text: '三、存在的问题和改进' },
          {
            kind: 'list',
            items: [
              '部分公告用语专业，已改为先写地名、再写时间、最后写原因。',
              '个别类别更新不及时，已设置到期提醒。',
              '老年用户获取信息不便，已增加电话提醒。',
            ],
          },
          { kind: 'heading', text: '四、下一年安排' },
          { kind: 'paragraph', text: '继续扩大主动公开范围，完善停电信息订阅，按季度公布电压合格率和供电可靠率。' },
        ],
      }),
      content: richText(
        heading('总体情况', 3),
        `${year}年信息公开工作情况如下（演示数据）。`,
        table(['项目', '数量'], rows),
        '报告全文见 PDF 文件。',
      ),
      changes: [],
      withdrawn: false,
      _status: 'published',
    };
  });
}

/** The file of a record: each has a name of its own, after its position. */
function entryPdf(now: number, position: number): SamplePdf | null {
  const entry = entries[position];
  if (!entry) return null;
  if (entry.typeId === 15) return guidePdf(now);
  const title = datedTitle(now, -entry.ago, `${entry.title}（演示）`);
  return itemPdf(now, `item-${position + 1}`, title, -entry.ago, [
    { kind: 'paragraph', text: `本文件由${entry.department}编制，用于网站演示，内容均为虚构。` },
    { kind: 'list', items: entry.lines },
    { kind: 'paragraph', text: '如需了解更多，请拨打供电服务热线000-0000-0000（演示号码）。' },
  ]);
}

/** Records of the catalogue and five annual reports. */
export function disclosureSamples(now: number): DisclosureSample[] {
  const items = entries.map((entry, position): DisclosureSample => ({
    typeId: entry.typeId,
    title: datedTitle(now, -entry.ago, `${entry.title}（演示）`),
    number: `演示公开〔${sampleYear(now)}〕${String(entries.length - position).padStart(3, '0')}号`,
    department: entry.department,
    publishedAt: sampleTime(now, -entry.ago, '10:00'),
    pdf: entry.withPdf ? entryPdf(now, position) : null,
    content: richText(paragraph(`**公开部门：**${entry.department}`), list(entry.lines), '（演示内容）'),
    changes: (entry.corrected ?? []).map((text) => ({ at: sampleTime(now, 3 - entry.ago, '15:30'), text })),
    withdrawn: false,
    _status: 'published',
  }));
  return [...items, ...annualReports(now)];
}
