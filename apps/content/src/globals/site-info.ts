import type { Field, GlobalConfig } from 'payload';
import { reviewedGlobalAccess } from '../access/public-records.ts';
import { ADMIN_GROUPS } from '../collections/public-collection.ts';
import { pictureField } from '../fields/media.ts';
import { integerField } from '../fields/number.ts';
import { reviewControls, reviewFields, reviewParts } from '../fields/review.ts';
import { savedByField } from '../fields/publication.ts';
import { textareaField, textField, urlField } from '../fields/text.ts';
import { guardGlobalReview, restoreGlobalVersion, takeGlobalReview } from '../hooks/review.ts';
import { noteSavedBy } from '../hooks/saved-state.ts';

function filingField(name: string, label: string, description: string): Field {
  return {
    name,
    type: 'group',
    label,
    admin: { description },
    fields: [
      {
        type: 'row',
        fields: [
          textField({ name: 'text', label: '备案号', limit: 'title' }),
          urlField({ name: 'url', label: '查询网址' }),
        ],
      },
    ],
  };
}

const identityFields: Field[] = [
  textField({ name: 'companyName', label: '公司全称', required: true, limit: 'title' }),
  textField({ name: 'shortName', label: '公司简称', required: true, limit: 'short', description: '页面标题使用。' }),
  textField({ name: 'englishName', label: '英文名称', limit: 'title' }),
  textField({ name: 'slogan', label: '标语', limit: 'title' }),
  { ...textField({ name: 'stockCode', label: '股票代码', limit: 'short' }), defaultValue: '600116' },
  textField({ name: 'stockExchange', label: '上市交易所', limit: 'short' }),
  integerField({ name: 'foundedYear', label: '成立年份', min: 1900, max: 2200 }),
  textField({ name: 'copyright', label: '版权声明' }),
];

const contactFields: Field[] = [
  textField({ name: 'hotline', label: '服务热线', limit: 'short' }),
  textField({ name: 'hotlineHours', label: '服务热线接听时间', limit: 'short', placeholder: '每天8:00至20:00' }),
  textField({ name: 'outagePhone', label: '停电报修电话', limit: 'short' }),
  textField({ name: 'outagePhoneHours', label: '停电报修电话接听时间', limit: 'short', placeholder: '24小时' }),
  { ...textField({ name: 'regulatorHotline', label: '能源监管热线', limit: 'short' }), defaultValue: '12398' },
  textField({ name: 'phone', label: '联系电话', limit: 'short' }),
  textField({ name: 'email', label: '电子邮箱' }),
  textField({ name: 'address', label: '地址' }),
  textField({ name: 'postcode', label: '邮政编码', limit: 'short' }),
];

const linkFields: Field[] = [
  {
    name: 'qrCodes',
    type: 'array',
    label: '二维码',
    labels: { singular: '二维码', plural: '二维码' },
    maxRows: 6,
    fields: [
      textField({ name: 'label', label: '名称', required: true, limit: 'short' }),
      pictureField({ name: 'image', label: '图片', required: true }),
    ],
  },
  {
    name: 'apps',
    type: 'array',
    label: '应用入口',
    labels: { singular: '入口', plural: '入口' },
    maxRows: 12,
    fields: [
      textField({ name: 'label', label: '名称', required: true, limit: 'short' }),
      urlField({ name: 'url', label: '网址', required: true }),
    ],
  },
  urlField({ name: 'qaUrl', label: '投资者问答网址', description: '在新窗口打开。' }),
  pictureField({ name: 'licenceImage', label: '营业执照图片' }),
  textField({ name: 'licenceCaption', label: '营业执照说明' }),
  filingField('icp', 'ICP 备案', '查询网址一般为 https://beian.miit.gov.cn/'),
  filingField('police', '公安备案', '查询网址形如 https://beian.mps.gov.cn/#/query/webSearch?code=……'),
];

const appearanceFields: Field[] = [
  {
    name: 'themeFlags',
    type: 'group',
    label: '特殊时期外观',
    fields: [
      { name: 'mourning', type: 'checkbox', label: '哀悼日灰色页面', defaultValue: false },
      { name: 'festival', type: 'checkbox', label: '节日装饰', defaultValue: false },
    ],
  },
  { name: 'demo', type: 'checkbox', label: '显示演示数据标记', defaultValue: false },
  textareaField({ name: 'demoText', label: '演示数据标记文字', limit: 'title' }),
];

/** Names, numbers, links and marks that every page shows. */
export const siteInfo: GlobalConfig = {
  slug: 'site-info',
  label: '网站信息',
  admin: {
    hideAPIURL: true,
    group: ADMIN_GROUPS.site,
    description: '公司名称、电话、备案号等，显示在每个页面。',
    components: { elements: reviewControls },
  },
  access: reviewedGlobalAccess('site-info'),
  versions: { max: 50, drafts: true },
  hooks: { beforeOperation: [takeGlobalReview], beforeChange: [guardGlobalReview, noteSavedBy] },
  endpoints: [restoreGlobalVersion],
  fields: [
    ...reviewParts,
    {
      type: 'tabs',
      tabs: [
        { label: '公司', fields: identityFields },
        { label: '联系方式', fields: contactFields },
        { label: '链接与备案', fields: linkFields },
        { label: '外观', fields: appearanceFields },
      ],
    },
    ...reviewFields(),
    savedByField(),
  ],
};
