/** What Payload logs, as lines of our own log: what was refused is a fact of its request's line, a fault of ours is an error. */
import { describeError, statusOf } from '@yunxia/http/describe-error';
import { currentRequest } from '@yunxia/http/request-scope';
import { toPlainMessage } from '@yunxia/http/safe-text';
import type { PayloadLogger } from 'payload';
import { log } from './log.ts';

const LENGTH = 400;

/**
 * Notes why the request under way is refused, for its line of the log.
 * @returns false when it is not refused but failed: the error says no status below 500
 */
export function noteRefusal(error: unknown): boolean {
  const status = statusOf(error);
  if (status === undefined || status < 400 || status >= 500) return false;
  const { name, message = '', fields } = describeError(error, false);
  const reason = [`${name}:`, message, ...(fields ? [`(${fields})`] : [])].join(' ');
  const request = currentRequest();
  if (request) request.refusal = reason;
  else log.info('refused', { reason });
  return true;
}

/** Payload passes an object with `err` and `msg`, an error, or words. */
const at =
  (level: 'debug' | 'info' | 'warn' | 'error') =>
  (given: unknown, words?: unknown): void => {
    const { err, msg } = (typeof given === 'object' && given !== null ? given : { msg: given }) as Record<
      string,
      unknown
    >;
    const error = given instanceof Error ? given : err;
    if (error !== undefined && noteRefusal(error)) return;
    const text = [msg, words].find((each) => typeof each === 'string' && each !== '');
    const message = typeof text === 'string' ? toPlainMessage(text, LENGTH) : 'Payload failed';
    log[level](message, error === undefined ? {} : { error });
  };

const logger = {
  trace: at('debug'),
  debug: at('debug'),
  info: at('info'),
  warn: at('warn'),
  error: at('error'),
  fatal: at('error'),
  silent: () => undefined,
};

/** Payload's type is that of pino; these are the methods that it calls. */
export const payloadLogger = logger as unknown as PayloadLogger;

/** At `error` Payload hands over the error itself, at `info` its message alone: what becomes of either is decided above. */
export const payloadLevels = {
  APIError: 'error',
  AuthenticationError: 'error',
  ErrorDeletingFile: 'error',
  FileRetrievalError: 'error',
  FileUploadError: 'error',
  Forbidden: 'error',
  Locked: 'error',
  LockedAuth: 'error',
  MissingFile: 'error',
  NotFound: 'error',
  QueryError: 'error',
  UnverifiedEmail: 'error',
  ValidationError: 'error',
} as const;
