import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** What a control must take over so that label, hint, counter and error belong to it. */
export interface ControlProps {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  /** The label is only spoken. */
  hideLabel?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** Takes the free width of a row of fields. */
  grow?: boolean;
  /** Twice the usual width. */
  wide?: boolean;
  /** Text under the box at its end: the counter. */
  counter?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A label, its control, and under them hint, counter and error, all tied together for screen readers. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  grow = false,
  wide = false,
  counter,
  children,
}: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`, counter && `${id}-count`].filter(Boolean).join(' ');
  return (
    <div className={[styles.field, grow && styles.grow, wide && styles.wide].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={hideLabel ? 'vh' : styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error || hint || counter ? (
        <div className={styles.under}>
          {error ? (
            <p id={`${id}-error`} className={styles.error} role="alert">
              {error}
            </p>
          ) : null}
          {hint ? (
            <p id={`${id}-hint`} className={styles.hint}>
              {hint}
            </p>
          ) : null}
          {counter ? (
            <p id={`${id}-count`} className={`num ${styles.counter}`}>
              {counter}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
