import { list, richText, type LexicalState } from '../rich-text.ts';
import { chineseDay, sampleTime, sampleYear } from '../sample-dates.ts';
import { pdf, type SamplePdf } from '../sample-references.ts';

export interface RecruitSample {
  type: 'campus' | 'society';
  title: string;
  company: string;
  department: string;
  city: string;
  headcount: number | null;
  education: string;
  discipline: string;
  salary: string;
  publishedAt: string;
  deadlineAt: string | null;
  duties: LexicalState;
  requirements: LexicalState;
  howToApply: LexicalState;
  email: string;
  phone: string;
  applyUrl: string;
  attachments: { name: string; file: SamplePdf }[];
  withdrawn: boolean;
  _status: 'published' | 'draft';
}

interface RecruitEntry {
  title: string;
  discipline: string;
  company: string;
  department: string;
  city: string;
  headcount: number | null;
  education: string;
  /** Days before today of publication, and days after today of the deadline (null: open-ended). */
  ago: number;
  left: number | null;
  duties: readonly string[];
  requirements: readonly string[];
}

const campus: readonly RecruitEntry[] = [
  {
    title: '{next}届校园招聘：电力系统及其自动化',
    discipline: '电气',
    company: '集团总部',
    department: '调度中心',
    city: '峡口区',
    headcount: 8,
    education: '本科及以上',
    ago: 12,
    left: 28,
    duties: ['参与电网运行方式编制和潮流计算；', '参与停电计划审核与发布；', '轮岗期间到变电和配电班组学习。'],
    requirements: ['电气工程相关专业；', '熟悉一种编程语言者优先。'],
  },
  {
    title: '{next}届校园招聘：水利水电工程',
    discipline: '水利',
    company: '云溪水力发电分公司（演示）',
    department: '水工班',
    city: '云溪县',
    headcount: 6,
    education: '本科及以上',
    ago: 12,
    left: 28,
    duties: ['大坝安全监测与资料整编；', '闸门启闭设备巡检；', '汛期值班。'],
    requirements: ['水利类专业；', '能适应电站驻地工作。'],
  },
  {
    title: '{next}届校园招聘：水文与水资源',
    discipline: '水利',
    company: '集团总部',
    department: '水情班',
    city: '峡口区',
    headcount: 2,
    education: '硕士',
    ago: 12,
    left: 28,
    duties: ['来水预报模型维护；', '雨量站数据质量控制。'],
    requirements: ['水文学相关专业；', '有模型率定经验者优先。'],
  },
  {
    title: '{next}届校园招聘：热能与动力工程',
    discipline: '机械动力',
    company: '云溪水力发电分公司（演示）',
    department: '机械班',
    city: '云溪县',
    headcount: 5,
    education: '大专及以上',
    ago: 10,
    left: 26,
    duties: ['水轮发电机组检修与调试。'],
    requirements: ['动力工程相关专业；', '动手能力强。'],
  },
  {
    title: '{next}届校园招聘：继电保护',
    discipline: '电气',
    company: '云峡电网建设公司（演示）',
    department: '保护班',
    city: '江岭县',
    headcount: 4,
    education: '本科及以上',
    ago: 10,
    left: 26,
    duties: ['保护装置调试、定值核对与缺陷处理。'],
    requirements: ['电气类专业；', '工作细致。'],
  },
  {
    title: '{next}届校园招聘：新能源与储能',
    discipline: '电气',
    company: '云峡储能公司（演示）',
    department: '运行部',
    city: '峡口区',
    headcount: 6,
    education: '本科及以上',
    ago: 9,
    left: 25,
    duties: ['储能电站运行与能量管理；', '电池状态数据分析。'],
    requirements: ['新能源、电化学、控制相关专业。'],
  },
  {
    title: '{next}届校园招聘：软件工程',
    discipline: '计算机',
    company: '集团数字化部',
    department: '平台组',
    city: '峡口区',
    headcount: 5,
    education: '本科及以上',
    ago: 9,
    left: 25,
    duties: ['调度平台与客户服务系统开发。'],
    requirements: ['计算机相关专业；', '重视测试与文档。'],
  },
  {
    title: '{next}届校园招聘：财务管理',
    discipline: '财会法务',
    company: '集团财务部',
    department: '会计核算',
    city: '峡口区',
    headcount: 3,
    education: '本科及以上',
    ago: 8,
    left: 24,
    duties: ['会计核算与报表编制。'],
    requirements: ['会计、财务相关专业。'],
  },
  {
    title: '{next}届校园招聘：法学',
    discipline: '财会法务',
    company: '集团法律合规部',
    department: '合同管理',
    city: '峡口区',
    headcount: 2,
    education: '硕士',
    ago: 8,
    left: 24,
    duties: ['合同审核与合规培训。'],
    requirements: ['法学专业；', '通过法律职业资格考试者优先。'],
  },
  {
    title: '{next}届校园招聘：供用电技术（订单班）',
    discipline: '供用电',
    company: '石坪供电分公司（演示）',
    department: '各供电所',
    city: '石坪县',
    headcount: 20,
    education: '大专',
    ago: 6,
    left: 40,
    duties: ['低压线路运维、抄表核收和客户服务。'],
    requirements: ['订单培养协议毕业生；', '能适应乡镇工作。'],
  },
  {
    title: '{year}届校园招聘：变电运维',
    discipline: '供用电',
    company: '云峡电网建设公司（演示）',
    department: '变电运维',
    city: '江岭县',
    headcount: 6,
    education: '大专及以上',
    ago: 200,
    left: -120,
    duties: ['变电站巡视、操作与事故处理。'],
    requirements: ['电气类专业。'],
  },
  {
    title: '{year}届校园招聘：市场营销',
    discipline: '经济管理',
    company: '集团市场营销部',
    department: '大客户服务',
    city: '临江区',
    headcount: 4,
    education: '本科及以上',
    ago: 210,
    left: -130,
    duties: ['企业用户用能诊断与服务。'],
    requirements: ['营销、电气或能源相关专业。'],
  },
  {
    title: '{year}届校园招聘：机械设计',
    discipline: '机械动力',
    company: '云溪水力发电分公司（演示）',
    department: '技术部',
    city: '云溪县',
    headcount: 2,
    education: '本科及以上',
    ago: 220,
    left: -140,
    duties: ['备件设计与工艺改进。'],
    requirements: ['机械类专业。'],
  },
];

const society: readonly RecruitEntry[] = [
  {
    title: '水轮发电机运行值班员',
    discipline: '机械动力',
    company: '云溪水力发电分公司（演示）',
    department: '运行值',
    city: '云溪县',
    headcount: 4,
    education: '大专及以上',
    ago: 4,
    left: 16,
    duties: ['机组监视、操作和巡检；', '运行日志与交接班。'],
    requirements: ['三年以上水电站运行经验；', '持有进网作业或等效资格。'],
  },
  {
    title: '继电保护工程师',
    discipline: '电气',
    company: '集团运行管理部',
    department: '保护自动化',
    city: '峡口区',
    headcount: 2,
    education: '本科及以上',
    ago: 4,
    left: 16,
    duties: ['保护整定计算与装置调试。'],
    requirements: ['五年以上保护专业经验。'],
  },
  {
    title: '储能系统工程师',
    discipline: '电气',
    company: '云峡储能公司（演示）',
    department: '技术部',
    city: '峡口区',
    headcount: 3,
    education: '本科及以上',
    ago: 6,
    left: 24,
    duties: ['电池系统集成与并网调试；', '运行数据分析与寿命评估。'],
    requirements: ['熟悉电池管理系统与功率变换系统。'],
  },
  {
    title: '电力交易员',
    discipline: '经济管理',
    company: '集团市场营销部',
    department: '交易组',
    city: '峡口区',
    headcount: 2,
    education: '本科及以上',
    ago: 8,
    left: null,
    duties: ['中长期与现货交易申报、复盘。'],
    requirements: ['熟悉电力市场规则；', '对数据敏感。'],
  },
  {
    title: '配电线路带电作业班班长',
    discipline: '供用电',
    company: '峡口供电分公司（演示）',
    department: '带电班',
    city: '峡口区',
    headcount: 1,
    education: '大专及以上',
    ago: 9,
    left: 11,
    duties: ['组织带电作业，负责现场安全。'],
    requirements: ['持有带电作业资格，五年以上经验。'],
  },
  {
    title: '调度员',
    discipline: '电气',
    company: '集团总部',
    department: '调度中心',
    city: '峡口区',
    headcount: 3,
    education: '本科及以上',
    ago: 11,
    left: 2,
    duties: ['电网调度值班、倒闸操作票审核。'],
    requirements: ['三年以上调度或运行经验，适应倒班。'],
  },
  {
    title: '水库调度工程师',
    discipline: '水利',
    company: '集团总部',
    department: '水情班',
    city: '峡口区',
    headcount: 1,
    education: '硕士',
    ago: 13,
    left: 30,
    duties: ['梯级联合调度方案编制与实施。'],
    requirements: ['熟悉优化调度模型。'],
  },
  {
    title: '数据库与平台运维工程师',
    discipline: '计算机',
    company: '集团数字化部',
    department: '运维组',
    city: '峡口区',
    headcount: 2,
    education: '本科及以上',
    ago: 15,
    left: 45,
    duties: ['平台运维、备份与应急演练。'],
    requirements: ['熟悉 PostgreSQL 与 Linux，能读懂告警背后的原因。'],
  },
  {
    title: '客户经理（重点用户服务）',
    discipline: '供用电',
    company: '临江供电分公司（演示）',
    department: '客户服务',
    city: '临江区',
    headcount: 2,
    education: '大专及以上',
    ago: 18,
    left: 5,
    duties: ['重点用户走访、停电提醒与应急电源协调。'],
    requirements: ['善于沟通，能讲当地方言者优先。'],
  },
  {
    title: '热线座席班长',
    discipline: '供用电',
    company: '集团客户服务中心',
    department: '热线组',
    city: '临江区',
    headcount: 1,
    education: '大专及以上',
    ago: 20,
    left: 20,
    duties: ['班组排班、质检和疑难来电处理。'],
    requirements: ['两年以上热线工作经验。'],
  },
  {
    title: '安全监察工程师',
    discipline: '综合',
    company: '集团安全监察部',
    department: '现场监察',
    city: '江岭县',
    headcount: 2,
    education: '本科及以上',
    ago: 40,
    left: -5,
    duties: ['作业现场安全监察与培训。'],
    requirements: ['注册安全工程师优先。'],
  },
  {
    title: '土建项目经理',
    discipline: '土木',
    company: '云峡电网建设公司（演示）',
    department: '工程部',
    city: '石坪县',
    headcount: 1,
    education: '本科及以上',
    ago: 55,
    left: -20,
    duties: ['输变电工程土建管理。'],
    requirements: ['一级建造师优先。'],
  },
  {
    title: '品牌与新闻编辑',
    discipline: '综合',
    company: '集团办公室',
    department: '新闻中心',
    city: '峡口区',
    headcount: 1,
    education: '本科及以上',
    ago: 70,
    left: -30,
    duties: ['采写稿件、维护网站内容。'],
    requirements: ['文字功底扎实，能下现场。'],
  },
  {
    title: '无人机巡检飞手',
    discipline: '供用电',
    company: '江岭供电分公司（演示）',
    department: '巡检班',
    city: '江岭县',
    headcount: 3,
    education: '大专及以上',
    ago: 90,
    left: -60,
    duties: ['线路巡检飞行与缺陷标注。'],
    requirements: ['持有相应驾驶资格。'],
  },
  {
    title: '法务主管',
    discipline: '财会法务',
    company: '集团法律合规部',
    department: '争议解决',
    city: '峡口区',
    headcount: 1,
    education: '本科及以上',
    ago: 120,
    left: -90,
    duties: ['诉讼仲裁与合规调查。'],
    requirements: ['五年以上法务经验。'],
  },
];

/** The form that all posts ask for. */
function formPdf(now: number): SamplePdf {
  return pdf('job-application-form', {
    title: '应聘登记表（演示）',
    issuer: '集团人力资源部（演示）',
    date: chineseDay(now, -30),
    blocks: [
      { kind: 'paragraph', text: '本表为网站演示而编制，请勿填写真实个人信息，也不接收任何材料。' },
      {
        kind: 'table',
        head: ['项目', '填写内容'],
        rows: [
          ['应聘岗位', ''],
          ['姓名', ''],
          ['学历与专业', ''],
          ['工作或实习经历', ''],
          ['联系方式', ''],
          ['可到岗日期', ''],
        ],
        widths: [1, 3],
      },
      { kind: 'heading', text: '声明' },
      { kind: 'paragraph', text: '本人保证所填内容真实。集团招聘不收取任何费用，如遇收费请向监督电话反映。' },
    ],
  });
}

function toSample(now: number, type: RecruitSample['type'], entry: RecruitEntry): RecruitSample {
  return {
    type,
    title: `${entry.title.replace('{next}', String(sampleYear(now, 1))).replace('{year}', String(sampleYear(now)))}（演示）`,
    company: entry.company,
    department: entry.department,
    city: entry.city,
    headcount: entry.headcount,
    education: entry.education,
    discipline: entry.discipline,
    salary: '面议（演示）',
    publishedAt: sampleTime(now, -entry.ago, '10:00'),
    deadlineAt: entry.left === null ? null : sampleTime(now, entry.left, '24:00'),
    duties: richText(list(entry.duties, true)),
    requirements: richText(list([...entry.requirements, '遵守安全规程，身体健康，能适应岗位所需的工作时间。'])),
    howToApply: richText(
      '请将简历和证明材料以电子邮件发送，邮件主题写明“岗位＋姓名”。',
      '本岗位为演示，不接收简历，请勿发送个人信息。集团招聘不收取任何费用。',
    ),
    email: 'recruit@yunxia.example',
    phone: '000-0000-0000',
    applyUrl: '',
    attachments: [{ name: '应聘登记表（演示）.pdf', file: formPdf(now) }],
    withdrawn: false,
    _status: 'published',
  };
}

/** Campus and society jobs, open and closed. */
export function recruitSamples(now: number): RecruitSample[] {
  return [
    ...campus.map((entry) => toSample(now, 'campus', entry)),
    ...society.map((entry) => toSample(now, 'society', entry)),
  ];
}
