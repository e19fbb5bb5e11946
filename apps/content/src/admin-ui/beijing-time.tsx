'use client';
import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField, withCondition } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { useId } from 'react';
import { TimeInput } from './time-input.tsx';

/** A time or a day as a clock in Beijing shows it, typed or picked, whatever zone the browser is in. */
function BeijingTimeInput({ field, path: given, readOnly }: DateFieldClientProps) {
  const { disabled, path, setValue, showError, value } = useField<string | null>({ potentiallyStalePath: given });
  const id = useId();
  const { date, description = '' } = field.admin ?? {};
  const isDay = (date as { pickerAppearance?: string } | undefined)?.pickerAppearance === 'dayOnly';
  const name = `field-${path.replaceAll('.', '__')}`;
  return (
    <div className={[fieldBaseClass, 'beijing-time', showError && 'error'].filter(Boolean).join(' ')}>
      <FieldLabel label={field.label ?? ''} path={path} required={field.required ?? false} htmlFor={name} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        <TimeInput
          id={name}
          value={typeof value === 'string' ? value : null}
          onChange={setValue}
          isDay={isDay}
          isDisabled={(readOnly || disabled) === true}
          isRequired={field.required ?? false}
          isInvalid={showError}
          describedBy={id}
        />
      </div>
      <div id={id}>
        {!isDay && <span className="beijing-time__zone">北京时间</span>}
        {description !== '' && <FieldDescription description={description} path={path} />}
      </div>
    </div>
  );
}

export const BeijingTime = withCondition(BeijingTimeInput);
