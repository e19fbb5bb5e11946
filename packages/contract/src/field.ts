/**
 * The kinds of field that schemas are made of. Answer fields all have a default, so that an older
 * content server, or the specification's own minimal answers, still read (Spec §7); request fields are optional.
 */
import * as z from 'zod/mini';
import { cutText } from './text-limit.ts';
import { parseDay, parseTime, toIsoDay, toIsoTime } from './time.ts';

/** Chinese labels by code word; the keys are the values on the wire, in display order. */
export type Labels = Readonly<Record<string, string>>;
type CodeOf<L extends Labels> = Extract<keyof L, string>;

/** Largest id: a 32-bit integer, so that a database column never overflows. */
const MAX_ID = 2_147_483_647;
const MAX_PAGE = 1_000_000;

// ---- answers

/** A record's id: a positive integer; the one field that may not be missing. */
/* @__NO_SIDE_EFFECTS__ */
export function idField() {
  // z.int() and z.positive() would do, at the price of two more checks in the browser's bundle.
  return z.number().check(
    z.refine((value) => Number.isSafeInteger(value) && value > 0),
    z.meta({ type: 'integer', minimum: 1 }),
  );
}

/** Text; "" when missing; longer than `limit` graphemes is cut, not refused. */
/* @__NO_SIDE_EFFECTS__ */
export function textField(limit = 2000) {
  return z._default(z.string().check(z.overwrite((value) => cutText(value, limit))), '');
}

/** HTML of our own small set of elements; "" when missing. */
/* @__NO_SIDE_EFFECTS__ */
export function htmlField() {
  return z._default(z.string(), '');
}

/** A number; null when missing. */
/* @__NO_SIDE_EFFECTS__ */
export function numberField() {
  return z._default(z.nullable(z.number()), null);
}

/** A count or order; 0 when missing. */
/* @__NO_SIDE_EFFECTS__ */
export function countField() {
  return z._default(z.number(), 0);
}

/** True or false; false when missing. */
/* @__NO_SIDE_EFFECTS__ */
export function flagField() {
  return z._default(z.boolean(), false);
}

/** An instant as ISO 8601 with +08:00 (other offsets are converted); null when missing. */
/* @__NO_SIDE_EFFECTS__ */
export function timeField() {
  return z._default(
    z.nullable(
      z.string().check(
        z.refine((value) => parseTime(value) !== null),
        z.overwrite((value) => normaliseTime(value, toIsoTime)),
        z.meta({ format: 'date-time' }),
      ),
    ),
    null,
  );
}

/** A calendar day, YYYY-MM-DD (an instant becomes its day in Beijing); null when missing. */
/* @__NO_SIDE_EFFECTS__ */
export function dayField() {
  return z._default(
    z.nullable(
      z.string().check(
        z.refine((value) => parseTime(value) !== null),
        z.overwrite((value) => normaliseTime(value, toIsoDay)),
        z.meta({ format: 'date' }),
      ),
    ),
    null,
  );
}

/** One of the code words of `labels`; the first one when missing. */
/* @__NO_SIDE_EFFECTS__ */
export function codeField<const L extends Labels>(labels: L) {
  const codes = codesOf(labels);
  return z._default(z.enum(codes), codes[0] as CodeOf<L>);
}

/** One of the code words of `labels`; null when missing. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalCodeField<const L extends Labels>(labels: L) {
  return z._default(z.nullable(z.enum(codesOf(labels))), null);
}

/** A list; empty when missing. */
/* @__NO_SIDE_EFFECTS__ */
export function listField<T extends z.ZodMiniType>(element: T) {
  return z._default(z.array(element), () => [] as z.output<T>[]);
}

/** A part of its own shape; null when missing. */
/* @__NO_SIDE_EFFECTS__ */
export function partField<T extends z.ZodMiniType>(part: T) {
  return z._default(z.nullable(part), null);
}

/** Numbers by code word, e.g. how many records have each status; {} when missing. */
/* @__NO_SIDE_EFFECTS__ */
export function countsField() {
  return z._default(z.record(z.string(), z.number()), () => ({}) as Record<string, number>);
}

// ---- requests

/** Page number from 1; out of range is drawn in, not refused. */
/* @__NO_SIDE_EFFECTS__ */
export function pageParam() {
  return z._default(integer(1, MAX_PAGE), 1);
}

/** Records per page, 1…50, default 10; out of range is drawn in, not refused. */
/* @__NO_SIDE_EFFECTS__ */
export function limitParam() {
  return z._default(integer(1, 50), 10);
}

/** A record's id; required. Out of range becomes one that no record has. */
/* @__NO_SIDE_EFFECTS__ */
export function idParam() {
  return integer(0, MAX_ID);
}

/** An optional integer within a range; out of range is drawn in. */
/* @__NO_SIDE_EFFECTS__ */
export function integerParam(min = 0, max = MAX_ID) {
  return z.optional(integer(min, max));
}

/** Optional text; longer than `limit` graphemes is cut, not refused. */
/* @__NO_SIDE_EFFECTS__ */
export function textParam(limit = 100) {
  return z.optional(
    z.string().check(
      z.overwrite((value) => cutText(value.trim(), limit)),
      z.meta({ maxLength: limit }),
    ),
  );
}

/** An optional calendar day, YYYY-MM-DD. */
/* @__NO_SIDE_EFFECTS__ */
export function dayParam() {
  return z.optional(
    z.string().check(
      z.refine((value) => parseDay(value) !== null),
      z.meta({ format: 'date' }),
    ),
  );
}

/** Optionally one of the code words of `labels`. */
/* @__NO_SIDE_EFFECTS__ */
export function codeParam<const L extends Labels>(labels: L) {
  return z.optional(z.enum(codesOf(labels)));
}

/** Exactly one of the code words of `labels`; required. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredCodeParam<const L extends Labels>(labels: L) {
  return z.enum(codesOf(labels));
}

/** The code words of a label table, in display order. */
/* @__NO_SIDE_EFFECTS__ */
export function codesOf<const L extends Labels>(labels: L): [CodeOf<L>, ...CodeOf<L>[]] {
  return Object.keys(labels) as [CodeOf<L>, ...CodeOf<L>[]];
}

/**
 * An integer drawn into a range. A form knows only text, so decimal digits are taken too; anything else
 * stays and fails as a number.
 */
/* @__NO_SIDE_EFFECTS__ */
function integer(min: number, max: number) {
  const read = z.transform<number, number>((value: number | string) => {
    if (typeof value !== 'string') return Math.trunc(value) === value ? value : Number.NaN;
    return /^[+-]?\d+$/.test(value.trim()) ? Number(value) : Number.NaN;
  });
  const bounded = z.number().check(
    z.overwrite((value) => Math.min(max, Math.max(min, value))),
    z.meta({ type: 'integer', minimum: min, maximum: max }),
  );
  return z.pipe(read, bounded);
}

function normaliseTime(value: string, write: (instant: number) => string): string {
  const instant = parseTime(value);
  return instant === null ? value : write(instant);
}
