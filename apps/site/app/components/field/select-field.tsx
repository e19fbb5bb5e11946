import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends Omit<FieldProps, 'children' | 'counter'> {
  /** '': the choice is not sent. */
  name: string;
  options: readonly SelectOption[];
  defaultValue?: string;
}

/** A native list of choices. A new `defaultValue` (another URL) replaces the choice. */
export function SelectField({ name, options, defaultValue = '', ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          key={defaultValue}
          className={`${control.className} ${styles.select}`}
          name={name || undefined}
          defaultValue={defaultValue}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
