import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HangGuard } from './hang-guard.ts';

let now: number;
let guard: HangGuard;
beforeEach(() => {
  now = 0;
  guard = new HangGuard(() => now);
});

describe('a content server', () => {
  test('seems to hang when a call has waited for two seconds and no other was answered since it began', () => {
    guard.enter(() => undefined);
    now = 1_999;
    expect(guard.isHanging).toBe(false);
    now = 2_000;
    expect([guard.isHanging, guard.isOpen]).toEqual([true, false]);
  });

  test('that answers other calls is slow for one of them', () => {
    const slow = guard.enter(() => undefined);
    now = 1_000;
    guard.noteReaction();
    now = 20_000;
    expect(guard.isHanging).toBe(false);
    expect([guard.noteTimeout(slow), guard.isOpen]).toEqual([false, false]);
  });

  test('that answers nothing until a call times out fails all waiting calls, once, and new ones', () => {
    const first = guard.enter(vi.fn());
    now = 10_000;
    const fail = vi.fn();
    guard.enter(fail);
    now = 15_000;
    expect([guard.noteTimeout(first), guard.noteTimeout(first)]).toEqual([true, false]);
    expect(fail).toHaveBeenCalledOnce();
    guard.leave(first);
    expect([guard.isOpen, guard.isHanging]).toEqual([true, true]);
    guard.noteReaction();
    expect([guard.isOpen, guard.isHanging]).toEqual([false, false]);
  });
});
