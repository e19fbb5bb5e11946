import { resolve } from 'node:path';
import { PlainError } from './plain-error.ts';

export const root = resolve(import.meta.dirname, '..');

/** What a start needs to know; every value has a default, so that no variable has to be set. */
export type Settings = {
  /** Address both servers listen on. */
  host: string;
  sitePort: number;
  contentPort: number;
  /** Absolute folder of the database and the uploads. */
  dataDir: string;
  /** Whether an empty database is filled with sample content. */
  sample: boolean;
};

/**
 * Reads SITE_PORT, CONTENT_PORT, HOST, DATA_DIR, SAMPLE and DATABASE_URL.
 *
 * @throws PlainError naming the variable that has no usable value
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const sitePort = readPort(env, 'SITE_PORT', 3000);
  const contentPort = readPort(env, 'CONTENT_PORT', 3001);
  if (sitePort === contentPort) {
    throw new PlainError(
      `SITE_PORT 与 CONTENT_PORT 不能相同（${sitePort}）。\nSITE_PORT and CONTENT_PORT must differ (${sitePort}).`,
    );
  }
  return {
    host: env.HOST || '127.0.0.1',
    sitePort,
    contentPort,
    dataDir: resolve(root, env.DATA_DIR || 'data'),
    sample: env.SAMPLE !== 'off' && !env.DATABASE_URL,
  };
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainError(
    `${name} 应为 1 到 65535 的整数，现在是“${text}”。\n${name} must be a whole number from 1 to 65535, not "${text}".`,
  );
}

/** The address under which a process on this machine reaches a server that listens on `host`. */
export function localUrl(host: string, port: number): string {
  const address = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
