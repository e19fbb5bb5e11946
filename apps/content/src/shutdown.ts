/**
 * What must be closed before the process ends. All of it lives on `globalThis` because the built
 * server and the script around it each have their own copy of this module.
 */

type ShutdownTask = () => Promise<void>;

const key = Symbol.for('yunxia.content.shutdown');
interface Registry {
  tasks: Map<string, ShutdownTask>;
  end: AbortController;
}
const holder = globalThis as typeof globalThis & { [key]?: Registry };
const registry = (holder[key] ??= { tasks: new Map(), end: new AbortController() });

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
