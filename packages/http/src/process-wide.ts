/**
 * A value that exists once per process. Next's build has one copy of a module for routes, one for pages and one for its start
 * (`.next/server/chunks`, `chunks/ssr`), and the script around it has its own: the copies share such values.
 * @param name the same in all copies
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const holder = globalThis as typeof globalThis & Record<symbol, unknown>;
  return (holder[Symbol.for(`yunxia.${name}`)] ??= make()) as Value;
}
