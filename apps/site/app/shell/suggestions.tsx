import { suggestList, SUGGEST_KEY_LIMIT } from '@yunxia/contract/suggest';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { quietApi } from '../api/browser-api.ts';
import { Icon } from '../components/icon/icon.tsx';
import { removeSearch, recentSearches } from '../runtime/recent-searches.ts';
import { LatestAnswer } from '../model/text/latest-answer.ts';
import { moveIn, type Suggestion, toRecent, toSuggestions } from '../model/search/suggestion.ts';
import styles from './suggestions.module.css';

/** Debounce after the last key, in ms. */
const PAUSE_MS = 200;
/** Back-off after a failure, in ms: the search itself works without suggestions. */
const RETRY_MS = 30_000;
/** Most answers that are cached while the page is open. */
const MAX_CACHED = 100;

const cache = new Map<string, readonly Suggestion[]>();
let quietUntil = 0;

const keyOf = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

async function ask(key: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const known = cache.get(key);
  if (known) return known;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  if (signal.aborted || Date.now() < quietUntil) return [];
  try {
    const found = toSuggestions((await quietApi(suggestList, { key }, { signal })).list);
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, found);
    return found;
  } catch {
    if (!signal.aborted) quietUntil = Date.now() + RETRY_MS;
    return [];
  }
}

export interface SuggestionsProps {
  id: string;
  box: HTMLInputElement;
  /** What stood in it when it was focused first: more may have been typed since. */
  textBefore: string;
  isComposing: () => boolean;
  /** Receives the ARIA state of the box. */
  onShow: (shown: { isOpen: boolean; active: string }) => void;
  onChoose: (to: string, text: string) => void;
}

const NONE: { lines: readonly Suggestion[]; isRecent: boolean; active: number } = {
  lines: [],
  isRecent: false,
  active: -1,
};

/** The list under a search box. The focus stays in the box; arrows, Enter and Escape are the list's while it is open. */
export function Suggestions({ id, box, textBefore, isComposing, onShow, onChoose }: SuggestionsProps) {
  const [{ lines, isRecent, active }, setShown] = useState(NONE);
  const latest = useRef(new LatestAnswer());
  const isOpen = lines.length > 0;

  const close = () => {
    latest.current.stop();
    setShown(NONE);
  };
  const read = async () => {
    const key = keyOf(box.value);
    if (key === '') {
      latest.current.stop();
      setShown({ lines: recentSearches().map(toRecent), isRecent: true, active: -1 });
      return;
    }
    if (key.length > SUGGEST_KEY_LIMIT) {
      close();
      return;
    }
    const found = await latest.current.ask((signal) => ask(key, signal));
    if (found && document.activeElement === box) setShown({ lines: found, isRecent: false, active: -1 });
  };
  const choose = (line: Suggestion) => {
    close();
    onChoose(line.to, line.text);
  };
  const forget = (text: string | undefined) => {
    removeSearch(text);
    setShown({ lines: recentSearches().map(toRecent), isRecent: true, active: -1 });
  };

  const onFocus = useEffectEvent(() => {
    if (box.value === '') void read();
  });
  const onMount = useEffectEvent(() => {
    const hasTyped = box.value !== textBefore && !isComposing();
    if (document.activeElement === box && (box.value === '' || hasTyped)) void read();
  });
  const onInput = useEffectEvent((event: Event) => {
    // What an input method composes is not typed yet.
    if (!(event instanceof InputEvent && event.isComposing)) void read();
  });
  const onComposed = useEffectEvent(() => void read());
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === 229) return;
    const line = lines[active];
    if (!isOpen && event.key === 'ArrowDown') void read();
    const next = moveIn(lines.length, active, event.key);
    if (next !== undefined) setShown({ lines, isRecent, active: next });
    else if (isOpen && event.key === 'Escape') close();
    else if (line && event.key === 'Enter') choose(line);
    else if (line && isRecent && event.key === 'Delete' && event.shiftKey) forget(line.text);
    else {
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });
  const onBlur = useEffectEvent((event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Element && event.relatedTarget.closest(`#${id}-panel`))) close();
  });

  // With the list, not a task later: no key is lost in between.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    box.addEventListener('focus', () => onFocus(), options);
    // Behind React's own listener, on the document: closing the list renders the box with the text that React knows.
    const isOfBox = ({ target }: Event): boolean => target === box;
    addEventListener('input', (event) => isOfBox(event) && onInput(event), options);
    addEventListener('compositionend', (event) => isOfBox(event) && onComposed(), options);
    box.addEventListener('keydown', (event) => onKeyDown(event), options);
    box.addEventListener('blur', (event) => onBlur(event), options);
    const asked = latest.current;
    onMount();
    return () => {
      listening.abort();
      asked.stop();
    };
  }, [box]);
  // In the paint of the line it names: a screen reader gets both or neither.
  useLayoutEffect(() => {
    onShow({ isOpen, active: active < 0 ? '' : `${id}-${active}` });
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, isOpen, active, onShow]);

  return (
    <div
      id={`${id}-panel`}
      className={isOpen ? styles.panel : 'vh'}
      // The focus stays in the box: leaving it closes the list before a press on it lands.
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
    >
      <p className="vh" role="status">
        {isOpen ? `${lines.length}条${isRecent ? '最近搜索' : '搜索建议'}，用上下方向键选择` : ''}
      </p>
      {isOpen ? (
        <Lines
          {...{ id, lines, isRecent, active }}
          onChoose={choose}
          onClear={() => {
            forget(undefined);
            box.focus();
          }}
        />
      ) : null}
    </div>
  );
}

interface LinesProps {
  id: string;
  lines: readonly Suggestion[];
  isRecent: boolean;
  /** Index of the active line; -1: none. */
  active: number;
  onChoose: (line: Suggestion) => void;
  onClear: () => void;
}

function Lines({ id, lines, isRecent, active, onChoose, onClear }: LinesProps) {
  return (
    <>
      {isRecent ? <p className={styles.head}>最近搜索（只保存在本设备）</p> : null}
      <div id={id} role="listbox" aria-label={isRecent ? '最近搜索' : '搜索建议'}>
        {lines.map((line, at) => (
          // Keys are the box's: it holds the focus and names the active line.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={`${line.to} ${line.text}`}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            className={styles.line}
            onClick={() => onChoose(line)}
          >
            <span className={styles.words}>
              {line.parts.map(({ text, hit }, part) =>
                hit ? <mark key={part}>{text}</mark> : <span key={part}>{text}</span>,
              )}
            </span>
            {line.label ? <span className={styles.label}>{line.label}</span> : null}
          </div>
        ))}
      </div>
      {isRecent ? (
        <button type="button" className={styles.clear} onClick={onClear}>
          <Icon name="close" size="sm" />
          清空最近搜索
        </button>
      ) : null}
    </>
  );
}
