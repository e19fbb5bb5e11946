/** What readers see through nginx while an editor publishes and servers fall, one step after the other. */
import { Agent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, askThrough } from './ask.ts';
import { SEARCH_LIMIT, type WholeSystem } from './whole-system.ts';

/** The list of news with an unknown query field: nginx does not cache it and passes it on to either instance. */
const LIST = '/news/important?year=&year=';
const TIMEOUT_MS = 60_000;

export interface Step {
  readonly name: string;
  /** What was observed, in words; undefined: only that the step succeeded. */
  readonly seen?: string;
  readonly seconds: number;
  /** Time limit of the step in seconds; undefined: it has none. */
  readonly bound?: number;
}

/**
 * @param isWhole with the steps that have to wait for the site's poll of ten seconds, and for servers to come back
 * @param report receives each step when it is done
 * @throws Error naming what readers did not come to see within a minute, or saw and should not
 */
export async function rehearse(
  system: WholeSystem,
  isWhole: boolean,
  report: (step: Step) => void = () => undefined,
): Promise<Step[]> {
  const { editor, nginx, sites } = system;
  const steps: Step[] = [];
  const ask = (path: string, from?: string): Promise<Answered> =>
    askThrough(nginx, path, from === undefined ? {} : { from });
  const step = async (name: string, bound: number | undefined, work: () => Promise<string | void>): Promise<void> => {
    const began = performance.now();
    const seen = await work();
    const one: Step = {
      name,
      seconds: (performance.now() - began) / 1000,
      ...(seen ? { seen } : {}),
      ...(bound === undefined ? {} : { bound }),
    };
    steps.push(one);
    report(one);
  };
  /** Polls a condition. @throws Error when it does not come true in time */
  const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
    for (const deadline = Date.now() + TIMEOUT_MS; !(await isSo());) {
      if (Date.now() > deadline) throw new Error(`not seen within a minute: ${what}`);
      await sleep(50);
    }
  };
  /** Which instance made an answer, by its log. */
  const placeOf = async ({ headers }: Answered): Promise<number> => {
    const id = `"requestId":"${String(headers['x-request-id'])}"`;
    let place: number | undefined;
    await until(`a line of the log with ${id}`, async () => {
      place = [...sites].find(([, site]) => site.output().includes(id))?.[0];
      return place !== undefined;
    });
    return place as number;
  };
  /** Asks through nginx until each instance that runs has answered so. */
  const untilAll = async (path: string, isSo: (answer: Answered) => boolean): Promise<void> => {
    const places = new Set<number>();
    await until(`${path}, from each instance`, async () => {
      const answer = await ask(path);
      if (isSo(answer)) places.add(await placeOf(answer));
      return [...sites.keys()].every((place) => places.has(place));
    });
  };
  const names =
    (title: string) =>
    ({ status, body }: Answered): boolean =>
      status === 200 && body.includes(title);
  const publish = (title: string): Promise<number> =>
    editor.create('news', { title, type: 'important', _status: 'published' });
  const search = (word: string): string => `/search?key=${encodeURIComponent(word)}`;

  await publish('演示：白鹭洲电站投产');
  await untilAll(LIST, names('白鹭洲'));

  let id = 0;
  await step('what is published shows on both instances', 10, async () => {
    id = await publish('演示：青石峡电站蓄水');
    await untilAll(LIST, names('青石峡'));
  });
  await step('and on the page that nginx keeps', 10, () =>
    until('/news/important', async () => names('青石峡')(await ask('/news/important'))),
  );
  await step('the search of both finds it', 10, () => untilAll(search('青石峡'), names('蓄水')));

  const article = `/details?id=${id}&type=important`;
  await until(article, async () => (await ask(article)).status === 200);
  await step('what is withdrawn goes from nginx and from both', 10, async () => {
    await editor.change('news', id, { withdrawn: true, _status: 'published' });
    await until(`410 ${article}`, async () => (await ask(article)).status === 410);
    await untilAll(`${article}&type=important`, ({ status }) => status === 410);
    await untilAll(LIST, ({ status, body }) => status === 200 && !body.includes('青石峡'));
    await untilAll(search('青石峡'), ({ status, body }) => status === 200 && !body.includes('蓄水'));
  });

  await step('searches of one address are counted by both together', undefined, async () => {
    let passed = 0;
    let refusedInTurn = 0;
    while (refusedInTurn < 6) {
      const { status } = await ask(search('水'), '127.0.0.9');
      if (status === 200) passed += 1;
      refusedInTurn = status === 429 ? refusedInTurn + 1 : 0;
      await sleep(60);
    }
    if (passed >= 2 * SEARCH_LIMIT) throw new Error(`each counted by itself: ${passed} of ${SEARCH_LIMIT} passed`);
    if ((await ask(search('水'), '127.0.0.10')).status !== 200) throw new Error('another address is refused');
    return `${passed} passed, ${SEARCH_LIMIT} may in a minute`;
  });

  await step('an instance is killed while 240 pages are read', undefined, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const statuses: number[] = [];
    const reading = Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let count = 0; count < 30; count += 1)
          statuses.push((await askThrough(nginx, `${LIST}&year=${count}`, { agent })).status);
      }),
    );
    await system.killSite(1);
    await reading;
    agent.destroy();
    const failed = statuses.filter((status) => status !== 200).length;
    if (failed > 0) throw new Error(`${failed} of ${statuses.length} readers got something else than the page`);
    return `${statuses.length} of ${statuses.length} answered with 200`;
  });
  await step('the other one goes on showing what is published', 10, async () => {
    await publish('演示：松涛岭风场并网');
    await until('/news/important', async () => names('松涛岭')(await ask('/news/important')));
  });
  await step('the killed one is started, and gets readers again', 15, async () => {
    await system.startSite(1);
    await untilAll(LIST, names('松涛岭'));
  });
  if (!isWhole) return steps;

  await step('without Redis the one that is not told finds a change by itself', 15, async () => {
    await system.redis.stop();
    await publish('演示：渔梁坝船闸检修');
    await untilAll(LIST, names('渔梁坝'));
  });
  await step('with Redis back counts are shared again', 15, async () => {
    await system.redis.start();
    await until('redis is back', async () => [...sites.values()].every((site) => isBack(site.output())));
    await publish('演示：云门站送出线路带电');
    await untilAll(LIST, names('云门站'));
  });
  await step('PostgreSQL cuts every connection: the content server opens new ones', 10, async () => {
    const cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'content'";
    await system.postgres.query('postgres', cut);
    await until('a change that is kept', () =>
      publish('演示：雁回湾清漂').then(
        () => true,
        () => false,
      ),
    );
    await untilAll(LIST, names('雁回湾'));
  });
  await step('without the content server kept pages stand, with the time of their data', undefined, async () => {
    await system.killContent();
    await untilAll(LIST, names('雁回湾'));
    const searched = await ask(search('雁回湾'));
    if (searched.status !== 503) throw new Error(`the search answers ${searched.status}`);
    return 'list 200 from both, search 503';
  });
  await step('the content server comes back, and publishing goes on', 30, async () => {
    await system.startContent();
    await publish('演示：落霞渡光伏并网');
    await untilAll(LIST, names('落霞渡'));
    await untilAll(search('落霞渡'), names('光伏'));
  });
  return steps;
}

/** Whether the last that an instance said of Redis is that it is back. */
const isBack = (output: string): boolean => output.lastIndexOf('redis is back') > output.lastIndexOf('redis is down');
