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

/** Records of an answer whose first rows may be the one that it is about. */
const WITH_SCOPE = 4;

/** {@link OutageBrief} of the records of an answer: the first ones have their scope. */
export const toAnswerBriefs = (records: readonly NoticeItem[]): OutageBrief[] =>
  records.map((record, index) =>
    index < WITH_SCOPE && record.scope ? { ...toOutageBrief(record), scope: record.scope } : toOutageBrief(record),
  );
