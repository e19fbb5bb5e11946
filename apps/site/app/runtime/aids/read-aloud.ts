/** Reads the page aloud. The sentence is marked by a highlight of CSS, which changes nothing in React's tree. */
import { MENU_LEFT_EVENT } from '../../device/constants.ts';
import { chooseDisplay, currentDisplay } from '../../device/display.ts';
import styles from './aids.module.css';
import { make } from './make.ts';
import { createSpeech, hasVoices, type Sentence, sentencesOf } from './speech.ts';

const NO_VOICE = '当前浏览器不支持朗读，请点右上角在浏览器中打开，或使用手机自带的朗读功能';
const PACES = [
  ['slow', '慢', 0.75],
  ['', '中', 1],
  ['fast', '快', 1.25],
] as const;

/** Puts the start button under the heading of the page, or at the end of a page without one. */
const placeStart = (main: Element, button: Element, foot: Element): void => {
  const heading = [...main.querySelectorAll('h1:not(.vh)')].find((element) => element.checkVisibility());
  const head = heading?.closest('header');
  if (head) head.append(button);
  else if (heading) {
    // a row of title and ways takes it as its last
    let row = heading;
    while (row.parentElement && /flex/.test(getComputedStyle(row.parentElement).display)) row = row.parentElement;
    if (row === heading) row.after(button);
    else row.append(button);
  } else {
    foot.append(button);
    main.append(foot);
  }
};

const makeButton = (text: string, press: () => void): HTMLButtonElement => {
  const element = make('button', styles.press, text);
  element.type = 'button';
  element.addEventListener('click', press);
  return element;
};

/** Marks a sentence on the page, in place of the one before. */
const mark = (range: Range | undefined): void => {
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set('yunxia-reading', new Highlight(range));
  else CSS.highlights.delete('yunxia-reading');
};

/** Scrolls only when the sentence would leave the middle of the window. */
const keepInView = (range: Range): void => {
  const { top, bottom } = range.getBoundingClientRect();
  if (top < innerHeight * 0.1 || bottom > innerHeight * 0.7) scrollBy({ top: top - innerHeight / 3 });
};

interface Starts {
  readonly add: () => void;
  readonly remove: () => void;
}

/**
 * The buttons that begin to read: one for the page, one for each paragraph of an article.
 * @param begin what was pressed, and what it stands for
 */
const createStarts = (begin: (from: HTMLElement, part: Element | null) => void): Starts => {
  const start = makeButton('朗读本页', () => begin(start, document.querySelector('main')));
  start.classList.add(styles.start ?? '');
  const foot = make('div', `wrap ${styles.foot}`);
  const root = document.documentElement;
  const addToParagraph = (paragraph: Element): void => {
    paragraph.setAttribute('data-spoken', '');
    const own = makeButton('朗读这一段', () => begin(own, paragraph));
    own.className = styles.own ?? '';
    // where there is room it hangs in the margin beside the first line
    if (root.dataset.device === 'mobile' || root.dataset.size === '3') paragraph.after(own);
    else paragraph.before(own);
  };
  return {
    add() {
      const main = document.querySelector('main');
      if (!main) return;
      if (!start.isConnected) placeStart(main, start, foot);
      if (!hasVoices()) return;
      for (const paragraph of main.querySelectorAll('[data-rich-text] > p:not([data-spoken])')) {
        if (paragraph.textContent?.trim()) addToParagraph(paragraph);
      }
    },
    remove() {
      start.remove();
      foot.remove();
      for (const own of document.querySelectorAll(`.${styles.own}`)) own.remove();
      for (const paragraph of document.querySelectorAll('[data-spoken]')) paragraph.removeAttribute('data-spoken');
    },
  };
};

export interface Reader {
  /** Adds its buttons to the page, or removes them and stops reading. */
  readonly show: (isOn: boolean) => void;
  /** Whether a sentence is being read, or its reading is paused. */
  readonly isReading: () => boolean;
}

/** Reads the page, or a part of it. @param say called with each sentence as it stands in the page. Browser only. */
export const createReader = (say: (sentence: string) => void): Reader => {
  const root = document.documentElement;
  const bar = make('div', styles.reader);
  bar.setAttribute('role', 'region');
  bar.setAttribute('aria-label', '朗读');
  const place = make('span', styles.place);
  let sentences: Sentence[] = [];
  /** Index of the sentence that is read; -1: none. */
  let at = -1;
  /** What the reading began from, for the focus after it. */
  let opener: HTMLElement | undefined;

  const showBar = (): void => {
    const header = document.querySelector('[data-site-header]');
    if (header) header.after(bar);
    else document.body.prepend(bar);
  };
  const speech = createSpeech(
    () => PACES.find(([value]) => value === (root.dataset.pace ?? ''))?.[2] ?? 1,
    ({ range }, index) => {
      at = index;
      draw();
      mark(range);
      say(range.toString().trim());
      keepInView(range);
    },
    () => stop(),
  );
  const stop = (): void => {
    at = -1;
    mark(undefined);
    if (hasVoices()) speech.stop();
    pause.textContent = '暂停';
    draw();
  };
  const starts = createStarts((from, part) => {
    if (!hasVoices()) {
      bar.replaceChildren(make('p', styles.note, NO_VOICE));
      bar.setAttribute('role', 'status');
      showBar();
      return;
    }
    opener = from;
    sentences = sentencesOf(part ?? document.body);
    speech.speak(sentences, 0);
  });
  const pause = makeButton('暂停', () => {
    const isPaused = pause.textContent === '继续';
    pause.textContent = isPaused ? '暂停' : '继续';
    // Android's engines do not pause: the sentence begins again.
    if (isPaused) speech.speak(sentences, at);
    else speech.stop();
  });
  const end = makeButton('停止', stop);
  const paces = PACES.map(([value, label]) =>
    makeButton(label, () => {
      chooseDisplay({ ...currentDisplay(), pace: value });
      if (at >= 0 && pause.textContent === '暂停') speech.speak(sentences, at);
      draw();
    }),
  );

  /** Buttons by state: idle, none; reading or paused, all. */
  function draw(): void {
    const pace = root.dataset.pace ?? '';
    for (const [index, element] of paces.entries()) {
      const isChosen = PACES[index]?.[0] === pace;
      element.setAttribute('aria-pressed', String(isChosen));
      element.setAttribute('aria-label', `语速${element.textContent}`);
    }
    place.textContent = `第 ${at + 1} 句，共 ${sentences.length} 句`;
    if (at >= 0 && !bar.isConnected) {
      bar.replaceChildren(pause, end, ...paces, place);
      showBar();
      pause.focus();
    } else if (at < 0 && bar.isConnected) {
      const hadFocus = bar.contains(document.activeElement);
      bar.remove();
      if (hadFocus) opener?.focus();
    }
  }

  // A reading ends with its page, whichever way that is left.
  addEventListener('pagehide', stop);
  addEventListener(MENU_LEFT_EVENT, () => {
    stop();
    // `main` stays from page to page, and with it what stands at its end
    starts.remove();
    if (root.dataset.elder) requestAnimationFrame(starts.add);
  });
  return {
    isReading: () => at >= 0,
    show(isOn) {
      if (isOn) starts.add();
      else {
        stop();
        starts.remove();
      }
    },
  };
};
