// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { deferredControl } from './deferred-hydration.ts';

/** The control that a press of the marked element of this markup waits for. */
const deferred = (markup: string, type: string, init: MouseEventInit & KeyboardEventInit = {}): string | undefined => {
  document.body.innerHTML = markup;
  const target = document.querySelector('[data-target]');
  let control: HTMLElement | null = null;
  const listen = (event: Event) => (control = deferredControl(event));
  addEventListener(type, listen, { capture: true, once: true });
  const event =
    type === 'keydown'
      ? new KeyboardEvent(type, { ...init, bubbles: true })
      : new MouseEvent(type, { ...init, bubbles: true });
  target?.dispatchEvent(event);
  return (control as HTMLElement | null)?.id;
};

describe('presses before the script', () => {
  test.each([
    ['a link that acts as a button', '<a id="x" href="#y" role="button"><i data-target></i></a>', 'x'],
    ['a link that opens a dialog', '<a id="x" href="/y" aria-haspopup="dialog" data-target></a>', 'x'],
    ['a button that only the script hears', '<button id="x" type="button" data-target></button>', 'x'],
    ['the button that opens the search box', '<button id="x" type="submit" aria-expanded="false" data-target>', 'x'],
    ['a plain link', '<a id="x" href="/y" data-target></a>', undefined],
    ['the button of a form', '<button id="x" type="submit" data-target></button>', undefined],
    ['text', '<p id="x" data-target></p>', undefined],
  ])('%s', (_name, markup, expected) => {
    expect(deferred(markup, 'click')).toBe(expected);
  });

  test('a press that opens a new tab is the browser’s', () => {
    expect(deferred('<a id="x" href="/y" aria-haspopup="dialog" data-target></a>', 'click', { ctrlKey: true })).toBe(
      undefined,
    );
  });

  test('of keys the space bar on a link that acts as a button', () => {
    const link = '<a id="x" href="#y" role="button" data-target></a>';
    expect(deferred(link, 'keydown', { key: ' ' })).toBe('x');
    expect(deferred(link, 'keydown', { key: 'Enter' })).toBe(undefined);
    expect(deferred('<button id="x" type="button" data-target></button>', 'keydown', { key: ' ' })).toBe(undefined);
  });
});
