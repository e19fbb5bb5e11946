/** Copies of unsaved forms in the browser: one per account, collection and record, for a week. */

/** A copy of a form. */
export interface UnsavedCopy {
  /** Epoch ms of the last change. */
  readonly at: number;
  /** The form's values by field name, as they are sent when it is saved; `updatedAt` is the state that it began from. */
  readonly data: Readonly<Record<string, unknown>>;
}

export type CopyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'unsaved ';
const WEEK_MS = 7 * 86_400_000;

/** @param id undefined: a record that has never been saved */
export const copyKey = (userId: number | string, slug: string, id: number | string | undefined): string =>
  `${PREFIX}${userId} ${slug} ${id ?? 'new'}`;

const parseCopy = (text: string | null): UnsavedCopy | undefined => {
  try {
    const copy = JSON.parse(text ?? 'null') as Partial<UnsavedCopy> | null;
    return typeof copy?.at === 'number' && typeof copy.data === 'object' ? (copy as UnsavedCopy) : undefined;
  } catch {
    return undefined;
  }
};

/** Removes copies that are older than a week or cannot be read. */
function prune(storage: CopyStorage, now: number): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter((key) => key !== null);
  for (const key of keys) {
    if (!key.startsWith(PREFIX)) continue;
    const copy = parseCopy(storage.getItem(key));
    if (!copy || now - copy.at > WEEK_MS) storage.removeItem(key);
  }
}

/** The copy of a key; undefined when there is none, or it is older than a week. */
export function readCopy(storage: CopyStorage, key: string, now: number): UnsavedCopy | undefined {
  const copy = parseCopy(storage.getItem(key));
  return copy && now - copy.at <= WEEK_MS ? copy : undefined;
}

/** Stores a copy. @returns false when the browser has no room for it */
export function writeCopy(storage: CopyStorage, key: string, copy: UnsavedCopy): boolean {
  try {
    prune(storage, copy.at);
    storage.setItem(key, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}
