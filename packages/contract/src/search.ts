/** 站内搜索. */
import * as z from 'zod/mini';
import { definePagedList } from './endpoint.ts';
import {
  codeParam,
  countField,
  countsField,
  flagField,
  idField,
  integerParam,
  listField,
  partField,
  textField,
  textParam,
  timeField,
} from './field.ts';
import { image } from './media.ts';

/** What can be searched, by code word. */
export const searchModules = {
  news: '新闻中心',
  party_building: '党旗领航',
  social_responsibility: '社会责任',
  announcement: '公司公告',
  activity: '投资者活动',
  overhaul: '停电检修公告',
  complaint: '投诉举报公告',
  disclosure: '信息公开',
  purchase: '招标采购',
  old_purchase: '历史招标',
  recruit: '人力资源',
  business: '集团业务',
  company: '走进集团',
  company_page: '集团概况',
  strategy: '发展战略',
  honor: '集团荣誉',
  history: '发展历程',
  special_column: '专栏',
  tariff: '电价',
  pdf: '文档',
} as const;
export type SearchModule = keyof typeof searchModules;

export const searchSorts = { relevance: '按相关度', time: '按时间' } as const;
export type SearchSort = keyof typeof searchSorts;

/** The limit of a search text in graphemes; inputs count against it. */
export const SEARCH_KEY_LIMIT = 100;

/** A stretch of text that does or does not match the query. */
export const searchPart = z.object({ text: textField(1000), hit: flagField() });
export type SearchPart = z.output<typeof searchPart>;

/** A hit. `module` and `id` together are unique; `url` is the page on this site; `page` of a PDF, 0 for none. */
export const searchItem = z.object({
  module: textField(50),
  id: idField(),
  title: listField(searchPart),
  snippet: listField(searchPart),
  publishedAt: timeField(),
  url: textField(1000),
  page: countField(),
  cover: partField(image),
});
export type SearchItem = z.output<typeof searchItem>;

/** How many hits each module and each year has. */
export const searchFacets = z.object({ module: countsField(), year: countsField() });
export type SearchFacets = z.output<typeof searchFacets>;

/**
 * Seed §7 /v1/search-list. `corrected` is the query that was answered instead, "" when as typed; `partial` says that
 * a hit may hold only some of its words.
 */
export const searchList = definePagedList({
  name: 'search-list',
  summary: '站内搜索',
  request: {
    key: textParam(SEARCH_KEY_LIMIT),
    module: codeParam(searchModules),
    year: integerParam(),
    sort: codeParam(searchSorts),
  },
  item: searchItem,
  extra: {
    tookMs: countField(),
    facets: z._default(searchFacets, () => ({ module: {}, year: {} })),
    suggestions: listField(z.string()),
    corrected: textField(200),
    partial: flagField(),
  },
});
