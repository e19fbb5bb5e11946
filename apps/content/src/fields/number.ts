import type { NumberField } from 'payload';
import { given } from './given.ts';

/** Type of a number field that holds one number. */
type SingleNumberField = Extract<NumberField, { hasMany?: false | undefined }>;

interface NumberOptions {
  name: string;
  label: string;
  description?: string;
  required?: boolean;
  min?: number;
  max?: number;
  index?: boolean;
}

/** A whole number within a range. */
export function integerField(options: NumberOptions): SingleNumberField {
  const { min = 0, max = 1_000_000_000 } = options;
  return {
    ...options,
    type: 'number',
    min,
    max,
    validate: (value: number | null | undefined) => {
      if (value === null || value === undefined) {
        return options.required ? `请填写${options.label}` : true;
      }
      const isInRange = Number.isSafeInteger(value) && value >= min && value <= max;
      return isInRange || `${options.label}应为 ${min} 至 ${max} 的整数`;
    },
    admin: { step: 1, ...given({ description: options.description }) },
  };
}

/** The order within a list: larger numbers come first. */
export function sortField(): SingleNumberField {
  const field = integerField({ name: 'sort', label: '排序', description: '数字大的排在前面。', min: -9999, max: 9999 });
  return { ...field, defaultValue: 0, index: true, admin: { ...field.admin, position: 'sidebar' } };
}

/** A calendar year. */
export function yearField(required = false): SingleNumberField {
  return integerField({ name: 'year', label: '年份', required, min: 1900, max: 2200, index: true });
}
