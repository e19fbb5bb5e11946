/** 停电检修: the fields that a notice of type overhaul carries. */
import * as z from 'zod/mini';
import { codeField, listField, numberField, optionalCodeField, textField, timeField } from './field.ts';
import { outageKinds } from './outage-kinds.ts';

/** A status that an editor sets against the clock; of an activity for investors only that it is cancelled. */
export const outageOverrides = { postponed: '延期', cancelled: '取消' } as const;
export type OutageOverride = keyof typeof outageOverrides;

/** Where the power is off: a county, a town and its villages. */
export const outageRegion = z.object({
  county: textField(50),
  town: textField(50),
  villages: listField(z.string()),
});
export type OutageRegion = z.output<typeof outageRegion>;

/**
 * Outage fields. `unit` is the unit that works on it, `leadDays` how many days ahead it was announced;
 * previousStartAt and previousEndAt are set when it was moved to new times.
 */
export const outageShape = {
  kind: codeField(outageKinds),
  reason: textField(500),
  unit: textField(200),
  regions: listField(outageRegion),
  lines: listField(z.string()),
  transformers: listField(z.string()),
  scope: textField(2000),
  startAt: timeField(),
  endAt: timeField(),
  expectedRestoreAt: timeField(),
  restoredAt: timeField(),
  phone: textField(50),
  override: optionalCodeField(outageOverrides),
  previousStartAt: timeField(),
  previousEndAt: timeField(),
  leadDays: numberField(),
};
export const outageFields = z.object(outageShape);
export type OutageFields = z.output<typeof outageFields>;
