import type { Api } from '@yunxia/contract/client';
import { specialColumnInfo } from '@yunxia/contract/special-column';
import { stockQuote } from '@yunxia/contract/stock';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional } from '../../api/load.ts';
import type { investorContact } from './contactus.screen.ts';

/** How to reach the company, and what the exchange does today; null: that could not be read. */
export async function load(api: Api, { request, signal }: ArgsOf<typeof investorContact>) {
  const [{ info }, quote] = await Promise.all([
    api(specialColumnInfo, request, { signal }),
    optional(api(stockQuote, {}, { signal }), null),
  ]);
  return { info, session: quote?.info.session ?? null };
}

/** What the page shows. */
export type InvestorContactData = DataOf<typeof investorContact>;
