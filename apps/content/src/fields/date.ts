import type { DateField } from 'payload';

interface DateOptions {
  name: string;
  label: string;
  description?: string;
  required?: boolean;
  index?: boolean;
}

/** A moment, typed to the minute in Beijing time. */
export function timeField(options: DateOptions): DateField {
  return {
    name: options.name,
    type: 'date',
    label: options.label,
    required: options.required ?? false,
    index: options.index ?? false,
    validate: (value: unknown) => (options.required && !value ? `请填写${options.label}` : true),
    admin: {
      description: options.description,
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm', timeFormat: 'HH:mm' },
    },
  };
}

/** A calendar day. */
export function dayField(options: DateOptions): DateField {
  return {
    ...timeField(options),
    admin: {
      description: options.description,
      date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' },
    },
  };
}
