import { useEffect, useRef } from 'react';
import { Button } from '../../components/button/button.tsx';
import type { UnitView } from '../../model/company/architecture.ts';
import styles from './unit-tree.module.css';

export interface UnitTreeProps {
  units: readonly UnitView[];
  /** Units on all levels. */
  total: number;
}

/**
 * The tree of units as nested lists; a unit with units below it is a native disclosure, so that it opens by keyboard
 * and without script. Paper shows all of it.
 */
export function UnitTree({ units, total }: UnitTreeProps) {
  const box = useRef<HTMLDivElement>(null);
  const openAll = (open: boolean) => {
    for (const part of box.current?.querySelectorAll('details') ?? []) part.open = open;
  };
  useEffect(() => {
    let closed: HTMLDetailsElement[] = [];
    const open = () => {
      closed = [...(box.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const part of closed) part.open = true;
    };
    const close = () => {
      for (const part of closed) part.open = false;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);
  return (
    <>
      <div className={styles.bar}>
        <p>
          共<span className="num">{total}</span>个机构
        </p>
        <div role="group" aria-label="展开与收起" className={`${styles.tools} needs-script no-print`}>
          <Button variant="line" onClick={() => openAll(true)}>
            全部展开
          </Button>
          <Button variant="line" onClick={() => openAll(false)}>
            全部收起
          </Button>
        </div>
      </div>
      <div ref={box} className={styles.tree}>
        <Units units={units} level={0} above="" />
      </div>
    </>
  );
}

/** Levels that are drawn further in; deeper ones stay on this line and name the unit above them. */
const INDENTED = 5;

function Units({ units, level, above }: { units: readonly UnitView[]; level: number; above: string }) {
  const isFlat = level > 0 && units.every((unit) => unit.units.length === 0);
  const className = [
    level === 0 ? styles.roots : styles.units,
    isFlat && styles.flat,
    level > INDENTED && styles.deep,
  ].filter(Boolean);
  return (
    <ul className={className.join(' ')} aria-label={above ? `${above}下设` : '机构'}>
      {units.map((unit) => (
        <li key={unit.key} className={styles.unit}>
          {level > INDENTED ? <p className={styles.above}>{`隶属${above}`}</p> : null}
          <Unit unit={unit} level={level} />
        </li>
      ))}
    </ul>
  );
}

function Unit({ unit, level }: { unit: UnitView; level: number }) {
  const { name, duty, units, isOpen } = unit;
  if (units.length === 0) {
    return (
      <>
        <p className={styles.name}>{name}</p>
        {duty ? <p className={styles.duty}>{duty}</p> : null}
      </>
    );
  }
  return (
    <details open={isOpen} className={styles.branch}>
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{`下设${units.length}个`}</span>
      </summary>
      {duty ? <p className={styles.duty}>{duty}</p> : null}
      <Units units={units} level={level + 1} above={name} />
    </details>
  );
}
