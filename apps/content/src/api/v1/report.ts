/** report-list. */
import { and, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Implementation } from '@yunxia/contract/handler';
import { reportKinds } from '@yunxia/contract/report-codes';
import { type DatabaseTable, tableOf } from '../../records/database-table.ts';
import { isValue } from '../../records/public-query.ts';
import { findAllRecords, findRecordPage, findRecords } from '../../records/public-records.ts';
import { toAnswerHtml } from '../../rich-text/answer-html.ts';
import { toPdfFile } from './answer-media.ts';
import { toDay, toTime } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';

const fields = [
  'title',
  'year',
  'kind',
  'publishedAt',
  'dueOn',
  'isAudited',
  'summary',
  'content',
  'pdf',
  'notice',
  'figures',
  'correctedBy',
  'meeting',
  'slides',
  'slidesOutline',
  'recordingUrl',
  'recordingNote',
  'questions',
] as const;

const idOf = (reference: number | { id: number } | null | undefined): number | null =>
  typeof reference === 'object' && reference ? reference.id : (reference ?? null);

export const reportList: Implementation<ApiContext>['report-list'] = async (asked, context) => {
  const { year, kind, latest, page, limit } = asked;
  const table = tableOf(context.payload, 'reports');
  const place = sql.join(
    Object.keys(reportKinds).map((word, at) => sql`when ${word} then ${sql.raw(String(at))}`),
    sql` `,
  );
  const { records, total } = await findRecordPage(context, 'reports', fields, {
    condition: and(
      isValue(table.column('year'), year),
      isValue(table.column('kind'), kind),
      latest === 1 ? isOut(table) : undefined,
    ),
    order: [
      ...(latest === 1
        ? []
        : [
            { by: table.column('year'), direction: 'desc' as const },
            // an enum of PostgreSQL compares with no text
            { by: sql`case cast(${table.column('kind')} as text) ${place} end`, direction: 'asc' as const },
          ]),
      { by: table.column('publishedAt'), direction: 'desc' },
      { by: table.column('id'), direction: 'desc' },
    ],
    page,
    limit,
  });
  const corrections = await readCorrections(context);
  const meetings = await readMeetings(
    context,
    records.flatMap(({ meeting }) => idOf(meeting) ?? []),
  );
  const announcements = await readAnnouncements(
    context,
    records.flatMap(({ notice }) => idOf(notice) ?? []),
  );
  const announcementOf = ({ notice }: (typeof records)[number]) => announcements.get(idOf(notice) ?? 0);
  const list = records.map((record) => ({
    id: record.id,
    year: record.year,
    kind: record.kind,
    title: record.title ?? '',
    publishedAt: toTime(record.publishedAt),
    dueOn: toDay(record.dueOn),
    isAudited: record.isAudited === true,
    summary: record.summary ?? '',
    summaryHtml: toAnswerHtml(record.content),
    pdf: toPdfFile(record.pdf ?? announcementOf(record)?.pdf),
    noticeId: announcementOf(record)?.id ?? null,
    figures: (record.figures ?? []).map(({ label, value, unit, changePercent }) => ({
      ...{ label, value: value ?? '', unit: unit ?? '', changePercent: changePercent ?? '' },
    })),
    correctedBy: corrections.by.get(record.id) ?? null,
    corrects: corrections.of.get(record.id) ?? null,
    meeting: meetings.get(idOf(record.meeting) ?? 0) ?? null,
    slides: toPdfFile(record.slides),
    slidesOutline: record.slidesOutline ?? '',
    recordingUrl: record.recordingUrl ?? '',
    recordingNote: record.recordingNote ?? '',
    questions: (record.questions ?? []).map(({ question, answer }) => ({ question, answer })),
  }));
  return { list, total };
};

/** Reports that have come out; the others are booked for a day. */
const isOut = (table: DatabaseTable): SQL => {
  const column = (name: string) => table.column(name);
  return sql`(${column('dueOn')} is null or ${column('pdf')} is not null or ${column('content')} is not null
    or coalesce(${column('summary')}, '') <> '')`;
};

/** Which public reports have a public correction, by the id of either. */
async function readCorrections(context: ApiContext) {
  const table = tableOf(context.payload, 'reports');
  const pointing = await findAllRecords(context, 'reports', ['title', 'correctedBy'], {
    condition: sql`${table.column('correctedBy')} is not null`,
    order: [{ by: table.column('id'), direction: 'asc' }],
  });
  const ids = pointing.flatMap(({ correctedBy }) => idOf(correctedBy) ?? []);
  const known = new Map((await findRecords(context, 'reports', ids, ['title'])).map((record) => [record.id, record]));
  const by = new Map<number, { id: number; title: string }>();
  const of = new Map<number, { id: number; title: string }>();
  for (const { id, title, correctedBy } of pointing) {
    const correction = known.get(idOf(correctedBy) ?? 0);
    if (!correction) continue;
    by.set(id, { id: correction.id, title: correction.title ?? '' });
    of.set(correction.id, { id, title: title ?? '' });
  }
  return { by, of };
}

/** The meetings that a visitor can open. */
async function readMeetings(context: ApiContext, ids: readonly number[]) {
  const records = await findRecords(context, 'notices', ids, ['title', 'startAt']);
  return new Map(records.map(({ id, title, startAt }) => [id, { id, title, startAt: toTime(startAt) }] as const));
}

/** The announcements of reports that a visitor can open, with their files. */
async function readAnnouncements(context: ApiContext, ids: readonly number[]) {
  const records = await findRecords(context, 'notices', ids, ['type', 'pdf']);
  return new Map(records.filter(({ type }) => type === 'announcement').map((record) => [record.id, record] as const));
}
