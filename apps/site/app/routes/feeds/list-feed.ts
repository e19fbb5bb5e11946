import { ContentError } from '@yunxia/contract/content-error';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { conditionalAnswer } from '../../api/conditional-answer.server.ts';
import { refuseUnknownFields } from '../../api/known-fields.server.ts';
import { loadContext } from '../../api/load-context.server.ts';
import { PAGE_LIMIT, readRecords } from '../../api/public-records.server.ts';
import { loadFrame } from '../../api/site-info.server.ts';
import { unavailable } from '../../api/unavailable.server.ts';
import { announcementGroups } from '@yunxia/contract/announcement';
import { announcementFeedPath, groupOfFeed } from '../../model/feed/announcement-feed.ts';
import { feedPath, feedScreens } from '../../model/feed/feed-path.ts';
import { toListFeed } from '../../model/feed/list-feed.ts';
import { definitionAt } from '../../screens/screen-at.server.ts';
import type { Screen } from '../../screens/define-screen.ts';
import { announcement } from '../investor_relations/announcement.screen.ts';

/** How long readers and shared caches may keep it, in seconds. */
const MAX_AGE = 60;

/** The list that a feed of this name holds, and the feed's own path; a group of announcements is a list of its own. */
const listOf = (name: string): { screen: Screen | undefined; self: string | undefined } => {
  const group = groupOfFeed(`/feeds/${name}`);
  if (group) {
    const own = {
      title: `${announcement.title}：${announcementGroups[group]}`,
      path: announcement.href({ group }),
      request: { ...announcement.request, group },
    };
    return { screen: { ...(announcement as unknown as Screen), ...own }, self: announcementFeedPath(group) };
  }
  const screen = definitionAt(feedScreens.get(/^(.+)\.rss$/.exec(name)?.[1] ?? '')?.path ?? '');
  return { screen, self: screen && feedPath(screen.path) };
};

/**
 * `/feeds/<section>-<screen>.rss`: the newest records of one list of the site map, and of one group of announcements.
 * 301 where the list has one of its own (outages), 404 for another name, 503 while the content server is down, 304 for a reader who has it already.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { screen, self } = listOf(params['name'] ?? '');
  if (!screen || !self) return new Response('没有这个订阅源', { status: 404 });
  const url = new URL(request.url);
  if (url.pathname !== self) return redirect(self, 301);
  const refusal = refuseUnknownFields(url, []);
  if (refusal) return refusal;
  const content = context.get(loadContext);
  try {
    const [{ records }, { siteInfo }] = await Promise.all([
      readRecords(content.api, screen, { page: 1, limit: PAGE_LIMIT }),
      loadFrame(content),
    ]);
    const text = toListFeed({ screen, self, origin: content.origin, siteInfo }, records);
    return conditionalAnswer(request, text, 'application/rss+xml; charset=utf-8', MAX_AGE);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return unavailable();
  }
}
