/** The shape of a look-up's answer, and what its parts share. */
import type { OutageReading, ReadPlace } from '@yunxia/contract/outage-reading';
import type { AskedDays } from './asked-days.ts';
import type { OutageBrief } from './outage-brief.ts';
import { short, type VerdictPhrase } from './outage-verdict-words.ts';

/** Off now; off later in the asked time; nothing planned; another place than typed; nothing known. */
export type VerdictTone = 'now' | 'soon' | 'clear' | 'partly' | 'none';

/** Shape and colour of the word for the state. */
export type VerdictLook = 'now' | 'late' | 'soon' | 'plan' | 'done' | 'off';

export interface OutageVerdict {
  readonly tone: VerdictTone;
  readonly chip: { readonly look: VerdictLook; readonly text: string };
  /** Beside the chip: how the days were read, kind of outage, time left, the place in full. */
  readonly facts: readonly string[];
  readonly phrases: readonly VerdictPhrase[];
  /** The sentence as plain text. */
  readonly text: string;
  /** One more line; '' for none. */
  readonly sub: string;
  /** The outages that the answer is about, the most important first, then what comes next there. */
  readonly rows: readonly OutageBrief[];
  /** Places to choose from: what may have been meant, or the places of one name. */
  readonly guesses: readonly ReadPlace[];
  /** The one place of the directory that the answer is about: it can be subscribed to; null when there is no such. */
  readonly place: ReadPlace | null;
}

export interface VerdictInput {
  /** null: neither a place nor words were asked for. */
  readonly reading: OutageReading | null;
  /** The first records of the answer, in its order, of every status and kind. */
  readonly records: readonly OutageBrief[];
  /** Records of the whole answer. */
  readonly total: number;
  /** Records of the whole answer by status; {} when the server counts none. */
  readonly counts?: Readonly<Record<string, number>>;
  /** Days that were asked for in fields; days in the typed text stand in their place. */
  readonly days?: AskedDays;
  /** Epoch ms. */
  readonly now: number;
}

export type Answer = Omit<OutageVerdict, 'text' | 'place' | 'guesses'> & Partial<Pick<OutageVerdict, 'guesses'>>;

/** Most outages that stand below the sentence. */
export const MAX_ROWS = 4;

/** What is asked about. */
export interface Scope {
  /** Before the colon. */
  readonly name: string;
  /** It has many places: outages are counted. */
  readonly isArea: boolean;
  readonly place: ReadPlace | null;
}

/**
 * Words that only the text of notices holds: the directory does not know what they name, so that nothing can be denied
 * of it.
 */
export const isOfWords = (reading: OutageReading | null): boolean =>
  reading?.certainty === 'known' && reading.unread !== '';

/** What was asked, as typed. */
export const toTyped = ({ asked, unread }: OutageReading): string => `“${short(asked || unread)}”`;
