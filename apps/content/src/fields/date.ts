import { parseTime } from '@yunxia/contract/time';
import type { DateField } from 'payload';
import { given } from './given.ts';

interface DateOptions {
  name: string;
  label: string;
  description?: string;
  required?: boolean;
  index?: boolean;
}

/** SQLite compares times as text, so every time is stored in one form: UTC. A time without a zone is Beijing's. */
function storedTime(value: unknown): unknown {
  const instant = typeof value === 'string' ? parseTime(value) : null;
  return instant === null ? value : new Date(instant).toISOString();
}

/** A moment, typed to the minute in Beijing time. */
export function timeField(options: DateOptions): DateField {
  return {
    name: options.name,
    type: 'date',
    label: options.label,
    required: options.required ?? false,
    index: options.index ?? false,
    hooks: { beforeValidate: [({ value }) => storedTime(value)] },
    validate: (value: unknown) => (options.required && !value ? `请填写${options.label}` : true),
    admin: {
      ...given({ description: options.description }),
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm', timeFormat: 'HH:mm' },
    },
  };
}

/** A calendar day. */
export function dayField(options: DateOptions): DateField {
  return {
    ...timeField(options),
    admin: {
      ...given({ description: options.description }),
      date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' },
    },
  };
}
