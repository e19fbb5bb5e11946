import type { SiteInfo } from '@yunxia/contract/site-info';
import { createElement } from 'react';
import { Icon } from '../components/icon/icon.tsx';
import { named } from '../site-map.ts';
import { telHref } from './navigation.ts';

/**
 * What every page begins with: the way over the navigation, the switch of the elder mode, and the elder mode's own
 * navigation, which styles (styles/page-top.css) show with the mode. Written by the server only, in an element of a name of
 * its own: hydration passes over it, so that a first visit fetches no code for it. runtime/before-paint.ts acts on the
 * switch; without script it leads to the display settings.
 */
export function PageTop({ siteInfo }: { siteInfo: SiteInfo | undefined }) {
  const phone = siteInfo?.outagePhone || siteInfo?.hotline;
  return createElement(
    'page-top',
    null,
    <a href="#main" className="top-skip">
      跳到正文
    </a>,
    <nav className="on-deep top-strip" aria-label="显示与报修">
      <a href={named.display} data-elder-switch="" className="top-switch">
        <Icon name="elder" size="md" className="if-plain" />
        <span className="if-plain">长者模式</span>
        <span className="if-elder">退出长者模式</span>
      </a>
      <a href={named.display} className="if-elder">
        显示设置
      </a>
      <a href={named.accessibility} className="only-wide if-plain">
        无障碍声明
      </a>
      {phone ? (
        <a href={telHref(phone)} className="if-plain">
          <Icon name="phone" size="sm" />
          <span>
            <span className="only-wide">报修 </span>
            <span className="num">{phone}</span>
          </span>
        </a>
      ) : null}
    </nav>,
    <nav className="top-ways if-elder" aria-label="常用">
      <a href={named.home}>
        <Icon name="home" />
        首页
      </a>
      <a href={named.sections}>
        <Icon name="menu" />
        全部栏目
      </a>
      <a href={named.search} className="top-find">
        <Icon name="search" />
        搜索
      </a>
      <a href={`${named.sections}#help`} className="top-help">
        <Icon name="phone" />
        求助
      </a>
    </nav>,
  );
}
