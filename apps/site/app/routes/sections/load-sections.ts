import type { Api } from '@yunxia/contract/client';
import { outageAreaList } from '@yunxia/contract/outage-area';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional } from '../../api/load.ts';
import type { sectionsPage } from './sections.screen.ts';

/** The phones of the counties, which may be missing. */
export async function load(api: Api, { signal }: ArgsOf<typeof sectionsPage>) {
  const areas = await optional(api(outageAreaList, { kind: 'county' }, { signal }), null);
  return { counties: (areas?.list ?? []).flatMap(({ title, phone }) => (phone ? [{ title, phone }] : [])) };
}

export type SectionsData = DataOf<typeof sectionsPage>;
