import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from '../link/link.tsx';
import styles from './tabs.module.css';

/** One choice. `to` is the page that shows the same in full: where its link leads without script, or in a new tab. */
export interface TabChoice<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly to: string;
}

export interface TabSetProps<Key extends string> {
  /** Unlike any other on the page; ties the tabs to their panel. */
  id: string;
  /** Spoken name of the row: 新闻分类. */
  label: string;
  choices: readonly TabChoice<Key>[];
  current: Key;
  onSelect: (key: Key) => void;
  children: (tabs: ReactNode, panel: PanelProps) => ReactNode;
}

/** What the element that changes with the choice must carry. */
export interface PanelProps {
  id: string;
  role?: 'tabpanel';
  'aria-labelledby'?: string;
}

/** Keys of the tabs pattern and where they lead from position `at` of `count`. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs that change a block in place, after the ARIA practice: one stop for the Tab key, arrows, Home and End choose.
 * In the served page, and without script, they are links to the pages that show the same.
 */
export function TabSet<Key extends string>({ id, label, choices, current, onSelect, children }: TabSetProps<Key>) {
  const row = useRef<HTMLDivElement>(null);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  const take = (key: Key) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(key);
  };
  const move = (event: KeyboardEvent) => {
    const at = choices.findIndex(({ key }) => key === current);
    const next = event.key === ' ' ? at : moves[event.key]?.(at, choices.length);
    const choice = next === undefined ? undefined : choices[next];
    if (!choice || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onSelect(choice.key);
    row.current?.querySelectorAll<HTMLElement>('a')[next ?? at]?.focus();
  };
  const panelId = `${id}-panel`;
  const tabs = (
    // The keys are heard here for the tabs inside, which take the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions
    <div
      ref={row}
      className={styles.tabs}
      role={isLive ? 'tablist' : 'group'}
      aria-label={label}
      onKeyDown={isLive ? move : undefined}
    >
      {choices.map(({ key, label: text, to }) => (
        <Link
          key={key}
          id={`${id}-${key}`}
          to={to}
          className={styles.tab}
          {...(isLive
            ? {
                role: 'tab',
                'aria-selected': key === current,
                'aria-controls': panelId,
                tabIndex: key === current ? 0 : -1,
              }
            : { 'aria-current': key === current ? ('true' as const) : undefined })}
          onClick={take(key)}
        >
          {text}
        </Link>
      ))}
    </div>
  );
  return children(
    tabs,
    isLive ? { id: panelId, role: 'tabpanel', 'aria-labelledby': `${id}-${current}` } : { id: panelId },
  );
}
