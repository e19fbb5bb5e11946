/** 党旗领航: Party building, conduct, mass activities, society, culture. */
import * as z from 'zod/mini';
import { defineInfo, definePagedList } from './endpoint.ts';
import {
  codeField,
  codeParam,
  countsField,
  flagField,
  idField,
  idParam,
  integerParam,
  partField,
  textField,
  textParam,
  timeField,
} from './field.ts';
import { image } from './media.ts';
import { articleDetailShape } from './news.ts';

/** Party-building types by code word (Spec §2: the children of flag_navigation). */
export const partyBuildingTypes = {
  building: '党的建设',
  conduct: '党风廉政',
  activities: '群团活动',
  society: '社会责任',
  culture: '企业文化',
} as const;
export type PartyBuildingType = keyof typeof partyBuildingTypes;

/** A Party-building article as lists show it. */
export const partyBuildingItem = z.object({
  id: idField(),
  type: codeField(partyBuildingTypes),
  title: textField(300),
  summary: textField(1000),
  cover: partField(image),
  source: textField(100),
  author: textField(100),
  publishedAt: timeField(),
  top: flagField(),
});
export type PartyBuildingItem = z.output<typeof partyBuildingItem>;

/** A Party-building article. */
export const partyBuildingInfoSchema = z.extend(partyBuildingItem, articleDetailShape);
export type PartyBuildingInfo = z.output<typeof partyBuildingInfoSchema>;

/** Spec §7 /v1/party-building-list. `years` as in news-list. */
export const partyBuildingList = definePagedList({
  name: 'party-building-list',
  summary: '党旗领航列表',
  request: { type: codeParam(partyBuildingTypes), keyword: textParam(), year: integerParam() },
  item: partyBuildingItem,
  extra: { years: countsField() },
});

/** Spec §7 /v1/party-building-info. */
export const partyBuildingInfo = defineInfo({
  name: 'party-building-info',
  summary: '党旗领航详情',
  request: { id: idParam() },
  info: partyBuildingInfoSchema,
});
