import { businessList } from '@yunxia/contract/business';
import type { Api } from '@yunxia/contract/client';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { movedTo, notFound, optional, readId } from '../../api/load.ts';
import { businessHref, toBusiness } from '../../model/company/business.ts';
import { toTitle } from '../../model/page/title.ts';
import type { businessDetails } from './other-details.screen.ts';

/** Other records that stand beside one. */
const RELATED = 6;

/** One record of 其他业务; a record of another business is shown on that business's page (308). */
export async function load(api: Api, { url, signal }: ArgsOf<typeof businessDetails>) {
  const id = readId(url);
  const { list } = await api(businessList, { id }, { signal });
  const [record] = list;
  if (record === undefined) throw notFound();
  if (record.type !== 'other') throw movedTo(businessHref(record.type, id));
  const siblings = await optional(
    api(businessList, { type: 'other', limit: RELATED + 1 }, { signal }).then((answer) => answer.list),
    [],
  );
  return {
    business: toBusiness(record),
    related: siblings
      .filter((each) => each.id !== id)
      .slice(0, RELATED)
      .map((each) => ({ id: each.id, to: businessHref('other', each.id), title: toTitle(each.title), date: null })),
  };
}

export type OtherData = DataOf<typeof businessDetails>;
