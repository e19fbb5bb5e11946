import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { STILL_LOADING_MS } from './constants.ts';
import { createProgressMachine, type ProgressMachine, type ProgressView } from './progress-machine.ts';
import styles from './progress-bar.module.css';

/** The line under the header while a navigation is under way (Spec §2), and 仍在加载 when it takes long. */
export function ProgressBar() {
  const busy = useNavigation().state !== 'idle';
  const [view, setView] = useState<ProgressView>({ phase: 'hidden' });
  const [late, setLate] = useState(false);
  const machine = useRef<ProgressMachine>(undefined);
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    machine.current = createProgressMachine(setView, {
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: (timer) => window.clearTimeout(timer),
    });
    return () => machine.current?.stop();
  }, []);
  useEffect(() => {
    if (!busy) {
      machine.current?.done();
      return;
    }
    machine.current?.start();
    const timer = window.setTimeout(() => setLate(true), STILL_LOADING_MS);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  // The length is set through the object model, in the paint of the bar: the page's policy refuses style attributes.
  const length = view.phase === 'running' ? view.length : view.phase === 'leaving' ? 1 : undefined;
  useLayoutEffect(() => {
    if (bar.current && length !== undefined) bar.current.style.transform = `scaleX(${length})`;
  }, [length]);

  return (
    <>
      {view.phase === 'hidden' ? null : (
        <div className={styles.track} role="progressbar" aria-label="页面加载中">
          <div ref={bar} className={`${styles.bar} ${view.phase === 'leaving' ? styles.leaving : ''}`} />
        </div>
      )}
      <p className={late ? styles.late : 'vh'} role="status">
        {late ? '仍在加载，请稍候' : ''}
      </p>
    </>
  );
}
