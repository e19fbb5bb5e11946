'use client';
import { parseTime, toIsoDay, toMinuteText } from '@yunxia/contract/time';
import { useEffect, useRef, useState } from 'react';
import { DayCalendar } from './day-calendar.tsx';
import { serverNow } from './server-clock.ts';
import { NO_TIME, readTypedTime, toTypedTime } from './typed-time.ts';

interface TimeInputProps {
  id: string;
  /** UTC as it is stored, null for none, or what is no time. */
  value: string | null;
  /** Gets `NO_TIME` for a text that is no time. */
  onChange: (value: string | null) => void;
  /** Of the field in a form that is sent as such. */
  name?: string;
  /** What was typed before and is no time. */
  firstText?: string;
  isDay?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  describedBy?: string;
}

/**
 * A time as text, with a calendar beside it. The browser's own field shows clock and calendar of the browser's language, so
 * that 21:30 was 09:30 PM in an English browser.
 */
export function TimeInput({ id, value, onChange, name, firstText, isDay = false, ...rest }: TimeInputProps) {
  const { isDisabled = false, isRequired = false, isInvalid = false, describedBy } = rest;
  const [typed, setTyped] = useState<{ text: string; means: string | null } | undefined>(
    firstText === undefined ? undefined : { text: firstText, means: NO_TIME },
  );
  /** When the calendar was opened, epoch ms; undefined: it is closed. */
  const [openedAt, setOpenedAt] = useState<number>();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // what is typed stands as long as it means the value; another value comes from elsewhere
  const text = typed?.means === (value || null) ? typed.text : toTypedTime(value, isDay);
  const type = (next: string): void => {
    const means = readTypedTime(next, isDay, serverNow());
    setTyped({ text: next, means });
    onChange(means);
  };
  const instant = value === null ? null : parseTime(value);
  const isNoTime = text !== '' && instant === null;
  // a form that the browser sends is not sent with it
  useEffect(() => {
    field.current?.setCustomValidity(name !== undefined && isNoTime ? '请写成 2026-12-01 这样' : '');
  }, [name, isNoTime]);
  const close = (): void => {
    setOpenedAt(undefined);
    opener.current?.focus();
  };
  return (
    <span
      className="time-input"
      onBlur={({ currentTarget, relatedTarget }) => {
        // to another part of the page; a press on what takes no focus leaves it open
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpenedAt(undefined);
      }}
    >
      <input
        ref={field}
        id={id}
        name={name}
        type="text"
        inputMode={isDay ? 'numeric' : 'text'}
        autoComplete="off"
        placeholder={isDay ? '年-月-日' : '年-月-日 时:分'}
        maxLength={40}
        value={text}
        disabled={isDisabled}
        required={isRequired}
        aria-invalid={isInvalid || isNoTime}
        aria-describedby={describedBy}
        onChange={({ target }) => type(target.value)}
        onBlur={() => instant !== null && setTyped(undefined)}
      />
      <button
        ref={opener}
        type="button"
        disabled={isDisabled}
        aria-label="选择日期"
        aria-expanded={openedAt !== undefined}
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(openedAt === undefined ? serverNow() : undefined)}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="M3 5h14v12H3zM3 9h14M7 3v4M13 3v4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      {openedAt !== undefined && (
        <DayCalendar
          chosen={instant === null ? undefined : toIsoDay(instant)}
          today={toIsoDay(openedAt)}
          onClose={close}
          onChoose={(day) => {
            const clock = instant === null ? '' : toMinuteText(instant).slice(11);
            type(isDay ? day : `${day} ${clock}`);
            setOpenedAt(undefined);
            field.current?.focus();
          }}
        />
      )}
    </span>
  );
}
