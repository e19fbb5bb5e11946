/**
 * The log of changes to published content, as the content server answers it and every site process follows it:
 * `GET /publishing/changes?epoch=<epoch>&after=<seq>` with `Authorization: Bearer <PUBLISH_SECRET>`.
 * 401: another secret; 404: the content server has none, or the path is another.
 */
import * as z from 'zod/mini';

/** Path of the log on the content server. */
export const CHANGE_LOG_PATH = '/publishing/changes';

/** Changes in one answer at most; a reader that gets that many requests the next ones at once. */
export const CHANGES_PER_ANSWER = 500;

/** How long the content server holds a request that it has no change for, in ms. */
export const CHANGE_WAIT_MS = 10_000;

/** Retention of changes, in days; a reader that was down longer drops everything. */
export const CHANGE_DAYS = 7;

/** What an answer shows or a change touches: `news`, `news/important`, `news:12`, `media:5`, `site-info`. */
const tag = z.string().check(z.regex(/^[a-z0-9_.:/-]{1,128}$/));

/** One change of published content. */
const contentChange = z.object({
  /** Position in the log: ascending in the order in which changes became visible; a gap is never filled later. */
  seq: z.int().check(z.gte(1)),
  /** When it was made, epoch ms. */
  at: z.int(),
  /** The record's collection, its types before and after, and the record. What shares a tag with it is stale. */
  tags: z.array(tag).check(z.minLength(1), z.maxLength(32)),
  /** The record is not public any more: what shows it must not be served any more, not even as stale-if-error. */
  withdrawn: z.boolean(),
});
export type ContentChange = z.output<typeof contentChange>;

/** What the log answers. */
export const changeLogAnswer = z.object({
  /** Names this log; another one after a restore, a move, or in a database made again. */
  epoch: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  /** The last number that the reader has after this answer, to be sent as `after`. */
  seq: z.int().check(z.gte(0)),
  /** The log no longer has what the reader missed: it drops everything and goes on from `seq`. */
  reset: z.boolean(),
  changes: z.array(contentChange).check(z.maxLength(CHANGES_PER_ANSWER)),
});
export type ChangeLogAnswer = z.output<typeof changeLogAnswer>;

/** Reads an answer of the log. @throws Error when it is none */
export const readChangeLog = (answer: unknown): ChangeLogAnswer => z.parse(changeLogAnswer, answer);
