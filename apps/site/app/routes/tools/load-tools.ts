import type { Api } from '@yunxia/contract/client';
import { outageAreaList } from '@yunxia/contract/outage-area';
import { tariffList } from '@yunxia/contract/tariff';
import { load as loadColumn } from '../../api/load-column.ts';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional } from '../../api/load.ts';
import { toAreaLabels } from '../../model/home/home-outages.ts';
import type { tools } from './tools.screen.ts';

/** The column of the tools; what they calculate with and whom to call, which may be missing (null). */
export async function load(api: Api, args: ArgsOf<typeof tools>) {
  const { signal } = args;
  const tariffs = optional(api(tariffList, {}, { signal }), null);
  const areas = Promise.all([
    optional(api(outageAreaList, { kind: 'county' }, { signal }), null),
    optional(api(outageAreaList, { kind: 'town' }, { signal }), null),
  ]);
  const column = await loadColumn(api, args);
  const [counties, towns] = await areas;
  return {
    info: column.info,
    tariffs: (await tariffs)?.list ?? null,
    areas: toAreaLabels([...(counties?.list ?? []), ...(towns?.list ?? [])]),
    countyPhones: (counties?.list ?? []).flatMap(({ title, phone }) => (phone ? [{ title, phone }] : [])),
  };
}

export type ToolsData = DataOf<typeof tools>;
