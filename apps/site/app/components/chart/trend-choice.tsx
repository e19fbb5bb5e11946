import { useId, useSyncExternalStore } from 'react';
import { DISPLAY_EVENT } from '../../device/constants.ts';
import { chooseDisplay, currentDisplay } from '../../device/display.ts';
import styles from './chart.module.css';

const CHOICES = [
  ['', '红涨绿跌'],
  ['1', '绿涨红跌'],
  ['2', '蓝涨橙跌'],
] as const;

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener(DISPLAY_EVENT, onChange);
  return () => removeEventListener(DISPLAY_EVENT, onChange);
};

/** The colours of rise and fall: the same setting as on the page of display settings. */
export function TrendChoice() {
  const name = useId();
  const trend = useSyncExternalStore(
    subscribe,
    () => currentDisplay().trend ?? '',
    () => '',
  );
  return (
    <fieldset className={styles.trend}>
      <legend>涨跌配色</legend>
      {CHOICES.map(([value, label]) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={trend === value}
            onChange={() => chooseDisplay({ ...currentDisplay(), trend: value })}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
