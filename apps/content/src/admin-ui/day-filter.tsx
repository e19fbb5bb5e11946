'use client';
import { parseDay } from '@yunxia/contract/time';
import { useId, useState } from 'react';
import { TimeInput } from './time-input.tsx';
import { NO_TIME } from './typed-time.ts';

interface DayFilterProps {
  label: string;
  name: string;
  /** YYYY-MM-DD, '' for none, or what was typed and is no day. */
  day: string;
}

/** A day in a form that the browser sends. */
export function DayFilter({ label, name, day }: DayFilterProps) {
  const id = useId();
  const instant = parseDay(day);
  const isNoDay = day !== '' && instant === null;
  const [value, setValue] = useState(isNoDay ? NO_TIME : instant === null ? null : new Date(instant).toISOString());
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <TimeInput id={id} name={name} value={value} onChange={setValue} isDay {...(isNoDay ? { firstText: day } : {})} />
    </div>
  );
}
