/** person-list. */
import type { Implementation } from '@yunxia/contract/handler';
import { publicWhere } from '../../access/public-records.ts';
import { tableOf } from '../../records/database-table.ts';
import { findAllRecords } from '../../records/public-records.ts';
import { toPdfFile } from './answer-media.ts';
import { toDay } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { publicNoticeOf } from './public-notices.ts';
import { listTable } from './shown.ts';

const MOST_PEOPLE = 200;
/** The latest ones: of ten years and more. */
const MOST_MEETINGS = 200;

export const personList: Implementation<ApiContext>['person-list'] = async (_, context) => {
  const [list, rules, meetings] = await Promise.all([readPeople(context), readRules(context), readMeetings(context)]);
  return { list, rules, meetings };
};

async function readPeople(context: ApiContext) {
  listTable(context, 'people');
  const { docs } = await context.payload.find({
    collection: 'people',
    where: publicWhere(context.now),
    sort: ['-sort', 'id'],
    depth: 0,
    limit: MOST_PEOPLE,
    pagination: false,
    draft: false,
    overrideAccess: false,
  });
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
  listTable(context, 'governance-meetings');
  const { docs } = await context.payload.find({
    collection: 'governance-meetings',
    where: publicWhere(context.now),
    sort: ['-day', '-id'],
    depth: 0,
    limit: MOST_MEETINGS,
    pagination: false,
    draft: false,
    overrideAccess: false,
  });
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
