// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useServerNow } from './use-server-now.ts';

vi.mock('./server-clock.ts', () => ({
  serverNow: () => Date.now(),
  notePageTime: () => undefined,
  followClock: () => () => undefined,
}));

/** In the middle of a minute; the page takes over five seconds later. */
const LOADED = Date.parse('2026-03-01T08:00:20Z');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('PerformanceNavigationTiming', Object);
  vi.useFakeTimers({ now: LOADED + 5000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Every time that a component rendered, in turn, as seconds after it was loaded. */
const show = async (change: number | null): Promise<number[]> => {
  const times: number[] = [];
  function Clock() {
    times.push(useServerNow(LOADED, (time) => (change !== null && change > time ? change : null)) - LOADED);
    return null;
  }
  await act(() => createRoot(document.createElement('div')).render(<Clock />));
  return times;
};

test('a page that has just been loaded is rendered once, and then at the full minute', async () => {
  const times = await show(null);
  expect(times).toEqual([0]);
  await act(() => vi.advanceTimersByTimeAsync(34_000));
  expect(times).toEqual([0]);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(times.at(-1)).toBeGreaterThanOrEqual(40_000);
});

test('it is rendered when something on it changes within the minute', async () => {
  const times = await show(LOADED + 10_000);
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(times).toEqual([0]);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(times.at(-1)).toBeGreaterThanOrEqual(10_000);
});
