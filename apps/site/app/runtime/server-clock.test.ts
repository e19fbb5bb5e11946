import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The clock is one per document: each test gets a fresh one. */
const freshClock = () => {
  vi.resetModules();
  return import('./server-clock.ts');
};
const NOW = Date.UTC(2026, 10, 28, 4, 18);
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('server clock', () => {
  it('is the machine’s own until an answer has come', async () => {
    expect((await freshClock()).serverNow()).toBe(NOW);
  });

  it('follows the Date header when the reader’s clock is wrong', async () => {
    const { noteServerDate, serverNow } = await freshClock();
    noteServerDate(new Date(NOW + HOUR).toUTCString(), NOW);
    expect(serverNow()).toBe(NOW + HOUR);
    vi.advanceTimersByTime(60_000);
    expect(serverNow()).toBe(NOW + HOUR + 60_000);
  });

  it('passes over the part of a second that the header drops, and headers that are none', async () => {
    const { noteServerDate, serverNow } = await freshClock();
    noteServerDate(new Date(NOW - 900).toUTCString(), NOW);
    noteServerDate('yesterday', NOW);
    noteServerDate(null, NOW);
    expect(serverNow()).toBe(NOW);
  });

  it('calls those who show the time after a correction, not after each answer', async () => {
    const { followClock, noteServerDate } = await freshClock();
    const look = vi.fn<() => void>();
    const end = followClock(look);
    noteServerDate(new Date(NOW).toUTCString(), NOW);
    expect(look).not.toHaveBeenCalled();
    noteServerDate(new Date(NOW + HOUR).toUTCString(), NOW);
    noteServerDate(new Date(NOW + HOUR - 1000).toUTCString(), NOW);
    expect(look).toHaveBeenCalledTimes(1);
    noteServerDate(new Date(NOW).toUTCString(), NOW);
    expect(look).toHaveBeenCalledTimes(2);
    end();
    noteServerDate(new Date(NOW + HOUR).toUTCString(), NOW);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('asks the server when the first page is far from the reader’s clock: the page may be an old one', async () => {
    const answer = new Response(null, { headers: { Date: new Date(NOW).toUTCString() } });
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(answer)),
    );
    const { notePageTime, serverNow } = await freshClock();
    notePageTime(NOW - 600_000, NOW);
    expect(serverNow()).toBe(NOW - 600_000);
    await vi.advanceTimersByTimeAsync(0);
    expect(serverNow()).toBe(NOW);
    vi.unstubAllGlobals();
  });

  it('takes the first page’s time when it is far from the reader’s clock, not when the page may be a kept one', async () => {
    const cached = await freshClock();
    cached.notePageTime(NOW - 60_000, NOW);
    expect(cached.serverNow()).toBe(NOW);
    const wrong = await freshClock();
    wrong.notePageTime(NOW - 3 * HOUR, NOW);
    expect(wrong.serverNow()).toBe(NOW - 3 * HOUR);
  });

  it('believes an answer more than a page', async () => {
    const { notePageTime, noteServerDate, serverNow } = await freshClock();
    noteServerDate(new Date(NOW).toUTCString(), NOW);
    notePageTime(NOW - 3 * HOUR, NOW);
    expect(serverNow()).toBe(NOW);
  });
});
