// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startReveal } from './reveal.ts';

/** Where each box stands: its top edge in a window of 768. */
const tops = new Map<Element, number>();
let end: () => void = () => undefined;

function addBox(top: number): HTMLElement {
  const box = document.createElement('div');
  box.className = 'wow';
  tops.set(box, top);
  box.getBoundingClientRect = () => {
    const at = tops.get(box) ?? 0;
    return { top: at, bottom: at + 100, width: 100, height: 100 } as DOMRect;
  };
  document.body.append(box);
  return box;
}
const isShown = (box: HTMLElement) => box.classList.contains('animated');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
  document.documentElement.dataset.dpr = '1';
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('innerHeight', 768);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a box below the window waits and is shown within two looks of entering it', () => {
  const box = addBox(2000);
  end = startReveal();
  expect(box.dataset.reveal).toBe('waiting');
  tops.set(box, 700);
  vi.advanceTimersByTime(100);
  expect(isShown(box)).toBe(true);
  expect(box.dataset.reveal).toBe('shown');
});

test('a box in the first window is never hidden and does not move', () => {
  const box = addBox(100);
  end = startReveal();
  expect(box.dataset.reveal).toBe('seen');
});

test('a box that a fling has passed is shown', () => {
  const box = addBox(2000);
  end = startReveal();
  tops.set(box, -1500);
  vi.advanceTimersByTime(50);
  expect(isShown(box)).toBe(true);
});

test('boxes added later are found (live)', () => {
  end = startReveal();
  const box = addBox(3000);
  vi.advanceTimersByTime(50);
  expect(box.dataset.reveal).toBe('waiting');
  tops.set(box, 10);
  vi.advanceTimersByTime(50);
  expect(isShown(box)).toBe(true);
});

test('the offset is in effective px, and a box in view is shown after 3 s whatever the offset', () => {
  document.documentElement.dataset.dpr = '3';
  const box = addBox(2000);
  end = startReveal({ offset: 200 });
  tops.set(box, 300);
  vi.advanceTimersByTime(1000);
  expect(isShown(box)).toBe(false);
  vi.advanceTimersByTime(2200);
  expect(isShown(box)).toBe(true);
});

test('with reduced motion, and on phones when mobile is off, nothing waits', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const still = addBox(2000);
  end = startReveal();
  expect(still.dataset.reveal).toBeUndefined();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.documentElement.dataset.device = 'mobile';
  end = startReveal({ mobile: false });
  expect(still.dataset.reveal).toBeUndefined();
});

test('the end shows what still waits', () => {
  const box = addBox(2000);
  startReveal()();
  expect(isShown(box)).toBe(true);
});
