/** The feeds of the groups of announcements. */
import { type AnnouncementGroup, announcementGroups } from '@yunxia/contract/announcement';

const PREFIX = '/feeds/investor_relations-announcement-';

/** Path of the feed of a group: `/feeds/investor_relations-announcement-dividend.rss`. */
export const announcementFeedPath = (group: AnnouncementGroup): string => `${PREFIX}${group}.rss`;

/** The group whose feed has this path; undefined: it is none of these feeds. */
export const groupOfFeed = (pathname: string): AnnouncementGroup | undefined =>
  (Object.keys(announcementGroups) as AnnouncementGroup[]).find((group) => announcementFeedPath(group) === pathname);
