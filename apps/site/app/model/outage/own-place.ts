/** What is said of one of the reader's own places, from outages that every reader gets: the place itself is not sent. */
import type { ReadPlace } from '@yunxia/contract/outage-reading';
import type { OutageBrief } from './outage-brief.ts';
import { isInPlace } from './outage-places.ts';
import { toVerdict } from './outage-verdict.ts';
import type { VerdictLook } from './verdict-parts.ts';

export interface OwnPlaceVerdict {
  readonly look: VerdictLook;
  /** The state in words: 停电中, 今天没有停电计划. */
  readonly state: string;
  /** What else there is to say of it: 预计12:30恢复; ''. */
  readonly rest: string;
}

/** The words of the state itself, which stand before the rest. */
const SAID = '现在停电，';

/** An outage with the text that may name more places than its regions do. */
export interface OutageWithScope extends OutageBrief {
  readonly scope: string;
}

/** A notice may name a place in its text alone. */
const isNamedIn = ({ scope, title }: OutageWithScope, place: ReadPlace): boolean =>
  scope.includes(place.title) || title.includes(place.title);

/**
 * The verdict on a place in few words.
 * @param records every outage that is off now, or off or planned today and tomorrow
 * @param now epoch ms
 */
export const toOwnPlaceVerdict = (
  place: ReadPlace,
  records: readonly OutageWithScope[],
  now: number,
): OwnPlaceVerdict => {
  const own = records.filter((record) => isInPlace(record, place) || isNamedIn(record, place));
  const reading = {
    certainty: 'known',
    asked: place.title,
    places: [place],
    marks: [],
    listed: '',
    guesses: [],
    unread: '',
    phone: '',
    start: null,
    end: null,
    days: '',
    hours: null,
  } as const;
  const { tone, chip, phrases } = toVerdict({
    reading: { ...reading, places: [place], marks: [], guesses: [] },
    records: own,
    total: own.length,
    now,
  });
  const words = phrases
    .slice(1)
    .map((phrase) => phrase.map(({ text }) => text).join(''))
    .filter((text) => text !== SAID)
    .join('');
  return tone === 'clear'
    ? { look: 'off', state: words, rest: '' }
    : { look: chip.look, state: chip.text, rest: words };
};
