/** Sanitises text for log lines: bounded, on one line, and without the values in an error's message. */

// What would end a line or move a terminal's cursor: controls, line separators, marks of writing direction.
// eslint-disable-next-line no-control-regex -- control characters are the point
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;

/** Cuts a text that we wrote ourselves, or checked, to a length. */
export function toLine(text: string, length: number): string {
  const line = text
    .slice(0, 4 * length)
    .replaceAll(CONTROLS, ' ')
    .trim();
  return line.length > length ? `${line.slice(0, length)}…` : line;
}

/** Environment variables whose value is a secret, or holds one. */
const SECRET_VARIABLES = [
  'DATABASE_URL',
  'METRICS_TOKEN',
  'PAYLOAD_SECRET',
  'PGPASSWORD',
  'PUBLISH_SECRET',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];
/** A shorter value would be found in ordinary words. */
const LEAST_SECRET = 4;

/** Secrets of this process, the longest first; of an address its password, as it is written and as it is meant. */
function readSecrets(): string[] {
  const values = SECRET_VARIABLES.flatMap((name) => {
    const value = process.env[name];
    if (!value) return [];
    const password = /^[a-z][\w+.-]*:\/\/[^:@/]*:(.*)@/i.exec(value)?.[1];
    if (password === undefined) return [value];
    let meant = password;
    try {
      meant = decodeURIComponent(password);
    } catch {
      // written as it is meant
    }
    return [value, password, meant];
  });
  return [...new Set(values)].filter(({ length }) => length >= LEAST_SECRET).sort((a, b) => b.length - a.length);
}

let secrets: string[] | undefined;

/** Characters of a message that are looked at. */
const MOST_READ = 4096;

/** Words before a quotation mark that mark the quoted text as a schema name, not a value. */
const NAMES =
  /\b(?:column|constraint|database|function|index|relation|schema|table|type|from|into|join|update)(?: "[^"]*" of relation)? $/;

/** Removes quoted text, unless it is a schema name. */
function withoutQuoted(text: string): string {
  return text.replaceAll(/"[^"]*"?|`[^`]*`?/g, (quoted, at: number) =>
    quoted.startsWith('"') && quoted.length < 80 && NAMES.test(text.slice(Math.max(0, at - 80), at)) ? quoted : '"…"',
  );
}

const isRandom = (word: string): boolean => /\d/.test(word) && /[a-z]/i.test(word);

/**
 * A library's message without its input: no statement parameters, no body, no password in a URL, no query, nothing that looks
 * random. The meaning of a message is in its fixed part; the rest may be personal data.
 */
export function toPlainMessage(text: string, length: number): string {
  secrets ??= readSecrets();
  // the word at which it is cut may be half of what would be known as a whole
  let plain = text.length > MOST_READ ? text.slice(0, MOST_READ).replace(/\S*$/, '') : text;
  // Drizzle and its drivers write a statement's parameters below it; a body that is no JSON is quoted as it came.
  plain = plain.replace(/\b(?:params|parameters|detail|hint|where):[\s\S]*$/i, '').replace(/\n\s+at [\s\S]*$/, '');
  plain = plain.replace(/,? ?(?:\.\.\.)?"[\s\S]*"(?:\.\.\.)? is not valid JSON/, ' is not valid JSON');
  for (const secret of secrets) plain = plain.replaceAll(secret, '…');
  plain = plain
    .replaceAll(/\b([a-z][\w+.-]{0,20}:\/\/)\S*@/gi, '$1…@')
    .replaceAll(/([\w)/])\?[\w%.~[\]-]+=[^\s"'`<>)]*/g, '$1?…')
    .replaceAll(/\(([\w", ]{1,80})\)=\([^\n]*\)/g, '($1)=(…)')
    .replaceAll(
      /\b((?:\w*(?:password|passwd|pwd|secret|token|salt|hash|authorization|cookie|credential|api-?key))["']?\s*[=:]\s*)(?:(?:bearer|basic|jwt)\s+)?(?:"[^"]*"|'[^']*'|[^\s,;&}]+)/gi,
      '$1…',
    )
    .replaceAll(/[\w+=-]{20,}(?:\.[\w+=-]{8,})*/g, (word) => (isRandom(word) ? '…' : word));
  return toLine(withoutQuoted(plain), length);
}
