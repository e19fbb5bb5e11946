import type { Api } from '@yunxia/contract/client';
import { activeDisclosureInfo } from '@yunxia/contract/disclosure';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { readId } from '../../api/load.ts';
import type { disclosureDetails } from './information-disclosure-details.screen.ts';

/** One disclosed record. */
export async function load(api: Api, { url, signal }: ArgsOf<typeof disclosureDetails>) {
  const { info } = await api(activeDisclosureInfo, { id: readId(url) }, { signal });
  return { info };
}

export type DisclosureData = DataOf<typeof disclosureDetails>;
