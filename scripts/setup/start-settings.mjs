// What `npm start` and `npm run dev` read from their environment. Plain JavaScript, because it is checked before the
// project's own Node is there.
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PlainError } from './file-errors.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const USUAL_METRICS_PORTS = { METRICS_PORT: 9464, CONTENT_METRICS_PORT: 9465 };

/**
 * @typedef {object} MetricsPort
 * @property {'METRICS_PORT' | 'CONTENT_METRICS_PORT'} variable
 * @property {number} port of 127.0.0.1; 0: none
 * @property {boolean} isChosen another one does not do
 */

/**
 * What a start needs to know; every value has a default, so that no variable has to be set.
 *
 * @typedef {object} Settings
 * @property {string} host address both servers listen on
 * @property {number} sitePort
 * @property {number} contentPort
 * @property {MetricsPort[]} metricsPorts of the site and of the content server
 * @property {string} dataDir absolute folder of the database and the uploads
 * @property {string} lockFile held while the servers run over this database
 * @property {boolean} sample whether an empty database is filled with sample content
 */

/**
 * Reads SITE_PORT, CONTENT_PORT, METRICS_PORT, CONTENT_METRICS_PORT, HOST, DATA_DIR, SAMPLE and DATABASE_URL.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 * @throws {PlainError} naming the variable that has no usable value
 */
export function readSettings(env) {
  const sitePort = readPort(env, 'SITE_PORT', 3000);
  const contentPort = readPort(env, 'CONTENT_PORT', 3001);
  assertDifferent('SITE_PORT', sitePort, 'CONTENT_PORT', contentPort);
  const metricsPorts = [readMetricsPort(env, 'METRICS_PORT'), readMetricsPort(env, 'CONTENT_METRICS_PORT')];
  const given = [
    { variable: 'SITE_PORT', port: sitePort },
    { variable: 'CONTENT_PORT', port: contentPort },
  ];
  for (const { variable, port, isChosen } of metricsPorts) {
    if (!isChosen || port === 0) continue;
    for (const other of given) assertDifferent(other.variable, other.port, variable, port);
    given.push({ variable, port });
  }
  const dataDir = resolve(root, env.DATA_DIR || 'data');
  return {
    host: env.HOST || '127.0.0.1',
    sitePort,
    contentPort,
    metricsPorts,
    dataDir,
    // A database of PostgreSQL may have several content servers; one of SQLite has one.
    lockFile: join(dataDir, env.DATABASE_URL ? `start-${contentPort}.lock` : 'start.lock'),
    sample: env.SAMPLE !== 'off' && !env.DATABASE_URL,
  };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {MetricsPort['variable']} variable
 * @returns {MetricsPort}
 */
function readMetricsPort(env, variable) {
  const port = env[variable] === '0' ? 0 : readPort(env, variable, USUAL_METRICS_PORTS[variable]);
  return { variable, port, isChosen: Boolean(env[variable]) };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} fallback
 */
function readPort(env, name, fallback) {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainError(
    `${name} 应为 1 到 65535 的整数，现在是“${text}”。\n${name} must be a whole number from 1 to 65535, not "${text}".`,
  );
}

/**
 * @param {string} name
 * @param {number} port
 * @param {string} otherName
 * @param {number} otherPort
 */
function assertDifferent(name, port, otherName, otherPort) {
  if (port !== otherPort) return;
  throw new PlainError(
    `${name} 与 ${otherName} 不能相同（${port}）。\n${name} and ${otherName} must differ (${port}).`,
  );
}

/**
 * The origin under which a process on this machine reaches a server that listens on `host`.
 *
 * @param {string} host
 * @param {number} port
 */
export function localUrl(host, port) {
  const address = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
