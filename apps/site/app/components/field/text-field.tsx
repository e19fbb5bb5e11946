import { Field, type FieldProps } from './field.tsx';
import { useLimitedText } from './use-limited-text.ts';

export interface TextFieldProps extends Omit<FieldProps, 'children' | 'counter'> {
  name: string;
  /** The text it starts with; a new value (another URL) replaces what is typed. */
  defaultValue?: string;
  placeholder?: string;
  /** Most characters it takes, counted by grapheme (Spec §5). */
  max?: number;
  type?: 'text' | 'search';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel';
  autoComplete?: string;
}

/** A text box with a limit and a counter 已输入 n/100. */
export function TextField({
  name,
  defaultValue = '',
  placeholder,
  max = 100,
  type = 'text',
  inputMode,
  autoComplete = 'off',
  ...field
}: TextFieldProps) {
  const { box, count } = useLimitedText(defaultValue, max);
  return (
    <Field {...field} counter={count > 0 ? `已输入 ${count}/${max}` : null}>
      {(control) => (
        <input
          {...control}
          {...box}
          type={type}
          name={name}
          placeholder={placeholder}
          inputMode={inputMode}
          autoComplete={autoComplete}
          enterKeyHint="search"
        />
      )}
    </Field>
  );
}
