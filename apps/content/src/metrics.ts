/**
 * What this process counts of itself. The numbers live on `globalThis` because the built server and the script around it
 * each have their own copy of this module; metrics-server.ts, in the script, shows them to Prometheus.
 */

/** Counters by name, then by the value of their one label. */
type Counts = Map<string, Map<string, number>>;

interface State {
  counts: Counts;
  /** What is measured when it is read. */
  gauges: Map<string, () => number>;
}

const key = Symbol.for('yunxia.content.metrics');
const holder = globalThis as typeof globalThis & { [key]?: State };

/** The numbers of this process. */
export function metricsState(): State {
  return (holder[key] ??= { counts: new Map(), gauges: new Map() });
}

function count(name: string, label: string): void {
  const { counts } = metricsState();
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
  metricsState().gauges.set(name, read);
}
