/** The audit trail as a table for spreadsheets. Whoever takes it out is in it. */
import { CSV_START, toCsvRow } from '@yunxia/contract/csv';
import { toIsoDay, toMinuteText } from '@yunxia/contract/time';
import { APIError, type Endpoint, type Payload } from 'payload';
import { isAdministrator } from '../access/roles.ts';
import { actionName, readAuditQuery, subjectNames, toAuditFilter, toQueryText } from './audit-query.ts';
import { addAuditRow, type AuditFilter, type AuditRow, type FieldTexts, readAuditRows } from './audit-store.ts';
import { actorOf } from './audited.ts';

/** Rows that are read at once. */
const BATCH = 500;
const COLUMNS = [
  '时间',
  '操作人',
  '账号',
  '地址',
  '浏览器',
  '操作',
  '次数',
  '栏目',
  '标题',
  '改动前',
  '改动后',
  '备注',
];

const toText = (fields: FieldTexts): string =>
  Object.entries(fields)
    .map(([label, text]) => `${label}：${text}`)
    .join('\n');

const toRow = (row: AuditRow, names: ReadonlyMap<string, string>): string =>
  toCsvRow([
    ...[toMinuteText(row.at), row.actor, row.account, row.address, row.agent, actionName(row), row.times],
    ...[names.get(row.collection) ?? row.collection, row.title, toText(row.before), toText(row.after), row.note],
  ]);

/** The rows as text, piece by piece, newest first. */
async function* toCsv(payload: Payload, filter: AuditFilter): AsyncGenerator<string> {
  yield CSV_START + toCsvRow(COLUMNS);
  const names = subjectNames(payload);
  let before: number | undefined;
  for (;;) {
    const rows = await readAuditRows(payload, filter, { limit: BATCH, before });
    if (rows.length > 0) yield rows.map((row) => toRow(row, names)).join('');
    if (rows.length < BATCH) return;
    before = rows.at(-1)?.id;
  }
}

/** `GET /cms/api/audit-trail.csv?person=&action=&collection=&from=&to=` */
export const auditExport: Endpoint = {
  path: '/audit-trail.csv',
  method: 'get',
  handler: async (req) => {
    if (!isAdministrator(req.user)) throw new APIError('只有管理员可以导出操作记录', 403, null, true);
    const query = readAuditQuery(req.query, Date.now());
    const note = decodeURIComponent(toQueryText(query).replaceAll('+', ' '));
    await addAuditRow(req.payload, { ...actorOf(req), action: 'export', note });
    const name = encodeURIComponent(`操作记录-${toIsoDay(Date.now())}.csv`);
    const parts = toCsv(req.payload, toAuditFilter(query));
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { value, done } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
    });
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': `attachment; filename="audit-trail.csv"; filename*=UTF-8''${name}`,
        'cache-control': 'no-store',
      },
    });
  },
};
