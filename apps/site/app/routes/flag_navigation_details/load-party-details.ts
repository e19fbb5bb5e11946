import type { Api } from '@yunxia/contract/client';
import { partyBuildingInfo } from '@yunxia/contract/party-building';
import { type LoadArgs, readId } from '../../api/load.ts';
import { serverNow } from '../../device/server-clock.ts';

/** One Party-building article; `now` is the server's time, epoch ms. */
export async function loadPartyDetails(api: Api, { url, signal }: LoadArgs) {
  const { info } = await api(partyBuildingInfo, { id: readId(url) }, { signal });
  return { info, now: serverNow() };
}

export type PartyDetailsData = Awaited<ReturnType<typeof loadPartyDetails>>;
