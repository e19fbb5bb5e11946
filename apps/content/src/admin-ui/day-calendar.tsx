'use client';
import { useEffect, useRef, useState } from 'react';
import { addMonths, dayAfterKey, dayText, monthText, WEEKDAYS, weeksOf } from './month-days.ts';

interface DayCalendarProps {
  /** YYYY-MM-DD; undefined: none is chosen. */
  chosen: string | undefined;
  today: string;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** A month to choose a day from. The browser's own calendar has the words of the browser's language. */
export function DayCalendar({ chosen, today, onChoose, onClose }: DayCalendarProps) {
  const [day, setDay] = useState(chosen ?? today);
  // the focus follows the day when it moved by a key, and stays on the buttons of the head
  const [isDayFocused, setIsDayFocused] = useState(true);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // in braces: newer browsers return a promise, which is no clean-up
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (isDayFocused) panel.current?.querySelector<HTMLElement>('td button[tabindex="0"]')?.focus();
  }, [day, isDayFocused]);
  const turn = (months: number): void => {
    setIsDayFocused(false);
    setDay(addMonths(day, months));
  };
  const step = (label: string, months: number, mark: string) => (
    <button type="button" aria-label={label} onClick={() => turn(months)}>
      {mark}
    </button>
  );
  return (
    // the keys of the days reach it from the buttons in it
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={panel}
      className="day-calendar"
      role="dialog"
      aria-label="选择日期"
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          // of the calendar alone: a drawer around it stays
          event.preventDefault();
          event.nativeEvent.stopImmediatePropagation();
          onClose();
          return;
        }
        const next = dayAfterKey(day, event.key, event.shiftKey);
        if (next === undefined || !(event.target instanceof Element) || event.target.closest('td') === null) return;
        event.preventDefault();
        setIsDayFocused(true);
        setDay(next);
      }}
    >
      <div className="day-calendar__head">
        {step('上一年', -12, '«')}
        {step('上一月', -1, '‹')}
        <strong aria-live="polite">{monthText(day)}</strong>
        {step('下一月', 1, '›')}
        {step('下一年', 12, '»')}
      </div>
      <table>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={`星期${name}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day).map((week, at) => (
            <tr key={week.find(Boolean) ?? at}>
              {week.map((one, weekday) => (
                <td key={one ?? WEEKDAYS[weekday]}>
                  {one === undefined ? null : (
                    <button
                      type="button"
                      tabIndex={one === day ? 0 : -1}
                      aria-label={dayText(one)}
                      aria-pressed={one === chosen}
                      aria-current={one === today ? 'date' : undefined}
                      onClick={() => onChoose(one)}
                    >
                      {Number(one.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
