/** Readers who ask the site, and an editor who saves at the content server, while something fails; and what they got. */
import { setTimeout as sleep } from 'node:timers/promises';

/** An answer that takes longer than this, in ms, counts as none. */
const LONGEST_MS = 30_000;
/** Pause of a reader between two requests, and of the editor between two saves, in ms. */
const READER_REST_MS = 40;
const EDITOR_REST_MS = 250;

/** Results of the requests of one kind. */
export interface Tally {
  /** Answered as asked for. */
  answered: number;
  /** Refused with 503 or 507 and a message in Chinese. */
  refused: number;
  /** Anything else: an error without words, a connection that breaks off, no answer. */
  readonly failures: string[];
  /** Longest wait for an answer, in seconds. */
  longest: number;
}

const emptyTally = (): Tally => ({ answered: 0, refused: 0, failures: [], longest: 0 });

/** Chinese words, as every refusal must have them. */
const CHINESE = /\p{Script=Han}{4}/u;

const tell = async (tally: Tally, what: string, ask: () => Promise<Response>): Promise<Response | undefined> => {
  const began = performance.now();
  let answer: Response | undefined;
  try {
    const given = await ask();
    const text = await given.clone().text();
    if (given.status < 400) {
      tally.answered += 1;
      answer = given;
    } else if ((given.status === 503 || given.status === 507) && CHINESE.test(text)) tally.refused += 1;
    else tally.failures.push(`${what}: HTTP ${given.status} ${text.slice(0, 200)}`);
  } catch (error) {
    tally.failures.push(`${what}: ${error instanceof Error ? `${error.name} ${error.message}` : String(error)}`);
  }
  tally.longest = Math.max(tally.longest, (performance.now() - began) / 1000);
  return answer;
};

export interface LoadReport {
  /** Pages that the site has cached. */
  readonly cached: Tally;
  /** Searches that are not cached yet. */
  readonly searches: Tally;
  readonly saves: Tally;
  /** Titles whose save was acknowledged. */
  readonly saved: readonly string[];
}

/** Cached pages that readers ask for. */
export const CACHED_PAGES = ['/home', '/information_disclosure/overhaul', '/news/important'] as const;

/** @param token of an editor's session */
export const startLoad = (siteUrl: string, contentUrl: string, token: string): (() => Promise<LoadReport>) => {
  const report = { cached: emptyTally(), searches: emptyTally(), saves: emptyTally(), saved: [] as string[] };
  const over = new AbortController();
  const repeat = async (rest: number, step: (at: number) => Promise<void>): Promise<void> => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      await step(at);
      await sleep(rest);
    }
  };
  const ask = (url: string, init: RequestInit = {}): Promise<Response> =>
    fetch(url, { ...init, signal: AbortSignal.timeout(LONGEST_MS) });
  const run = Date.now().toString(36);
  const readers = CACHED_PAGES.map((path) =>
    repeat(READER_REST_MS, async () => void (await tell(report.cached, path, () => ask(siteUrl + path)))),
  );
  const searcher = repeat(READER_REST_MS, async (at) => {
    await tell(report.searches, 'search', () => ask(`${siteUrl}/search?key=${run}${at}`));
  });
  const editor = repeat(EDITOR_REST_MS, async (at) => {
    const title = `演练 ${run} ${at}`;
    const answer = await tell(report.saves, 'save', () =>
      ask(`${contentUrl}/cms/api/news`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
        body: JSON.stringify({ title, type: 'important', _status: 'published' }),
      }),
    );
    if (answer) report.saved.push(title);
  });
  return async () => {
    over.abort();
    await Promise.all([...readers, searcher, editor]);
    return report;
  };
};

/** Which of the titles the content server does not have, though it acknowledged them. */
export const findLost = async (contentUrl: string, token: string, titles: readonly string[]): Promise<string[]> => {
  const lost: string[] = [];
  for (const title of titles) {
    const query = new URLSearchParams({ 'where[title][equals]': title, limit: '1', depth: '0' });
    const answer = await fetch(`${contentUrl}/cms/api/news?${query}`, { headers: { authorization: `JWT ${token}` } });
    const { totalDocs = 0 } = (await answer.json()) as { totalDocs?: number };
    if (totalDocs === 0) lost.push(title);
  }
  return lost;
};
