import type { Api } from '@yunxia/contract/client';
import { type SpecialColumnKey, specialColumnInfo } from '@yunxia/contract/special-column';
import { screenAt } from '../site-map.ts';
import { loadBanner } from './banner.ts';
import type { LoadArgs } from './load.ts';

/** A special column with the banner of its section. Import it where it is called: it brings the schemas along. */
export async function loadColumn(key: SpecialColumnKey, api: Api, { url, signal }: LoadArgs) {
  const section = screenAt(url.pathname)?.banner;
  const banner = section ? loadBanner(api, section, signal) : null;
  const { info } = await api(specialColumnInfo, { key }, { signal });
  return { info, banner: await banner };
}

export type ColumnData = Awaited<ReturnType<typeof loadColumn>>;
