import type { Api } from '@yunxia/contract/client';
import { dividendList } from '@yunxia/contract/dividend';
import { capitalList, holderList } from '@yunxia/contract/shares';
import { specialColumnInfo } from '@yunxia/contract/special-column';
import { stockQuote } from '@yunxia/contract/stock';
import { toIsoDay } from '@yunxia/contract/time';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional } from '../../api/load.ts';
import { toCapital } from '../../model/investor/capital.ts';
import { toDividendDaysRow } from '../../model/investor/dividend-row.ts';
import { toDividendYears, toLatestDividend } from '../../model/investor/dividend-years.ts';
import { toDividendYield, yieldDays } from '../../model/investor/dividend-yield.ts';
import { toHolders } from '../../model/investor/holders.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import { toColumnWords } from './column-words-info.ts';
import type { dividend } from './dividend.screen.ts';

/** Distributions with their yield, the holders of a day, the share capital, the column's words. null: could not be read. */
export async function load(api: Api, { request, query, signal }: ArgsOf<typeof dividend>) {
  const { asOf } = query;
  const holders = optional(api(holderList, asOf ? { asOf } : {}, { signal }), null);
  const capital = optional(api(capitalList, {}, { signal }), null);
  const quote = optional(api(stockQuote, {}, { signal }), null);
  const column = optional(api(specialColumnInfo, request, { signal }), null);
  const { list } = await api(dividendList, {}, { signal });
  const now = serverNow();
  const today = toIsoDay(now);
  const [found, changes, answer, words] = await Promise.all([holders, capital, quote, column]);
  const share = answer?.info ?? null;
  const paid = share ? toDividendYield(list, share.price, share.day) : null;
  return {
    now,
    latest: toLatestDividend(list, today),
    rows: list.map(toDividendDaysRow),
    years: toDividendYears(list),
    dividendYield: paid &&
      share?.day && {
        ...paid,
        day: share.day,
        exDays: yieldDays(list, share.day),
        isDemo: share.series === 'demo',
      },
    holders: found && toHolders(found),
    capital: changes && { view: toCapital(changes.list, today) },
    info: words && toColumnWords(words.info),
  };
}

export type DividendPageData = DataOf<typeof dividend>;
