// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { lockScroll } from './scroll-lock.ts';

afterEach(() => document.body.replaceChildren());

const setUp = () => {
  document.body.innerHTML =
    '<p id="page"></p><dialog id="inside"><div id="long"><p id="text"></p></div><p id="short"></p></dialog>';
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  Object.defineProperties(find('long'), { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  return find;
};
/** Whether a touch that moves there is refused. */
const isRefused = (element: Element, fingers = 1): boolean => {
  const event = new Event('touchmove', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'touches', { value: { length: fingers } });
  element.dispatchEvent(event);
  return event.defaultPrevented;
};

test('the page behind does not move by touch: not beside the dialog, not on its backdrop, not where nothing scrolls', () => {
  const find = setUp();
  const release = lockScroll(find('inside'));
  expect(['page', 'inside', 'short'].map((id) => isRefused(find(id)))).toEqual([true, true, true]);
  expect(isRefused(find('text'))).toBe(false);
  release();
  expect(isRefused(find('page'))).toBe(false);
});

test('a dialog that scrolls does so by its contents, not by its backdrop', () => {
  const find = setUp();
  Object.defineProperties(find('inside'), { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  const release = lockScroll(find('inside'));
  expect(isRefused(find('short'))).toBe(false);
  expect(isRefused(find('inside'))).toBe(true);
  release();
});

test('two fingers zoom', () => {
  const find = setUp();
  const release = lockScroll(find('inside'));
  expect(isRefused(find('page'), 2)).toBe(false);
  release();
});

test('the page is free when the last of two lets go', () => {
  const find = setUp();
  const [first, second] = [lockScroll(find('inside')), lockScroll(find('inside'))];
  first();
  first();
  expect(document.documentElement.dataset.scroll).toBeDefined();
  second();
  expect(document.documentElement.dataset.scroll).toBeUndefined();
});
