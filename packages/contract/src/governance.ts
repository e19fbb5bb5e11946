/** 公司治理: people, rules and meetings. Beyond the endpoints of Spec §7. */
import * as z from 'zod/mini';
import { defineList } from './endpoint.ts';
import { codeField, dayField, idField, listField, numberField, partField, textField } from './field.ts';
import { pdfFile } from './media.ts';
import { governanceBodies, meetingBodies } from './share-codes.ts';

/** Somebody in a body: 董事会 or 高级管理人员. `committees` are those of the board; `since` and `until` limit the term. */
export const personItem = z.object({
  id: idField(),
  body: codeField(governanceBodies),
  name: textField(60),
  post: textField(60),
  committees: listField(z.object({ name: textField(60), post: textField(60) })),
  since: dayField(),
  until: dayField(),
  resume: textField(2000),
});
export type PersonItem = z.output<typeof personItem>;

/** A rule of the company, and the day on which it was adopted. */
export const governanceRule = z.object({
  id: idField(),
  title: textField(300),
  adoptedOn: dayField(),
  pdf: partField(pdfFile),
});
export type GovernanceRule = z.output<typeof governanceRule>;

/** A meeting that was held. `noticeId` is the announcement of its resolutions. */
export const governanceMeeting = z.object({
  id: idField(),
  body: codeField(meetingBodies),
  title: textField(300),
  day: dayField(),
  matters: textField(2000),
  noticeId: numberField(),
});
export type GovernanceMeeting = z.output<typeof governanceMeeting>;

/** Additive /v1/person-list: those whose term has not ended, in the company's order; rules, then meetings, newest first. */
export const personList = defineList({
  name: 'person-list',
  summary: '公司治理：人员、制度与会议',
  item: personItem,
  extra: { rules: listField(governanceRule), meetings: listField(governanceMeeting) },
});
