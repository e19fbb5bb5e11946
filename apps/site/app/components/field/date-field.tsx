import { LOCALE } from '../../device/constants.ts';
import { Field, type FieldProps } from './field.tsx';

export interface DateFieldProps extends Omit<FieldProps, 'children' | 'counter'> {
  name: string;
  /** A day, `2026-11-26`, or nothing. */
  defaultValue?: string;
  min?: string;
  max?: string;
}

/** A day, chosen with the browser's own calendar. */
export function DateField({ name, defaultValue = '', min, max, ...field }: DateFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          key={defaultValue}
          type="date"
          lang={LOCALE}
          name={name}
          defaultValue={defaultValue}
          min={min}
          max={max}
        />
      )}
    </Field>
  );
}
