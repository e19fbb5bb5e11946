/** A concurrency limit: work over the limit waits in a queue. */

/** @param most the limit */
export const createConcurrencyLimit = (most: number) => {
  const waiting: Array<() => void> = [];
  let running = 0;
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
