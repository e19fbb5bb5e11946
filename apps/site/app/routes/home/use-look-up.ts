import { useEffect, useRef, useState } from 'react';
import type { OutageQuery } from '../../model/outage-query.ts';
import { STILL_LOADING_MS } from '../../shell/constants.ts';
import type { Finding } from './look-up.ts';

/** How far a look-up has come. `late`: it takes long; there is no time-out (Seed §9). */
export type LookUpPhase = 'idle' | 'pending' | 'late' | 'failed';

/**
 * One look-up at a time: a new one overtakes the one before, and leaving the page ends it.
 * @param onFound takes what was found
 */
export function useLookUp(onFound: (finding: Finding) => void) {
  const [phase, setPhase] = useState<LookUpPhase>('idle');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (phase !== 'pending') return;
    const timer = window.setTimeout(() => setPhase('late'), STILL_LOADING_MS);
    return () => window.clearTimeout(timer);
  }, [phase]);

  const cancel = () => {
    running.current?.abort();
    setPhase('idle');
  };
  const ask = async (query: OutageQuery): Promise<void> => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setPhase('pending');
    try {
      const { lookUp } = await import('./look-up.ts');
      const finding = await lookUp(query, mine.signal);
      if (mine.signal.aborted) return;
      onFound(finding);
      setPhase('idle');
    } catch {
      // The reason has been shown as a toast; the panel says that there is no answer, and whom to call.
      if (!mine.signal.aborted) setPhase('failed');
    }
  };
  return { phase, ask, cancel };
}
