/**
 * The one timer of a content server: what has to be done at a time, beside what is decided when a record is read. It runs at
 * the start, when a change is planned that this server knows of, and once a minute: what another server has saved, or what came
 * due while none ran, waits no longer than that.
 */
import { processWide } from '@yunxia/http/process-wide';
import { onShutdown } from '../shutdown.ts';

const LONGEST_SLEEP_MS = 60_000;

interface Timer {
  run: (() => void) | undefined;
  timeout: NodeJS.Timeout | undefined;
  /** When it runs next, epoch ms. */
  due: number;
}
const timer = processWide<Timer>('content.timer', () => ({ run: undefined, timeout: undefined, due: Infinity }));

/** Something is planned: the timer runs then, too. @param at epoch ms */
export function runTimerAt(at: number): void {
  if (!timer.run || at >= timer.due) return;
  timer.due = at;
  clearTimeout(timer.timeout);
  timer.timeout = setTimeout(timer.run, Math.max(0, at - Date.now()));
  timer.timeout.unref();
}

/**
 * Starts it, once per process.
 * @param work does what is due at `now` and says when something is due next, both epoch ms; it does not throw
 */
export function startTimer(work: (now: number) => Promise<number | undefined>): void {
  let working: Promise<void> | undefined;
  const workOnce = async (): Promise<void> => {
    const next = await work(Date.now());
    working = undefined;
    runTimerAt(Math.min(next ?? Infinity, Date.now() + LONGEST_SLEEP_MS));
  };
  timer.run = () => {
    timer.due = Infinity;
    working ??= workOnce();
  };
  onShutdown('timer', async () => {
    timer.run = undefined;
    clearTimeout(timer.timeout);
    await working;
  });
  timer.run();
}
