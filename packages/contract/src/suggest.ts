/** 搜索建议: what a search that is being typed may become. Beyond the endpoints of Spec §7. */
import * as z from 'zod/mini';
import { defineList } from './endpoint.ts';
import { codeField, idField, listField, textField, textParam } from './field.ts';
import { searchPart } from './search.ts';

/** What a suggestion is: a page of the site or a record to open, or something to search for. */
export const suggestKinds = { page: '栏目', query: '热门搜索', name: '名称', number: '编号', title: '标题' } as const;
export type SuggestKind = keyof typeof suggestKinds;

/** Longest text that suggestions are asked for, in graphemes; a longer one helps no reader. */
export const SUGGEST_KEY_LIMIT = 30;

/** Most suggestions in an answer. */
export const SUGGEST_MAX = 8;

/**
 * A suggestion. `id` is its place in the list, from 1; `title` in stretches that were or were not typed; `url` the
 * page on this site of a `page` or a `title`, "" for words to search for; `module` that of the record.
 */
export const suggestItem = z.object({
  id: idField(),
  title: listField(searchPart),
  kind: codeField(suggestKinds),
  module: textField(50),
  url: textField(1000),
});
export type SuggestItem = z.output<typeof suggestItem>;

/** Additive /v1/suggest-list: at most SUGGEST_MAX; without a key what is searched for most. */
export const suggestList = defineList({
  name: 'suggest-list',
  summary: '搜索建议',
  request: { key: textParam(SUGGEST_KEY_LIMIT) },
  item: suggestItem,
});
