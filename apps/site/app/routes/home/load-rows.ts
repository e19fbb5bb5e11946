import { newsList, type NewsType } from '@yunxia/contract/news';
import { partyBuildingList, type PartyBuildingType } from '@yunxia/contract/party-building';
import { reportList } from '@yunxia/contract/report';
import { browserApi } from '../../api/browser-api.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import { type HomeRow, type StoryList, toHomeRow, toStoryList } from '../../model/home/home-rows.ts';

/**
 * The rows of a tab that was not open when the page came. In a chunk of its own with the client and the schemas.
 * @throws ContentError, whose message has been shown as a toast
 */
export async function loadReports(limit: number, signal: AbortSignal): Promise<HomeRow[]> {
  const { list } = await browserApi(reportList, { latest: 1, limit }, { signal });
  return list.map((record) => toHomeRow(record, serverNow()));
}

/** The newest Party articles of one type. @throws ContentError, whose message has been shown as a toast */
export async function loadParty(type: PartyBuildingType, limit: number, signal: AbortSignal): Promise<HomeRow[]> {
  const { list } = await browserApi(partyBuildingList, { type, limit }, { signal });
  return list.map((record) => toHomeRow(record, serverNow()));
}

/** The newest stories of one type. @throws ContentError, whose message has been shown as a toast */
export async function loadStories(type: NewsType, limit: number, signal: AbortSignal): Promise<StoryList> {
  const { list } = await browserApi(newsList, { type, limit }, { signal });
  return toStoryList(list, serverNow());
}
