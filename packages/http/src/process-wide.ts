/**
 * A value that the process has once. Next's build holds a copy of a module for its routes, one for its pages and one for
 * its start (`.next/server/chunks`, `chunks/ssr`), and the script around it has its own: what they share is kept here.
 * @param name the same in all copies
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const holder = globalThis as typeof globalThis & Record<symbol, unknown>;
  return (holder[Symbol.for(`yunxia.${name}`)] ??= make()) as Value;
}
