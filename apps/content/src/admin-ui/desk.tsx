import { DAY_MS, dayOfWeek, HOUR_MS, startOfDay, toMinuteText } from '@yunxia/contract/time';
import type { Payload, PayloadRequest } from 'payload';
import { isWorking } from '../access/roles.ts';
import { rolesOf, type Step, stepNames } from '../access/rights.ts';
import { type Desk as DeskData, readDesk, type WaitingItem } from '../desk/read-desk.ts';

interface DeskProps {
  payload: Payload;
  user: PayloadRequest['user'];
}

/** First on the dashboard: what waits for this user, and what is to be watched. */
export async function Desk({ payload, user }: DeskProps) {
  if (!isWorking(user) || !user) return null;
  const now = Date.now();
  const desk = await readDesk(payload, user, now);
  const isClerk = desk.waiting.length === 0 && desk.can.outage && desk.outages.length > 0;
  const outages = <Outages desk={desk} now={now} />;
  return (
    <main className="desk">
      <div className="desk__head">
        <h1>{headline(user, desk)}</h1>
        <a className="desk__manual" href="/admin/manual">
          使用手册
        </a>
        {desk.can.outage ? (
          <>
            <a className="btn btn--style-secondary btn--size-medium" href="/admin/outage-import">
              导入停电
            </a>
            <a
              className="btn btn--style-secondary btn--size-medium"
              href="/admin/collections/notices/create?type=overhaul"
            >
              新建停电公告
            </a>
          </>
        ) : null}
        {desk.can.news ? (
          <a className="btn btn--style-primary btn--size-medium" href="/admin/collections/news/create">
            新建新闻
          </a>
        ) : null}
      </div>
      {desk.isDecided ? null : (
        <p className="desk__note">
          还没有设置审核：各栏目的撰写者保存后可以直接发布。
          {user.role === 'administrator' ? <a href="/admin/globals/review-settings">去设置审核</a> : '由管理员设置。'}
        </p>
      )}
      {desk.closures ? (
        <p className="desk__note">
          <span>{desk.closures}</span>
          <a href="/admin/collections/trading-closures">去填休市日</a>
        </p>
      ) : null}
      {desk.feed ? (
        <p className="desk__note">
          <span>{desk.feed}</span>
          <a href="/admin/globals/stock-settings">行情设置</a>
        </p>
      ) : null}
      <Counts desk={desk} />
      <div className="desk__lists">
        <div>
          {isClerk ? outages : null}
          {desk.can.reviews || desk.waiting.length > 0 ? <Waiting desk={desk} now={now} /> : null}
          <Returned desk={desk} now={now} />
          <Overdue desk={desk} now={now} />
        </div>
        <div>
          {isClerk ? null : outages}
          <Scheduled desk={desk} now={now} />
          <Binned desk={desk} />
        </div>
      </div>
    </main>
  );
}

/** 待我复审 for whom has one review, 待我审核 for whom has more. */
function reviewWord(roles: readonly string[]): string {
  const own = (Object.keys(stepNames) as Step[]).filter((step) => roles.includes(step));
  const [only] = own;
  return own.length === 1 && only ? stepNames[only] : '审核';
}

function headline(user: NonNullable<PayloadRequest['user']>, desk: DeskData): string {
  const name = user.name?.trim() || '您好';
  if (desk.waiting.length > 0) return `${name}，${desk.waiting.length}件等您${reviewWord(rolesOf(user))}`;
  if (desk.returned.length > 0) return `${name}，${desk.returned.length}件退回给您`;
  if (desk.can.outage && desk.outages.length > 0) return `${name}，${desk.outages.length}条停电等您标记恢复`;
  return `${name}，没有待办`;
}

function Counts({ desk }: { desk: DeskData }) {
  const counts: [number, string, string][] = [
    desk.can.reviews
      ? [desk.waiting.length, '待我审核', '#desk-waiting']
      : [desk.underReview, '我的稿件在审', '/admin/collections/news'],
    [desk.returned.length, '退回给我', '#desk-returned'],
    [desk.outages.length, '停电未标记恢复', '#desk-outages'],
    [desk.scheduledTotal, '定时', '#desk-scheduled'],
    [desk.overdue.length, '逾期披露', '#desk-overdue'],
    [
      desk.picturesWithoutText,
      '图片缺说明',
      '/admin/collections/media?where[or][0][and][0][alt][exists]=false&where[or][0][and][1][mimeType][like]=image/&where[or][0][and][2][decorative][not_equals]=true',
    ],
    [desk.binned.length, '回收站', '#desk-bin'],
  ];
  return (
    <ul className="desk__counts">
      {counts.map(([count, label, href]) => (
        <li key={label}>
          <a href={href}>
            <b>{count}</b>
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface PartProps {
  desk: DeskData;
  now: number;
}

interface ListProps {
  id: string;
  title: string;
  note?: string;
  empty: string;
  /** Rows that are shown at once; the others are behind 另有 n 件. */
  most: number;
  rows: React.ReactNode[];
}

function List({ id, title, note, empty, most, rows }: ListProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {title}
        {note ? <small>{note}</small> : null}
      </h2>
      {rows.length === 0 ? <p className="desk__empty">{empty}</p> : <ul>{rows.slice(0, most)}</ul>}
      {rows.length > most ? (
        <details>
          <summary>{`另有 ${rows.length - most} 件`}</summary>
          <ul>{rows.slice(most)}</ul>
        </details>
      ) : null}
    </section>
  );
}

function Waiting({ desk, now }: PartProps) {
  const row = (item: WaitingItem) => (
    <li key={item.href}>
      <a href={item.href}>{item.title}</a>
      <small>
        {[item.column, stepNames[item.step], item.from && `${item.from}交来`, item.isChange && '已发布，改动待审']
          .filter(Boolean)
          .join(' · ')}
      </small>
      <Waited since={item.since} now={now} />
    </li>
  );
  return (
    <List
      id="desk-waiting"
      title="待我审核"
      note="先交的在前"
      empty="没有等您审核的稿件"
      most={5}
      rows={desk.waiting.map(row)}
    />
  );
}

function Returned({ desk, now }: PartProps) {
  const rows = desk.returned.map((item) => (
    <li key={item.href}>
      <a href={item.href}>{item.title}</a>
      <small>{`${item.by}：${item.reason}`}</small>
      <Moment at={item.at} now={now} />
    </li>
  ));
  if (rows.length === 0 && !desk.can.news && !desk.can.outage && !desk.can.disclosure) return null;
  return <List id="desk-returned" title="退回给我" empty="没有退回的稿件" most={3} rows={rows} />;
}

/** The buttons of outages, for users who may write them. */
function Outages({ desk, now }: PartProps) {
  const isClerk = desk.can.outage;
  const rows = desk.outages.map((item) => (
    <li key={item.href}>
      <a href={item.href}>{item.title}</a>
      {isClerk ? (
        <span className="desk__acts">
          <a href={`${item.href}?do=postpone`} aria-label={`延期：${item.title}`}>
            延期
          </a>
          <a href={`${item.href}?do=restore`} aria-label={`已恢复：${item.title}`}>
            已恢复
          </a>
        </span>
      ) : null}
      {item.isLate ? (
        <span className="desk-mark desk-mark--late">{`超过 ${spanText(now - (item.end ?? now))}`}</span>
      ) : (
        <span className="desk-mark desk-mark--now">
          {item.end === null ? '停电中，结束时间未定' : `停电中，${momentText(item.end, now)} 结束`}
        </span>
      )}
    </li>
  ));
  return (
    <List
      id="desk-outages"
      title="今天停电，未标记恢复"
      note="超时的在前"
      empty="没有未标记恢复的停电"
      most={4}
      rows={rows}
    />
  );
}

function Scheduled({ desk, now }: PartProps) {
  const rows = desk.scheduled.map((item) => (
    <li key={`${item.what} ${item.href}`}>
      <Moment at={item.at} now={now} />
      <a href={item.href}>{item.title}</a>
      {item.what === 'publish' ? null : <small>{item.what === 'change' ? '计划变更' : '定时撤下'}</small>}
    </li>
  ));
  return <List id="desk-scheduled" title="定时" note="北京时间" empty="没有定时的内容" most={4} rows={rows} />;
}

function Binned({ desk }: Pick<PartProps, 'desk'>) {
  const rows = desk.binned.map((item) => (
    <li key={item.href}>
      <a href={item.href}>{item.title}</a>
      <small>{item.column}</small>
      <span>{item.days === 0 ? '今天清除' : `${item.days} 天后清除`}</span>
    </li>
  ));
  return <List id="desk-bin" title="回收站" note="恢复后是草稿" empty="回收站是空的" most={3} rows={rows} />;
}

function Overdue({ desk, now }: PartProps) {
  const rows = desk.overdue.map((item) => (
    <li key={item.href}>
      <a href={item.href}>{item.title}</a>
      <small>{`应在 ${toMinuteText(item.due).slice(0, 10)} 前更新`}</small>
      <span className="desk-mark desk-mark--late">{`${Math.ceil((now - item.due) / DAY_MS) - 1} 天`}</span>
    </li>
  ));
  return <List id="desk-overdue" title="逾期披露" empty="没有逾期的公开类别" most={2} rows={rows} />;
}

/** `2 天`, `5 小时`, `40 分钟`. */
function spanText(span: number): string {
  if (span >= DAY_MS) return `${Math.floor(span / DAY_MS)} 天`;
  if (span >= HOUR_MS) return `${Math.floor(span / HOUR_MS)} 小时`;
  return `${Math.max(1, Math.floor(span / 60_000))} 分钟`;
}

/** Whether more than a working day has passed: Saturdays and Sundays do not count. */
function isLate(since: number, now: number): boolean {
  let free = 0;
  for (let day = startOfDay(since); day < now; day += DAY_MS) {
    if (dayOfWeek(day) % 6 === 0) free += Math.min(day + DAY_MS, now) - Math.max(day, since);
  }
  return now - since - free > DAY_MS;
}

function Waited({ since, now }: { since: number; now: number }) {
  const clock = toMinuteText(since);
  return (
    <time
      className={isLate(since, now) ? 'desk-mark desk-mark--late' : ''}
      dateTime={new Date(since).toISOString()}
      title={`${clock} 交来`}
    >
      {spanText(now - since)}
    </time>
  );
}

/** `今天 18:00`, `11-30 08:00`. */
function momentText(at: number, now: number): string {
  const text = toMinuteText(at);
  const days = Math.round((startOfDay(at) - startOfDay(now)) / DAY_MS);
  const near = { '-1': '昨天', '0': '今天', '1': '明天' }[String(days)];
  return `${near ?? text.slice(text.slice(0, 4) === toMinuteText(now).slice(0, 4) ? 5 : 0, 10)} ${text.slice(11)}`;
}

function Moment({ at, now }: { at: number; now: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={toMinuteText(at)}>
      {momentText(at, now)}
    </time>
  );
}
