/** The allow-list of fields in a log line besides its message, each with its type. */
import { describeError, type ErrorFacts } from './describe-error.ts';
import { toLine } from './safe-text.ts';

const FACTS = {
  /** Of a request. A path without its query; of an address no more than its network. */
  requestId: 'string',
  method: 'string',
  path: 'path',
  route: 'path',
  endpoint: 'string',
  status: 'number',
  milliseconds: 'number',
  network: 'string',
  aborted: 'boolean',
  cache: 'string',
  /** Of a limit, a refusal, a failed sign-in. */
  kind: 'string',
  reason: 'string',
  hint: 'string',
  /** Of a change between the two servers. */
  source: 'string',
  messageId: 'string',
  site: 'string',
  attempt: 'number',
  changes: 'number',
  purged: 'number',
  /** Of background work. */
  collection: 'string',
  recordId: 'number',
  notices: 'number',
  files: 'number',
  file: 'string',
  seconds: 'number',
  count: 'number',
  bytes: 'number',
  port: 'number',
  signal: 'string',
  state: 'string',
} as const;

type TypeOf<Kind> = Kind extends 'number' ? number : Kind extends 'boolean' ? boolean : string;

/** Facts beside the message. */
export type Facts = {
  readonly [Name in keyof typeof FACTS]?: TypeOf<(typeof FACTS)[Name]> | undefined;
} & {
  /** The thrown value; reduced by an allow-list of its own (describe-error.ts). */
  readonly error?: unknown;
};

const LENGTH = 200;
const PATH_LENGTH = 300;
/** Links that were mailed once, and previews, carry a token in their path. */
const TOKEN_IN_PATH = /\/(reset|verify|unlock|preview)\/[^/]+/g;

const toPath = (value: string): string =>
  toLine((value.split(/[?#]/, 1)[0] ?? '').replaceAll(TOKEN_IN_PATH, '/$1/…'), PATH_LENGTH);

type Checked = Record<string, string | number | boolean | ErrorFacts>;

/** Filters fields by the list at run time, since casts can circumvent the types. @param isFull an error with its stack */
export function checkFacts({ error, ...facts }: Facts, isFull: boolean): Checked {
  const checked: Checked = {};
  for (const [name, kind] of Object.entries(FACTS)) {
    const value = facts[name as keyof typeof FACTS];
    if (typeof value === 'string') {
      if (kind === 'path') checked[name] = toPath(value);
      else if (kind === 'string') checked[name] = toLine(value, LENGTH);
    } else if (typeof value === kind && (typeof value !== 'number' || Number.isFinite(value))) {
      checked[name] = value as number | boolean;
    }
  }
  if (error !== undefined) checked['error'] = describeError(error, isFull);
  return checked;
}
