/** What must be closed before the process ends. */
import { processWide } from '@yunxia/http/process-wide';

type ShutdownTask = () => Promise<void>;

interface Registry {
  tasks: Map<string, ShutdownTask>;
  end: AbortController;
}
const registry = processWide<Registry>('content.shutdown', () => ({ tasks: new Map(), end: new AbortController() }));

/** Registers a task under a name; a later one of the same name takes its place. */
export function onShutdown(name: string, task: ShutdownTask): void {
  registry.tasks.set(name, task);
}

/** Aborted when the server begins to end: what waits for something must answer then. */
export const endOfServer = (): AbortSignal => registry.end.signal;

/** Lets those answer who wait. */
export function announceEnd(): void {
  registry.end.abort();
}

/** Runs every task; one that fails does not keep the others from running. */
export async function runShutdownTasks(): Promise<void> {
  await Promise.allSettled([...registry.tasks.values()].map((task) => task()));
}
