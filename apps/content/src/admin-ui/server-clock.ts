import { useEffect, useState } from 'react';

/** A smaller difference is the network's as much as the clock's. */
const SMALLEST = 60_000;

/** How far the server's clock is ahead of the browser's, ms. */
let ahead = 0;
let learning: Promise<void> | undefined;

/** Now by the server's clock, epoch ms: the browser's may be wrong by hours or days. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** Asks the server for its time, once for each document. Without an answer the browser's clock is believed. */
export async function learnServerClock(): Promise<void> {
  learning ??= compareClocks();
  try {
    await learning;
  } catch {
    learning = undefined;
  }
}

async function compareClocks(): Promise<void> {
  const sentAt = Date.now();
  const answer = await fetch('/cms/api/users/me?depth=0', { cache: 'no-store' });
  const receivedAt = Date.now();
  const stated = Date.parse(answer.headers.get('date') ?? '');
  const difference = stated - (sentAt + receivedAt) / 2;
  if (Math.abs(difference) > SMALLEST) ahead = difference;
}

/** `serverNow()` when the part is shown, and again when the server's clock is known. */
export function useServerNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let isGone = false;
    const correct = async (): Promise<void> => {
      await learnServerClock();
      if (!isGone && ahead !== 0) setNow(serverNow());
    };
    void correct();
    return () => {
      isGone = true;
    };
  }, []);
  return now;
}
