import { Note } from '../../components/note/note.tsx';
import { RefreshLink } from './refresh-link.tsx';

export interface StraysNoteProps {
  /** Rows that have lost the status since the list was loaded. */
  count: number;
  /** The status that the list is filtered by, in words; undefined: it is not. */
  statusText: string | undefined;
}

/** Under a status filter: that rows have gone on to another status since. Nothing when none has. */
export function StraysNote({ count, statusText }: StraysNoteProps) {
  if (count === 0 || !statusText) return null;
  return (
    <Note>
      <p role="status">
        <span>{`其中${count}条刚刚变为其他状态，已不是“${statusText}”。`}</span>
        <RefreshLink />
      </p>
    </Note>
  );
}
