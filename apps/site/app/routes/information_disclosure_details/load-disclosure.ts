import type { Api } from '@yunxia/contract/client';
import { activeDisclosureInfo } from '@yunxia/contract/disclosure';
import { type LoadArgs, readId } from '../../api/load.ts';

/** One disclosed record. */
export async function loadDisclosure(api: Api, { url, signal }: LoadArgs) {
  const { info } = await api(activeDisclosureInfo, { id: readId(url) }, { signal });
  return { info };
}

export type DisclosureData = Awaited<ReturnType<typeof loadDisclosure>>;
