/** Faults outside both servers, as a machine has them: how each begins, how it ends, and what health has to say meanwhile. */
import { closeSync, existsSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StoppableCluster } from '../../apps/content/tests/postgres/stoppable-cluster.ts';
import type { RedisServer } from '../../apps/site/tests/redis-server.ts';
import type { Gate } from './gate.ts';
import type { DrillSystem } from './system.ts';

/** The system that a fault is applied to. */
export interface Scene extends DrillSystem {
  readonly postgres: StoppableCluster | undefined;
  readonly redis: RedisServer | undefined;
  /** The way to the object storage. */
  readonly storage: Gate | undefined;
  /** Whether the content server's data are on a disk of their own, small enough to be filled. */
  readonly hasSmallDisk: boolean;
}

/** The health report that has to show it: of which server, which part, which value. */
export interface HealthSays {
  readonly server: 'content' | 'site';
  readonly part: string;
  readonly word: string;
}

export interface Fault {
  readonly name: string;
  readonly database: 'sqlite' | 'postgres';
  readonly says?: HealthSays;
  /** Saves at the content server itself cannot be answered while it is not there. */
  readonly isContentGone?: boolean;
  /** It begins and ends with both servers, before the first request and after the last. */
  readonly isAround?: boolean;
  /** Whether the scene has what it takes. */
  readonly canBegin?: (scene: Scene) => boolean;
  readonly begin: (scene: Scene) => Promise<void> | void;
  readonly end: (scene: Scene) => Promise<void> | void;
}

const faults: Fault[] = [];
const fault = (name: string, rest: Omit<Fault, 'name'>): void => void faults.push({ name, ...rest });

const databaseFiles = ['content.db', 'content.db-wal', 'content.db-shm'];
let holder: DatabaseSync | undefined;

fault('another process holds the SQLite file', {
  database: 'sqlite',
  says: { server: 'content', part: 'database', word: 'locked' },
  begin: ({ data }) => {
    holder = new DatabaseSync(join(data, 'content.db'));
    // The content server may be writing at this moment.
    holder.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
  },
  end: () => {
    holder?.exec('ROLLBACK');
    holder?.close();
  },
});

fault('the SQLite file is moved away', {
  database: 'sqlite',
  says: { server: 'content', part: 'database', word: 'gone' },
  begin: ({ data }) => {
    for (const name of databaseFiles)
      if (existsSync(join(data, name))) renameSync(join(data, name), join(data, `away-${name}`));
  },
  end: ({ data }) => {
    for (const name of databaseFiles)
      if (existsSync(join(data, `away-${name}`))) renameSync(join(data, `away-${name}`), join(data, name));
  },
});

fault('the disk of the data is full', {
  database: 'sqlite',
  says: { server: 'content', part: 'disk', word: 'full' },
  canBegin: ({ hasSmallDisk }) => hasSmallDisk,
  begin: ({ data }) => {
    const file = openSync(join(data, 'filling'), 'w');
    try {
      for (const size of [1024 * 1024, 4096, 1]) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
    } finally {
      closeSync(file);
    }
  },
  end: ({ data }) => rmSync(join(data, 'filling')),
});

fault('the object storage is stopped', {
  database: 'sqlite',
  says: { server: 'content', part: 'files', word: 'down' },
  begin: ({ storage }) => storage?.close(),
  end: ({ storage }) => storage?.open(),
});

fault('Redis is stopped', {
  database: 'sqlite',
  says: { server: 'site', part: 'redis', word: 'down' },
  canBegin: ({ redis }) => redis !== undefined,
  begin: ({ redis }) => redis?.stop(),
  end: ({ redis }) => redis?.start(),
});

fault('Redis takes what is sent and answers nothing', {
  database: 'sqlite',
  canBegin: ({ redis }) => redis !== undefined,
  begin: ({ redis }) => redis?.freeze(),
  end: async ({ redis }) => {
    await redis?.stop();
    await redis?.start();
  },
});

fault('the content server hangs', {
  database: 'sqlite',
  says: { server: 'site', part: 'content', word: 'hanging' },
  isContentGone: true,
  begin: ({ content }) => content.signal('SIGSTOP'),
  end: ({ content }) => content.signal('SIGCONT'),
});

fault('the content server is killed and started again', {
  database: 'sqlite',
  says: { server: 'site', part: 'content', word: 'down' },
  isContentGone: true,
  begin: async ({ content }) => void (await content.stop('SIGKILL')),
  end: ({ content }) => content.start(),
});

fault('no log line of either server can be written', {
  database: 'sqlite',
  says: { server: 'content', part: 'log', word: 'dropping' },
  canBegin: () => existsSync('/dev/full'),
  isAround: true,
  begin: async ({ content, site }) => {
    await Promise.all([content.stop(), site.stop()]);
    await content.start('/dev/full');
    await site.start('/dev/full');
  },
  end: async ({ content, site }) => {
    const ended = await Promise.all([content.stop(), site.stop()]);
    if (!ended.every(Boolean)) throw new Error('a server without a log did not end by SIGTERM');
    await content.start();
    await site.start();
  },
});

fault('PostgreSQL is stopped (fast)', {
  database: 'postgres',
  says: { server: 'content', part: 'database', word: 'down' },
  begin: ({ postgres }) => postgres?.stop('fast'),
  end: ({ postgres }) => postgres?.start(),
});

fault('PostgreSQL is stopped (immediate)', {
  database: 'postgres',
  says: { server: 'content', part: 'database', word: 'down' },
  begin: ({ postgres }) => postgres?.stop('immediate'),
  end: ({ postgres }) => postgres?.start(),
});

/** All faults, in the order in which they are tried. */
export const allFaults: readonly Fault[] = faults;
