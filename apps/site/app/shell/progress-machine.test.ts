import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgressMachine, type ProgressView } from './progress-machine.ts';

const drawn: ProgressView[] = [];
const createMachine = () =>
  createProgressMachine((view) => drawn.push(view), {
    setTimeout: (run, ms) => Number(setTimeout(run, ms)),
    clearTimeout: (timer) => clearTimeout(timer),
  });
const last = () => drawn.at(-1)?.phase ?? 'hidden';

beforeEach(() => {
  drawn.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

test('starts at 0.3 after 150 ms, grows every 200 ms, never reaches its end by itself', () => {
  const machine = createMachine();
  machine.start();
  vi.advanceTimersByTime(149);
  expect(drawn).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(drawn).toEqual([{ phase: 'running', length: 0.3 }]);
  vi.advanceTimersByTime(200);
  expect(drawn).toHaveLength(2);
  vi.advanceTimersByTime(600_000);
  const view = drawn.at(-1);
  expect(view?.phase === 'running' && view.length).toBeLessThan(1);
});

test('done runs to the end and is gone after 500 ms', () => {
  const machine = createMachine();
  machine.start();
  vi.advanceTimersByTime(400);
  machine.done();
  expect(last()).toBe('leaving');
  vi.advanceTimersByTime(499);
  expect(last()).toBe('leaving');
  vi.advanceTimersByTime(1);
  expect(last()).toBe('hidden');
  vi.advanceTimersByTime(60_000);
  expect(last()).toBe('hidden');
});

test('a navigation of 20 ms paints nothing', () => {
  const machine = createMachine();
  machine.start();
  vi.advanceTimersByTime(20);
  machine.done();
  vi.advanceTimersByTime(60_000);
  expect(drawn).toEqual([]);
});

test('ten starts and dones within 200 ms leave no bar', () => {
  const machine = createMachine();
  for (let n = 0; n < 10; n += 1) {
    machine.start();
    vi.advanceTimersByTime(10);
    machine.done();
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(500);
  expect(last()).toBe('hidden');
});

test('a start while the bar is leaving begins a new run', () => {
  const machine = createMachine();
  machine.start();
  vi.advanceTimersByTime(200);
  machine.done();
  vi.advanceTimersByTime(100);
  machine.start();
  expect(drawn.at(-1)).toEqual({ phase: 'running', length: 0.3 });
  machine.done();
  vi.advanceTimersByTime(500);
  expect(last()).toBe('hidden');
});

test('done without a start does nothing, and stop takes every timer away', () => {
  const machine = createMachine();
  machine.done();
  machine.start();
  machine.stop();
  vi.advanceTimersByTime(60_000);
  expect(drawn).toEqual([]);
});
