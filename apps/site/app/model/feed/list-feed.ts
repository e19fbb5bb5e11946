/** The feed of one list. */
import type { SiteInfo } from '@yunxia/contract/site-info';
import type { Screen } from '../../screens/define-screen.ts';
import { detailHref, sectionOf } from '../../site-map.ts';
import { toInstant } from '../text/beijing-time.ts';
import { toLastingId } from './lasting-id.ts';
import type { PublicRecord } from '../page/public-record.ts';
import { type FeedItem, toRss } from './rss.ts';

/** Entries in a feed. */
const MAX_ITEMS = 30;

/** What a feed stands for. */
export interface ListFeed {
  readonly screen: Screen;
  /** Site-relative URL of the feed. */
  readonly self: string;
  /** Public origin of the site. */
  readonly origin: string;
  readonly siteInfo: SiteInfo;
}

/** Writes the RSS of a list, newest first. Sample content says that it is (演示数据). */
export const toListFeed = ({ screen, self, origin, siteInfo }: ListFeed, records: readonly PublicRecord[]): string => {
  const mark = siteInfo.demo ? '【演示数据】' : '';
  const name = siteInfo.shortName || siteInfo.companyName;
  const section = screen.section ? `${sectionOf(screen.section).title}：` : '';
  const toItem = ({ id, title, description, category, publishedAt, page, file }: PublicRecord): FeedItem => ({
    title: `${mark}${title}`,
    link: new URL(screen.detail ? detailHref(screen.detail, id) : (page ?? file ?? screen.path), origin).href,
    guid: toLastingId(screen.detail ? detailHref(screen.detail, id) : `${screen.path}#${id}`),
    description,
    category,
    publishedAt,
  });
  return toRss(
    {
      title: `${mark}${screen.title} - ${name}`,
      link: `${origin}${screen.path}`,
      self: `${origin}${self}`,
      description: `${siteInfo.companyName}${section}${screen.title}，最新${MAX_ITEMS}条。${siteInfo.demo ? siteInfo.demoText : ''}`,
      copyright: siteInfo.copyright || `© ${siteInfo.companyName}`,
    },
    records
      .toSorted((a, b) => (toInstant(b.publishedAt) ?? 0) - (toInstant(a.publishedAt) ?? 0) || b.id - a.id)
      .slice(0, MAX_ITEMS)
      .map(toItem),
  );
};
