/**
 * The loggable form of an error: an allow-list of fields that hold no personal data. Drivers and Payload attach the whole
 * request to their errors (parameters, documents, passwords), in fields and in the text of message and stack.
 */
import { toLine, toPlainMessage } from './safe-text.ts';

/** The logged fields of an error. */
export interface ErrorFacts {
  name: string;
  message?: string;
  code?: string | number;
  errno?: number;
  syscall?: string;
  status?: number;
  /** Of a failed call between the two servers. */
  kind?: string;
  endpoint?: string;
  /** Of the database. */
  severity?: string;
  constraint?: string;
  table?: string;
  routine?: string;
  /** Names of the fields that did not pass a check. */
  fields?: string;
  /** Next's mark of an error, which the browser received. */
  digest?: string;
  stack?: string;
  cause?: ErrorFacts;
}

const MESSAGE_LENGTH = 400;
const MAX_DEPTH = 4;
const MAX_FRAMES = 16;
const FRAME_LENGTH = 240;
const MAX_FIELDS = 10;
const FRAME =
  /^\s+at (?:(?:async |new )?[^\s()]+(?: \[as [^\s()]+\])? \([^()]*(?:\([^()]*\)[^()]*)*\)|(?:async )?\S+:\d+:\d+)$/;

/** Fields that are passed on when they are short words without a space, as drivers and systems write them. */
const WORDS = ['syscall', 'kind', 'endpoint', 'severity', 'constraint', 'table', 'routine', 'digest'] as const;
const WORD = /^[\w.:/@-]{1,80}$/;

function framesOf({ stack, message }: { stack: unknown; message: string }): string | undefined {
  if (typeof stack !== 'string') return undefined;
  // The message stands before the frames, with line ends of its own.
  const at = message === '' ? -1 : stack.indexOf(message);
  const frames = (at === -1 ? stack : stack.slice(at + message.length)).split('\n').filter((line) => FRAME.test(line));
  if (frames.length === 0) return undefined;
  return frames
    .slice(0, MAX_FRAMES)
    .map((frame) => toLine(frame, FRAME_LENGTH))
    .join('\n');
}

/** Paths of the fields that a document was refused for; their values are left out. */
function fieldsOf(error: object): string | undefined {
  if (!('data' in error) || typeof error.data !== 'object' || error.data === null || !('errors' in error.data)) return;
  const { errors } = error.data;
  if (!Array.isArray(errors)) return undefined;
  const paths = errors.slice(0, MAX_FIELDS).flatMap((each: unknown) => {
    const path = typeof each === 'object' && each !== null && 'path' in each ? each.path : undefined;
    return typeof path === 'string' && WORD.test(path) ? [path] : [];
  });
  return paths.length === 0 ? undefined : paths.join(' ');
}

/** Reads a field of an unknown error, whose getters may throw. */
function read(error: object, name: string): unknown {
  try {
    return (error as Record<string, unknown>)[name];
  } catch {
    return undefined;
  }
}

/** Minified classes and errors of another realm lose their name. */
function nameOf(error: object): string {
  const name = read(error, 'name');
  return typeof name === 'string' && WORD.test(name) ? name : 'Error';
}

/**
 * @param isFull with the stack and what caused it
 * @returns facts that hold none of the data that the error was about
 */
export function describeError(error: unknown, isFull = true, depth = 0): ErrorFacts {
  if (typeof error !== 'object' || error === null) {
    return {
      name: typeof error,
      ...(typeof error === 'string' ? { message: toPlainMessage(error, MESSAGE_LENGTH) } : {}),
    };
  }
  const facts: ErrorFacts = { name: nameOf(error) };
  const given = read(error, 'message');
  const message = typeof given === 'string' ? given : '';
  if (message !== '') facts.message = toPlainMessage(message, MESSAGE_LENGTH);
  const code = read(error, 'code');
  if (typeof code === 'number' || (typeof code === 'string' && WORD.test(code))) facts.code = code;
  for (const name of ['errno', 'status'] as const) {
    const value = read(error, name);
    if (typeof value === 'number') facts[name] = value;
  }
  for (const name of WORDS) {
    const value = read(error, name);
    if (typeof value === 'string' && WORD.test(value)) facts[name] = value;
  }
  const fields = fieldsOf(error);
  if (fields) facts.fields = fields;
  if (!isFull) return facts;
  const stack = framesOf({ stack: read(error, 'stack'), message });
  if (stack) facts.stack = stack;
  // Of an AggregateError the first error is logged.
  const several = read(error, 'errors');
  const cause = read(error, 'cause') ?? (Array.isArray(several) ? several[0] : undefined);
  if (cause instanceof Error && depth < MAX_DEPTH) facts.cause = describeError(cause, true, depth + 1);
  return facts;
}

/** The HTTP status of an error; undefined when it has none. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const status = read(error, 'status');
  return typeof status === 'number' && Number.isInteger(status) ? status : undefined;
}
