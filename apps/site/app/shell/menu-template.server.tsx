/** The menu of phones as markup, for presses before the page is awake (device/early-header.ts). */
import type { SiteInfo } from '@yunxia/contract/site-info';
import { renderToStaticMarkup } from 'react-dom/server';
import { MENU_TEMPLATE_ID } from '../device/constants.ts';
import { type SectionKey, sectionAt } from '../site-map.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { toMenu } from './navigation.ts';

/** Written once for each section while the site's information stays the same: sixty links are a millisecond. */
const written = new WeakMap<SiteInfo, Map<SectionKey | undefined, string>>();

/**
 * A template element that stands in no page but by a press. Which of its links is the page's own is marked then.
 * @param pathname of the page
 */
export const menuTemplate = (siteInfo: SiteInfo, pathname: string): string => {
  const key = sectionAt(pathname)?.key;
  const known = written.get(siteInfo) ?? new Map<SectionKey | undefined, string>();
  written.set(siteInfo, known);
  let markup = known.get(key);
  if (markup === undefined) {
    const menu = (
      <MobileMenu id="early-menu" menu={toMenu(siteInfo)} current={key} path={undefined} siteInfo={siteInfo} />
    );
    markup = `<template id="${MENU_TEMPLATE_ID}">${renderToStaticMarkup(menu)}</template>`;
    known.set(key, markup);
  }
  return markup;
};
