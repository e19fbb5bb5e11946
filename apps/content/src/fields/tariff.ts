import type { ArrayField } from 'payload';
import { integerField } from './number.ts';
import { type SingleTextField, TEXT_LIMITS, textField } from './text.ts';

/** Dearest kilowatt-hour that can be typed: two digits of yuan. Cheapest difference: a hundred-thousandth of a yuan. */
const PRICE = /^\d{1,2}(?:\.\d{1,5})?$/;
const SIGNED_PRICE = /^-?\d{1,2}(?:\.\d{1,5})?$/;

function priceField(name: string, label: string, description: string, pattern: RegExp): SingleTextField {
  return {
    ...textField({ name, label, description, required: true, limit: 'short' }),
    maxLength: TEXT_LIMITS.short,
    validate: (value: string | null | undefined) =>
      (value && pattern.test(value)) || `${label}应为数字，最多5位小数，例如 0.5283`,
  };
}

interface TierRow {
  upTo?: number | null;
}

/** A tier without end is the last one, and each ends above the one before it. */
function checkTiers(value: unknown): true | string {
  const tiers = Array.isArray(value) ? (value as TierRow[]) : [];
  if (tiers.length === 0) return '请填写至少一档价格';
  for (const [at, { upTo }] of tiers.entries()) {
    const isLast = at === tiers.length - 1;
    if (isLast !== (upTo === null || upTo === undefined))
      return isLast ? '最后一档的上限请留空' : `第${at + 1}档请填写上限，只有最后一档留空`;
    const before = tiers[at - 1]?.upTo ?? 0;
    if (!isLast && (upTo ?? 0) <= before) return `第${at + 1}档的上限应大于前一档`;
  }
  return true;
}

/** The tiers of a tariff, lowest first. */
export function tiersField(): ArrayField {
  return {
    name: 'tiers',
    type: 'array',
    label: '分档',
    labels: { singular: '一档', plural: '分档' },
    required: true,
    maxRows: 10,
    validate: checkTiers,
    admin: { description: '从低到高；没有分档的只填一档，上限留空。' },
    fields: [
      {
        type: 'row',
        fields: [
          integerField({
            name: 'upTo',
            label: '上限（千瓦时）',
            description: '含本数；最后一档留空。',
            min: 1,
            max: 10_000_000,
          }),
          priceField('price', '电价（元/千瓦时）', '例如 0.5283', PRICE),
        ],
      },
    ],
  };
}

/** The times of use of a tariff; none where the price is the same all day. */
export function periodsField(): ArrayField {
  return {
    name: 'periods',
    type: 'array',
    label: '分时',
    labels: { singular: '时段', plural: '时段' },
    maxRows: 6,
    admin: { description: '没有分时电价的不填。' },
    fields: [
      {
        type: 'row',
        fields: [
          textField({ name: 'name', label: '名称', description: '例如 峰段', required: true, limit: 'short' }),
          textField({ name: 'hours', label: '时间', description: '例如 08:00–22:00', required: true, limit: 'short' }),
          priceField('addition', '加价（元/千瓦时）', '在各档电价上加；减价填负数，例如 -0.17', SIGNED_PRICE),
        ],
      },
    ],
  };
}
