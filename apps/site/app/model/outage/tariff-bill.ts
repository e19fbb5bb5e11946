/** What electricity costs: tiers, then times of use, in exact decimals; every step as it is calculated. */
import type { TariffItem } from '@yunxia/contract/tariff';
import {
  add,
  compare,
  type Decimal,
  divide,
  formatDecimal,
  max,
  min,
  multiply,
  parseDecimal,
  round,
  subtract,
  toDecimal,
} from '@yunxia/contract/decimal';
import { type NumberRule, type ReadNumber, readNumber } from '../text/number-field.ts';

/** A tariff whose numbers can be calculated with. */
export interface Tariff {
  readonly item: TariffItem;
  /** `upTo` in kWh per cycle, null for the last one. */
  readonly tiers: ReadonlyArray<{ readonly upTo: number | null; readonly price: Decimal }>;
  readonly periods: ReadonlyArray<{ readonly name: string; readonly hours: string; readonly addition: Decimal }>;
}

/** Tariffs that can be calculated with; one whose tiers do not rise, or whose prices are no numbers, is left out. */
export const toTariffs = (items: readonly TariffItem[]): Tariff[] =>
  items.flatMap((item) => {
    const tiers = item.tiers.map(({ upTo, price }) => ({ upTo, price: parseDecimal(price) }));
    const periods = item.periods.map(({ name, hours, addition }) => ({
      name,
      hours,
      addition: parseDecimal(addition),
    }));
    const isRising = tiers.every(({ upTo }, at) => {
      if (at === tiers.length - 1) return upTo === null;
      return upTo !== null && Number.isSafeInteger(upTo) && upTo > (tiers[at - 1]?.upTo ?? 0);
    });
    const isPriced = tiers.every(({ price }) => price !== null && price.units >= 0n);
    if (tiers.length === 0 || !isRising || !isPriced || periods.some(({ addition }) => addition === null)) return [];
    return [{ item, tiers, periods } as Tariff];
  });

/** Names of the boxes in the URL. */
export const billFields = [
  'tariff',
  'months',
  'usage',
  'last',
  'now',
  'times',
  'before',
  'p0',
  'p1',
  'p2',
  'p3',
  'p4',
  'p5',
] as const;
export type BillField = (typeof billFields)[number];
/** What stands in the boxes, as it was typed. */
export type BillTexts = Readonly<Partial<Record<BillField, string>>>;

const MOST_KWH = 10_000_000;
const usageRule: NumberRule = { name: '用电量', most: MOST_KWH, places: 2 };
const rules = {
  months: { name: '月数', least: 1, most: 12, places: 0 },
  usage: usageRule,
  last: { name: '上次示数', most: MOST_KWH, places: 2 },
  now: { name: '本次示数', most: MOST_KWH, places: 2 },
  times: { name: '倍率', least: 1, most: 10_000, places: 0 },
  before: { name: '本年已用电量', most: MOST_KWH, places: 2 },
} as const satisfies Readonly<Record<string, NumberRule>>;

/** A line of the bill, in the words of the table. */
export interface BillLine {
  readonly name: string;
  /** kWh it covers, or its hours. */
  readonly range: string;
  readonly usage: string;
  readonly price: string;
  readonly amount: string;
}

export interface Bill {
  readonly usage: string;
  readonly tiers: readonly BillLine[];
  readonly periods: readonly BillLine[];
  /** The sum, written out. */
  readonly formula: string;
  /** Yuan, to the fen. */
  readonly total: string;
  /** Yuan per kWh, to four places; null when nothing was used. */
  readonly average: string | null;
}

/** What the boxes come to: a bill, or what stands in its way; neither while nothing is filled in. */
export interface BillAnswer {
  readonly bill: Bill | null;
  readonly errors: Readonly<Partial<Record<BillField, string>>>;
  /** What is still to be filled in; '' for nothing. */
  readonly wanted: string;
}

const ZERO = toDecimal(0);
const numerals = '一二三四五六七八九十';

/** The tariff that is chosen, else the first; undefined when there is none. */
export const chosenTariff = (tariffs: readonly Tariff[], { tariff }: BillTexts): Tariff | undefined =>
  tariffs.find(({ item }) => String(item.id) === tariff) ?? tariffs[0];

const calculate = (
  { item, tiers, periods }: Tariff,
  usage: Decimal,
  shares: readonly Decimal[],
  months: Decimal,
  before: Decimal,
): Bill => {
  const factor = item.cycle === 'monthly' ? months : toDecimal(1);
  const end = add(before, usage);
  let floor = ZERO;
  let sum = ZERO;
  const amounts: string[] = [];
  const charge = (kwh: Decimal, price: Decimal): string => {
    const amount = multiply(kwh, price);
    sum = add(sum, amount);
    const text = formatDecimal(amount);
    if (amount.units !== 0n)
      amounts.push(amounts.length > 0 && !text.startsWith('−') ? `+ ${text}` : text.replace('−', '− '));
    return text;
  };
  const tierLines = tiers.map(({ upTo, price }, at): BillLine => {
    const ceiling = upTo === null ? null : multiply(toDecimal(upTo), factor);
    const top = ceiling === null ? end : min(end, ceiling);
    const kwh = max(ZERO, subtract(top, max(floor, before)));
    const range =
      ceiling === null
        ? at === 0
          ? '全部电量'
          : `${formatDecimal(floor)} 以上`
        : `${formatDecimal(floor)}–${formatDecimal(ceiling)}`;
    floor = ceiling ?? floor;
    return {
      name: tiers.length === 1 ? '单一价' : `第${numerals[at]}档`,
      range,
      usage: formatDecimal(kwh),
      price: formatDecimal(price),
      amount: charge(kwh, price),
    };
  });
  const periodLines = periods.map(({ name, hours, addition }, at): BillLine => {
    const kwh = shares[at] ?? ZERO;
    return {
      name,
      range: hours,
      usage: formatDecimal(kwh),
      price: `${addition.units > 0n ? '+' : ''}${formatDecimal(addition)}`,
      amount: charge(kwh, addition),
    };
  });
  const total = formatDecimal(round(sum, 2), 2);
  const exact = formatDecimal(sum);
  const rounded = sum.places > 2 && compare(sum, round(sum, 2)) !== 0 ? `${exact} ≈ ${total}` : total;
  return {
    usage: formatDecimal(usage),
    tiers: tierLines,
    periods: periodLines,
    formula: `${amounts.length > 0 ? amounts.join(' ') : '0'} = ${rounded}`,
    total,
    average: usage.units === 0n ? null : formatDecimal(divide(sum, usage, 4)),
  };
};

/** Usage by the meter: what was read now less what was read last, times the ratio of its transformer. */
const fromMeter = (
  read: Readonly<Record<'last' | 'now' | 'times', ReadNumber>>,
  errors: Partial<Record<BillField, string>>,
): Decimal | null => {
  const { last, now, times } = read;
  if (last.value === null || now.value === null) return null;
  if (compare(now.value, last.value) < 0) {
    errors.now = '本次示数小于上次示数。换过表或表走完一圈的，请直接填用电量';
    return null;
  }
  const usage = multiply(subtract(now.value, last.value), times.value ?? toDecimal(1));
  if (compare(usage, toDecimal(MOST_KWH)) <= 0) return usage;
  errors.times = '按示数和倍率算出的用电量过大，请核对';
  return null;
};

/**
 * Reads the boxes and calculates.
 * @param texts as typed; boxes that the tariff does not have are passed over
 */
export const answerBill = (tariff: Tariff, texts: BillTexts): BillAnswer => {
  const errors: Partial<Record<BillField, string>> = {};
  const read = (field: BillField, rule: NumberRule): ReadNumber => {
    const found = readNumber(texts[field] ?? '', rule);
    if (found.error !== undefined) errors[field] = found.error;
    return found;
  };
  const months = read('months', rules.months).value ?? toDecimal(1);
  const before = tariff.item.cycle === 'yearly' ? (read('before', rules.before).value ?? ZERO) : ZERO;
  let usage: Decimal | null;
  let shares: Decimal[] = [];
  let wanted = '';
  if (tariff.periods.length > 0) {
    const boxes = tariff.periods.map(({ name }, at) =>
      read(`p${at}` as BillField, { ...usageRule, name: `${name}电量` }),
    );
    const isFilled = boxes.some(({ value }) => value !== null);
    shares = boxes.map(({ value }) => value ?? ZERO);
    usage = isFilled ? shares.reduce(add) : null;
    if (!isFilled) wanted = `请填写${tariff.periods.map(({ name }) => name).join('、')}的用电量`;
  } else {
    const direct = read('usage', rules.usage);
    const meter = { last: read('last', rules.last), now: read('now', rules.now), times: read('times', rules.times) };
    const metered = fromMeter(meter, errors);
    if (direct.value !== null && metered !== null && compare(direct.value, metered) !== 0)
      errors.usage = `与示数算出的 ${formatDecimal(metered)} 千瓦时不同，两种只填一种`;
    usage = direct.value ?? metered;
    const isHalf = (meter.last.value === null) !== (meter.now.value === null);
    if (usage === null) wanted = isHalf ? '请把两次电表示数都填上' : '请填写用电量，或者两次电表示数';
  }
  if (Object.keys(errors).length > 0) return { bill: null, errors, wanted: '' };
  if (usage === null) return { bill: null, errors, wanted };
  return { bill: calculate(tariff, usage, shares, months, before), errors, wanted: '' };
};
