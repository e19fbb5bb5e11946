'use client';
import { useField, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { toMinuteText } from '@yunxia/contract/time';
import { useEffect, useId, useRef, useState } from 'react';
import { type ConfirmedFlag, toConfirmedFlags } from '../outages/confirmed-flags.ts';
import { PUBLISHING } from './held-presses.ts';

interface ListedFlag {
  text: string;
  hint?: string;
  /** Another notice that it is about. */
  link?: { id: number; label: string };
}

/** What to look at again before a record is published, each to be confirmed by itself; nothing when there is none. */
export function FlagList({ flags }: { flags: readonly ListedFlag[] }) {
  const { value: confirmed, setValue } = useField<ConfirmedFlag[] | null>({ path: 'confirmedFlags' });
  const known = toConfirmedFlags(confirmed);
  const confirmationOf = (text: string) => known.find((flag) => flag.text === text);
  const open = flags.filter(({ text }) => !confirmationOf(text));
  const isRepeated = useRepetition(open.map(({ text }) => text).join('\n')) && open.length > 0;
  const heading = useId();
  if (flags.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={isRepeated ? 'is-repeated' : undefined}>
      <h2 id={heading}>请核对</h2>
      <p role="status">
        {isRepeated ? `还有 ${open.length} 项没有确认，再按一次“发布”仍会发布。` : '不影响发布，确认后记入操作记录。'}
      </p>
      <ul>
        {flags.map(({ text, hint, link }) => (
          <li key={`${text} ${link?.id ?? ''}`}>
            <span>
              <strong>{text}</strong>
              {hint !== undefined && <small>{hint}</small>}
              <Confirmation flag={confirmationOf(text)} />
              {link !== undefined && (
                <a href={`/admin/collections/notices/${link.id}`} target="_blank" rel="noreferrer">
                  {link.label}
                </a>
              )}
            </span>
            <label>
              <input
                type="checkbox"
                checked={confirmationOf(text) !== undefined}
                aria-label={`确认：${text}`}
                onChange={({ target }) =>
                  setValue(
                    target.checked ? [...known, { text, by: '', at: '' }] : known.filter((flag) => flag.text !== text),
                  )
                }
              />
              <span aria-hidden="true">确认</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who has confirmed it, once it is saved. */
function Confirmation({ flag }: { flag: ConfirmedFlag | undefined }) {
  if (!flag?.at) return null;
  return <small>{`${flag.by} ${toMinuteText(Date.parse(flag.at)).slice(5)} 确认`}</small>;
}

/**
 * The first press on a button that publishes shows what is not confirmed, once for the same flags; the next one publishes.
 * @param open flags that are not confirmed, as one text
 * @returns whether they have been shown
 */
function useRepetition(open: string): boolean {
  const [shown, setShown] = useState('');
  const latest = useRef({ open, shown });
  const isProcessing = useFormProcessing();
  const isRefused = useFormSubmitted();
  const wasProcessing = useRef(false);
  useEffect(() => {
    // published: for the next time they are shown again
    if (wasProcessing.current && !isProcessing && !isRefused) setShown('');
    wasProcessing.current = isProcessing;
  }, [isProcessing, isRefused]);
  useEffect(() => {
    latest.current = { open, shown };
  }, [open, shown]);
  useEffect(() => {
    const repeat = (event: MouseEvent): void => {
      const state = latest.current;
      const button = event.target instanceof Element ? event.target.closest(PUBLISHING) : null;
      if (!button || state.open === '' || state.open === state.shown) return;
      event.preventDefault();
      event.stopPropagation();
      setShown(state.open);
    };
    document.addEventListener('click', repeat, true);
    return () => document.removeEventListener('click', repeat, true);
  }, []);
  return shown !== '' && shown === open;
}
