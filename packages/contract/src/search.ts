/** 站内搜索. */
import * as z from 'zod/mini';
import { definePagedList } from './endpoint.ts';
import {
  codeParam,
  countField,
  countsField,
  dayField,
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
import { noticeItem } from './notice.ts';
import { outageReading } from './outage-reading.ts';
import { SEARCH_KEY_LIMIT, searchModules, searchSorts } from './search-codes.ts';

export * from './search-codes.ts';

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
  /** State of an outage, a tender or a post, by the code words of its module; "" for all else. */
  status: textField(30),
  /** When an outage begins and ends; of a tender or a post `endAt` is its deadline. */
  startAt: timeField(),
  endAt: timeField(),
});
export type SearchItem = z.output<typeof searchItem>;

/** How many hits each module and each year has. */
export const searchFacets = z.object({ module: countsField(), year: countsField() });
export type SearchFacets = z.output<typeof searchFacets>;

/** A row of a card: a record that answers, with what counts about it: 12月3日 17:00 截止. */
export const cardRow = z.object({ title: textField(300), url: textField(1000), note: textField(100) });

/** A page to go on to. */
export const cardLink = z.object({ label: textField(50), url: textField(1000) });

/**
 * The answer to a question, above the hits. `key` names it; `reading`, `notices` and `total` are there when it is about
 * outages: how the place and days were read, the first notices with the number of all, and `counts` of these by status;
 * `rows` when it lists records.
 */
export const searchCard = z.object({
  key: textField(50),
  title: textField(100),
  answer: textField(300),
  steps: listField(z.string()),
  phone: textField(50),
  links: listField(cardLink),
  rows: listField(cardRow),
  reading: partField(outageReading),
  notices: listField(noticeItem),
  total: countField(),
  counts: countsField(),
});
export type SearchCard = z.output<typeof searchCard>;

/** Days that a query names, and how they were read: `12月22日 周二`. */
export const searchDays = z.object({ start: dayField(), end: dayField(), label: textField(50) });
export type SearchDays = z.output<typeof searchDays>;

/**
 * Spec §7 /v1/search-list. `corrected` is the query that was answered instead, "" when as typed; `partial` says that
 * a hit may hold only some of its words; `cut` that some words were left aside because there were too many; `card`
 * answers a question outright; `days` are those that the query names.
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
    cut: flagField(),
    card: partField(searchCard),
    days: partField(searchDays),
  },
});
