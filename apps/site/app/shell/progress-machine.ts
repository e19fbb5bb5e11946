import { PROGRESS_MINIMUM, PROGRESS_QUIET_MS, PROGRESS_SPEED_MS, PROGRESS_TRICKLE_MS } from './constants.ts';

/** What the bar shows: nothing, a length from 0 to 1 on its way, or its full length on its way out. */
export type ProgressView = { phase: 'hidden' } | { phase: 'running'; length: number } | { phase: 'leaving' };

/** Timers of the machine; tests give their own. */
export interface Timers {
  setTimeout: (run: () => void, ms: number) => number;
  clearTimeout: (timer: number) => void;
}

/** The progress bar without its drawing (Spec §9). */
export interface ProgressMachine {
  /** A navigation begins. While one is under way this changes nothing. */
  start: () => void;
  /** It ended, whichever way: loaded, failed, aborted, redirected. Without a start this does nothing. */
  done: () => void;
  /** Takes every timer away. */
  stop: () => void;
}

const LONGEST = 0.994;

/** The next small step: long steps early, short ones late, and never the end before the end is known. */
function longer(length: number): number {
  const step = length < 0.5 ? 0.04 : length < 0.8 ? 0.02 : 0.005;
  return Math.min(LONGEST, length + step);
}

/**
 * hidden → (150 ms) → running from 0.3, a step every 200 ms → leaving for 500 ms → hidden. A start while leaving
 * begins a new run; a done within the first 150 ms paints nothing.
 */
export function createProgressMachine(draw: (view: ProgressView) => void, timers: Timers): ProgressMachine {
  let view: ProgressView = { phase: 'hidden' };
  let pending = false;
  let timer: number | undefined;
  const put = (next: ProgressView) => {
    view = next;
    draw(next);
  };
  const wait = (run: () => void, ms: number) => {
    if (timer !== undefined) timers.clearTimeout(timer);
    timer = timers.setTimeout(run, ms);
  };
  const trickle = () => {
    if (view.phase !== 'running') return;
    put({ phase: 'running', length: longer(view.length) });
    wait(trickle, PROGRESS_TRICKLE_MS);
  };
  const appear = () => {
    put({ phase: 'running', length: PROGRESS_MINIMUM });
    wait(trickle, PROGRESS_TRICKLE_MS);
  };
  return {
    start() {
      if (pending) return;
      pending = true;
      if (view.phase === 'leaving') appear();
      else wait(appear, PROGRESS_QUIET_MS);
    },
    done() {
      if (!pending) return;
      pending = false;
      if (view.phase === 'hidden') {
        if (timer !== undefined) timers.clearTimeout(timer);
        return;
      }
      put({ phase: 'leaving' });
      wait(() => put({ phase: 'hidden' }), PROGRESS_SPEED_MS);
    },
    stop() {
      pending = false;
      if (timer !== undefined) timers.clearTimeout(timer);
    },
  };
}
