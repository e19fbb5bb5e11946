import { toIsoDay } from '@yunxia/contract/time';
import type { Payload, PayloadRequest } from 'payload';
import { isWorking } from '../access/roles.ts';
import { type AskedQuery, RETENTION_DAYS, readInsight, SHOWN_FROM } from '../search/insight/insight-store.ts';

/** Spans of time to look at, in days. */
const SPANS = [7, 30, RETENTION_DAYS] as const;
/** Searches in each list. */
const LISTED = 15;

export interface SearchInsightProps {
  payload: Payload;
  user: PayloadRequest['user'];
  searchParams?: Record<string, string | string[] | undefined>;
}

/** On the dashboard: what visitors search for and what they do not find. For those who may work here. */
export async function SearchInsight({ payload, user, searchParams }: SearchInsightProps) {
  if (!isWorking(user)) return null;
  const days = SPANS.find((span) => String(span) === searchParams?.['searches']) ?? 30;
  const { total, frequent, fruitless } = await readInsight(payload, days, LISTED, Date.now());
  return (
    <section className="search-insight" aria-labelledby="search-insight">
      <h2 id="search-insight">访客在搜什么</h2>
      <p>
        截至{toIsoDay(Date.now())}的{days}天内共搜索{total.asked}次，其中{total.empty}次没有找到结果。
      </p>
      <nav aria-label="统计时间">
        {SPANS.map((span) => (
          <a key={span} href={`?searches=${span}`} aria-current={span === days ? 'true' : undefined}>
            近{span}天
          </a>
        ))}
      </nav>
      <div className="search-insight__lists">
        <Searches title="常搜的词" column="次数" rows={frequent} countOf={({ asked }) => asked} />
        <Searches title="没有找到结果的词" column="无结果次数" rows={fruitless} countOf={({ empty }) => empty} />
      </div>
      <p className="search-insight__note">
        没有找到的词可以在<a href="/admin/globals/search-settings">站内搜索</a>
        中补充近义词，或者发布相应的内容。只统计词语和次数，不记录访客信息；疑似电话、证件、户号、邮箱、门牌和长句的搜索只计入总数；少于
        {SHOWN_FROM}次的词不显示；{RETENTION_DAYS}天后删除；每分钟更新一次。
      </p>
    </section>
  );
}

interface SearchesProps {
  title: string;
  column: string;
  rows: readonly AskedQuery[];
  countOf: (row: AskedQuery) => number;
}

function Searches({ title, column, rows, countOf }: SearchesProps) {
  if (rows.length === 0) {
    return (
      <div>
        <h3>{title}</h3>
        <p>暂无</p>
      </div>
    );
  }
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">词语</th>
          <th scope="col">{column}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.query}>
            <td>{row.query}</td>
            <td>{countOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
