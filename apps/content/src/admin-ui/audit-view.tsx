import { Button, Gutter, SetStepNav } from '@payloadcms/ui';
import { toMinuteText } from '@yunxia/contract/time';
import type { AdminViewServerProps } from 'payload';
import { isAdministrator } from '../access/roles.ts';
import { ALARMING, AUDIT_ACTIONS } from '../audit/audit-actions.ts';
import {
  actionName,
  type AuditQuery,
  noDays,
  readAuditQuery,
  subjectNames,
  toAuditFilter,
  toQueryText,
} from '../audit/audit-query.ts';
import { AUDIT_DAYS, type AuditRow, countAuditRows, readAuditRows } from '../audit/audit-store.ts';
import { AdminPage } from './admin-page.tsx';
import { DayFilter } from './day-filter.tsx';

/** Rows of a page. */
const ROWS = 50;

/** 操作记录: who did what, for administrators. */
export async function AuditView(view: AdminViewServerProps) {
  const { payload, user } = view.initPageResult.req;
  return (
    <AdminPage view={view}>
      <SetStepNav nav={[{ label: '操作记录' }]} />
      <Gutter className="audit-trail">
        <h1>操作记录</h1>
        {isAdministrator(user) ? (
          <Trail payload={payload} searchParams={view.searchParams ?? {}} />
        ) : (
          <p>只有管理员可以查看操作记录。</p>
        )}
      </Gutter>
    </AdminPage>
  );
}

interface TrailProps {
  payload: AdminViewServerProps['payload'];
  searchParams: Readonly<Record<string, unknown>>;
}

async function Trail({ payload, searchParams }: TrailProps) {
  const query = readAuditQuery(searchParams, Date.now());
  const filter = toAuditFilter(query);
  const names = subjectNames(payload);
  const wrong = noDays(query);
  const total = await countAuditRows(payload, filter);
  const pages = Math.max(1, Math.ceil(total / ROWS));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(searchParams['page'])) || 1));
  const rows = await readAuditRows(payload, filter, { limit: ROWS, offset: (page - 1) * ROWS });
  return (
    <>
      <p>谁在什么时候、从哪里、改了什么。记录只增不改，保存{AUDIT_DAYS}天；时间为北京时间。</p>
      <FilterForm query={query} names={names} />
      {wrong.length > 0 && (
        <p role="alert">{`“${wrong.join('”“')}”不是日期，没有按它筛选，请写成 2026-12-01 这样。`}</p>
      )}
      <p className="audit-trail__count" role="status">
        {total === 0 ? '没有符合条件的记录' : `共${total}条，第${page}页，共${pages}页`}
        {total > 0 && (
          <Button
            el="anchor"
            url={`/cms/api/audit-trail.csv?${toQueryText(query)}`}
            buttonStyle="secondary"
            size="small"
            extraButtonProps={{ download: true }}
          >
            导出表格
          </Button>
        )}
      </p>
      {rows.length > 0 && <Rows rows={rows} names={names} />}
      {pages > 1 && (
        <nav className="audit-trail__pages" aria-label="分页">
          {page > 1 && <a href={`?${toQueryText(query, { page: String(page - 1) })}`}>上一页</a>}
          {page < pages && <a href={`?${toQueryText(query, { page: String(page + 1) })}`}>下一页</a>}
        </nav>
      )}
    </>
  );
}

function FilterForm({ query, names }: { query: AuditQuery; names: ReadonlyMap<string, string> }) {
  return (
    <form className="audit-trail__filter" action="/admin/audit" role="search" aria-label="筛选操作记录">
      <label>
        操作人
        <input name="person" defaultValue={query.person} maxLength={100} placeholder="姓名或账号" autoComplete="off" />
      </label>
      <Choice label="操作" name="action" value={query.action} options={Object.entries(AUDIT_ACTIONS)} />
      <Choice label="栏目" name="collection" value={query.collection} options={[...names]} />
      <DayFilter label="从" name="from" day={query.from} />
      <DayFilter label="到" name="to" day={query.to} />
      <Button type="submit" size="medium">
        筛选
      </Button>
      <a href="/admin/audit">清除条件</a>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [string, string])[];
}

function Choice({ label, name, value, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        <option value="">全部</option>
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Rows({ rows, names }: { rows: readonly AuditRow[]; names: ReadonlyMap<string, string> }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">操作人</th>
          <th scope="col">操作</th>
          <th scope="col">内容</th>
          <th scope="col">改动</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <time dateTime={new Date(row.at).toISOString()}>{toMinuteText(row.at)}</time>
            </td>
            <td>
              {row.actor}
              <small>{[row.account, row.address, row.agent].filter(Boolean).join(' · ')}</small>
            </td>
            <td className={ALARMING.has(row.action) ? 'audit-trail__alarm' : undefined}>
              {actionName(row)}
              {row.times > 1 && ` ×${row.times}`}
            </td>
            <td>
              {row.title || '—'}
              <small>{names.get(row.collection) ?? row.collection}</small>
            </td>
            <td>
              {row.note && <p>{row.note}</p>}
              <Changes row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The changed fields: of one its two texts at once, of more on demand. */
function Changes({ row: { before, after } }: { row: AuditRow }) {
  const labels = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (labels.length === 0) return null;
  const list = (
    <dl>
      {labels.map((label) => (
        <div key={label}>
          <dt>{label}</dt>
          {label in before && <dd>改动前：{before[label] || '（空）'}</dd>}
          {label in after && <dd>改动后：{after[label] || '（空）'}</dd>}
        </div>
      ))}
    </dl>
  );
  if (labels.length === 1) return list;
  return (
    <details>
      <summary>
        {labels.slice(0, 4).join('、')}
        {labels.length > 4 && `等${labels.length}项`}
      </summary>
      {list}
    </details>
  );
}
