/** Publishes while both servers are killed (SIGKILL), and sees whether anything that was acknowledged is lost. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { signInAsAdministrator, type Editor } from '../../../e2e/setup/editor.ts';
import { type ServerProcess, startServer } from '../../../e2e/setup/server-process.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { inspectPostgres, withPostgres } from '../src/backup/postgres-database.ts';
import { inspectSqlite } from '../src/backup/sqlite-file.ts';

/** Publishes under way at once. */
const EDITORS = 4;

export interface CrashOptions {
  publishes: number;
  /** How often each server is killed while it works. */
  kills: number;
  /** Connection string of an empty database; undefined: SQLite. */
  databaseUrl?: string | undefined;
  /** Told what happens. */
  report?: (line: string) => void;
}

export interface CrashResult {
  acknowledged: number;
  /** Publishes that were not answered: they may have been kept or not, but not in part. */
  unanswered: number;
  contentKills: number;
  siteKills: number;
  /** Acknowledged records that are not there, or not as they were sent. */
  lost: number;
  /** Records without their version, or that the search does not know. */
  halfWritten: number;
  /** Seconds from the content server's return until the site shows what was published just before it was killed. */
  shownAfterContentKill: number;
  /** The same of the site. */
  shownAfterSiteKill: number;
}

/** Runs it on the built servers, over a folder of its own. @throws Error when the database is damaged or nothing shows */
export async function publishUnderKill(options: CrashOptions): Promise<CrashResult> {
  const { publishes, kills, databaseUrl, report = () => undefined } = options;
  const directory = mkdtempSync(path.join(tmpdir(), 'content-crash-'));
  const [contentPort, sitePort] = [await freePort(), await freePort()];
  const [contentUrl, siteUrl] = [`http://127.0.0.1:${contentPort}`, `http://127.0.0.1:${sitePort}`];
  const env = {
    NODE_ENV: 'production' as const,
    PUBLISH_SECRET: randomBytes(32).toString('hex'),
    CONTENT_URL: contentUrl,
    CONTENT_PORT: String(contentPort),
    SITE_PORT: String(sitePort),
    METRICS_PORT: '0',
    LOG_LEVEL: 'warn',
    SAMPLE: 'off',
    DATABASE_URL: databaseUrl ?? '',
    DATA_DIR: path.join(directory, 'content'),
  };
  const startContent = () => startServer('apps/content/scripts/serve.ts', contentUrl, env);
  const startSite = () =>
    startServer('apps/site/server/main.ts', siteUrl, { ...env, DATA_DIR: path.join(directory, 'site') });
  let content: ServerProcess | undefined;
  let site: ServerProcess | undefined;
  try {
    content = await startContent();
    site = await startSite();
    const editor = await signInAsAdministrator(contentUrl, /密 {2}码：(\S+)/.exec(content.output())?.[1] ?? '');
    const acknowledged = new Map<number, string>();
    const progress = { next: 0, isOver: false };
    let unanswered = 0;
    const killed = { content: 0, site: 0 };
    const publishAll = async (): Promise<void> => {
      while (progress.next < publishes) {
        progress.next += 1;
        const title = titleOf(progress.next);
        try {
          acknowledged.set(await publish(editor, title), title);
        } catch {
          unanswered += 1;
          await untilAnswered(`${contentUrl}/healthz`);
        }
      }
    };
    const reached = async (count: number): Promise<void> => {
      while (progress.next < count && !progress.isOver) await sleep(2);
    };
    const killAll = async (): Promise<void> => {
      const share = publishes / (2 * kills + 1);
      for (let turn = 1; turn <= 2 * kills && !progress.isOver; turn += 1) {
        await reached(turn * share);
        if (progress.isOver) return;
        if (turn % 2 === 1) {
          await content?.kill();
          killed.content += 1;
          content = await startContent();
        } else {
          await site?.kill();
          killed.site += 1;
          site = await startSite();
        }
        report(`${turn % 2 === 1 ? 'content' : 'site'} killed at ${progress.next} of ${publishes}`);
      }
    };
    const killing = killAll();
    await Promise.all(Array.from({ length: EDITORS }, publishAll));
    progress.isOver = true;
    await killing;

    const publishLast = async (title: string): Promise<void> => {
      acknowledged.set(await publish(editor, title), title);
    };
    await publishLast('内容服务器倒下之前的最后一条');
    await content.kill();
    content = await startContent();
    const shownAfterContentKill = await untilShown(siteUrl, '内容服务器倒下之前的最后一条');
    await publishLast('网站倒下之前的最后一条');
    await site.kill();
    site = await startSite();
    const shownAfterSiteKill = await untilShown(siteUrl, '网站倒下之前的最后一条');
    // Once more with force: what is looked at is what a power cut would leave.
    await content.kill();
    const kept = databaseUrl ? await readPostgres(databaseUrl) : readSqlite(path.join(env.DATA_DIR, 'content.db'));
    const titles = new Map(kept.news.map(({ id, title }) => [id, title]));
    return {
      acknowledged: acknowledged.size,
      unanswered,
      contentKills: killed.content + 1,
      siteKills: killed.site + 1,
      lost: [...acknowledged].filter(([id, title]) => titles.get(id) !== title).length,
      halfWritten: kept.halfWritten,
      shownAfterContentKill,
      shownAfterSiteKill,
    };
  } finally {
    await content?.kill();
    await site?.kill();
    rmSync(directory, { recursive: true, force: true });
  }
}

const titleOf = (number: number): string => `第 ${number} 条新闻`;
const publish = (editor: Editor, title: string): Promise<number> =>
  editor.create('news', { title, type: 'important', _status: 'published' });

async function untilAnswered(url: string): Promise<void> {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(50);
}

/** @returns seconds until the site's list of news names it */
async function untilShown(siteUrl: string, title: string): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 60_000) {
    const page = await fetch(`${siteUrl}/news/important`).then(
      (answer) => answer.text(),
      () => '',
    );
    if (page.includes(title)) return (performance.now() - began) / 1000;
    await sleep(100);
  }
  throw new Error(`the site does not show: ${title}`);
}

interface Kept {
  news: { id: number; title: string }[];
  halfWritten: number;
}

const news = "SELECT id, title FROM news WHERE _status = 'published'";
const halfWritten = `SELECT count(*) AS total FROM news n
  WHERE NOT EXISTS (SELECT 1 FROM _news_v v WHERE v.parent_id = n.id AND v.version_title = n.title)
  OR NOT EXISTS (SELECT 1 FROM search_rows r WHERE r.collection = 'news' AND r.record = n.id)`;
const toNews = (row: Record<string, unknown>) => ({ id: Number(row['id']), title: String(row['title']) });

function readSqlite(file: string): Kept {
  // Fails when it is damaged.
  inspectSqlite(file);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare(news).all().map(toNews);
    return { news: rows, halfWritten: Number(database.prepare(halfWritten).get()?.['total']) };
  } finally {
    database.close();
  }
}

function readPostgres(url: string): Promise<Kept> {
  return withPostgres(url, async (client) => {
    await inspectPostgres(client);
    const { rows } = await client.query(news);
    return { news: rows.map(toNews), halfWritten: Number((await client.query(halfWritten)).rows[0]?.['total']) };
  });
}
