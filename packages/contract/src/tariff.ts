/** 电价: what a kilowatt-hour costs, by tier and, where there is one, by time of use. */
import * as z from 'zod/mini';
import { defineList } from './endpoint.ts';
import { codeField, dayField, idField, listField, numberField, textField } from './field.ts';

/** Over what the amounts of the tiers count. */
export const tariffCycles = { monthly: '按月', yearly: '按年' } as const;
export type TariffCycle = keyof typeof tariffCycles;

/** A tier: up to `upTo` kWh in a cycle (null: without end), at `price` yuan per kWh. */
export const tariffTier = z.object({ upTo: numberField(), price: textField(20) });

/** A time of use, which adds `addition` yuan per kWh to the price of every tier (a minus makes it cheaper). */
export const tariffPeriod = z.object({ name: textField(20), hours: textField(100), addition: textField(20) });

/** A tariff. Prices are decimals as text, because they are exact: 0.5283. */
export const tariffItem = z.object({
  id: idField(),
  title: textField(300),
  scope: textField(500),
  cycle: codeField(tariffCycles),
  tiers: listField(tariffTier),
  periods: listField(tariffPeriod),
  effectiveOn: dayField(),
  basis: textField(500),
  note: textField(500),
});
export type TariffItem = z.output<typeof tariffItem>;

/** Additive /v1/tariff-list. */
export const tariffList = defineList({ name: 'tariff-list', summary: '电价', item: tariffItem });
