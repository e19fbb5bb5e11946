/** person-list. */
import type { Implementation } from '@yunxia/contract/handler';
import { tableOf } from '../../records/database-table.ts';
import { findAllRecords, findWholeRecords } from '../../records/public-records.ts';
import { toPdfFile } from './answer-media.ts';
import { toDay } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { publicNoticeOf } from './public-notices.ts';

export const personList: Implementation<ApiContext>['person-list'] = async (_, context) => {
  const [list, rules, meetings] = await Promise.all([readPeople(context), readRules(context), readMeetings(context)]);
  return { list, rules, meetings };
};

async function readPeople(context: ApiContext) {
  const docs = await findWholeRecords(context, 'people', ['-sort', 'id']);
  return docs.map((record) => ({
    id: record.id,
    body: record.body,
    name: record.name,
    post: record.post,
    committees: record.body === 'board' ? (record.committees ?? []).map(({ name, post }) => ({ name, post })) : [],
    since: toDay(record.since),
    until: toDay(record.until),
    resume: record.resume ?? '',
  }));
}

async function readRules(context: ApiContext) {
  const table = tableOf(context.payload, 'governance-rules');
  const records = await findAllRecords(context, 'governance-rules', ['title', 'adoptedOn', 'pdf'], {
    order: [
      { by: table.column('adoptedOn'), direction: 'desc' },
      { by: table.column('id'), direction: 'desc' },
    ],
  });
  return records.map((record) => ({
    id: record.id,
    title: record.title,
    adoptedOn: toDay(record.adoptedOn),
    pdf: toPdfFile(record.pdf),
  }));
}

async function readMeetings(context: ApiContext) {
  const docs = await findWholeRecords(context, 'governance-meetings', ['-day', '-id']);
  const noticeOf = await publicNoticeOf(context, docs);
  return docs.map((record) => ({
    id: record.id,
    body: record.body,
    title: record.title,
    day: toDay(record.day),
    matters: record.matters ?? '',
    noticeId: noticeOf(record),
  }));
}
