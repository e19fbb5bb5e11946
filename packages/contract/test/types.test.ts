import { expectTypeOf, test } from 'vitest';
import type { createClient, Api } from '../src/client.ts';
import type { AnswerOf, PayloadOf, RequestOf, ResultOf } from '../src/endpoint.ts';
import type { honorList } from '../src/honor.ts';
import { newsInfo, newsList, type NewsInfo, type NewsItem } from '../src/news.ts';
import type { noticeList, NoticeItem } from '../src/notice.ts';
import { outageAreaList } from '../src/outage-area.ts';
import type { searchList } from '../src/search.ts';
import { siteInfo, type SiteInfo } from '../src/site-info.ts';

test('requests, answers and results are inferred from the endpoint objects', () => {
  expectTypeOf<RequestOf<typeof newsList>>().toEqualTypeOf<{
    page?: number | undefined;
    limit?: number | undefined;
    type?: 'important' | 'comprehensive' | 'information' | undefined;
    keyword?: string | undefined;
    year?: number | undefined;
  }>();
  expectTypeOf<PayloadOf<typeof newsList>['page']>().toEqualTypeOf<number>();
  expectTypeOf<RequestOf<typeof newsInfo>>().toEqualTypeOf<{ id: number }>();

  expectTypeOf<AnswerOf<typeof newsList>>().toEqualTypeOf<{
    code: 0;
    msg: string;
    list: NewsItem[];
    total: number;
    page: number;
    limit: number;
    years: Record<string, number>;
  }>();
  expectTypeOf<keyof AnswerOf<typeof honorList>>().toEqualTypeOf<'code' | 'msg' | 'list' | 'total'>();
  expectTypeOf<AnswerOf<typeof newsInfo>>().toEqualTypeOf<{ code: 0; msg: string; info: NewsInfo }>();
  expectTypeOf<AnswerOf<typeof siteInfo>['info']>().toEqualTypeOf<SiteInfo>();
  expectTypeOf<AnswerOf<typeof noticeList>['counts']>().toEqualTypeOf<Record<string, number>>();
  expectTypeOf<AnswerOf<typeof noticeList>['list'][number]>().toEqualTypeOf<NoticeItem>();
  expectTypeOf<AnswerOf<typeof searchList>['facets']['year']>().toEqualTypeOf<Record<string, number>>();

  // An implementation may leave out whatever has a default.
  expectTypeOf<{ list: { id: number; title: string }[]; total: number }>().toExtend<ResultOf<typeof newsList>>();
  expectTypeOf<{ list: { id: number; title: null; cover: { url: string; alt: null } }[]; total: number }>().toExtend<
    ResultOf<typeof newsList>
  >();
  expectTypeOf<{ list: { id: null }[]; total: number }>().not.toExtend<ResultOf<typeof newsList>>();
  expectTypeOf<{ list: { id: number }[] }>().not.toExtend<ResultOf<typeof newsList>>();
  expectTypeOf<{ list: { id: number }[] }>().toExtend<ResultOf<typeof honorList>>();
});

test('a call needs its request exactly when the request has required fields', () => {
  const calls = (api: Api) => [
    () => api(siteInfo),
    () => api(outageAreaList, {}, { signal: new AbortController().signal }),
    () => api(newsInfo, { id: 1 }),
    // @ts-expect-error -- the id is required
    () => api(newsInfo),
    // @ts-expect-error -- there is no such type
    () => api(newsList, { type: 'sports' }),
  ];
  expectTypeOf(calls).parameter(0).toEqualTypeOf<ReturnType<typeof createClient>>();
});
