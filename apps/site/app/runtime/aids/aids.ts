/**
 * The aids that act (docs/specification.md, "Display settings"): guide lines, reading band, caption, reading aloud. They
 * stand in the element before React's tree (shell/page-top.tsx), catch no press, and are not read out.
 */
import { DISPLAY_EVENT } from '../../device/constants.ts';
import { applyDisplay, chooseDisplay, currentDisplay } from '../../device/display.ts';
import styles from './aids.module.css';
import { captionAt } from './caption.ts';
import { type HelpInfo, startHelp } from './help-sheet.ts';
import { keepMessages } from './lasting-messages.ts';
import { make } from './make.ts';
import { createReader } from './read-aloud.ts';

const aid = (className: string | undefined): HTMLElement => {
  const element = make('div', className);
  element.setAttribute('aria-hidden', 'true');
  return element;
};

/** Where the reader is: at the pointer, or at the element that has the focus. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly target: Element;
}

/** The horizontal line lies under the text line, as a ruler does. */
const BELOW_POINTER = 0.9;

/** Paper is read by everybody: what is printed has the ordinary layout. */
const printNormally = (): void => {
  let chosen = currentDisplay();
  const put = (display: typeof chosen): void => {
    applyDisplay(display);
    dispatchEvent(new Event(DISPLAY_EVENT));
  };
  addEventListener('beforeprint', () => {
    chosen = currentDisplay();
    put({});
  });
  addEventListener('afterprint', () => put(chosen));
};

/** Makes the aids and follows the reader. @returns a function that shows those that are chosen, and no other */
const createAids = (siteInfo: HelpInfo): (() => void) => {
  const root = document.documentElement;
  const across = aid(styles.across);
  const upright = aid(styles.upright);
  const band = aid(styles.band);
  const caption = make('div', styles.caption);
  const words = aid(styles.words);
  const close = make('button', styles.close, '关闭字幕');
  close.type = 'button';
  close.addEventListener('click', () => chooseDisplay({ ...currentDisplay(), caption: '' }));
  caption.append(words, close);

  const moveTo = ({ x, y, target }: Spot): void => {
    across.style.translate = `0 ${y}px`;
    upright.style.translate = `${x}px 0`;
    // What is read aloud stands in the caption until it is over.
    if (root.dataset.caption && !caption.contains(target) && !reader.isReading()) {
      const text = captionAt(target, x, y);
      if (text) words.textContent = text;
    }
  };

  const onPointer = (event: PointerEvent): void => {
    if (!(event.target instanceof Element)) return;
    const size = Number.parseFloat(getComputedStyle(event.target).fontSize);
    moveTo({ x: event.clientX, y: event.clientY + size * BELOW_POINTER, target: event.target });
  };
  const onFocus = (event: FocusEvent): void => {
    if (!(event.target instanceof Element) || !event.target.matches(':focus-visible')) return;
    const { left, bottom } = event.target.getBoundingClientRect();
    moveTo({ x: left, y: bottom + 4, target: event.target });
  };
  addEventListener('pointermove', onPointer, { passive: true });
  addEventListener('focusin', onFocus);

  const reader = createReader((sentence) => (words.textContent = sentence));
  startHelp(siteInfo);
  const takeMessages = keepMessages();
  printNormally();

  /** Shows the aids that are chosen, and no other. */
  function show(): void {
    const { elder, guide, caption: isCaptioned } = root.dataset;
    const host = document.querySelector('page-top') ?? document.body;
    const wanted: readonly (readonly [Element, boolean])[] = [
      [across, guide === 'line'],
      [upright, guide === 'line'],
      [band, guide === 'band'],
      [caption, Boolean(isCaptioned)],
    ];
    for (const [element, isWanted] of wanted) {
      if (!isWanted) element.remove();
      else if (!element.isConnected) host.append(element);
    }
    reader.show(Boolean(elder));
    if (!elder) takeMessages();
  }
  addEventListener(DISPLAY_EVENT, show);
  return show;
};

let update: (() => void) | undefined;

/** Shows the aids that are chosen. Browser only. */
export const showAids = (siteInfo: HelpInfo): void => {
  update ??= createAids(siteInfo);
  update();
};
