import type { Api } from '@yunxia/contract/client';
import { partyBuildingInfo } from '@yunxia/contract/party-building';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { readId } from '../../api/load.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import type { partyDetails } from './flag-navigation-details.screen.ts';

/** One Party-building article; `now` is the server's time, epoch ms. */
export async function load(api: Api, { url, signal }: ArgsOf<typeof partyDetails>) {
  const { info } = await api(partyBuildingInfo, { id: readId(url) }, { signal });
  return { info, now: serverNow() };
}

export type PartyDetailsData = DataOf<typeof partyDetails>;
