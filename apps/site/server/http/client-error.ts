/** Answers requests that Node's parser rejects: without an answer the visitor would see the browser's own error page. */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from './headers.ts';
import { PLAIN_POLICY, tooLongPage } from './plain-page.ts';

/** The error of a request that the parser rejects. */
export type ParserError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** The answer, by the parser's error. */
const answers: Readonly<Record<string, readonly [status: number, text: string]>> = {
  HPE_HEADER_OVERFLOW: [431, '网址或请求头过长，请缩短后再试。'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, '请求内容过大。'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, '请求超时'],
};

/**
 * How long a refused connection stays open after the answer, in ms, so that the client can read it. Closing at once with
 * unread bytes of the request would reset the connection and lose the answer; waiting for the client would let it hold the
 * connection.
 */
const LINGER_MS = 1_000;

/** A longer request line, in bytes, is the reason why the header is too long; nginx has the same limit. */
const LONG_LINE = 8 * 1024;

/**
 * Whether the URL makes the header too long, by the packet that the parser rejected. That is the first packet, with the
 * request line, or a later one within the line: then it ends the line, or has no space at all.
 */
const isUrlTooLong = ({ code, rawPacket }: ParserError): boolean => {
  if (code !== 'HPE_HEADER_OVERFLOW' || rawPacket === undefined) return false;
  const [line = ''] = rawPacket.toString('latin1').split('\r\n', 1);
  if (/^[A-Z]+ /.test(line)) return line.length > LONG_LINE;
  return / HTTP\/1\.\d$/.test(line) || !/\s/.test(line);
};

const toResponse = (status: number, type: string, text: string, policy?: string): string => {
  const headers = {
    ...securityHeaders,
    ...(policy === undefined ? {} : { 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' }),
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n');
};

/**
 * The complete response to a request that could not be parsed, as bytes on the wire. A URL that is too long gets a page, an
 * API call the envelope.
 * @param siteInfoFile file of the last good site information
 */
export const refusalOf = async (error: ParserError, siteInfoFile: string): Promise<string> => {
  if (isUrlTooLong(error)) {
    const isApi = /^[A-Z]+ \/api\//.test(error.rawPacket?.toString('latin1', 0, 16) ?? '');
    if (isApi) return toResponse(414, 'application/json', JSON.stringify({ code: 414, msg: '网址过长' }));
    return toResponse(414, 'text/html', await tooLongPage(siteInfoFile), PLAIN_POLICY);
  }
  const [status, text] = answers[error.code ?? ''] ?? [400, '请求错误'];
  return toResponse(status, 'text/plain', text);
};

/**
 * Answers a request that could not be parsed, in Chinese; a connection that is closed or is sending a response is destroyed.
 * @param siteInfoFile file of the last good site information
 */
export const createRefusal = (siteInfoFile: string): ((error: ParserError, socket: Duplex) => void) => {
  // The parser fails again at each further packet of the same request.
  const refused = new WeakSet<Duplex>();
  const refuse = async (error: ParserError, socket: Duplex): Promise<void> => {
    if (refused.has(socket)) return;
    refused.add(socket);
    const isAnswering = 'bytesWritten' in socket && socket.bytesWritten !== 0;
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) socket.destroy(error);
    else {
      socket.end(await refusalOf(error, siteInfoFile));
      const end = setTimeout(() => socket.destroy(), LINGER_MS);
      socket.once('close', () => clearTimeout(end));
    }
  };
  return (error, socket) => void refuse(error, socket);
};
