/** What this process counts of itself; metrics-server.ts shows it to Prometheus. */
import { processWide } from '@yunxia/http/process-wide';

/** Counters by name, then by the value of their one label. */
type Counts = Map<string, Map<string, number>>;

interface State {
  counts: Counts;
  /** What is measured when it is read. */
  gauges: Map<string, () => number>;
}

const state = processWide<State>('content.metrics', () => ({ counts: new Map(), gauges: new Map() }));

/** The numbers of this process. */
export function metricsState(): State {
  return state;
}

function count(name: string, label: string): void {
  const { counts } = state;
  const labels = counts.get(name) ?? new Map<string, number>();
  counts.set(name, labels);
  labels.set(label, (labels.get(label) ?? 0) + 1);
}

/** Counts an attempt to sign in that failed. @param reason a word of a short fixed list, never what was typed */
export function noteFailedSignIn(reason: string): void {
  count('failedSignIns', reason);
}

/** Counts a save that the database, the disk or the storage refused. @param reason the fault's word */
export function noteFailedWrite(reason: string): void {
  count('failedWrites', reason);
}

/** Where the current value of a gauge is read; a later reader of the same name takes its place. */
export function watchGauge(name: string, read: () => number): void {
  state.gauges.set(name, read);
}
