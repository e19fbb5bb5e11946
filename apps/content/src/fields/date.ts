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

/** Reads and writes the clock of Beijing; Payload's own field has the zone of the browser. */
const components = { Field: '/admin-ui/beijing-time.tsx#BeijingTime' };

/** Also what was typed and is no time: the form sends it, so that it is refused and not taken for nothing. */
function checkTime(value: unknown, { label, required }: DateOptions, example: string): true | string {
  if (!value) return required ? `请填写${label}` : true;
  return !Number.isNaN(new Date(value as string).getTime()) || `${label}请写成“${example}”这样`;
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
    validate: (value: unknown) => checkTime(value, options, '2026-12-01 8点30分'),
    admin: {
      ...given({ description: options.description }),
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm', timeFormat: 'HH:mm' },
      components,
    },
  };
}

/** A calendar day. */
export function dayField(options: DateOptions): DateField {
  return {
    ...timeField(options),
    validate: (value: unknown) => checkTime(value, options, '2026-12-01'),
    admin: {
      ...given({ description: options.description }),
      date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' },
      components,
    },
  };
}
