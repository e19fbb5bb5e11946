/**
 * Reads the page aloud with a voice of the browser, sentence by sentence: some engines stop in a long text without a word.
 * The sentence is marked by a highlight of CSS, which changes nothing in React's tree.
 */
import { LOCALE, MENU_LEFT_EVENT } from '../../device/constants.ts';
import { chooseDisplay, currentDisplay } from '../../device/display.ts';
import styles from './aids.module.css';
import { make } from './make.ts';
import { toSentences, toSpoken } from './spoken-text.ts';

const NO_VOICE = '当前浏览器不支持朗读，请点右上角在浏览器中打开，或使用手机自带的朗读功能';
const PACES = [
  ['slow', '慢', 0.75],
  ['', '中', 1],
  ['fast', '快', 1.25],
] as const;

/** A sentence of the page: what is said, and where it stands. */
interface Sentence {
  readonly parts: readonly string[];
  readonly range: Range;
}

/** Blocks whose text is one stretch. */
const BLOCKS = 'h1, h2, h3, h4, p, li, td, th, dt, dd, figcaption, summary, label, legend';
const LEFT_OUT = '[aria-hidden=true], .no-print, script, style, select, button, nav, form';

/** The sentences of an element in their order, as they are seen. */
const sentencesOf = (element: Element): Sentence[] => {
  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest(LEFT_OUT) || !parent.checkVisibility()) continue;
    const block = parent.closest(BLOCKS) ?? parent;
    blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
  }
  return [...blocks.values()].flatMap((nodes) => {
    const text = nodes.map((node) => node.data).join('');
    const placeOf = (offset: number): readonly [Text, number] => {
      let left = offset;
      for (const node of nodes) {
        if (left <= node.length) return [node, left];
        left -= node.length;
      }
      const last = nodes[nodes.length - 1] as Text;
      return [last, last.length];
    };
    return toSentences(text).map(([start, end]) => {
      const range = document.createRange();
      range.setStart(...placeOf(start));
      range.setEnd(...placeOf(end));
      const spoken = toSpoken(text.slice(start, end).trim());
      return { range, parts: toSentences(spoken).map(([from, to]) => spoken.slice(from, to)) };
    });
  });
};

/** A voice for Chinese, one on the device first; undefined: the engine chooses by the language. */
const voiceOf = (): SpeechSynthesisVoice | undefined => {
  const voices = speechSynthesis.getVoices().filter(({ lang }) => /^(zh|cmn)/i.test(lang));
  return voices.find(({ localService, lang }) => localService && /CN/i.test(lang)) ?? voices[0];
};

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

export interface Reader {
  /** Adds its buttons to the page, or removes them and stops reading. */
  readonly show: (isOn: boolean) => void;
  /** Whether a sentence is being read, or its reading is paused. */
  readonly isReading: () => boolean;
}

/** Reads the page, or a part of it. @param say called with each sentence as it stands in the page. Browser only. */
export const createReader = (say: (sentence: string) => void): Reader => {
  const bar = make('div', styles.reader);
  bar.setAttribute('role', 'region');
  bar.setAttribute('aria-label', '朗读');
  const button = (text: string, press: () => void): HTMLButtonElement => {
    const element = make('button', styles.press, text);
    element.type = 'button';
    element.addEventListener('click', press);
    return element;
  };
  const hasVoices = 'speechSynthesis' in window && !/MicroMessenger/i.test(navigator.userAgent);
  let sentences: Sentence[] = [];
  let at = -1;
  let turn = 0;

  const place = make('span', styles.place);
  /** What the reading began from, for the focus after it. */
  let opener: HTMLElement | undefined;
  const begin = (from: HTMLElement, part: Element | null): void => {
    if (!hasVoices) {
      bar.replaceChildren(make('p', styles.note, NO_VOICE));
      bar.setAttribute('role', 'status');
      showBar();
      return;
    }
    opener = from;
    sentences = sentencesOf(part ?? document.body);
    read(0);
  };
  const start = button('朗读本页', () => begin(start, document.querySelector('main')));
  start.classList.add(styles.start ?? '');
  const foot = make('div', `wrap ${styles.foot}`);
  const root = document.documentElement;
  const showBar = (): void => {
    const header = document.querySelector('[data-site-header]');
    if (header) header.after(bar);
    else document.body.prepend(bar);
  };
  const pause = button('暂停', () => {
    const isPaused = pause.textContent === '继续';
    pause.textContent = isPaused ? '暂停' : '继续';
    // Android's engines do not pause: the sentence begins again.
    if (isPaused) read(at);
    else {
      turn += 1;
      speechSynthesis.cancel();
    }
  });
  const paces = PACES.map(([value, label]) =>
    button(label, () => {
      chooseDisplay({ ...currentDisplay(), pace: value });
      if (at >= 0 && pause.textContent === '暂停') read(at);
      draw();
    }),
  );

  const mark = (range: Range | undefined): void => {
    if (!('highlights' in CSS)) return;
    if (range) CSS.highlights.set('yunxia-reading', new Highlight(range));
    else CSS.highlights.delete('yunxia-reading');
  };
  const stop = (): void => {
    turn += 1;
    at = -1;
    mark(undefined);
    if (hasVoices) speechSynthesis.cancel();
    pause.textContent = '暂停';
    draw();
  };
  const end = button('停止', stop);

  /** Buttons by state: idle, one; reading or paused, all. */
  function draw(): void {
    const pace = document.documentElement.dataset.pace ?? '';
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

  /** Puts the buttons that begin into the page as it is now: one for the page, one for each paragraph of an article. */
  function putButtons(): void {
    const main = document.querySelector('main');
    if (!main) return;
    if (!start.isConnected) placeStart(main, start, foot);
    if (!hasVoices) return;
    for (const paragraph of main.querySelectorAll('[data-rich-text] > p:not([data-spoken])')) {
      if (!paragraph.textContent?.trim()) continue;
      paragraph.setAttribute('data-spoken', '');
      const own = button('朗读这一段', () => begin(own, paragraph));
      own.className = styles.own ?? '';
      // where there is room it hangs in the margin beside the first line
      if (root.dataset.device === 'mobile' || root.dataset.size === '3') paragraph.after(own);
      else paragraph.before(own);
    }
  }
  function takeButtons(): void {
    start.remove();
    foot.remove();
    for (const own of document.querySelectorAll(`.${styles.own}`)) own.remove();
    for (const paragraph of document.querySelectorAll('[data-spoken]')) paragraph.removeAttribute('data-spoken');
  }

  /** Reads from a sentence on. */
  function read(from: number): void {
    turn += 1;
    const mine = turn;
    speechSynthesis.cancel();
    const next = (index: number): void => {
      const sentence = sentences[index];
      if (mine !== turn) return;
      if (!sentence) {
        stop();
        return;
      }
      at = index;
      draw();
      mark(sentence.range);
      say(sentence.range.toString().trim());
      keepInView(sentence.range);
      const rate = PACES.find(([value]) => value === (document.documentElement.dataset.pace ?? ''))?.[2] ?? 1;
      const voice = voiceOf();
      for (const [part, text] of sentence.parts.entries()) {
        const utterance = new SpeechSynthesisUtterance(text);
        utterance.lang = LOCALE;
        if (voice) utterance.voice = voice;
        utterance.rate = rate;
        if (part === sentence.parts.length - 1) {
          utterance.addEventListener('end', () => next(index + 1));
          utterance.addEventListener('error', ({ error }) => {
            if (error !== 'canceled' && error !== 'interrupted') next(index + 1);
          });
        }
        speechSynthesis.speak(utterance);
      }
    };
    next(from);
  }

  /** Scrolls only when the sentence would leave the middle of the window. */
  function keepInView(range: Range): void {
    const { top, bottom } = range.getBoundingClientRect();
    if (top < innerHeight * 0.1 || bottom > innerHeight * 0.7) scrollBy({ top: top - innerHeight / 3 });
  }

  // A reading ends with its page, whichever way that is left.
  addEventListener('pagehide', stop);
  addEventListener(MENU_LEFT_EVENT, () => {
    stop();
    // `main` stays from page to page, and with it what stands at its end
    takeButtons();
    if (root.dataset.elder) requestAnimationFrame(putButtons);
  });
  return {
    isReading: () => at >= 0,
    show(isOn) {
      if (isOn) putButtons();
      else {
        stop();
        takeButtons();
      }
    },
  };
};
