/** CSV (RFC 4180) that spreadsheets open as it is: UTF-8 with its mark, CRLF, and no cell that runs as a formula. */

/** Tells Excel that the file is UTF-8; without it Excel decodes the text as another character set. */
export const CSV_START = '\ufeff';

/** What a spreadsheet takes for the beginning of a formula, full-width signs included (CWE-1236). */
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** Control characters but for the line feed; lone surrogates become U+FFFD. */
const toPlainText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- they are what is removed
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** One cell. A text that a spreadsheet would run as a formula has an apostrophe before it; a number stays a number. */
export const toCsvCell = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = toPlainText(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One row, ended by CRLF. */
export const toCsvRow = (values: ReadonlyArray<string | number | null>): string =>
  `${values.map(toCsvCell).join(',')}\r\n`;
