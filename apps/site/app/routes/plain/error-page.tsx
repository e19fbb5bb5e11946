import { Link, useRevalidator } from 'react-router';
import { useRouteLoaderData } from 'react-router';
import type { Site } from '../../api/use-site.ts';
import { errorStatus, errorTitle } from '../../page-meta.ts';
import { named } from '../../site-map.ts';

const explanations: Readonly<Record<number, string>> = {
  404: '您访问的页面不存在，可能已被移动，或者地址有误。',
  410: '该内容曾经公开，现已撤下。',
  503: '内容服务暂时无法连接，我们正在恢复。紧急用电问题请拨打以下电话。',
};

/** The page in place of one that failed: what happened, whom to call, where to go on. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = errorStatus(error);
  const site = useRouteLoaderData<Site>('root');
  const revalidator = useRevalidator();
  const isMissing = status === 404 || status === 410;
  return (
    <section>
      <h1 tabIndex={-1}>{errorTitle(status)}</h1>
      <p>{explanations[status] ?? '页面没有显示出来，请重试。'}</p>
      {!isMissing && site && (
        <dl>
          <dt>股票代码</dt>
          <dd>{site.siteInfo.stockCode}</dd>
          <dt>服务热线</dt>
          <dd>
            <a href={`tel:${site.siteInfo.hotline}`}>{site.siteInfo.hotline}</a>
          </dd>
          <dt>停电报修</dt>
          <dd>
            <a href={`tel:${site.siteInfo.outagePhone}`}>{site.siteInfo.outagePhone}</a>
          </dd>
        </dl>
      )}
      {!isMissing && (
        <button type="button" disabled={revalidator.state !== 'idle'} onClick={() => void revalidator.revalidate()}>
          重试
        </button>
      )}
      <ul>
        <li>
          <Link to={named.home}>返回首页</Link>
        </li>
        <li>
          <Link to={named.search}>站内搜索</Link>
        </li>
        <li>
          <Link to={named.overhaul}>停电检修公告</Link>
        </li>
      </ul>
    </section>
  );
}
