/** The groups of the list of announcements. */
import { type AnnouncementGroup, announcementGroups } from '@yunxia/contract/announcement';
import { announcementFeedPath } from '../feed/announcement-feed.ts';

/** A group with its number of announcements. */
export interface GroupRow {
  readonly group: AnnouncementGroup;
  readonly label: string;
  readonly count: number;
  readonly isCurrent: boolean;
  /** Path of its feed. */
  readonly feed: string;
}

/**
 * The groups that have announcements, in their order; the chosen one is among them even where it has none.
 * @param counts announcements by group, from the list's answer
 */
export const toGroupRows = (
  counts: Readonly<Record<string, number>>,
  current: AnnouncementGroup | undefined,
): GroupRow[] =>
  (Object.keys(announcementGroups) as AnnouncementGroup[])
    .filter((group) => group === current || (counts[group] ?? 0) > 0)
    .map((group) => ({
      group,
      label: announcementGroups[group],
      count: counts[group] ?? 0,
      isCurrent: group === current,
      feed: announcementFeedPath(group),
    }));
