import { timeField } from '../fields/date.ts';
import { choiceField } from '../fields/choice.ts';
import { pictureField } from '../fields/media.ts';
import { sortField } from '../fields/number.ts';
import { textField, titleField, urlField } from '../fields/text.ts';
import { checkTimeOrder } from '../hooks/time-order.ts';
import { publicCollection } from './public-collection.ts';

/** Where a banner stands: the home page, or a section's path (Spec §2). */
const positions = {
  home: '首页',
  entering_group: '走进集团',
  group_business: '集团业务',
  news: '新闻中心',
  flag_navigation: '党旗领航',
  investor_relations: '投资者关系',
  human_resources: '人力资源',
  information_disclosure: '信息公开',
  tender_procurement: '招标采购',
  other_announcement: '12398专栏',
} as const;

export const banners = publicCollection({
  slug: 'banners',
  singular: '横幅',
  group: 'site',
  columns: ['title', 'position', 'startAt', 'endAt', 'sort'],
  defaultSort: ['-sort', '-publishedAt', '-id'],
  hooks: { beforeValidate: [checkTimeOrder([['startAt', 'endAt', '结束展示时间必须晚于开始展示时间']])] },
  fields: [
    choiceField({ name: 'position', label: '位置', required: true, index: true, sidebar: true, options: positions }),
    titleField(),
    textField({ name: 'subtitle', label: '副标题' }),
    pictureField({
      name: 'image',
      label: '图片（电脑）',
      description: '不填则显示网站自带的绘图，它随明暗主题变化。',
    }),
    pictureField({ name: 'imageMobile', label: '图片（手机）', description: '不填则使用电脑图片。' }),
    textField({ name: 'alt', label: '图片说明', description: '不填则使用媒体库中的说明。' }),
    urlField({ name: 'link', label: '链接' }),
    timeField({ name: 'startAt', label: '开始展示' }),
    timeField({ name: 'endAt', label: '结束展示' }),
    sortField(),
  ],
});
