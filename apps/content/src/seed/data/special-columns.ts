import { heading, link, list, paragraph, richText, table, type LexicalState } from '../rich-text.ts';
import { chineseDay, sampleDay, sampleTime, sampleYear } from '../sample-dates.ts';
import { image, pdf, type SampleImage, type SamplePdf } from '../sample-references.ts';
import { FOUNDED } from './group.ts';

type SpecialKey =
  | 'hotline_intro'
  | 'hotline_guide'
  | 'disclosure_application'
  | 'disclosure_guide'
  | 'stock'
  | 'investor_contact'
  | 'dividend'
  | 'governance'
  | 'talent'
  | 'press'
  | 'legal_statement'
  | 'tools'
  | 'about';

export interface SpecialColumnSample {
  key: SpecialKey;
  title: string;
  content: LexicalState;
  blocks: { title: string; content: LexicalState; updatedOn: string }[];
  images: SampleImage[];
  attachments: { name: string; file: SamplePdf }[];
  statement: string;
  contacts: { label: string; hours: string; value: string }[];
  figures: { value: string; unit: string; text: string; source: string; asOf: string }[];
  facts: { label: string; value: string }[];
  paths: { name: string; steps: string }[];
  voice: { quote: string; speaker: string; unit: string };
  publishedAt: string;
  withdrawn: boolean;
  _status: 'published';
}

interface ColumnEntry {
  key: SpecialKey;
  title: string;
  content: LexicalState;
  blocks?: readonly (readonly [title: string, content: LexicalState])[];
  images?: readonly string[];
  attachments?: readonly { name: string; file: SamplePdf }[];
  statement?: string;
  contacts?: SpecialColumnSample['contacts'];
  figures?: SpecialColumnSample['figures'];
  facts?: SpecialColumnSample['facts'];
  paths?: SpecialColumnSample['paths'];
  voice?: SpecialColumnSample['voice'];
}

function applicationForm(now: number): SamplePdf {
  return pdf('disclosure-application-form', {
    title: '信息公开申请表（演示）',
    issuer: '云峡水电集团股份有限公司',
    date: chineseDay(now, -60),
    blocks: [
      {
        kind: 'paragraph',
        text: '申请人可填写本表，也可以口头申请，由工作人员代为填写。本表仅为演示，请勿填写真实个人信息。',
      },
      {
        kind: 'table',
        head: ['项目', '填写内容'],
        rows: [
          ['申请人（姓名或单位）', ''],
          ['联系方式', ''],
          ['所需信息的描述', ''],
          ['用途', '生产 / 生活 / 科研 / 其他'],
          ['提供形式', '查阅 / 复制 / 电子邮件 / 邮寄'],
          ['日期', ''],
        ],
        widths: [1, 2],
      },
      { kind: 'heading', text: '办理时限' },
      {
        kind: 'list',
        items: [
          '能够当场答复的当场答复。',
          '不能当场答复的，十五个工作日内答复。',
          '需要延长的，告知原因，延长不超过十五个工作日。',
        ],
      },
    ],
  });
}

function hotlineForm(now: number): SamplePdf {
  return pdf('hotline-report-form', {
    title: '12398投诉举报登记表（演示）',
    issuer: '云峡水电集团股份有限公司',
    date: chineseDay(now, -45),
    blocks: [
      {
        kind: 'paragraph',
        text: '书面反映问题时可以使用本表，寄给监管机构或者任一营业厅转交。本表仅为演示，请勿填写真实个人信息。',
      },
      {
        kind: 'table',
        head: ['项目', '填写内容'],
        rows: [
          ['反映人（姓名或单位）', ''],
          ['联系方式', ''],
          ['是否要求保密', '是 / 否'],
          ['被反映的单位', ''],
          ['户号或地址', ''],
          ['事情经过（时间、地点、经过）', ''],
          ['已经向供电企业反映的日期和受理编号', ''],
          ['诉求', ''],
        ],
        widths: [2, 3],
      },
      { kind: 'heading', text: '附上哪些材料' },
      { kind: 'list', items: ['停电或者异常的时间记录。', '照片、账单、收据。', '供电企业的答复。'] },
    ],
  });
}

/** What all three paths begin with. */
const ROTATION = '轮岗一年 电站、变电站、供电所各一段';

const PRESS_FACTS = [
  ['全称', '云峡水电集团股份有限公司（演示）'],
  ['简称', '云峡水电；英文 Yunxia Hydropower'],
  ['成立', `${FOUNDED}年`],
  ['职工', '4,860人，一线占七成'],
  ['一句话', '经营一条河的三座梯级电站，给五个县区供电'],
] as const;

function factSheet(now: number): SamplePdf {
  return pdf('press-fact-sheet', {
    title: '一页纸介绍（演示）',
    issuer: '云峡水电集团股份有限公司',
    date: chineseDay(now, -30),
    blocks: [
      { kind: 'table', head: ['项目', '内容'], rows: PRESS_FACTS.map((fact) => [...fact]), widths: [1, 4] },
      { kind: 'paragraph', text: '本页供媒体引用，企业与数字均为虚构，仅供网站演示。' },
    ],
  });
}

function columns(now: number): ColumnEntry[] {
  return [
    {
      key: 'hotline_intro',
      title: '12398能源监管热线介绍',
      content: richText(
        '12398是国家能源局设立的能源监管热线，受理能源领域的投诉、举报和咨询，由监管机构登记、转办和答复。供电企业在这里是被监管的一方，负责配合调查、整改并报告结果。',
        heading('受理范围'),
        list([
          '**供电服务：**停电频繁、停电不公告、复电不及时、电压不合格、办电超时限；',
          '**收费行为：**自立项目收费、指定设计施工单位、账单差错不更正；',
          '**市场秩序：**违反公平开放、信息公开等监管规定的行为；',
          '**工程质量与安全：**电力工程质量和安全方面的违法违规行为。',
        ]),
        heading('不属于受理范围的'),
        list([
          '已经进入诉讼、仲裁、行政复议程序的；',
          '没有明确的被投诉对象和具体事实的；',
          '同一事项已经办结，又没有新的事实和理由的；',
          '属于其他部门职责的，例如物业转供电加价、小区内部线路维修。',
        ]),
        heading('拨打之前，请先做三件事'),
        list(
          [
            '**联系供电企业。**拨打供电服务热线，说明户号、地址和问题，记下受理编号。查电费、办电，这一步就能解决；停电和故障，打停电报修电话。',
            '**等待答复。**企业应在一个工作日内联系、五个工作日内答复。',
            '**保留材料。**停电时间、照片、账单、通话记录，反映问题时用得上。',
          ],
          true,
        ),
        '如果超过时限没有答复，或者对答复不满意，再拨打12398，提供受理编号可以加快办理。',
        paragraph(
          '办理步骤见',
          link('办事指南', '/other_announcement/affairs_guide#step3'),
          '，办理结果定期在',
          link('投诉举报公告', '/other_announcement/notice'),
          '中公布。',
        ),
      ),
      blocks: [
        [
          '常见情况怎么办',
          richText(
            table(
              ['情况', '先打', '再打'],
              [
                ['家里突然停电', '停电报修电话', '—'],
                ['停电没有提前告知', '供电服务热线（投诉）', '12398'],
                ['办电超过时限', '供电服务热线（投诉）', '12398'],
                ['电费账单有疑问', '供电服务热线（查询）', '12398'],
                ['物业加价收电费', '市场监管部门', '—'],
                ['小区内部线路故障', '物业', '—'],
              ],
            ),
          ),
        ],
        [
          '您的权利',
          richText(
            list([
              '**知情：**知道为什么停、停多久、什么时候来。',
              '**选择：**自主选择受电工程的设计、施工和设备单位。',
              '**监督：**对不满意的处理结果可以继续反映，企业不得打击报复。',
              '**保密：**可以要求监管机构和企业对您的身份保密。',
            ]),
          ),
        ],
        [
          '依据',
          richText(
            list(['《电力监管条例》', '《供电监管办法》', '《供电企业信息公开实施办法》']),
            '（本页为演示内容，热线职能与依据以监管机构公布的现行有效文本为准。）',
          ),
        ],
      ],
    },
    {
      key: 'hotline_guide',
      title: '12398办事指南',
      content: richText(
        '本指南说明从发现问题到收到答复的全部步骤。12398由能源监管机构设立并受理，本集团配合调查与整改。',
        heading('办理步骤'),
        list(
          [
            '**先向供电企业反映。**拨打供电服务热线000-0000-0000（演示号码），或到营业厅提交，取得受理编号。',
            '**等待企业答复。**一个工作日内联系，五个工作日内答复；故障抢修按到场时限。',
            '**拨打12398。**说明姓名或单位、联系方式、事情经过、已经采取的措施和受理编号。可以要求对身份保密。',
            '**监管机构登记与转办。**符合受理范围的，登记后转办或直接调查；不符合的，会告知原因和其他途径。',
            '**企业调查整改。**集团在规定期限内调查、整改并报告结果。',
            '**答复与回访。**由办理机构答复，集团在五日内回访是否满意。',
          ],
          true,
        ),
        heading('需要准备的材料'),
        table(
          ['事项', '建议准备'],
          [
            ['停电类', '停电时间、地点、是否见到公告'],
            ['电压类', '时段、现象、受影响的电器'],
            ['办电类', '申请编号、受理日期、当前环节'],
            ['收费类', '账单、收据、对方说法'],
            ['服务类', '时间、网点、工号或经过'],
          ],
        ),
        heading('办理时限'),
        table(
          ['环节', '由谁办理', '时限（演示）'],
          [
            ['联系用户', '供电企业', '接到反映后一个工作日内'],
            ['答复投诉', '供电企业', '五个工作日内，特殊情况说明原因'],
            ['受理、转办、答复', '监管机构', '以其公布的规定为准'],
            ['回访', '供电企业', '办结后五日内'],
          ],
        ),
        heading('办理依据'),
        '《电力监管条例》《供电监管办法》《供电营业规则》（演示引用，以现行有效文本为准）。',
      ),
      blocks: [
        [
          '不方便打电话',
          richText(
            '听障用户可以通过营业厅手语视频或书面方式反映（演示）。也可以委托家人、社区工作人员代为反映，需写明委托关系。书面反映可以使用本页所附的登记表。',
          ),
        ],
        [
          '对结果仍不满意',
          richText(
            list([
              '可以提供新的事实和材料，再次反映；',
              '可以向当地监管机构申请行政调解（演示）；',
              '可以依法申请仲裁或者提起诉讼。',
            ]),
          ),
        ],
      ],
      attachments: [{ name: '12398投诉举报登记表（演示）.pdf', file: hotlineForm(now) }],
    },
    {
      key: 'disclosure_application',
      title: '依申请公开',
      content: richText(
        '除主动公开的信息外，您可以根据自身生产、生活、科研等特殊需要，申请获取相关信息。',
        heading('申请流程'),
        list(
          [
            '**先查主动公开。**许多信息已经在网站和营业厅公开，可以直接取得，不必申请。',
            '**提出申请。**当面、信函或者电子邮件提出，写明申请人、联系方式、所需信息的描述和提供形式；书写有困难的，可以口头申请，由工作人员代填。',
            '**登记与补正。**收到后当日登记；内容不明确的，一次性告知需要补正的内容。',
            '**答复。**能够当场答复的当场答复；不能当场答复的，十五个工作日内答复；需要延长的，告知原因，延长不超过十五个工作日。',
            '**获取信息。**按照申请的形式提供。提供信息不收费，复制、邮寄的成本费用另行告知。',
          ],
          true,
        ),
        heading('受理方式'),
        table(
          ['方式', '办法'],
          [
            ['当面', '集团办公室接待室或任一营业厅，工作日9:00至17:00'],
            ['信函', '演示省演示市演示区演示路0号，邮编000000，信封注明“信息公开申请”'],
            ['电子邮件', link('disclosure@yunxia.example', 'mailto:disclosure@yunxia.example')],
          ],
        ),
        heading('答复的种类'),
        table(
          ['情形', '答复'],
          [
            ['已经主动公开', '告知获取方式和途径'],
            ['可以公开', '提供信息，或告知提供的方式和时间'],
            ['不予公开', '告知不予公开并说明理由'],
            ['不存在', '经检索后告知不存在'],
            ['不属于本企业', '告知，并尽可能指引'],
            ['内容不明确', '一次性告知补正'],
          ],
        ),
        heading('依据与监督'),
        paragraph(
          '《供电企业信息公开实施办法》（演示引用，以现行有效文本为准）。对答复有异议的，可以向集团办公室提出，也可以拨打能源监管热线12398，详见',
          link('12398专栏', '/other_announcement/intro'),
          '。',
        ),
        '本站不提供网上提交，以免收集不必要的个人信息。（演示内容）',
      ),
      attachments: [{ name: '信息公开申请表（演示）.pdf', file: applicationForm(now) }],
    },
    {
      key: 'disclosure_guide',
      title: '信息公开指南',
      content: richText(
        '本指南帮助您查找和获取集团公开的信息。完整文本可在页脚打开 PDF 文件。',
        heading('公开哪些信息'),
        table(
          ['类别', '主要内容', '更新'],
          [
            ['企业基本情况', '企业性质、营业场所、联系方式', '变动时'],
            ['办电服务', '流程、时限、所需材料', '变动时'],
            ['供电质量', '电压合格率、供电可靠率', '每季度'],
            ['停电信息', '计划、临时、故障停电', '及时'],
            ['收费依据', '项目与依据', '变动时'],
            ['承诺与监督', '服务承诺、投诉渠道', '变动时'],
          ],
        ),
        heading('怎样查到需要的信息'),
        list(
          [
            '**看目录。**在“主动公开”中按目录找到事项，可以看到公开依据、更新周期和最近更新。',
            '**用筛选。**按年份和标题、编号、责任部门查询；停电信息在“停电检修公告”中按地名、线路和日期查询。',
            '**到现场。**营业厅公开栏和自助终端可免费查阅和打印；停电公告在村（社区）公开栏至少提前七日张贴。',
            '**打电话。**供电服务热线000-0000-0000（演示号码），说明需要的信息即可。',
            '**提出申请。**没有公开而确有需要的，可以依申请公开。',
          ],
          true,
        ),
        paragraph(
          '从这里开始：',
          link('主动公开', '/information_disclosure/proactively'),
          '、',
          link('停电检修公告', '/information_disclosure/overhaul'),
          '、',
          link('依申请公开', '/information_disclosure/application'),
          '。',
        ),
        heading('不公开哪些信息'),
        '涉及国家秘密、商业秘密、个人隐私，以及公开后可能危及电网和人身安全的信息，不予公开。用户要求查询自己的用电信息，应当核对身份。',
        heading('依据'),
        list([
          '《供电企业信息公开实施办法》',
          '《公共企事业单位信息公开规定制定办法》',
          '《中华人民共和国政府信息公开条例》',
        ]),
        '（演示引用，以现行有效文本为准。）',
        heading('监督'),
        paragraph(
          '认为我们没有依法公开的，可以拨打监督电话000-0000-0000（演示号码），也可以拨打能源监管热线12398，详见',
          link('12398专栏', '/other_announcement/intro'),
          '。',
        ),
      ),
      blocks: [
        [
          '工作机构',
          richText(
            table(
              ['项目', '内容（演示）'],
              [
                ['机构', '集团办公室'],
                ['地址', '演示省演示市演示区演示路0号，邮编000000'],
                ['时间', '工作日9:00至17:00'],
                ['电子邮箱', link('disclosure@yunxia.example', 'mailto:disclosure@yunxia.example')],
              ],
            ),
          ),
        ],
      ],
      attachments: [{ name: '信息公开申请表（演示）.pdf', file: applicationForm(now) }],
    },
    {
      key: 'stock',
      title: '股票信息',
      content: richText(
        '股票代码600116。股票简称、股本和行情以交易所公布的为准；本站为演示站点，不展示也不推算任何真实证券的价格、股本和分红。',
        list([
          '公司的信息以依法披露的公告为准，本站转载的文本供查阅。',
          '年度报告、半年度报告和季度报告在“公司公告”中按“定期报告”分类。',
          '投资有风险，决策请以依法披露的文件为依据。',
        ]),
      ),
      blocks: [
        [
          '股东办事',
          richText(
            list([
              '查询持股：通过开立账户的证券公司，或者到股份登记机构查询；',
              '登记变更：姓名、证件变更后，请在开户的证券公司办理；',
              '股东会登记：按会议通知载明的时间和方式登记，可以委托他人出席；',
              '提案与质询：符合条件的股东可以提出书面提案，联系方式见“投资者联系”。',
            ]),
          ),
        ],
      ],
    },
    {
      key: 'investor_contact',
      title: '投资者联系',
      content: richText(
        '欢迎投资者通过以下方式与我们联系。公司将按照公平、公开的原则回复，不提供未公开的重大信息。',
        table(
          ['方式', '联系信息（演示）'],
          [
            ['投资者热线', link('000-0000-0000', 'tel:00000000000')],
            ['传真', '000-0000-0007'],
            ['电子邮箱', link('ir@yunxia.example', 'mailto:ir@yunxia.example')],
            ['通信地址', '演示省演示市演示区演示路0号董事会办公室'],
            ['邮编', '000000'],
            ['接待时间', '工作日9:00至11:30、14:00至17:00'],
          ],
        ),
      ),
      contacts: [
        { label: '董事会秘书办公室', hours: '交易日9:00–11:30、13:00–17:00', value: '000-0000-0000' },
        { label: '问答与来访预约', hours: '两个工作日内答复', value: 'ir@yunxia.example' },
      ],
      blocks: [
        [
          '来访预约',
          richText(
            list(
              [
                '提前三个工作日预约，说明单位、人数和关注的问题；',
                '来访时签署承诺书；',
                '活动记录在“投资者活动”栏目公布。',
              ],
              true,
            ),
          ),
        ],
        [
          '常见问题',
          richText(
            heading('问：热线打不通怎么办？', 3),
            '答：接待时间以外请写电子邮件，两个工作日内答复；会议期间的来电会登记后回拨。',
            heading('问：能不能索取纸质报告？', 3),
            '答：可以，写明邮寄地址和报告名称即可；电子版在“公司公告”中随时可以下载。',
          ),
        ],
        [
          '防范冒用',
          richText(
            '公司从不通过个人社交账号荐股、募资或者提供收益承诺。遇到冒用公司名义的，请拨打上述热线核实。（演示内容）',
          ),
        ],
      ],
    },
    {
      key: 'talent',
      title: '人才战略',
      statement: '先认识设备，再认识自己。\n每个人都从班组开始。',
      content: richText(
        '集团有四千八百多名职工，七成在电站、变电站和供电所。新员工轮岗一年再定岗；管理、专业、技能三条路，走到头待遇相当。集团招聘不收取任何费用。（演示内容）',
        heading('我们提供'),
        list([
          '新员工轮岗不少于一年，导师一对一',
          '每年不少于六十学时培训，实训区全年开放',
          '驻站宿舍、通勤车和探亲假',
          '考核公开，可以申诉',
        ]),
        heading('我们希望'),
        list(['把安全放在第一位', '说实话，记真数', '愿意到现场去', '肯教，也肯问']),
      ),
      paths: [
        {
          name: '管理',
          steps: `${ROTATION}\n班组长助理 第2年起\n班组长 第4年起\n部门副职 第7年起\n单位负责人 第10年起`,
        },
        {
          name: '专业',
          steps: `${ROTATION}\n助理工程师 第2年起\n工程师 第5年起\n高级工程师 第10年起\n首席工程师 待遇同单位正职`,
        },
        {
          name: '技能',
          steps: `${ROTATION}\n中级工 第2年起\n高级工 第4年起\n技师 第8年起\n首席技师 待遇同单位正职`,
        },
      ],
      voice: {
        quote: '师傅让我先听三个月。听水、听轴承、听油泵。到第四个月，我能在门外说出几号机在转。',
        speaker: '机械班，入职第三年',
        unit: '云溪水力发电分公司（演示人物，未用真实姓名与照片）',
      },
      images: ['cover-3'],
    },
    {
      key: 'legal_statement',
      title: '法律声明',
      content: richText(
        '访问本站即表示您了解以下内容。本站为演示站点，企业、人物、电话、数据和公告均为虚构。',
        heading('一、信息的性质'),
        list([
          '本站内容仅供一般参考，不构成要约、承诺、投资建议或者法律意见；',
          '证券信息以依法在指定媒体披露的文件为准；',
          '停电公告以现场实际为准，变更会及时更新并注明。',
        ]),
        heading('二、著作权'),
        '未注明来源的文字和图形由本站制作。非商业性引用请注明出处；转载整篇文章或者使用标识，请事先取得书面同意。本站图画均为线描示意，不代表任何真实的工程。',
        heading('三、链接'),
        '本站链接的外部网站由其所有者负责。打开外部链接时，页面会注明“新窗口打开”。',
        heading('四、隐私'),
        list([
          '本站不要求注册，不收集姓名、电话和身份信息；',
          '您选择的主题、字号等偏好只保存在自己的设备上；',
          '服务器日志只用于安全与统计，按期清除；',
          '本站不加载第三方的统计与广告代码。',
        ]),
        heading('五、无障碍'),
        '本站按照通行的无障碍标准设计，支持键盘操作、屏幕阅读、放大和高对比度。如有使用困难，请拨打000-0000-0000（演示号码），我们会提供替代方式。',
        heading('六、责任'),
        '我们尽力保证内容准确、及时，但不对因网络、设备或者不可抗力造成的中断承担责任。发现错误，欢迎指出，我们会更正并注明。',
        heading('七、适用法律'),
        '本声明的解释适用中华人民共和国法律。',
      ),
    },
    {
      key: 'tools',
      title: '便民工具',
      content: richText(
        '这里汇集了最常用的查询和资料，不需要登录。',
        list([
          '停电查询：按地名、线路、日期查，可以订阅日历；',
          '报装进度：凭申请编号到营业厅或热线查询（演示站点不提供在线查询）；',
          '安全用电手册：可下载、打印；',
          '电费估算：按阶梯和分时电价逐步计算；不知道用电量的，可以按下表估算。',
        ]),
        paragraph(
          '查询停电请到',
          link('停电检修公告', '/information_disclosure/overhaul'),
          '；手册在',
          link('文档预览', '/pdf'),
          '。',
        ),
      ),
      blocks: [
        [
          '常见电器的用电量（估算）',
          richText(
            table(
              ['电器', '功率（瓦）', '每天用', '每月约（千瓦时）'],
              [
                ['照明灯', '10', '5小时', '1.5'],
                ['冰箱', '80', '12小时（间歇）', '29'],
                ['空调', '1,000', '6小时', '180'],
                ['电热水器', '2,000', '1.5小时', '90'],
                ['电饭煲', '800', '1小时', '24'],
                ['电视', '120', '4小时', '14'],
              ],
            ),
            '计算方法：功率（千瓦）×时间（小时）×天数。实际以电能表为准。（演示）',
          ),
        ],
        [
          '遇到停电先看什么',
          richText(
            list(
              [
                '看邻居：只有自己家停，先查开关；',
                '看公告：在停电查询里输入村名或小区名；',
                '打电话：停电报修000-0000-0001（演示号码），全天有人，说出地址即可。',
              ],
              true,
            ),
          ),
        ],
      ],
    },
    {
      key: 'about',
      title: '关于本站',
      statement: '停电先查得到，\n改动都看得见。',
      content: richText(
        '这里是云峡水电集团股份有限公司（演示）的官方网站样例，有新闻、停电公告、信息公开、招标采购、投资者关系和招聘。（本站内容均为演示）',
        heading('我们怎样做这个网站'),
        list([
          '停电查询放在最显眼的位置',
          '没有弹窗广告，没有第三方统计',
          '不依赖脚本也能阅读、查询和打印',
          '手机、电脑、老年人和视障用户都能使用',
          '更正公开：改了什么、什么时候改的，都写在页面上',
        ]),
      ),
      contacts: [
        { label: '错误、死链、使用困难', hours: '两个工作日内答复', value: 'site@yunxia.example' },
        { label: '停电报修', hours: '全天', value: '000-0000-0001' },
        { label: '供电服务', hours: '每天8:00至20:00', value: '000-0000-0000' },
      ],
      facts: [
        { label: '主办单位', value: '云峡水电集团股份有限公司（演示）' },
        { label: '停电公告', value: '随时更新，改期和取消写在原公告上' },
        { label: '新闻', value: '每个工作日更新' },
        { label: '信息公开', value: '按各项的周期更新，逾期的标出' },
        { label: '本次安装', value: chineseDay(now, 0) },
      ],
    },
    {
      key: 'press',
      title: '媒体服务',
      statement: '记者朋友，\n先给电话，再给材料。',
      content: richText(
        '工作时间十分钟内接听，当天给答复；停电、汛情等突发事件全天有人。不用登记，本页的文字、数字和标识，注明来源即可使用。（演示内容）',
      ),
      contacts: [
        { label: '新闻宣传', hours: '工作日8:30至18:00', value: '000-0000-0005' },
        { label: '突发事件', hours: '停电、汛情、安全，全天', value: '000-0000-0006' },
        { label: '采访提纲与视频连线', hours: '当天回复', value: 'press@yunxia.example' },
      ],
      figures: [
        {
          value: '128.6',
          unit: '亿千瓦时',
          text: `${sampleYear(now, -1)}年供电量`,
          source: `${sampleYear(now, -1)}年年度报告（演示）`,
          asOf: `${sampleYear(now, -1)}-12-31`,
        },
        {
          value: '99.92',
          unit: '%',
          text: '供电可靠率，全口径',
          source: `${sampleYear(now, -1)}年供电质量公开信息（演示）`,
          asOf: `${sampleYear(now, -1)}-12-31`,
        },
        {
          value: '86.4',
          unit: '万千瓦',
          text: '水电装机容量，三座梯级电站',
          source: `${sampleYear(now, -1)}年年度报告（演示）`,
          asOf: `${sampleYear(now, -1)}-12-31`,
        },
        {
          value: '112',
          unit: '万户',
          text: '供电户数，五个县区',
          source: `${sampleYear(now, -1)}年社会责任报告（演示）`,
          asOf: `${sampleYear(now, -1)}-12-31`,
        },
      ],
      facts: PRESS_FACTS.map(([label, value]) => ({ label, value })),
      attachments: [{ name: '一页纸介绍（演示）', file: factSheet(now) }],
    },
    // after the older ones: the sample knows its records by their place
    {
      key: 'dividend',
      title: '分红与股本',
      content: richText(
        '本页汇集历年分红、股息率、前十名股东和股本变动。数据摘自定期报告和公告，以依法披露的文件为准。（演示数据）',
        list([
          '公司每年至少分红一次，现金分红优先；方案经股东会通过后两个月内实施。',
          '股东名单按定期报告的截止日公布，两次报告之间不更新。',
          '现金红利由股份登记机构通过证券公司发放，不需要申请。',
        ]),
      ),
    },
    {
      key: 'governance',
      title: '公司治理',
      content: richText(
        '公司设股东会、董事会和管理层。监事会的职权由董事会审计委员会行使。（演示数据）',
        list([
          '独立董事不少于董事会成员的三分之一，审计委员会由独立董事中的会计专业人士主持。',
          '会议决议在会后两个交易日内公告；制度修订后在本页更换。',
        ]),
      ),
    },
  ];
}

/** All special columns with their substance. */
export function specialColumnSamples(now: number): SpecialColumnSample[] {
  return columns(now).map((entry, position) => ({
    key: entry.key,
    title: entry.title,
    content: entry.content,
    blocks: (entry.blocks ?? []).map(([title, content]) => ({
      title,
      content,
      updatedOn: sampleDay(now, -20 - position),
    })),
    images: (entry.images ?? []).map(image),
    attachments: [...(entry.attachments ?? [])],
    statement: entry.statement ?? '',
    contacts: entry.contacts ?? [],
    figures: entry.figures ?? [],
    facts: entry.facts ?? [],
    paths: entry.paths ?? [],
    voice: entry.voice ?? { quote: '', speaker: '', unit: '' },
    publishedAt: sampleTime(now, -60 - position, '09:00'),
    withdrawn: false,
    _status: 'published',
  }));
}
