import { Fragment, useEffect, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { Site } from '../../api/use-site.ts';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { PageState } from '../../components/page-state/page-state.tsx';
import { isChunkFailure, reloadOnce } from '../../runtime/stale-chunk.ts';
import { toFailureWords } from '../../model/text/failure.ts';
import { errorStatus, errorTitle } from '../../page-meta.ts';
import { named } from '../../site-map.ts';
import styles from './error-page.module.css';
import { failureOf } from './page-failure.ts';

const explanations: Readonly<Record<number, string>> = {
  404: '页面不存在：可能已经移动或下线，也可能地址有误（错误404）。可以返回首页，或搜索要找的内容。',
  410: '该内容曾经公开，现已撤下。',
};

/** The drawing's line, of the page: a line that is not connected could be a resident's. The window's title stays plain. */
const headings: Readonly<Record<number, string>> = { 404: '这个页面没有接通' };

/** Said when a script of the page cannot be fetched. */
const STALE = '网站刚刚更新，或者网络中断，页面没有加载完整。请重新加载。';

/** Said when the page itself is at fault. */
const BROKEN = '页面没有显示出来，这是网站的问题。请重试，或者从首页进入；急需用电服务请打电话。';

const ways = [
  { to: named.home, label: '返回首页', icon: 'home' },
  { to: named.search, label: '站内搜索', icon: 'search' },
  { to: named.overhaul, label: '停电检修公告', icon: 'outage' },
] as const;

/** The page in place of one that failed: what happened, whom to call, where to go on. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = errorStatus(error);
  const site = useRouteLoaderData<Site>('root');
  const { pathname, search } = useLocation();
  const failure = failureOf(error);
  const words = failure && toFailureWords(failure);
  const isMissing = status === 404 || status === 410;
  const isStale = isChunkFailure(error);
  const phones = [
    { label: '服务热线', phone: site?.siteInfo.hotline },
    { label: '停电报修', phone: site?.siteInfo.outagePhone },
  ].filter(({ phone }) => phone);
  const [isOffline, setOffline] = useState(false);
  useEffect(() => setOffline(!navigator.onLine), []);
  useEffect(() => {
    // without a network the browser has nothing better to show
    if (isStale && navigator.onLine) reloadOnce();
  }, [isStale]);
  return (
    <div className="wrap page">
      <PageState
        art={isMissing ? 'state-404' : 'state-error'}
        as="h1"
        title={words?.title ?? headings[status] ?? errorTitle(status)}
        failed={failure !== undefined}
        ways={
          <>
            {/* A link to this very page: it loads again with script and without. */}
            {isStale && (
              <Button icon="refresh" onClick={() => location.reload()}>
                重新加载
              </Button>
            )}
            {!isMissing && !isStale && (
              <ButtonLink to={pathname + search} icon="refresh">
                重试
              </ButtonLink>
            )}
            {(isOffline || failure?.reason === 'offline') && (
              <ButtonLink to={named.offline} icon="phone">
                离线停电信息
              </ButtonLink>
            )}
            {ways.map((way, at) => (
              <ButtonLink key={way.to} to={way.to} icon={way.icon} variant={isMissing && at === 0 ? 'fill' : 'line'}>
                {way.label}
              </ButtonLink>
            ))}
          </>
        }
      >
        <p>{isStale ? STALE : (words?.advice ?? explanations[status] ?? BROKEN)}</p>
        {!isMissing && site && (
          <dl className={styles.contacts}>
            <dt>股票代码</dt>
            <dd>{site.siteInfo.stockCode}</dd>
            {phones.map(({ label, phone }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>
                  <a href={`tel:${phone}`}>{phone}</a>
                </dd>
              </Fragment>
            ))}
          </dl>
        )}
      </PageState>
    </div>
  );
}
