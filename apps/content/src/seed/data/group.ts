import { heading, list, paragraph, picture, richText, table, type LexicalState } from '../rich-text.ts';
import { sampleDay, sampleTime, sampleYear } from '../sample-dates.ts';
import { image, type SampleImage } from '../sample-references.ts';

interface Published {
  publishedAt: string;
  withdrawn: boolean;
  _status: 'published';
}

const published = (now: number, ago: number): Published => ({
  publishedAt: sampleTime(now, -ago, '09:00'),
  withdrawn: false,
  _status: 'published',
});

/** The year the invented group was founded. */
export const FOUNDED = 1978;

export interface HonorSample extends Published {
  title: string;
  image: SampleImage | null;
  level: string;
  awardedBy: string;
  awardedOn: string;
  holder: string;
  isChosen: boolean;
  why: string;
  sort: number;
}

/** Days ago, title, level, holder, and of the chosen ones what they were given for. */
const honors: readonly (readonly [number, string, string, string, string?])[] = [
  [
    38,
    '流域清洁能源示范单位（演示）',
    '行业',
    '集团',
    '三座梯级电站、两座光伏、一座储能合成一个整体调度，枯水期少开火电购入两成。评审看的是十二个月的逐小时出力记录，不是材料。',
  ],
  [92, '供电服务规范化示范窗口（演示）', '省级', '临江营业厅'],
  [150, '输变电工程优质奖（演示）', '行业', '110千伏江岭输变电工程项目部'],
  [210, '安全生产标准化一级单位（演示）', '行业', '云溪水力发电分公司'],
  [265, '青年文明号（演示）', '省级', '江岭供电分公司巡线班'],
  [340, '工人先锋号（演示）', '市级', '峡口供电分公司带电班'],
  [420, '水土保持示范工程（演示）', '省级', '峡口水电站', '弃渣场复绿九成，三年没有一次泥水下河。'],
  [500, '质量管理小组成果一等奖（演示）', '行业', '云溪水力发电分公司机械班'],
  [610, '绿色电站（演示）', '行业', '临江水电站'],
  [720, '信息公开先进单位（演示）', '市级', '集团办公室'],
  [830, '科技进步二等奖（演示）', '行业', '梯级水库联合调度课题组'],
  [940, '模范职工之家（演示）', '省级', '集团工会'],
  [1080, '抗洪抢险先进集体（演示）', '市级', '应急抢修队', '一场洪水过后，四十一小时恢复七个村供电。'],
  [1250, '投资者关系管理优秀奖（演示）', '行业', '董事会办公室'],
  [1400, '文明单位（演示）', '省级', '集团'],
  [1620, '节能减排先进单位（演示）', '市级', '集团'],
  [1890, '消费者满意单位（演示）', '市级', '石坪供电分公司'],
  [2200, '优秀志愿服务组织（演示）', '省级', '集团志愿服务队'],
];

/** Drawings of certificates (plates.ts). */
const CERTIFICATES = 6;

export function honorSamples(now: number): HonorSample[] {
  return honors.map(([ago, title, level, holder, why = ''], position) => ({
    title,
    // Each certificate once: the chosen honours have a frame drawn, the others are lines of text.
    image: why === '' && position <= CERTIFICATES ? image(`certificate-${position}`) : null,
    level,
    awardedBy: '演示评定机构',
    awardedOn: sampleDay(now, -ago),
    holder,
    isChosen: why !== '',
    why,
    sort: 0,
    ...published(now, ago),
  }));
}

export interface CompanySample extends Published {
  name: string;
  shortName: string;
  logo: SampleImage | null;
  kind: 'branch' | 'subsidiary' | 'associate';
  shareRatio: number | null;
  business: string;
  region: string;
  foundedOn: string | null;
  capital: string;
  address: string;
  postcode: string;
  phone: string;
  email: string;
  website: string;
  content: LexicalState;
  gallery: SampleImage[];
  facts: { label: string; value: string }[];
  sort: number;
}

type CompanyEntry = readonly [
  kind: CompanySample['kind'],
  name: string,
  shortName: string,
  share: number | null,
  region: string,
  business: string,
  founded: number,
  logo?: number,
];

const companies: readonly CompanyEntry[] = [
  ['branch', '云溪供电分公司（演示）', '云溪供电', null, '云溪县', '云溪县供电、抢修与客户服务', 1978],
  ['branch', '峡口供电分公司（演示）', '峡口供电', null, '峡口区', '峡口区供电、抢修与客户服务', 1978],
  ['branch', '江岭供电分公司（演示）', '江岭供电', null, '江岭县', '江岭县供电、抢修与客户服务', 1985],
  ['branch', '石坪供电分公司（演示）', '石坪供电', null, '石坪县', '石坪县供电、抢修与客户服务', 1988],
  ['branch', '临江供电分公司（演示）', '临江供电', null, '临江区', '临江区供电、抢修与客户服务', 1996],
  ['branch', '云溪水力发电分公司（演示）', '云溪水电', null, '云溪县', '梯级电站运行、检修与大坝安全管理', 1978],
  ['branch', '云峡物资分公司（演示）', '云峡物资', null, '峡口区', '设备材料采购、仓储与配送', 1999],
  ['subsidiary', '云峡电网建设有限公司（演示）', '云峡电建', 100, '江岭县', '输变电与配网工程建设、检修', 1994, 2],
  ['subsidiary', '云峡综合能源有限公司（演示）', '云峡综能', 100, '临江区', '园区综合能源、节能改造', 2015, 1],
  ['subsidiary', '云峡储能技术有限公司（演示）', '云峡储能', 80, '峡口区', '储能电站投资、建设与运行', 2020, 4],
  ['subsidiary', '云峡绿色交通有限公司（演示）', '云峡绿行', 75, '峡口区', '充电、换电、岸电与电动渡船', 2017, 3],
  ['subsidiary', '云峡新能源有限公司（演示）', '云峡新能', 100, '石坪县', '光伏、风电项目开发与运维', 2012, 6],
  ['subsidiary', '云峡电力设计院有限公司（演示）', '云峡设计', 100, '峡口区', '电力工程设计、规划与咨询', 1989, 5],
  ['subsidiary', '云峡售电有限公司（演示）', '云峡售电', 100, '峡口区', '市场化售电与用能服务', 2016],
  ['associate', '流域水务有限公司（演示）', '流域水务', 30, '云溪县', '城镇供水与水质检测', 2004],
  ['associate', '江畔港务有限公司（演示）', '江畔港务', 20, '临江区', '港口装卸、仓储与岸电服务', 2008],
  ['associate', '峡江职业技能培训有限公司（演示）', '峡江培训', 40, '峡口区', '电力职业技能培训', 2018],
];

/** The drawings that show what a company does; a company whose work none shows has none. */
const companyDrawings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/供电/, ['cover-5', 'cover-7']],
  [/梯级电站/, ['biz-electric', 'cover-6', 'cover-3']],
  [/输变电/, ['cover-5', 'cover-7']],
  [/综合能源/, ['biz-energy']],
  [/储能/, ['biz-storage']],
  [/充电/, ['biz-traffic']],
  [/光伏/, ['biz-new_energy']],
  [/设计/, ['cover-2', 'cover-7']],
  [/售电/, ['biz-market', 'cover-4']],
  [/供水/, ['biz-other']],
];

const drawingsOf = (business: string): readonly string[] =>
  companyDrawings.find(([words]) => words.test(business))?.[1] ?? [];

export function companySamples(now: number): CompanySample[] {
  return companies.map(([kind, name, shortName, shareRatio, region, business, founded, logo], position) => ({
    name,
    shortName,
    logo: logo === undefined ? null : image(`logo-${logo}`),
    kind,
    shareRatio,
    business,
    region,
    foundedOn: `${founded}-06-01`,
    capital: kind === 'branch' ? '不适用（分公司）' : '不公布（演示）',
    address: `演示省演示市${region}演示路0号`,
    postcode: '000000',
    phone: '000-0000-0000',
    email: 'contact@yunxia.example',
    // A branch has no site of its own; `.example` is no one's.
    website: kind === 'branch' ? '' : 'https://www.yunxia.example/',
    content: richText(
      `${name}位于${region}，主要从事${business}。公司名称、地址和人员均为虚构，仅供演示。`,
      kind === 'branch'
        ? '下设运行、检修、营销、安全四个专业班组和若干供电所（站），抢修队伍二十四小时值班。'
        : '公司按照章程独立经营，集团依照持股比例行使股东权利。',
      list([
        '重点工作：设备健康、按时复电、用户回访。',
        '服务时间：营业厅工作日9:00至17:00，抢修二十四小时。',
        '监督电话：000-0000-0000（演示号码）。',
      ]),
    ),
    gallery: drawingsOf(business).map(image),
    facts: [
      { label: '企业类别', value: { branch: '分公司', subsidiary: '子公司', associate: '参股公司' }[kind] },
      { label: '主营业务', value: business },
    ],
    sort: (companies.length - position) * 10,
    ...published(now, 400 + position),
  }));
}

interface Unit {
  name: string;
  duty: string;
  children?: Unit[];
}

/** A unit as the collection holds it: each level of the tree has a field name of its own. */
type UnitSample = Record<string, unknown>;

const UNIT_LEVELS = ['children', 'offices', 'teams'] as const;

function toUnits(units: readonly Unit[], level = 0): UnitSample[] {
  return units.map(({ children, ...unit }) => ({
    ...unit,
    ...(children ? { [UNIT_LEVELS[level] ?? 'teams']: toUnits(children, level + 1) } : {}),
  }));
}

export interface CompanyPageSample extends Published {
  key: 'introduction' | 'architecture' | 'information' | 'contact';
  title: string;
  name: string;
  shortName: string;
  business: string;
  foundedOn: string | null;
  capital: string;
  address: string;
  postcode: string;
  phone: string;
  email: string;
  content: LexicalState;
  gallery: SampleImage[];
  facts: { label: string; value: string }[];
  units: UnitSample[];
}

const architecture: readonly Unit[] = [
  { name: '股东会', duty: '公司的权力机构。' },
  {
    name: '董事会',
    duty: '执行股东会决议，决定经营计划与重大事项。',
    children: [
      { name: '战略与可持续发展委员会', duty: '研究发展战略和环境、社会事项。' },
      { name: '审计委员会', duty: '监督财务报告、内部控制与审计工作。' },
      { name: '提名与薪酬委员会', duty: '研究人选标准、考核与薪酬。' },
      { name: '董事会办公室', duty: '信息披露、投资者关系和会议事务。' },
    ],
  },
  {
    name: '经营管理层',
    duty: '组织日常生产经营。',
    children: [
      {
        name: '职能部门',
        duty: '',
        children: [
          { name: '集团办公室', duty: '文秘、信息公开、新闻宣传。' },
          { name: '发展规划部', duty: '规划、前期与投资管理。' },
          { name: '运行管理部', duty: '电网与电站运行、检修计划。' },
          { name: '市场营销部', duty: '业扩报装、计量、服务监督。' },
          { name: '安全监察部', duty: '安全生产、应急与环保。' },
          { name: '财务部', duty: '会计核算、资金与税务。' },
          { name: '人力资源部', duty: '招聘、培训与薪酬。' },
          { name: '数字化部', duty: '平台建设、数据与网络安全。' },
          { name: '法律合规部', duty: '合同、合规与争议解决。' },
          { name: '审计部', duty: '内部审计。' },
        ],
      },
      {
        name: '调度中心',
        duty: '梯级水库与电网调度。',
        children: [
          { name: '水情班', duty: '来水预报与水情遥测。' },
          { name: '电网调度班', duty: '电网运行与停电审核。' },
          { name: '自动化班', duty: '调度系统与通信。' },
        ],
      },
      { name: '客户服务中心', duty: '热线、在线服务与回访。' },
      {
        name: '供电分公司',
        duty: '',
        children: [
          { name: '云溪供电分公司', duty: '' },
          { name: '峡口供电分公司', duty: '' },
          { name: '江岭供电分公司', duty: '' },
          { name: '石坪供电分公司', duty: '' },
          { name: '临江供电分公司', duty: '' },
        ],
      },
      { name: '云溪水力发电分公司', duty: '三座梯级电站运行与检修。' },
      { name: '子公司与参股公司', duty: '电网建设、综合能源、储能、绿色交通、新能源、设计、售电等。' },
    ],
  },
  { name: '监事会', duty: '监督董事会和管理层履职。' },
];

export function companyPageSamples(now: number): CompanyPageSample[] {
  const base = {
    name: '云峡水电集团股份有限公司',
    shortName: '云峡水电',
    business: '水力发电、供电、综合能源、绿色交通、新型储能',
    foundedOn: `${FOUNDED}-06-01`,
    capital: '不公布（演示）',
    address: '演示省演示市演示区演示路0号',
    postcode: '000000',
    phone: '000-0000-0000',
    email: 'office@yunxia.example',
    units: [],
    facts: [],
    gallery: [],
  };
  return [
    {
      ...base,
      key: 'introduction',
      title: '集团简介',
      gallery: [image('biz-electric'), image('cover-6'), image('biz-new_energy')],
      content: richText(
        paragraph(
          '**云峡水电集团股份有限公司**（演示名称，简称“云峡水电”）以一条河起家，以一张网立身，业务涵盖水力发电、供电服务、综合能源、绿色交通、新能源与新型储能。',
        ),
        picture(image('hero-day'), '峡谷中的大坝与出线（演示配图）'),
        heading('从一条河到一张网'),
        `${FOUNDED}年，云溪流域第一座梯级电站投产，同年供电所挂牌。此后四十余年，集团建成三座梯级电站、十八座变电站和覆盖五个县区的配电网，逐步发展成为发供一体的地方电力企业。`,
        heading('现在的云峡水电'),
        table(
          ['方面', '情况（演示数据）'],
          [
            ['水电装机', '86.4万千瓦，三座梯级电站'],
            ['供电范围', '云溪县、峡口区、江岭县、石坪县、临江区'],
            ['服务用户', '112万户'],
            ['职工', '4,860人，其中一线占七成'],
          ],
        ),
        heading('我们相信'),
        list(['先保生态，再算电量。', '停电之前先打招呼，复电之后再说原因。', '做得到的写进承诺，写进承诺的查得到。']),
        '（本页为演示内容，企业、数据均为虚构。）',
      ),
      ...published(now, 300),
    },
    {
      ...base,
      key: 'architecture',
      title: '组织架构',
      units: toUnits(architecture),
      content: richText(
        '集团实行董事会领导下的经营管理层负责制，设十个职能部门、两个业务中心、六个分公司和若干子公司、参股公司（演示）。',
      ),
      ...published(now, 301),
    },
    {
      ...base,
      key: 'information',
      title: '企业信息',
      facts: [
        { label: '企业名称', value: '云峡水电集团股份有限公司（演示）' },
        { label: '股票代码', value: '600116' },
        { label: '统一社会信用代码', value: '演示代码，不是真实编号' },
        { label: '法定代表人', value: '演示（略）' },
        { label: '成立日期', value: `${FOUNDED}年6月1日` },
        { label: '注册资本', value: '不公布（演示）' },
        { label: '注册地址', value: '演示省演示市演示区演示路0号' },
        { label: '办公地址', value: '演示省演示市演示区演示路0号' },
        { label: '邮政编码', value: '000000' },
        { label: '所属行业', value: '电力、热力生产和供应业' },
        { label: '经营范围', value: '水力发电；供电；售电；综合能源服务；充换电设施运营；电力工程设计与施工（演示）' },
        { label: '信息披露联系电话', value: '000-0000-0000' },
      ],
      content: richText('以下信息为演示样例，与任何真实企业无关。营业执照样张见页脚。'),
      ...published(now, 302),
    },
    {
      ...base,
      key: 'contact',
      title: '联系我们',
      facts: [
        { label: '停电报修（24小时）', value: '000-0000-0001（演示号码）' },
        { label: '供电服务热线（每天8:00至20:00）', value: '000-0000-0000（演示号码）' },
        { label: '能源监管热线', value: '12398（由能源监管机构设立）' },
        { label: '投资者热线', value: '000-0000-0000（演示号码）' },
        { label: '新闻宣传', value: '000-0000-0005（演示号码）' },
        { label: '电子邮箱', value: 'office@yunxia.example' },
        { label: '办公时间', value: '工作日9:00至17:00' },
      ],
      content: richText(
        '停电和故障请拨打停电报修电话；查询电费、咨询办电，请拨打供电服务热线。对处理结果不满意的，可以拨打12398能源监管热线。',
        list([
          '来访：演示省演示市演示区演示路0号，一楼接待室。',
          '乘车：演示公交0路到“演示路口”站下车。',
          '无障碍：正门东侧设坡道与低位窗口。',
        ]),
        '（演示内容）',
      ),
      ...published(now, 303),
    },
  ];
}

export interface StrategySample extends Published {
  group: 'vision' | 'mission' | 'values' | 'goal' | 'talent';
  title: string;
  subtitle: string;
  content: LexicalState;
  image: SampleImage | null;
  figure: { value: string; label: string };
  sort: number;
}

type StrategyEntry = readonly [
  group: StrategySample['group'],
  title: string,
  subtitle: string,
  text: readonly string[],
  picture?: string | undefined,
  figure?: readonly [value: string, label: string],
];

const strategies: readonly StrategyEntry[] = [
  [
    'vision',
    '让一条河点亮一方灯火',
    '做受信赖的流域清洁能源服务者',
    ['受信赖，意味着停电前会打招呼，延迟时会说原因，做错了会改。', '流域，意味着先看河，再看电；先保下游，再算收益。'],
    'hero-day',
  ],
  [
    'mission',
    '守好每一座水库，送好每一度电',
    '',
    ['水库是资源，也是责任；电是商品，也是民生。', '我们的工作从看天开始，到一盏灯亮起结束。'],
    'cover-6',
  ],
  ['values', '先保安全，再谈速度', '安全', ['不安全的活不干，不清楚的事不说。']],
  ['values', '说到做到，做不到就说清楚', '诚信', ['承诺写进公告，变更及时告知，结果公开可查。']],
  ['values', '把复杂留给自己，把简单留给用户', '服务', ['让公告看得懂，让办事少跑路，让热线说话像人说话。']],
  ['values', '河在，我们在', '长期', ['不为一季的电量，牺牲一条河的明天。']],
  [
    'goal',
    '三年行动：站网一体，数字运行',
    '近期目标',
    ['主力电站完成智能化改造，配电自动化全覆盖。', '同一条线路三年内原则上只停一次电。'],
    'cover-7',
  ],
  [
    'goal',
    '五年目标：水风光储协同',
    '中期目标',
    ['新能源与储能形成规模，水光互补常态化运行。', '供电可靠率与电压合格率进入同类地区前列。'],
    'biz-new_energy',
  ],
  [
    'goal',
    '长期目标：可复制的流域样板',
    '长期目标',
    ['把梯级调度、生态流量、移民扶持、智慧供电的做法整理成标准，供同类流域参考。'],
    'cover-1',
  ],
  [
    'talent',
    '在一线成长',
    '',
    ['轮岗不少于一年，从班组开始认识设备。选拔班组长看三件事：安全、质量、带徒弟。'],
    undefined,
    ['71%', '的班组长来自轮岗生'],
  ],
  [
    'talent',
    '让专业的人做专业的事',
    '',
    ['管理与专业双通道，高级专业岗位与管理岗位同等对待。课题组长负责，失败的报告同样归档。'],
    undefined,
    ['46', '名首席与高级工程师'],
  ],
  [
    'talent',
    '把手艺传下去',
    '',
    ['师带徒签约，协议写明教什么、怎么考。退休技师受聘为顾问，把判断经验写成案例。'],
    undefined,
    ['312', '份现场案例，全员可查'],
  ],
];

export function strategySamples(now: number): StrategySample[] {
  return strategies.map(([group, title, subtitle, text, drawing, [value, label] = ['', '']], position) => ({
    group,
    title,
    subtitle,
    content: richText(
      ...text.map((words, at) => (at === text.length - 1 ? words.replace(/。$/, '（演示）。') : words)),
    ),
    image: drawing ? image(drawing) : null,
    figure: { value, label },
    sort: (strategies.length - position) * 10,
    ...published(now, 320 + position),
  }));
}

export interface HistorySample extends Published {
  year: number;
  month: number | null;
  title: string;
  content: LexicalState;
  image: SampleImage | null;
  stage: string;
  isKey: boolean;
}

type HistoryEntry = readonly [
  year: number,
  month: number | null,
  stage: string,
  title: string,
  text: string,
  picture?: string,
];

const STAGES = ['创业起步', '联网成片', '做强主业', '转型升级'] as const;
/** Before the group: years before 1970, and one whose month no one knows. */
const BEFORE = '办电之前';

const histories: readonly HistoryEntry[] = [
  [1936, null, BEFORE, '渡口立起第一根水尺', '摆渡的人在石壁上刻下水位，这是流域最早的水文记录，刻痕至今可辨。'],
  [
    1958,
    10,
    BEFORE,
    '云溪水文站建站',
    '流域第一座水文站建成，开始逐日观测水位与流量，二十年的资料后来成为电站设计的依据。',
  ],
  [1965, 3, BEFORE, '首座农村小水电站发电', '装机四十千瓦，供一个公社照明和碾米，晚上九点准时停机。'],
  [
    1978,
    6,
    STAGES[0],
    '云溪水电站首台机组投产',
    '流域第一座梯级电站首台机组投产，第一批供电所同时挂牌。当年的调速器至今保存在展厅。',
    'cover-3',
  ],
  [
    1981,
    9,
    STAGES[0],
    '第一条35千伏线路通到江岭',
    '线路长二十八公里，翻山架线全部靠人抬。送电那天，山里放了一场电影。',
  ],
  [1985, 4, STAGES[0], '江岭供电所成立', '服务范围扩大到江岭县，结束了小水电孤网供电的历史。'],
  [1988, 11, STAGES[0], '石坪县通网', '石坪县接入电网，当地加工业开始起步。'],
  [1991, 8, STAGES[1], '峡口水电站投产', '第二座梯级电站投产，上游放的水，下游接着发，梯级调度从这里开始。', 'cover-8'],
  [1994, 3, STAGES[1], '电网建设公司成立', '从自己修线路到专业化施工，质量标准从此统一。'],
  [1996, 7, STAGES[1], '临江供电分公司成立', '供电范围延伸到临江区，五个县区的格局形成。'],
  [1999, 10, STAGES[1], '农村电网改造启动', '五年时间，六百多个村更换了线路和变压器。'],
  [2003, 5, STAGES[2], '临江水电站投产', '第三座梯级电站投产，三级联合调度成为现实，同样一方水发三次电。', 'cover-6'],
  [2006, 12, STAGES[2], '股份制改造完成（演示）', '完成股份制改造，建立规范的公司治理结构。'],
  [2009, 4, STAGES[2], '调度中心大楼启用', '水情、电网、自动化集中办公，信息传递由小时级变为分钟级。'],
  [2012, 9, STAGES[2], '第一座光伏电站并网', '从水到光，能源结构开始多元。'],
  [2015, 6, STAGES[2], '综合能源业务起步', '从卖电到帮用户用好电，服务半径变长。'],
  [2017, 8, STAGES[3], '充电网络建设启动', '首批充电站建在渡口和集镇，方便沿江群众。'],
  [2019, 3, STAGES[3], '停电公告改版', '公告从“线路编号”改为“地名在前”，投诉当年下降。'],
  [2020, 11, STAGES[3], '储能公司成立', '新型储能从试验走向工程。'],
  [2022, 7, STAGES[3], '雨水情监测全覆盖', '上游主要支流实现雨水情自动监测，预报步长缩短到一小时。'],
  [2023, 10, STAGES[3], '配电自动化改造全面启动', '故障隔离时间由几十分钟缩短到几分钟。'],
  [2024, 5, STAGES[3], '换电重卡示范线开通', '江岭矿区至临江港示范线开通，路上安静了许多。'],
  [2025, 9, STAGES[3], '数字化调度平台上线', '水情、机组、电网、负荷四类数据汇于一屏。一个调度员，看得见从雨滴到电表的每一段。', 'cover-4'],
];

export function historySamples(now: number): HistorySample[] {
  const thisYear = sampleYear(now);
  return histories
    .filter(([year]) => year <= thisYear)
    .map(([year, month, stage, title, text, drawing], position) => ({
      year,
      month,
      title,
      content: richText(`${text}（演示）`),
      image: drawing ? image(drawing) : null,
      stage,
      // The years with a picture, and the one in which the river's records begin.
      isKey: drawing !== undefined || year === 1936,
      ...published(now, 500 - position),
    }));
}
