/**
 * Limits on connections: header size, timeouts and number, so that slow clients cannot hold memory or connections for
 * long.
 */
import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress, countedNetwork, isLoopback, isTrusted, type ProxyTrust } from '@yunxia/http/client-address';
import { sendFailure, sendText, secure } from '../http/answer.ts';

/** Times are in ms. */
export interface ConnectionLimits {
  /** Until the header is whole. */
  readonly headersTimeout: number;
  /** Until header and body are whole. */
  readonly requestTimeout: number;
  /** How long a connection is kept open between requests. */
  readonly keepAliveTimeout: number;
  /** Without a byte in either direction, also during a response. */
  readonly idleTimeout: number;
  /** How often the first two are checked. */
  readonly checkInterval: number;
  /** Bytes of request line and header. */
  readonly maxHeaderSize: number;
  /** Connections in all. */
  readonly maxConnections: number;
  /** Connections of one address. Trusted proxies and this machine are not counted. */
  readonly maxPerAddress: number;
}

export const USUAL_CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  idleTimeout: 120_000,
  checkInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  maxConnections: 10_000,
  maxPerAddress: 1_000,
};

/** Options that a server must be created with. */
export const serverOptions = (limits: ConnectionLimits): ServerOptions => ({
  connectionsCheckingInterval: limits.checkInterval,
  headersTimeout: limits.headersTimeout,
  requestTimeout: limits.requestTimeout,
  keepAliveTimeout: limits.keepAliveTimeout,
  maxHeaderSize: limits.maxHeaderSize,
  // no stream is set up for an absent body
  optimizeEmptyRequests: true,
});

/** Limits the connections of a server that was created with {@link serverOptions}. */
export const limitConnections = (server: Server, limits: ConnectionLimits, trust: ProxyTrust): void => {
  server.maxConnections = limits.maxConnections;
  server.timeout = limits.idleTimeout;
  const open = new Map<string, number>();
  // With a fixed number of proxies in front, every connection comes from a proxy.
  if (trust.hops > 0) return;
  server.on('connection', (socket: Socket) => {
    const address = clientAddress(socket.remoteAddress, undefined, trust);
    if (isLoopback(address) || isTrusted(address, trust)) return;
    const network = countedNetwork(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > limits.maxPerAddress) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
};

/** Largest request body that is read, or skipped where none is expected; in bytes. */
const BODY_LIMIT = 16 * 1024;

/**
 * Refuses a request whose body is too large before the body arrives, and closes the connection, so that the body is not
 * received only to be discarded. @returns whether it was refused
 */
export const refusesBody = (request: IncomingMessage, response: ServerResponse): boolean => {
  const { headers, url: target = '/' } = request;
  if (Number(headers['content-length'] ?? 0) > BODY_LIMIT) {
    secure(response);
    response.setHeader('Connection', 'close');
    const words = '请求内容过大';
    void (target.startsWith('/api/')
      ? sendFailure(request, response, 413, words)
      : sendText(request, response, 413, words));
    return true;
  }
  // of unknown length, where none is expected: it is not read to its end
  const isWanted = target.startsWith('/api/');
  if (!isWanted && headers['transfer-encoding'] !== undefined) response.setHeader('Connection', 'close');
  return false;
};
