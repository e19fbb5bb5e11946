/**
 * What must be closed before the process ends. The tasks live on `globalThis` because the built
 * server and the script around it each have their own copy of this module.
 */

type ShutdownTask = () => Promise<void>;

const key = Symbol.for('yunxia.content.shutdown');
const registry = globalThis as typeof globalThis & { [key]?: Map<string, ShutdownTask> };

/** Registers a task under a name; a later one of the same name takes its place. */
export function onShutdown(name: string, task: ShutdownTask): void {
  registry[key] ??= new Map();
  registry[key].set(name, task);
}

/** Runs every task; one that fails does not keep the others from running. */
export async function runShutdownTasks(): Promise<void> {
  const tasks = [...(registry[key]?.values() ?? [])];
  await Promise.allSettled(tasks.map((task) => task()));
}
