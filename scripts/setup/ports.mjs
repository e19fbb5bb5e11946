import { createServer } from 'node:net';
import { PlainError } from './file-errors.mjs';

/** @typedef {import('./start-settings.mjs').Settings} Settings */

/** Ports that are tried after the usual one of the metrics. */
const METRICS_TRIES = 20;

/**
 * Checks before any long work that both servers can listen.
 *
 * @param {Settings} settings
 * @throws {PlainError} saying which port is taken and how to choose another
 */
export async function assertPortsFree({ host, sitePort, contentPort, metricsPort, isMetricsPortChosen }) {
  await assertPortFree(host, 'SITE_PORT', sitePort);
  await assertPortFree(host, 'CONTENT_PORT', contentPort);
  if (isMetricsPortChosen && metricsPort > 0) await assertPortFree('127.0.0.1', 'METRICS_PORT', metricsPort);
}

/**
 * The port for the metrics: the one that was chosen, else the first free one from the usual on.
 *
 * @param {Settings} settings
 * @returns {Promise<number>} 0: none
 */
export async function freeMetricsPort({ sitePort, contentPort, metricsPort, isMetricsPortChosen }) {
  if (isMetricsPortChosen) return metricsPort;
  for (let port = metricsPort; port < metricsPort + METRICS_TRIES; port += 1) {
    if (port !== sitePort && port !== contentPort && !(await tryListen('127.0.0.1', port))) return port;
  }
  return 0;
}

/**
 * @param {string} host
 * @param {string} variable
 * @param {number} port
 */
async function assertPortFree(host, variable, port) {
  const code = await tryListen(host, port);
  if (code) throw new PlainError(explain(code, host, variable, port));
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
  if (code === 'EADDRINUSE') {
    const other = port + 100 > 65_535 ? port - 100 : port + 100;
    return [
      `端口 ${port} 已被占用：可能已有一个 npm start 在运行。请先结束它，或换一个端口：`,
      `Port ${port} is already in use, perhaps by another npm start. End that one, or choose another port:`,
      '',
      `    ${variable}=${other} npm start`,
    ].join('\n');
  }
  if (code === 'EACCES') {
    return `没有权限使用端口 ${port}，请用 ${variable} 换一个大于 1023 的端口。\nNo permission to use port ${port}: choose one above 1023 with ${variable}.`;
  }
  return `无法在 ${host}:${port} 监听（${code}），请检查 HOST。\nCannot listen on ${host}:${port} (${code}): check HOST.`;
}
