import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { tableWriters } from '../access/reference-tables.ts';
import { everybody } from '../access/roles.ts';
import { ADMIN_GROUPS } from '../collections/public-collection.ts';
import { textField } from '../fields/text.ts';
import { runStatement } from '../search/indexing/search-database.ts';
import { intentField } from './search-intents.ts';

/** Words that visitors use for the same thing, until editors write their own. */
const FIRST_SYNONYMS = [
  '停电、检修、停电检修、没电、断电',
  '停电公告、停电通知、停电信息、停电预告',
  '来电、复电、恢复供电、恢复送电',
  '电价、电费、电费标准、多少钱一度、一度电',
  '电费单、电费账单',
  '天然气、燃气、煤气',
  '交费、缴费、交电费、缴电费',
  '分时电价、峰谷电价',
  '电压低、低电压、电压偏低',
  '噪音、噪声、太吵、吵人、嗡嗡响',
  '电表、电能表',
  '智能电表、智能电能表',
  '抄表、抄表差错、抄错、抄电表',
  '发票、电子发票、开票',
  '闸刀、空气开关、空开、跳闸、推不上去',
  '拉电、接电、报装',
  '新装、报装、装表、开户',
  '过户、更名',
  '销户、注销',
  '增容、扩容',
  '报修、抢修',
  '供电区域、供电范围',
  '营业厅、营业网点、营业场所、供电营业厅、供电所',
  '营业时间、上班时间、几点开门、几点关门、几点上班、几点下班',
  '电话、热线、联系电话、联系方式、服务热线、客服电话',
  '充电桩、充电设施、充电站',
  '电动车、电动汽车、新能源车',
  '光伏、太阳能',
  '泄洪、放水',
  '电站、水电站、电厂、发电厂',
  '警报、预警',
  '准备、应对',
  '招标、采购、投标',
  '中标、成交',
  '中标结果、中标公告、结果公告',
  '候选人公示、中标公示',
  '澄清、答疑',
  '流标、废标、终止公告、招标终止',
  '年报、年度报告',
  '半年报、半年度报告、中报',
  '一季报、一季度报告、第一季度报告',
  '三季报、三季度报告、第三季度报告',
  '季报、季度报告',
  '业绩说明会、业绩会、业绩发布会',
  '净利润、盈利、赚多少、赚了多少、赚多少钱、赚了多少钱',
  '营业收入、营收',
  '股东会、股东大会',
  '股票代码、证券代码',
  '董秘、董事会秘书',
  '分红、派息、利润分配、现金红利',
  '股价、行情、股票信息',
  '纪委、纪检、监督举报',
  '内控、内部控制',
  '章程、公司章程',
  '修订、修改',
  '社会责任报告、可持续发展报告、ESG报告、ESG',
  '组织架构、组织机构、机构设置',
  '子公司、下属公司、所属企业',
  '发展历程、公司历史、大事记',
  '荣誉、奖项、获奖',
  '法律声明、免责声明',
  '公司简介、集团简介、企业简介、公司概况',
  '法人、法定代表人',
  '邮编、邮政编码',
  '招聘、招工、招人、招聘会',
  '岗位、职位',
  '应聘、报名、投简历',
  '校招、校园招聘、应届生、应届毕业生',
  '社招、社会招聘',
  '工资、薪资、薪酬、待遇',
  '专科、专科生、大专、大专生',
  '电工、带电作业、供用电、运行值班员、变电运维',
  '志愿者、志愿服务',
  '参观、开放日',
  '砍树、树障、修枝',
  '发电机、自备发电机、应急电源、备用电源',
  '占道、占路、路占了、挖路',
  '不通知、没通知、未通知、没提前通知、告知不到位',
  '带电作业、不停电作业',
  '高压线、电力线路、电力设施',
  '盖房、盖房子、建房、保护区',
  '赔偿、赔补、补偿、赔钱',
  '用多少电、电费估算',
  '电瓶车、电动自行车、电动车',
  '老人、老年人',
  '工厂、厂子、企业用电、企业用户',
  '公益、慈善、捐赠、助学',
  '独董、独立董事',
  '董办、董事会办公室',
  '证代、证券事务代表',
  '监事会、监事',
  '职代会、职工代表大会',
  '安委会、安全生产委员会',
  '继保、继电保护',
  '变运、变电运维',
  '水调、水库调度',
  '安监、安全监察',
  '抽蓄、抽水蓄能',
  '虚拟电厂、VPP',
  '箱变、箱式变电站',
  '配变、配电变压器',
  '台变、台区变压器',
  '农网、农村电网',
  '城网、城市电网、城区电网',
  '配网、配电网',
  '业扩、业扩报装、用电报装',
  '绿证、绿色电力证书',
  '绿电、绿色电力',
  '双碳、碳达峰、碳中和',
  'QC、质量管理小组',
  'BMS、电池管理',
  'AED、除颤仪',
  'EPC、总承包',
  '可研、可行性研究',
  '纪检、纪检监察',
  '两率、供电可靠率、电压合格率',
];

/** Payload leaves the time of a save as it was when only rows of a list changed; the search goes by it. */
const stampSave: GlobalAfterChangeHook = async ({ doc, req }) => {
  await runStatement(req.payload, sql`update search_settings set updated_at = ${new Date().toISOString()}`, req);
  return doc;
};

/** What editors can say about the search of the site. */
export const searchSettings: GlobalConfig = {
  slug: 'search-settings',
  label: '站内搜索',
  admin: {
    hideAPIURL: true,
    group: ADMIN_GROUPS.site,
    description: '近义词和常见问题保存后立即生效，不需要重建索引。',
  },
  access: { read: everybody, update: tableWriters('search-settings') },
  hooks: { afterChange: [stampSave] },
  fields: [
    {
      name: 'synonyms',
      type: 'array',
      label: '近义词',
      labels: { singular: '一组近义词', plural: '近义词' },
      maxRows: 200,
      admin: { description: '搜索其中一个词时，也会找出含有同组其他词的内容；原词的结果排在前面。' },
      defaultValue: FIRST_SYNONYMS.map((words) => ({ words })),
      fields: [
        textField({ name: 'words', label: '词语', required: true, description: '用顿号分隔，例如：停电、检修' }),
      ],
    },
    intentField,
  ],
};

/** The words of a group as an editor wrote them. */
export function parseSynonyms(words: string): string[] {
  return words
    .split(/[、，,;；/\n]+/u)
    .map((word) => word.trim())
    .filter(Boolean);
}
