/** Records of an answer about a place; not of the lists that a first visit has. */
import type { NoticeItem } from '@yunxia/contract/notice';
import { type OutageBrief, toOutageBrief } from './outage-brief.ts';

/** Records of an answer whose first rows may be the one that it is about. */
const WITH_SCOPE = 4;

/** {@link OutageBrief} of the records of an answer: the first ones have their scope. */
export const toAnswerBriefs = (records: readonly NoticeItem[]): OutageBrief[] =>
  records.map((record, index) =>
    index < WITH_SCOPE && record.scope ? { ...toOutageBrief(record), scope: record.scope } : toOutageBrief(record),
  );
