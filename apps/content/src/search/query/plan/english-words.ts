/** Translations of English words into Chinese, as the site's texts write it. Pure. */

/** Words and phrases in lower case, singular; `|` separates those that mean the same. */
const WORDS: readonly (readonly [english: string, chinese: string])[] = [
  // Supply
  ['power outage|electricity outage|outage|blackout|power cut|power failure|no power|no electricity|brownout', '停电'],
  ['outage notice|outage announcement|power outage notice', '停电公告'],
  ['planned outage|scheduled outage', '计划停电'],
  ['emergency repair|report an outage|report outage|fault repair', '报修'],
  ['power restoration|restore power|power back', '来电'],
  ['outage map|outage list|current outages', '停电公告'],
  ['outage schedule|outage calendar', '停电计划'],
  ['schedule', '计划'],
  ['today', '今天'],
  ['tomorrow', '明天'],
  ['tonight', '今晚'],
  ['maintenance', '检修'],
  [
    'electricity price|power price|price of electricity|tariff|electricity rate|electricity tariff|power tariff',
    '电价',
  ],
  ['time of use|peak valley|time-of-use|peak and off-peak|off-peak|off-peak price|off peak price|off peak', '分时电价'],
  ['electricity bill|electric bill|power bill|bill|billing', '电费账单'],
  ['invoice|e-invoice|receipt', '发票'],
  ['pay bill|bill payment|pay electricity bill|pay', '交费'],
  ['meter|electric meter|electricity meter', '电表'],
  ['smart meter', '智能电能表'],
  ['new connection|apply for electricity|connect electricity|installation', '新装'],
  ['account transfer|change of name|transfer of account', '过户'],
  ['service hall|business hall|customer service center|customer service centre', '营业厅'],
  ['opening hours|business hours|office hours', '营业时间'],
  ['voltage', '电压'],
  ['low voltage', '电压偏低'],
  ['electrical safety|electricity safety|safety', '安全'],
  ['power supply', '供电'],
  ['reliability|supply reliability', '供电可靠率'],
  ['noise', '噪声'],
  // Contact
  ['contact|contact us|phone|phone number|telephone', '联系我们'],
  ['hotline|service hotline|regulator hotline', '热线'],
  [
    'customer service|customer service phone|customer service number|customer service phone number|customer service hotline|service phone|service number|support phone',
    '客服电话',
  ],
  ['emergency number|emergency phone|repair phone|repair number', '报修电话'],
  ['complaint|complain|report', '投诉'],
  ['address|location', '地址'],
  // Company
  ['about|about this site|about the site', '关于本站'],
  ['about us|about the company|company profile|profile|company introduction', '集团简介'],
  ['organization|organisation|organization chart|organisation chart|organizational structure|structure', '组织架构'],
  ['history|company history|milestone', '发展历程'],
  ['honor|honour|award', '荣誉'],
  ['strategy|development strategy', '发展战略'],
  ['subsidiary|subsidiaries', '所属企业'],
  ['business', '集团业务'],
  ['culture|corporate culture', '企业文化'],
  ['news', '新闻'],
  ['party building', '党建'],
  ['legal|legal statement|legal notice|disclaimer|privacy|privacy policy|terms', '法律声明'],
  ['tool|tools', '便民工具'],
  ['open day|visit|tour', '开放日'],
  ['volunteer', '志愿'],
  // Investors
  ['annual report', '年报'],
  ['half year report|half-year report|interim report|semi-annual report|semiannual report', '半年报'],
  ['quarterly report', '季报'],
  ['first quarter report|q1 report', '一季报'],
  ['third quarter report|q3 report', '三季报'],
  ['dividend', '分红'],
  ['stock|share|stock code|stock price|share price|ticker', '股票信息'],
  ['investor|investor relations', '投资者'],
  ['investor contact|ir contact|investor relations contact|contact investor relations', '投资者联系'],
  ['shareholder meeting|shareholders meeting|general meeting|agm', '股东会'],
  ['board|board of directors', '董事会'],
  ['board resolution|resolution of the board|board meeting resolution', '董事会决议'],
  ['resolution', '决议'],
  ['independent director', '独立董事'],
  ['earnings call|results briefing|earnings presentation|performance briefing', '业绩说明会'],
  ['announcement|announcements', '公告'],
  ['internal control', '内部控制'],
  ['articles of association', '章程'],
  ['supervisory board', '监事会'],
  ['esg|esg report|sustainability|sustainability report|sustainable development', '可持续发展'],
  ['social responsibility|csr|corporate social responsibility', '社会责任'],
  ['social responsibility report|csr report|corporate social responsibility report', '社会责任报告'],
  ['green certificate|renewable energy certificate', '绿证'],
  ['accounting policy', '会计政策'],
  // Tenders
  ['tender|bidding|bid|tender notice|call for tenders|invitation to tender', '招标'],
  ['procurement|purchase|purchasing', '采购'],
  ['winning bid|bid result|tender result|award of contract|bid winner', '中标'],
  ['prequalification|pre-qualification', '资格预审'],
  ['clarification', '澄清'],
  ['supplier|vendor', '供应商'],
  ['contract', '合同'],
  ['transformer', '变压器'],
  ['insulator', '绝缘子'],
  ['battery', '电池'],
  ['drone|uav', '无人机'],
  ['cable', '电缆'],
  ['substation', '变电站'],
  ['transmission', '输电'],
  ['transmission line|power line|line', '线路'],
  ['distribution', '配电'],
  ['grid|power grid|electric grid', '电网'],
  ['rural grid', '农村电网'],
  ['inspection', '巡'],
  ['upgrade|renovation|reconstruction', '改造'],
  ['construction', '施工'],
  // Jobs
  ['job|jobs|career|careers|recruitment|recruiting|hiring|vacancy|vacancies|position|join us|work with us', '招聘'],
  ['campus recruitment|campus hiring|graduate jobs|graduate recruitment|graduate', '校园招聘'],
  ['social recruitment|experienced hire', '社会招聘'],
  ['intern|internship', '实习'],
  ['talent', '人才'],
  ['software engineer|software engineering|software', '软件'],
  ['engineer', '工程师'],
  ['dispatcher', '调度员'],
  ['relay protection', '继电保护'],
  ['legal counsel|lawyer|law', '法务'],
  ['finance|accounting', '财务'],
  // Disclosure
  ['information disclosure|disclosure', '信息公开'],
  ['information request|disclosure request|disclosure application|freedom of information', '依申请公开'],
  ['guide', '指南'],
  ['handbook|manual', '手册'],
  ['regulator|regulation', '监管'],
  // Energy
  ['ev charging|electric vehicle charging|charging station|charging pile|ev charger|charger|charging', '充电桩'],
  ['electric vehicle|ev|electric car', '电动汽车'],
  ['electric truck|heavy truck|battery swap|battery swapping', '换电重卡'],
  ['solar|solar power|photovoltaic|pv|solar panel|rooftop solar', '光伏'],
  ['hydropower|hydroelectric|hydro power|hydro|hydroelectricity', '水电'],
  ['hydropower station|hydropower plant|hydroelectric power station|hydroelectric power plant', '水力发电'],
  ['power station|power plant', '水电站'],
  ['dam', '大坝'],
  ['reservoir', '水库'],
  ['turbine|water turbine|hydro turbine', '水轮机'],
  ['flood|flood control|flood season', '防汛'],
  ['water release|flood discharge|discharge', '放水'],
  ['energy storage|storage|battery storage', '储能'],
  ['pumped storage|pumped hydro', '抽水蓄能'],
  ['new energy|renewable|renewable energy|clean energy', '新能源'],
  ['virtual power plant|vpp', '虚拟电厂'],
  ['integrated energy', '综合能源'],
  ['electricity market|power market|electricity sales|power trading', '售电'],
  ['ecological flow|environmental flow', '生态流量'],
  ['fish|fish release', '鱼类'],
  ['hydrology|hydrological', '水文'],
  ['weather|rain', '雨'],
  ['carbon', '碳'],
  ['demand response', '需求响应'],
  ['accident', '事故'],
  ['emergency drill|drill', '演练'],
  ['emergency', '应急'],
  ['generation|power generation|electricity generation', '发电量'],
];

const chineseOf = new Map(
  WORDS.flatMap(([english, chinese]) => english.split('|').map((word): [string, string] => [word, chinese])),
);
/** Words that say nothing in a question in English. */
const FILLERS = new Set(
  'a an the of for in on at to is are was be do does how what when where why who which i my your our we me please can could there and or about near this that it with from any'.split(
    ' ',
  ),
);
export function isEnglishFiller(word: string): boolean {
  return FILLERS.has(word.toLowerCase());
}

/** Most words of a phrase. */
const MAX_WORDS = 4;

/** What an English word or phrase stands for; undefined for one that is not known. */
export function fromEnglish(words: string): string | undefined {
  const plain = words.toLowerCase().trim();
  return chineseOf.get(plain) ?? (plain.endsWith('s') ? chineseOf.get(plain.slice(0, -1)) : undefined);
}

/** A stretch of a text of Latin letters, and what it stands for. */
export interface EnglishPhrase {
  typed: string;
  /** Chinese words; "" for what says nothing. */
  means: string;
}

/** The known phrases of words in Latin letters, the longest first; null when none of the words is known. */
export function readEnglish(words: readonly string[]): EnglishPhrase[] | null {
  const phrases: EnglishPhrase[] = [];
  let isKnown = false;
  for (let at = 0; at < words.length;) {
    let length = Math.min(MAX_WORDS, words.length - at);
    while (length > 1 && fromEnglish(words.slice(at, at + length).join(' ')) === undefined) length -= 1;
    const typed = words.slice(at, at + length).join(' ');
    const means = fromEnglish(typed);
    isKnown ||= means !== undefined;
    phrases.push({ typed, means: means ?? (isEnglishFiller(typed) ? '' : typed) });
    at += length;
  }
  return isKnown ? phrases : null;
}
