import type { NoticeItem } from '@yunxia/contract/notice';

/**
 * The fields of an outage that rows, verdicts and counts read: lists send no others to the browser. In an answer `fragment`
 * tells the outage's page what was searched for, and `scope` which part of a place the notice is about.
 */
export type OutageBrief = { readonly fragment?: string; readonly scope?: string } & Pick<
  NoticeItem,
  | 'id'
  | 'title'
  | 'kind'
  | 'reason'
  | 'regions'
  | 'lines'
  | 'transformers'
  | 'startAt'
  | 'endAt'
  | 'expectedRestoreAt'
  | 'restoredAt'
  | 'override'
  | 'previousStartAt'
  | 'previousEndAt'
>;

/** {@link OutageBrief} of a record. */
export const toOutageBrief = (record: NoticeItem): OutageBrief => {
  const { id, title, kind, reason, regions, lines, transformers } = record;
  const { startAt, endAt, expectedRestoreAt, restoredAt, override, previousStartAt, previousEndAt } = record;
  return {
    ...{ id, title, kind, reason, regions, lines, transformers },
    ...{ startAt, endAt, expectedRestoreAt, restoredAt, override, previousStartAt, previousEndAt },
  };
};
