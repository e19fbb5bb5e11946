/** 新闻: group news, comprehensive news, industry information. */
import * as z from 'zod/mini';
import { defineInfo, definePagedList } from './endpoint.ts';
import {
  codeField,
  codeParam,
  countsField,
  flagField,
  htmlField,
  idField,
  idParam,
  integerParam,
  listField,
  partField,
  textField,
  textParam,
  timeField,
} from './field.ts';
import { attachment, change, image, neighbour, video } from './media.ts';

/** News types by code word (Spec §2: the children of news). */
export const newsTypes = {
  important: '集团要闻',
  comprehensive: '综合新闻',
  information: '行业资讯',
} as const;
export type NewsType = keyof typeof newsTypes;

/** A news item as lists show it. */
export const newsItem = z.object({
  id: idField(),
  type: codeField(newsTypes),
  title: textField(300),
  summary: textField(1000),
  cover: partField(image),
  source: textField(100),
  author: textField(100),
  publishedAt: timeField(),
  top: flagField(),
});
export type NewsItem = z.output<typeof newsItem>;

/** Another article worth reading after this one. */
export const relatedArticle = z.object({
  id: idField(),
  title: textField(300),
  publishedAt: timeField(),
  cover: partField(image),
});
export type RelatedArticle = z.output<typeof relatedArticle>;

/** The fields that every article's detail adds to its list item. */
export const articleDetailShape = {
  subtitle: textField(300),
  editor: textField(100),
  reviewer: textField(100),
  content: htmlField(),
  images: listField(image),
  attachments: listField(attachment),
  video: partField(video),
  changes: listField(change),
  prev: partField(neighbour),
  next: partField(neighbour),
  related: listField(relatedArticle),
};

/** A news article. */
export const newsInfoSchema = z.extend(newsItem, articleDetailShape);
export type NewsInfo = z.output<typeof newsInfoSchema>;

/**
 * Spec §7 /v1/news-list. Top items first, then newest first. `years` gives how many records of the filtered list (the year
 * left aside) were published in each year; a year without any is left out.
 */
export const newsList = definePagedList({
  name: 'news-list',
  summary: '新闻列表',
  request: {
    type: codeParam(newsTypes),
    keyword: textParam(),
    year: integerParam(),
  },
  item: newsItem,
  extra: { years: countsField() },
});

/** Spec §7 /v1/news-info. */
export const newsInfo = defineInfo({
  name: 'news-info',
  summary: '新闻详情',
  request: { id: idParam() },
  info: newsInfoSchema,
});
