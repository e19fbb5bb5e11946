import type { SelectField } from 'payload';
import { given } from './given.ts';

interface ChoiceOptions {
  name: string;
  label: string;
  /** Stored value → what the editor reads, in the order shown. */
  options: Readonly<Record<string, string>>;
  required?: boolean;
  description?: string;
  defaultValue?: string;
  index?: boolean;
  sidebar?: boolean;
}

/** One value out of a fixed set. A new value is a migration on PostgreSQL, where the set is an enum. */
export function choiceField(choice: ChoiceOptions): SelectField {
  return {
    name: choice.name,
    type: 'select',
    label: choice.label,
    required: choice.required ?? false,
    ...given({ defaultValue: choice.defaultValue }),
    index: choice.index ?? false,
    // named: a message above the form does not say at which field it is
    ...(choice.required
      ? {
          validate: (value: unknown) =>
            !value
              ? `请选择${choice.label}`
              : (typeof value === 'string' && Object.hasOwn(choice.options, value)) || `${choice.label}不正确`,
        }
      : {}),
    options: Object.entries(choice.options).map(([value, label]) => ({ value, label })),
    admin: {
      ...given({ description: choice.description }),
      isClearable: !choice.required,
      ...(choice.sidebar ? { position: 'sidebar' as const } : {}),
    },
  };
}
