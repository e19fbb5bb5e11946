/**
 * Speaks the text of the page with a voice of the browser, sentence by sentence: some engines stop in a long text without a
 * word.
 */
import { LOCALE } from '../../device/constants.ts';
import { toSentences, toSpoken } from './spoken-text.ts';

/** A sentence of the page: what is said, and where it stands. */
export interface Sentence {
  readonly parts: readonly string[];
  readonly range: Range;
}

/** Blocks whose text is one stretch. */
const BLOCKS = 'h1, h2, h3, h4, p, li, td, th, dt, dd, figcaption, summary, label, legend';
const LEFT_OUT = '[aria-hidden=true], .no-print, script, style, select, button, nav, form';

/** The sentences of an element in their order, as they are seen. */
export const sentencesOf = (element: Element): Sentence[] => {
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

/** False in WeChat, whose engine has the interface and no voice. */
export const hasVoices = (): boolean => 'speechSynthesis' in window && !/MicroMessenger/i.test(navigator.userAgent);

export interface Speech {
  /** Speaks from a sentence on, in place of what is being spoken. */
  readonly speak: (sentences: readonly Sentence[], from: number) => void;
  /** Ends the speech without `onEnd`. */
  readonly stop: () => void;
}

/**
 * @param rateOf rate of the next sentence; 1 is the voice's own
 * @param onSentence called with each sentence as it begins
 * @param onEnd called after the last one
 */
export const createSpeech = (
  rateOf: () => number,
  onSentence: (sentence: Sentence, index: number) => void,
  onEnd: () => void,
): Speech => {
  // What an engine reports of a speech that was stopped comes late.
  let speech = 0;
  const stop = (): void => {
    speech += 1;
    speechSynthesis.cancel();
  };
  const speak = (sentences: readonly Sentence[], from: number): void => {
    stop();
    const mine = speech;
    const next = (index: number): void => {
      const sentence = sentences[index];
      if (mine !== speech) return;
      if (!sentence) {
        onEnd();
        return;
      }
      onSentence(sentence, index);
      const voice = voiceOf();
      for (const [part, text] of sentence.parts.entries()) {
        const utterance = new SpeechSynthesisUtterance(text);
        utterance.lang = LOCALE;
        if (voice) utterance.voice = voice;
        utterance.rate = rateOf();
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
  };
  return { speak, stop };
};
