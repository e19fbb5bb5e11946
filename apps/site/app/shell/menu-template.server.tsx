/** The markup of the menu of phones, which runtime/menu.ts clones when the menu opens. */
/* oxlint-disable yunxia/jsx-text -- written once as markup: React never updates it, so translated text may stay */
import type { SiteInfo } from '@yunxia/contract/site-info';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '../components/icon/icon.tsx';
import { Link } from '../components/link/link.tsx';
import { SiteLink } from '../components/site-link/site-link.tsx';
import { MENU_TEMPLATE_ID } from '../device/constants.ts';
import styles from './mobile-menu.module.css';
import { FIRST_SHOWN, shortcuts, telHref, toMenu } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const ID = 'mobile-menu';

/**
 * Sections at the left, the chosen one's pages at the right, services at the foot. Without spans round its words: a link
 * that is written as in the footer costs the page a few bytes.
 */
function Menu({ siteInfo }: { siteInfo: SiteInfo }) {
  const menu = toMenu(siteInfo);
  return (
    <nav id={ID} className={styles.menu} aria-label="移动端菜单">
      <ul className={styles.first}>
        {menu.map(({ key, label, to, links }) => (
          <li key={key}>
            {links.length === 0 ? (
              <Link to={to} className={styles.section}>
                {label}
              </Link>
            ) : (
              <button
                type="button"
                className={styles.section}
                aria-expanded={key === FIRST_SHOWN}
                aria-controls={`${ID}-${key}`}
                data-key={key}
              >
                {label}
              </button>
            )}
          </li>
        ))}
      </ul>
      {menu.map(({ key, label, links }) =>
        links.length === 0 ? null : (
          <div key={key} id={`${ID}-${key}`} className={styles.second} hidden={key !== FIRST_SHOWN}>
            <p className={styles.title}>{label}</p>
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <SiteLink to={link.to}>{link.label}</SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
      <ul className={styles.foot}>
        <li>
          <Link to={shortcuts.outage.to} className={styles.service}>
            <Icon name="outage" />
            {shortcuts.outage.label}
          </Link>
        </li>
        <li>
          <Link to={shortcuts.regulator.to} className={styles.service}>
            <Icon name="hotline" />
            {`${siteInfo.regulatorHotline} 热线`}
          </Link>
        </li>
        {siteInfo.hotline ? (
          <li>
            <a href={telHref(siteInfo.hotline)} className={styles.service}>
              <Icon name="phone" />
              服务热线
            </a>
          </li>
        ) : null}
        <li className={styles.service}>
          <ThemeSwitch withWords />
        </li>
      </ul>
    </nav>
  );
}

/** Written once while the site's information stays the same: sixty links are a millisecond. */
const written = new WeakMap<SiteInfo, string>();

/** The template element: the same on every page. */
export const menuTemplate = (siteInfo: SiteInfo): string => {
  let markup = written.get(siteInfo);
  if (markup === undefined) {
    markup = `<template id="${MENU_TEMPLATE_ID}">${renderToStaticMarkup(<Menu siteInfo={siteInfo} />)}</template>`;
    written.set(siteInfo, markup);
  }
  return markup;
};
