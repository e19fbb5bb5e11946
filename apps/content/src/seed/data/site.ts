import { chineseDay, sampleTime, sampleYear } from '../sample-dates.ts';
import { image, pdf, type SampleImage, type SamplePdf } from '../sample-references.ts';
import type { PdfBlock } from '../pdf.ts';
import { newspaper } from './newspaper.ts';
import { FOUNDED } from './group.ts';

const COMPANY = '云峡水电集团股份有限公司';

export interface BannerSample {
  position: string;
  title: string;
  subtitle: string;
  /** null: the site's own drawing. */
  image: SampleImage | null;
  imageMobile: SampleImage | null;
  alt: string;
  link: string;
  startAt: string | null;
  endAt: string | null;
  sort: number;
  publishedAt: string;
  withdrawn: boolean;
  _status: 'published';
}

/** Position, title, subtitle. */
const sectionBanners: readonly (readonly [string, string, string])[] = [
  ['entering_group', '走进集团', '四十余年，从一条河到一张网'],
  ['group_business', '集团业务', '水、风、光、储，协同发力'],
  ['news', '新闻中心', '记录每一次来电与来水'],
  ['flag_navigation', '党旗领航', '把支部建在项目上，把初心写在线路上'],
  ['investor_relations', '投资者关系', '公开、及时、说得清楚'],
  ['human_resources', '人力资源', '在一线成长，把手艺传下去'],
  ['information_disclosure', '信息公开', '停电之前，先打招呼'],
  ['tender_procurement', '招标采购', '公开择优，全程留痕'],
  ['other_announcement', '12398专栏', '先拨服务热线，再拨监管热线'],
];

/** Three banners of the home page, whose titles break in two lines, and one for each section. */
export function bannerSamples(now: number): BannerSample[] {
  const base = {
    alt: '',
    startAt: null,
    endAt: null,
    publishedAt: sampleTime(now, -30, '09:00'),
    withdrawn: false,
    _status: 'published' as const,
  };
  return [
    {
      ...base,
      position: 'home',
      title: '一江活水\n点亮万家灯火',
      subtitle: '守好每一座水库，送好每一度电。（演示）',
      image: null,
      imageMobile: null,
      link: '/group_business/electric',
      sort: 30,
    },
    {
      ...base,
      position: 'home',
      title: '停电早知道\n出门心不慌',
      subtitle: '按地名、线路、日期查询停电公告，有变更先告知。（演示）',
      image: image('hero-night'),
      imageMobile: image('hero-night-mobile'),
      link: '/information_disclosure/overhaul',
      sort: 20,
    },
    {
      ...base,
      position: 'home',
      title: '水风光储\n同一条线上',
      subtitle: '让阳光、风和河水在同一张网上错峰。（演示）',
      image: image('hero-river'),
      imageMobile: image('hero-river-mobile'),
      link: '/group_business/new_energy',
      sort: 10,
    },
    ...sectionBanners.map(([position, title, subtitle]): BannerSample => ({
      ...base,
      position,
      title,
      subtitle,
      image: null,
      imageMobile: null,
      link: '',
      sort: 0,
    })),
  ];
}

export interface SocialSample {
  type: 'report' | 'case' | 'charity';
  year: number;
  title: string;
  cover: SampleImage | null;
  summary: string;
  pdf: SamplePdf | null;
  publishedAt: string;
  withdrawn: boolean;
  _status: 'published';
}

function socialReport(year: number): SamplePdf {
  const chapters = ['清洁生产', '可靠供电', '员工发展', '社区共建', '治理与合规'];
  return pdf(`social-report-${year}`, {
    title: `${year}年社会责任报告（演示）`,
    issuer: COMPANY,
    date: `${year + 1}年4月20日`,
    cover: true,
    outline: true,
    blocks: [
      { kind: 'heading', text: '关于本报告' },
      {
        kind: 'paragraph',
        text: `本报告为网站演示而编制，所涉企业、数据与事件均为虚构，报告期为${year}年1月1日至12月31日。`,
      },
      ...chapters.flatMap((chapter, position): PdfBlock[] => [
        { kind: 'heading', text: `${position + 1}. ${chapter}` },
        {
          kind: 'paragraph',
          text: `在${chapter}方面，集团坚持把目标、进展和不足一并公布。完成的指标说明方法，未完成的指标说明原因与改进时间。`,
        },
        {
          kind: 'list',
          items: [
            '制定年度目标并分解到责任部门；',
            '按季度公布进展，接受职工和公众监督；',
            '年末由第三方对部分指标审验（演示）。',
          ],
        },
        {
          kind: 'table',
          head: ['指标', '上年', '本年', '说明'],
          rows: [
            ['指标甲（演示）', '—', '—', '结构示例'],
            ['指标乙（演示）', '—', '—', '结构示例'],
          ],
        },
      ]),
      { kind: 'heading', text: '意见反馈' },
      { kind: 'paragraph', text: '欢迎就本报告提出意见，电子邮箱 csr@yunxia.example（演示邮箱）。' },
    ],
  });
}

const cases: readonly (readonly [
  type: 'case' | 'charity',
  ago: number,
  title: string,
  summary: string,
])[] = [
  ['case', 20, '生态流量：把“一口水”写进调度规程', '三座电站坝下流量在线监测，数据对公众开放。'],
  ['case', 75, '停电提醒：一本“重点提醒户”台账', '老人和病患用户停电前一天接到电话。'],
  ['case', 140, '老电站里的孤网供电', '小电站在主网断开后六分钟为村庄恢复供电。'],
  ['case', 230, '旧电杆的第二次生命', '退役电杆变成了校园花坛。'],
  ['case', 330, '河道清漂：把垃圾变成有机肥', '枯枝粉碎还田，塑料再生利用。'],
  ['charity', 45, '助学计划：每年一封信', '资助学生一百二十名，不附加任何条件。'],
  ['charity', 160, '山区图书室', '三座图书室由学生自己管理。'],
  ['charity', 290, '光明驿站', '营业厅向户外劳动者开放。'],
];

/** Five yearly reports with PDFs, five cases and three charities. */
export function socialSamples(now: number): SocialSample[] {
  const reports = [1, 2, 3, 4, 5].map((back): SocialSample => {
    const year = sampleYear(now, -back);
    const released = `${year + 1}-04-20T10:00:00+08:00`;
    return {
      type: 'report',
      year,
      title: `${year}年社会责任报告（演示）`,
      cover: null,
      summary: '围绕清洁生产、可靠供电、员工发展、社区共建，说明目标、进展和不足。',
      pdf: socialReport(year),
      publishedAt: Date.parse(released) > now ? sampleTime(now, -1, '10:00') : released,
      withdrawn: false,
      _status: 'published',
    };
  });
  return [
    ...reports,
    ...cases.map(([type, ago, title, summary]): SocialSample => ({
      type,
      year: Number(sampleTime(now, -ago, '10:00').slice(0, 4)),
      title: `${title}（演示）`,
      cover: null,
      summary,
      pdf: null,
      publishedAt: sampleTime(now, -ago, '10:00'),
      withdrawn: false,
      _status: 'published',
    })),
  ];
}

export interface DocumentSample {
  title: string;
  pdf: SamplePdf;
  cover: SampleImage;
  category: string;
  publishedAt: string;
  withdrawn: boolean;
  _status: 'published';
}

type DocumentEntry = readonly [
  ago: number,
  name: string,
  title: string,
  category: string,
  cover: string,
  points: readonly string[],
];

const documents: readonly DocumentEntry[] = [
  [
    22,
    'safety-handbook',
    '家庭安全用电手册（演示）',
    '安全用电',
    'cover-2',
    [
      '湿手不摸开关，插座旁不放水。',
      '大功率电器单独使用插座。',
      '电动车不进楼、不飞线充电。',
      '发现电线落地，离开八米以上。',
      '发生触电，先断电，再施救，同时呼叫急救。',
    ],
  ],
  [
    60,
    'outage-guide',
    '停电应对指南（演示）',
    '安全用电',
    'hero-night',
    [
      '停电前：储水、充电、备手电。',
      '停电中：断开大功率电器，冰箱少开门。',
      '来电后：先总后分，逐个开启。',
      '长时间停电：联系社区，优先照顾老人和病患。',
    ],
  ],
  [
    90,
    'connection-guide',
    '用电报装服务手册（演示）',
    '办电服务',
    'cover-7',
    [
      '居民新装：提交申请、现场勘查、装表接电。',
      '企业报装：方案答复、设计审查、竣工检验、接电。',
      '全程时限公开，超时自动预警。',
    ],
  ],
  [
    120,
    'bill-guide',
    '电费账单阅读手册（演示）',
    '办电服务',
    'cover-4',
    [
      '账单分为电量、时段、计费依据三部分。',
      '电量看同比与环比。',
      '企业用户还应关注功率因数。',
      '价格标准以主管部门公布为准，本手册不列示数值。',
    ],
  ],
  [
    150,
    'ev-charging',
    '充电设施使用手册（演示）',
    '绿色交通',
    'biz-traffic',
    ['插枪前检查插头与接口。', '充电中不要拉扯电缆。', '雨天注意接口排水。', '异常断电后记录设备编号并报修。'],
  ],
  [
    180,
    'pv-guide',
    '屋顶光伏接入指南（演示）',
    '新能源',
    'biz-new_energy',
    [
      '先查可接入容量，再签安装合同。',
      '安装前评估承重与防水。',
      '并网前完成竣工检验。',
      '运维包括清洗、检查接线和监测发电量。',
    ],
  ],
  [
    240,
    'flood-safety',
    '河道放水预警手册（演示）',
    '安全提示',
    'cover-8',
    [
      '听到警报、看到闪灯，立即上岸。',
      '不在河滩露营、停车。',
      '带孩子玩水前先看预警牌。',
      '发现有人被困，先报警，不盲目下水。',
    ],
  ],
  [
    300,
    'disclosure-rules',
    '信息公开管理办法（演示）',
    '制度',
    'cover-1',
    [
      '先审查，后公开；谁公开，谁负责。',
      '涉及停电、办电、收费、服务、投诉的信息主动公开。',
      '申请公开的，十五个工作日内答复。',
    ],
  ],
];

/** The library of `/pdf`: handbooks, the rules, and the long collection of news with bookmarks. */
export function documentSamples(now: number): DocumentSample[] {
  return [
    {
      title: '云峡水电新闻汇编（演示）',
      pdf: newspaper(now),
      cover: image('hero-day'),
      category: '刊物',
      publishedAt: sampleTime(now, -2, '09:00'),
      withdrawn: false,
      _status: 'published',
    },
    ...documents.map(([ago, name, title, category, cover, points]): DocumentSample => ({
      title,
      pdf: pdf(`document-${name}`, {
        title,
        number: '演示手册',
        issuer: COMPANY,
        date: chineseDay(now, -ago),
        cover: true,
        outline: true,
        blocks: [
          { kind: 'heading', text: '使用说明' },
          {
            kind: 'paragraph',
            text: '本手册用于网站演示，适用于一般用户，特殊情况请咨询专业人员。电话与地址均为演示。',
          },
          { kind: 'heading', text: '要点' },
          { kind: 'list', items: points },
          { kind: 'heading', text: '常见问题' },
          { kind: 'paragraph', text: '问：手册可以打印张贴吗？答：可以，欢迎在村（社区）公开栏张贴。' },
          {
            kind: 'paragraph',
            text: '问：还有疑问怎么办？答：请拨打供电服务热线000-0000-0000（演示号码），每天8:00至20:00有人接听。',
          },
        ],
      }),
      cover: image(cover),
      category,
      publishedAt: sampleTime(now, -ago, '09:00'),
      withdrawn: false,
      _status: 'published',
    })),
  ];
}

/** The site's identity: invented, and marked as sample. */
export function siteInfoSample(now: number): Record<string, unknown> {
  return {
    companyName: COMPANY,
    shortName: '云峡水电',
    englishName: 'Yunxia Hydropower Group (sample)',
    slogan: '一江活水，点亮万家灯火',
    stockCode: '600116',
    stockExchange: '演示交易所',
    foundedYear: FOUNDED,
    copyright: `© ${sampleYear(now)} 云峡水电（演示站点，内容均为虚构）`,
    hotline: '000-0000-0000',
    hotlineHours: '每天8:00至20:00',
    outagePhone: '000-0000-0001',
    outagePhoneHours: '24小时',
    regulatorHotline: '12398',
    phone: '000-0000-0000',
    email: 'office@yunxia.example',
    address: '演示省演示市演示区演示路0号',
    postcode: '000000',
    qrCodes: [
      { label: '公众号（示例）', image: image('qr-sample') },
      { label: '营业厅（示例）', image: image('qr-sample') },
      { label: '投资者（示例）', image: image('qr-sample') },
    ],
    apps: [
      { label: '掌上营业厅（演示）', url: '/tools' },
      { label: '停电日历订阅', url: '/feeds' },
    ],
    qaUrl: 'https://qa.yunxia.example/',
    licenceImage: image('licence'),
    licenceCaption: '营业执照样张（演示），上线时替换为图片',
    icp: { text: '演示ICP备00000000号', url: 'https://beian.miit.gov.cn/' },
    police: {
      text: '演示公网安备00000000000000号',
      url: 'https://beian.mps.gov.cn/#/query/webSearch?code=00000000000000',
    },
    themeFlags: { mourning: false, festival: false },
    demo: true,
    demoText: '演示数据：本站企业、公告、数字均为虚构',
  };
}
