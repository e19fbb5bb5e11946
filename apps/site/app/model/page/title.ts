/** Control characters, and the marks that turn the direction of all text after them (U+202A–202E, U+2066–2069). */
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/g;

/** What stands where a record has no title. */
export const UNTITLED = '（无标题）';

/** A record's title as pages show it: one line without unseen marks; a title that is empty still gives something to press. */
export const toTitle = (title: string): string => title.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim() || UNTITLED;
