import { createServer } from 'node:net';
import { join } from 'node:path';
import { PlainError } from './file-errors.mjs';
import { commandName, holderOf } from './lock.mjs';
import { readSettings } from './start-settings.mjs';

/** @typedef {import('./start-settings.mjs').Settings} Settings */

/** Ports that are tried where the wanted one is taken. */
const TRIES = 20;

/**
 * Checks before any long work that both servers can listen.
 *
 * @param {Settings} settings
 * @throws {PlainError} saying which ports are taken, and the command that starts beside what has them
 */
export async function assertPortsFree(settings) {
  const { host, sitePort, contentPort, metricsPorts } = settings;
  const taken = [];
  if (await isTaken(host, 'SITE_PORT', sitePort)) taken.push(sitePort);
  if (await isTaken(host, 'CONTENT_PORT', contentPort)) taken.push(contentPort);
  for (const { variable, port, isChosen } of metricsPorts)
    if (isChosen && port > 0 && (await isTaken('127.0.0.1', variable, port))) taken.push(port);
  if (taken.length === 0) return;
  const isOne = taken.length === 1;
  throw new PlainError(
    [
      `端口 ${taken.join(' 和 ')} 已被占用：可能已有一个 npm start 在运行。请先结束它，或换用其他端口：`,
      `${isOne ? 'Port' : 'Ports'} ${taken.join(' and ')} ${isOne ? 'is' : 'are'} already in use, perhaps by another npm start. End that one, or choose other ports:`,
      '',
      `    ${await commandBeside(settings)}`,
    ].join('\n'),
  );
}

/**
 * The command line that starts this beside what runs already: other ports for those that are taken, another folder for
 * one that is in use, and again what differs from the defaults, so that it works as it stands.
 *
 * @param {Settings} settings
 * @returns {Promise<string>}
 */
export async function commandBeside({ host, sitePort, contentPort, metricsPorts, dataDir, lockFile }) {
  const usual = readSettings({});
  const isHeld = Boolean(holderOf(lockFile));
  const wanted = [];
  if (host !== usual.host) wanted.push(`HOST=${host}`);
  if (isHeld || dataDir !== usual.dataDir) wanted.push(`DATA_DIR=${quoted(isHeld ? otherFolder(dataDir) : dataDir)}`);
  const site = await nextFree(host, sitePort, []);
  if (site !== usual.sitePort) wanted.push(`SITE_PORT=${site}`);
  const content = await nextFree(host, contentPort, [site]);
  if (content !== usual.contentPort) wanted.push(`CONTENT_PORT=${content}`);
  const given = [site, content];
  for (const { variable, port, isChosen } of metricsPorts) {
    if (!isChosen) continue;
    given.push(port && (await nextFree('127.0.0.1', port, given)));
    wanted.push(`${variable}=${given.at(-1)}`);
  }
  return [...wanted, commandName()].join(' ');
}

/**
 * The port, or the first free one a hundred further on, and again.
 *
 * @param {string} host
 * @param {number} port
 * @param {number[]} given
 */
async function nextFree(host, port, given) {
  const step = port + 100 * TRIES > 65_535 ? -100 : 100;
  for (let tried = port, left = TRIES; left > 0; tried += step, left -= 1)
    if (!given.includes(tried) && !(await tryListen(host, tried))) return tried;
  return port + step;
}

/** @param {string} folder */
function otherFolder(folder) {
  let count = 2;
  while (holderOf(join(`${folder}-${count}`, 'start.lock'))) count += 1;
  return `${folder}-${count}`;
}

/** @param {string} path */
const quoted = (path) => (/^[\w./-]+$/.test(path) ? path : `'${path}'`);

/**
 * The ports for the metrics of the site and of the content server: those that were chosen, else the first free ones from
 * the usual on.
 *
 * @param {Settings} settings
 * @returns {Promise<Record<import('./start-settings.mjs').MetricsPort['variable'], number>>} 0: none
 */
export async function freeMetricsPorts({ sitePort, contentPort, metricsPorts }) {
  const given = new Set([sitePort, contentPort]);
  for (const { port, isChosen } of metricsPorts) if (isChosen) given.add(port);
  const found = { METRICS_PORT: 0, CONTENT_METRICS_PORT: 0 };
  for (const { variable, port, isChosen } of metricsPorts) {
    found[variable] = isChosen ? port : await firstFree(port, given);
    given.add(found[variable]);
  }
  return found;
}

/**
 * @param {number} from
 * @param {Set<number>} given
 */
async function firstFree(from, given) {
  for (let port = from; port < from + TRIES; port += 1)
    if (!given.has(port) && !(await tryListen('127.0.0.1', port))) return port;
  return 0;
}

/**
 * @param {string} host
 * @param {string} variable
 * @param {number} port
 * @returns {Promise<boolean>}
 * @throws {PlainError} when it cannot be used for another reason
 */
async function isTaken(host, variable, port) {
  const code = await tryListen(host, port);
  if (code && code !== 'EADDRINUSE') throw new PlainError(explain(code, host, variable, port));
  return code !== undefined;
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>} why the port cannot be used
 */
function tryListen(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen({ host, port }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * @param {string} code
 * @param {string} host
 * @param {string} variable
 * @param {number} port
 */
function explain(code, host, variable, port) {
  if (code === 'EACCES') {
    return `没有权限使用端口 ${port}，请用 ${variable} 换一个大于 1023 的端口。\nNo permission to use port ${port}: choose one above 1023 with ${variable}.`;
  }
  return `无法在 ${host}:${port} 监听（${code}），请检查 HOST。\nCannot listen on ${host}:${port} (${code}): check HOST.`;
}
