/** All that deploy/ puts together, each in a process of its own: PostgreSQL, Redis, content server, two instances, nginx. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRedisServer, type RedisServer } from '../../apps/site/tests/redis-server.ts';
import { type Editor, signInAsAdministrator } from '../../e2e/setup/editor.ts';
import { type ServerProcess, startServer } from '../../e2e/setup/server-process.ts';
import { freePort } from '../../scripts/free-port.ts';
import { type Nginx, startNginx } from '../../scripts/nginx.ts';
import { type PostgresCluster, startPostgres } from '../../scripts/postgres-cluster.ts';
import { SITE } from './ask.ts';

/** Searches per minute that one address may ask. */
export const SEARCH_LIMIT = 40;

/** Where the programs of others are: PostgreSQL's folder, and the paths of the other two. */
export interface Programs {
  readonly postgres: string;
  readonly redis: string;
  readonly nginx: string;
}

export interface WholeSystem {
  readonly nginx: Nginx;
  readonly editor: Editor;
  readonly redis: RedisServer;
  readonly postgres: PostgresCluster;
  /** Instances that run, by their place; a killed one is left out. */
  readonly sites: ReadonlyMap<number, ServerProcess>;
  readonly killSite: (place: number) => Promise<void>;
  readonly startSite: (place: number) => Promise<void>;
  readonly killContent: () => Promise<void>;
  readonly startContent: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** @throws Error with the output of what does not start */
export async function startWholeSystem(programs: Programs): Promise<WholeSystem> {
  const folder = mkdtempSync(join(tmpdir(), 'whole-system-'));
  const [contentPort, ...sitePorts] = await Promise.all([freePort(), freePort(), freePort()]);
  const contentUrl = `http://127.0.0.1:${contentPort}`;
  const secret = randomBytes(32).toString('hex');
  const sites = new Map<number, ServerProcess>();
  const begun: { stop: () => Promise<void> }[] = [];
  let content: ServerProcess | undefined;
  const stop = async (): Promise<void> => {
    await Promise.all([...sites.values(), content].map((server) => server?.stop()));
    await Promise.all(begun.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  const begin = async <Server extends { stop: () => Promise<void> }>(server: Promise<Server>): Promise<Server> => {
    begun.push(await server);
    return server;
  };
  try {
    const [postgres, redis] = await Promise.all([
      begin(startPostgres(programs.postgres)),
      begin(createRedisServer(programs.redis)),
    ]);
    await Promise.all([postgres.query('postgres', 'CREATE DATABASE content'), redis.start()]);
    const both = { PUBLISH_SECRET: secret, SITE_URL: `https://${SITE}`, TRUST_PROXY: '127.0.0.1' };
    const startContent = async (): Promise<void> => {
      content = await startServer('apps/content/scripts/serve.ts', contentUrl, {
        ...both,
        CONTENT_PORT: String(contentPort),
        DATABASE_URL: postgres.url('content'),
        DATA_DIR: join(folder, 'content'),
        LOG_LEVEL: 'warn',
      });
    };
    const startSite = async (place: number): Promise<void> => {
      const server = await startServer('apps/site/server/main.ts', `http://127.0.0.1:${sitePorts[place]}`, {
        ...both,
        SITE_PORT: String(sitePorts[place]),
        CONTENT_URL: contentUrl,
        DATA_DIR: join(folder, `site-${place}`),
        REDIS_URL: redis.url,
        RATE_LIMITS: `search=${SEARCH_LIMIT}`,
        METRICS_PORT: '0',
        LOG_LEVEL: 'info',
      });
      sites.set(place, server);
    };
    const [nginx] = await Promise.all([
      begin(startNginx({ program: programs.nginx, sitePorts, contentPort, adminAddresses: ['127.0.0.1'] })),
      startContent(),
      ...sitePorts.map((_, place) => startSite(place)),
    ]);
    return {
      nginx,
      editor: await signInAsAdministrator(contentUrl, /密 {2}码：(\S+)/.exec(content?.output() ?? '')?.[1] ?? ''),
      redis,
      postgres,
      sites,
      startSite,
      async killSite(place) {
        const server = sites.get(place);
        sites.delete(place);
        await server?.kill();
      },
      startContent,
      killContent: async () => content?.kill(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
