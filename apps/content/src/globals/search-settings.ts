import type { GlobalConfig } from 'payload';
import { editorsOnly, everybody } from '../access/roles.ts';
import { ADMIN_GROUPS } from '../collections/public-collection.ts';
import { textField } from '../fields/text.ts';
import { noteSynonyms } from '../search/note-synonyms.ts';

/** Words that visitors use for the same thing, until editors write their own. */
const FIRST_SYNONYMS = [
  '停电、检修、停电检修、没电、断电',
  '停电公告、停电通知、停电信息、停电预告',
  '来电、复电、恢复供电、恢复送电',
  '电价、电费、电费标准、多少钱一度、一度电',
  '电费单、电费账单',
  '交费、缴费、交电费、缴电费',
  '分时电价、峰谷电价',
  '电压低、低电压、电压偏低',
  '噪音、噪声',
  '电表、电能表',
  '新装、报装、装表',
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
  '股东会、股东大会',
  '股票代码、证券代码',
  '董秘、董事会秘书',
  '分红、派息、利润分配、现金红利',
  '股价、行情、股票信息',
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
  '志愿者、志愿服务',
];

/** What editors can say about the search of the site. */
export const searchSettings: GlobalConfig = {
  slug: 'search-settings',
  label: '站内搜索',
  admin: {
    hideAPIURL: true,
    group: ADMIN_GROUPS.site,
    description: '近义词保存后立即生效，不需要重建索引。',
  },
  access: { read: everybody, update: editorsOnly },
  hooks: { afterChange: [noteSynonyms] },
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
  ],
};

/** The words of a group as an editor wrote them. */
export function parseSynonyms(words: string): string[] {
  return words
    .split(/[、，,;；/\n]+/u)
    .map((word) => word.trim())
    .filter(Boolean);
}
