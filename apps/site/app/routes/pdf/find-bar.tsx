import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { SEARCH_KEY_LIMIT } from '@yunxia/contract/search';
import { useLimitedText } from '../../components/field/use-limited-text.ts';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { type FindState, MAX_PLACES } from './finder.ts';
import styles from './find-bar.module.css';

/** Rest after typing before find begins, in ms. */
const TYPING_REST_MS = 250;

export interface FindBarProps {
  state: FindState;
  onFind: (typed: string) => void;
  onMove: (by: 1 | -1) => void;
  onClose: () => void;
}

/** Field with its limit (Spec §5), count, next, previous. Enter goes on, Shift+Enter back, Escape closes. */
export function FindBar({ state, onFind, onMove, onClose }: FindBarProps) {
  const field = useRef<HTMLInputElement | null>(null);
  const { box, count } = useLimitedText('', SEARCH_KEY_LIMIT);
  const typed = box.value;
  const countId = useId();
  const [isComposing, setComposing] = useState(false);
  // With the bar: the keys that follow are meant for it.
  useLayoutEffect(() => field.current?.focus(), []);
  useEffect(() => {
    // A word that is being composed is not typed yet.
    if (isComposing) return;
    const timer = setTimeout(() => onFind(typed), TYPING_REST_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- find follows what is typed, not the handler
  }, [typed, isComposing]);
  const isNone = typed.trim() !== '' && state.total === 0 && !state.isBusy;
  return (
    // Keys that bubble up from the field.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.bar}
      role="search"
      aria-label="在文档中查找"
      onSubmit={(event) => {
        event.preventDefault();
        onMove(1);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key === 'Enter' && event.shiftKey && !event.nativeEvent.isComposing) {
          event.preventDefault();
          onMove(-1);
        }
      }}
    >
      <input
        {...box}
        ref={(input) => {
          field.current = input;
          box.ref(input);
        }}
        className={styles.field}
        type="search"
        aria-label="查找内容"
        placeholder="在文档中查找"
        autoComplete="off"
        aria-invalid={isNone}
        aria-describedby={count > 0 ? countId : undefined}
        onCompositionStart={() => {
          box.onCompositionStart();
          setComposing(true);
        }}
        onCompositionEnd={(event) => {
          box.onCompositionEnd(event);
          setComposing(false);
        }}
      />
      <p className={styles.count} role="status">
        {countText(typed, state)}
      </p>
      <IconButton icon="chevron-up" label="上一处" aria-disabled={state.total === 0} onClick={() => onMove(-1)} />
      <IconButton icon="chevron-down" label="下一处" aria-disabled={state.total === 0} onClick={() => onMove(1)} />
      <IconButton icon="close" label="关闭查找" onClick={onClose} />
      {count > 0 ? (
        <p id={countId} className={`num ${styles.typed}`}>
          {`已输入 ${count}/${SEARCH_KEY_LIMIT}`}
        </p>
      ) : null}
    </form>
  );
}

const countText = (typed: string, { total, at, page, isBusy }: FindState): React.ReactNode => {
  if (typed.trim() === '') return '';
  if (total === 0) return isBusy ? '正在查找' : '没有找到';
  return (
    <>
      <span aria-hidden="true">{`${at}/${total >= MAX_PLACES ? `${total}+` : total}${isBusy ? '…' : ''}`}</span>
      {isBusy ? null : <span className="vh">{`第${at}处，共${total}处，在第${page}页`}</span>}
    </>
  );
};
