import { heading, list, richText, table, type LexicalState } from '../rich-text.ts';
import { sampleTime } from '../sample-dates.ts';
import { image, type SampleImage } from '../sample-references.ts';

type BusinessType = 'electric' | 'market' | 'energy' | 'traffic' | 'new_energy' | 'storage' | 'other';

export interface BusinessSample {
  type: BusinessType;
  title: string;
  cover: SampleImage;
  summary: string;
  content: LexicalState;
  figures: { label: string; value: string; unit: string }[];
  gallery: SampleImage[];
  showOnHome: boolean;
  sort: number;
  publishedAt: string;
  withdrawn: boolean;
  _status: 'published';
}

interface BusinessEntry {
  type: BusinessType;
  title: string;
  summary: string;
  content: LexicalState;
  figures?: readonly (readonly [label: string, value: string, unit: string])[];
  gallery?: readonly string[];
  cover?: string;
  home?: boolean;
}

const note = '（演示内容，数据均为虚构。）';

const businesses: readonly BusinessEntry[] = [
  {
    type: 'electric',
    title: '电力生产供应',
    home: true,
    summary: '三座梯级电站发电，五个供电分公司送电。',
    figures: [
      ['年度供电量', '128.6', '亿千瓦时'],
      ['水电装机容量', '86.4', '万千瓦'],
      ['供电可靠率', '99.92', '%'],
      ['35千伏及以上线路', '1,024', '公里'],
    ],
    gallery: ['biz-electric', 'cover-6', 'cover-3', 'cover-5'],
    content: richText(
      '电力生产供应是集团的基础业务。集团以云溪流域三座梯级电站为主力电源，以五个供电分公司为服务单元，形成发、输、配、售一体的格局。',
      heading('发电'),
      '三座梯级电站实行联合调度：上游水库调蓄，中游水库调节，下游水库反调节。水情班每小时滚动预报，机组检修集中在枯水期进行。',
      table(
        ['电站（演示）', '装机（万千瓦）', '机组台数', '投产年份'],
        [
          ['云溪水电站', '42.0', '4', '1978'],
          ['峡口水电站', '30.0', '3', '1991'],
          ['临江水电站', '14.4', '4', '2003'],
        ],
      ),
      heading('供电'),
      list([
        '城区采用环网供电，计划检修前先转移负荷；',
        '农村台区逐年增容，末端电压低于标准的优先改造；',
        '停电公告按地名、线路、日期可查，也可以订阅。',
      ]),
      heading('应急'),
      '集团设应急抢修队伍十六支、发电车八台，医院、供水、通信用户列入重点保障名单。',
      note,
    ),
  },
  {
    type: 'electric',
    title: '梯级水电站群',
    summary: '三座电站，一套调度，先保生态、再算电量。',
    cover: 'cover-6',
    figures: [
      ['梯级电站', '3', '座'],
      ['调节库容', '6.8', '亿立方米'],
      ['生态流量保证率', '99.98', '%'],
    ],
    gallery: ['cover-6', 'cover-8', 'cover-3'],
    content: richText(
      '三座电站首尾相接，总落差一百八十米。联合调度把三座水库当作一个整体，丰水期削峰，枯水期补水。',
      '坝下均设生态流量在线监测，数据每十分钟更新。',
    ),
  },
  {
    type: 'electric',
    title: '输变电与配电网',
    summary: '十八座变电站、一千余公里高压线路和覆盖全部行政村的配电网。',
    cover: 'cover-5',
    figures: [
      ['变电站', '18', '座'],
      ['10千伏线路', '6,420', '公里'],
      ['配电变压器', '9,860', '台'],
    ],
    gallery: ['cover-5', 'cover-7'],
    content: richText('配电网完成自动化改造后，故障区段可以自动判断和隔离，非故障区段先行恢复。'),
  },
  {
    type: 'electric',
    title: '供电服务',
    summary: '报修电话二十四小时有人接听，营业厅全部无障碍，老人和病患用户停电前一天电话提醒。',
    cover: 'biz-energy',
    figures: [
      ['服务用户', '112', '万户'],
      ['营业厅', '26', '处'],
    ],
    content: richText(
      '供电服务围绕四个字：快、准、明、暖。快在接电，准在抄表，明在账单，暖在提醒。',
      list([
        '居民新装三个工作日内接电（无外线工程）；',
        '抢修到场：城区四十五分钟、农村九十分钟；',
        '重点提醒户登记后，停电前一天电话通知。',
      ]),
    ),
  },
  {
    type: 'market',
    title: '市场化售电',
    home: true,
    summary: '帮企业看懂账单、用好时段。',
    figures: [
      ['服务企业', '320', '家'],
      ['提出能效建议', '940', '条'],
    ],
    gallery: ['biz-market', 'cover-4'],
    content: richText(
      '售电业务不只是代理交易，更是帮助企业把用电这件事算清楚。能效服务队先到车间看设备，再坐下来看账单。',
      list(['用电量预测与偏差管理；', '交易代理与信息披露；', '用能诊断与改造建议；', '峰谷时段调整方案。']),
      '具体合同条款以签订文本为准。',
      note,
    ),
  },
  {
    type: 'market',
    title: '用能诊断服务',
    summary: '一户一策，先看设备，再看账单，建议不收费。',
    cover: 'cover-4',
    figures: [['诊断企业', '300', '家']],
    content: richText('诊断报告通常只有三页：现状、原因、先做什么后做什么。'),
  },
  {
    type: 'energy',
    title: '综合能源',
    home: true,
    summary: '电热冷气，合起来算账。',
    figures: [
      ['在运项目', '27', '个'],
      ['年节约标准煤', '4.2', '万吨'],
    ],
    gallery: ['biz-energy', 'cover-7'],
    content: richText(
      '综合能源服务把分散的需求合起来算账。一个园区里，这边的余热可能正是那边的热源。',
      heading('服务方式'),
      list(['合同能源管理；', '能源托管；', '节能改造工程总承包。'], true),
      note,
    ),
  },
  {
    type: 'energy',
    title: '临江园区综合能源站',
    summary: '余热回收、蓄冷和屋顶光伏组合，园区用能成本下降。',
    cover: 'cover-7',
    figures: [['供能面积', '86', '万平方米']],
    content: richText('能源站利用园区余热供暖、夜间蓄冷供白天使用，屋顶光伏就地消纳。'),
  },
  {
    type: 'traffic',
    title: '绿色交通',
    home: true,
    summary: '充电、换电、岸电与渡船。',
    figures: [
      ['充电桩', '2,180', '台'],
      ['换电站', '3', '座'],
    ],
    gallery: ['biz-traffic', 'biz-traffic-night'],
    content: richText(
      '绿色交通业务覆盖公共充电、换电重卡、港口岸电和电动渡船四类场景。',
      table(
        ['场景', '规模（演示）', '特点'],
        [
          ['公共充电', '2,180台', '城区三公里可达'],
          ['换电重卡', '3站、46公里示范线', '换电约五分钟'],
          ['港口岸电', '9个泊位', '靠港不烧油'],
          ['电动渡船', '6艘', '覆盖主要渡口'],
        ],
      ),
      '充电设施故障请拨打设备上的编号报修。',
      note,
    ),
  },
  {
    type: 'traffic',
    title: '港口岸电',
    summary: '靠港船舶接岸电，噪声和排放同时下降。',
    cover: 'cover-shore',
    figures: [['岸电泊位', '9', '个']],
    content: richText('岸电系统接口采用通用标准，接电时间约二十分钟。'),
  },
  {
    type: 'new_energy',
    title: '新能源',
    home: true,
    summary: '水光互补，同线错峰。',
    figures: [
      ['光伏装机', '36.5', '万千瓦'],
      ['风电装机', '20.0', '万千瓦'],
    ],
    gallery: ['biz-new_energy', 'hero-river'],
    content: richText(
      '新能源业务坚持“能装尽装、能并尽并、先评估后接入”。水光互补是特色：白天光伏发电时水库少放水，傍晚光伏退出时水电顶上。',
      heading('安装前要看的六件事', 3),
      list(['朝向与倾角；', '遮挡；', '承重与防水；', '产权；', '接入容量；', '清洗与维护。']),
      note,
    ),
  },
  {
    type: 'new_energy',
    title: '大坪村屋顶光伏',
    summary: '村集体屋顶光伏，收益用于修路和助学。',
    cover: 'cover-roof',
    figures: [['装机', '480', '千瓦']],
    content: richText('项目由集团设计施工，村集体持有，运维由村里两位公益岗位人员负责清洗。'),
  },
  {
    type: 'storage',
    title: '新型储能',
    home: true,
    summary: '削峰填谷，为电网打拍子。',
    figures: [
      ['储能规模', '100', '兆瓦'],
      ['储能电量', '200', '兆瓦时'],
    ],
    gallery: ['biz-storage', 'cover-7'],
    content: richText(
      '储能的价值在于“等”：低谷时等高峰，多余时等不足。峡口储能电站分两期建设，承担削峰填谷和调频任务。',
      heading('安全设计'),
      list(['电芯、舱体、站级三道防线；', '每舱独立探测、抑制、泄压和隔离；', '与调度、消防两路联动。'], true),
      note,
    ),
  },
  {
    type: 'storage',
    title: '用户侧储能',
    summary: '为工厂和园区配置的储能柜，兼作应急电源。',
    cover: 'cover-4',
    figures: [['在运柜数', '58', '台']],
    content: richText('用户侧储能白天放、夜里充，停电时可作应急电源，但不能替代消防要求的备用电源。'),
  },
  {
    type: 'other',
    title: '其他业务',
    home: true,
    summary: '检修、设计、建设与培训。',
    figures: [
      ['检修服务电站', '14', '座'],
      ['培训学员', '2,600', '人次'],
    ],
    gallery: ['biz-other', 'cover-2'],
    content: richText(
      '其他业务包括水工建筑维护、水轮发电机检修、电力设计咨询、工程建设和职业培训。',
      list([
        '水工建筑维护：渡槽、水闸、泄洪设施；',
        '检修服务：机组大修与增容改造；',
        '设计咨询：输变电与配网工程；',
        '职业培训：线路、变电、水机三个专业。',
      ]),
      note,
    ),
  },
  {
    type: 'other',
    title: '电力设计与咨询',
    summary: '承担县域配电网规划、输变电工程设计与可行性研究。',
    cover: 'cover-7',
    figures: [
      ['完成设计项目', '186', '项'],
      ['规划县域', '5', '个'],
    ],
    gallery: ['cover-5', 'biz-market'],
    content: richText(
      '设计咨询业务坚持现场踏勘，图纸要经得起施工的人追问。每个项目在初步设计前至少踏勘两次：一次看地形，一次看负荷。',
      heading('服务内容'),
      list([
        '县域配电网规划；',
        '110千伏及以下输变电工程设计；',
        '项目可行性研究与接入系统设计；',
        '工程总承包的设计管理。',
      ]),
      heading('怎么合作'),
      list(['来电或来函说明需求；', '五个工作日内安排踏勘；', '提交方案与报价，签订合同。'], true),
    ),
  },
  {
    type: 'other',
    title: '职业技能培训',
    summary: '线路、变电、水机三个实训区，对社会学员开放。',
    cover: 'cover-3',
    figures: [
      ['实训工位', '120', '个'],
      ['年培训学员', '2,600', '人次'],
      ['取证通过率', '93', '%'],
    ],
    gallery: ['biz-electric', 'cover-6', 'cover-7'],
    content: richText(
      '实训区使用退役设备，学员在真实的设备上练习，不在课件上背步骤。教员来自生产班组，每年至少回班组三个月。',
      table(
        ['实训区', '设备（演示）', '课程'],
        [
          ['线路', '10千伏架空线路一公里', '登高、验电、接地、带电作业基础'],
          ['变电', '退役110千伏间隔两个', '倒闸操作、继电保护校验'],
          ['水机', '小型机组一台', '盘车、轴线调整、调速器检修'],
        ],
      ),
      '社会学员凭身份证件现场报名，结业考试由第三方组织。',
    ),
  },
  {
    type: 'other',
    title: '水工建筑维护',
    summary: '渡槽、水闸、泄洪设施的检测与修补。',
    cover: 'cover-6',
    figures: [
      ['年检测设施', '74', '处'],
      ['水下检查', '1,900', '米'],
    ],
    gallery: ['cover-8', 'cover-6'],
    content: richText(
      '维护工作在枯水期集中进行，水下部分由潜水员逐段检查，水上部分用无人机拍摄后在图纸上标注。',
      list(['裂缝与渗漏检测；', '止水更换与混凝土修补；', '闸门、启闭机防腐与检修；', '汛前、汛后两次联合检查。']),
    ),
  },
];

/** Businesses of all seven types; the first of each type stands on the home page. */
export function businessSamples(now: number): BusinessSample[] {
  // A page shows its records below each other, and each picture once.
  const shown = new Map(businesses.map(({ type }) => [type, new Set<string>()]));
  const coverOf = ({ type, cover }: BusinessEntry): string => cover ?? `biz-${type}`;
  for (const entry of businesses) shown.get(entry.type)?.add(coverOf(entry));
  const isNew = ({ type }: BusinessEntry, name: string): boolean => {
    const names = shown.get(type);
    return names !== undefined && !names.has(name) && Boolean(names.add(name));
  };
  return businesses.map((entry, position) => ({
    type: entry.type,
    title: `${entry.title}${entry.home ? '' : '（演示）'}`,
    cover: image(coverOf(entry)),
    summary: entry.summary,
    content: entry.content,
    figures: (entry.figures ?? []).map(([label, value, unit]) => ({ label: `${label}（演示）`, value, unit })),
    gallery: (entry.gallery ?? []).filter((name) => isNew(entry, name)).map(image),
    showOnHome: entry.home ?? false,
    sort: (businesses.length - position) * 10,
    publishedAt: sampleTime(now, -200 - position, '09:00'),
    withdrawn: false,
    _status: 'published',
  }));
}
