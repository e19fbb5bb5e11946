'use client';
import { parseTime, toIsoDay, toMinuteText } from '@yunxia/contract/time';
import { useRef, useState } from 'react';
import { readTypedTime, toTypedTime } from './typed-time.ts';

interface TimeInputProps {
  id: string;
  /** UTC as it is stored, null for none, or what is no time. */
  value: string | null;
  /** Gets `NO_TIME` for a text that is no time. */
  onChange: (value: string | null) => void;
  isDay?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  describedBy?: string;
}

/**
 * A time as text, with a calendar beside it. The browser's own field shows the clock of the browser's language, so that
 * 21:30 was 09:30 PM for whoever has an English one.
 */
export function TimeInput({ id, value, onChange, isDay = false, ...rest }: TimeInputProps) {
  const { isDisabled = false, isRequired = false, isInvalid = false, describedBy } = rest;
  const [typed, setTyped] = useState<{ text: string; means: string | null }>();
  const field = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  // what is typed stands as long as it means the value; another value comes from elsewhere
  const text = typed?.means === (value || null) ? typed.text : toTypedTime(value, isDay);
  const type = (next: string): void => {
    const means = readTypedTime(next, isDay, Date.now());
    setTyped({ text: next, means });
    onChange(means);
  };
  const instant = value === null ? null : parseTime(value);
  return (
    <span className="time-input">
      <input
        ref={field}
        id={id}
        type="text"
        inputMode={isDay ? 'numeric' : 'text'}
        autoComplete="off"
        placeholder={isDay ? '年-月-日' : '年-月-日 时:分'}
        maxLength={40}
        value={text}
        disabled={isDisabled}
        required={isRequired}
        aria-invalid={isInvalid || (text !== '' && instant === null)}
        aria-describedby={describedBy}
        onChange={({ target }) => type(target.value)}
        onBlur={() => instant !== null && setTyped(undefined)}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        disabled={isDisabled}
        value={instant === null ? '' : toIsoDay(instant)}
        onChange={({ target }) => {
          if (target.value === '') return;
          const clock = instant === null ? '' : toMinuteText(instant).slice(11);
          type(isDay ? target.value : `${target.value} ${clock}`);
          field.current?.focus();
        }}
      />
      <button type="button" disabled={isDisabled} aria-label="选择日期" onClick={() => calendar.current?.showPicker()}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="M3 5h14v12H3zM3 9h14M7 3v4M13 3v4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </span>
  );
}
