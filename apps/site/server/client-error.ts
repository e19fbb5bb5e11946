/** Requests that Node's parser refuses never become requests: the visitor would see the browser's own error page. */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from './headers.ts';

/** What is said, by the parser's error. */
const answers: Readonly<Record<string, readonly [status: number, text: string]>> = {
  HPE_HEADER_OVERFLOW: [431, '网址或请求头过长，请缩短后再试。'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, '请求内容过大。'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, '请求超时'],
};

/** The whole answer to a request that could not be read, as it goes over the wire; the connection ends with it. */
export const refusalOf = (code: string | undefined): string => {
  const [status, text] = answers[code ?? ''] ?? [400, '请求错误'];
  const headers = {
    ...securityHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n');
};

/** Answers what could not be read, in Chinese; a connection that is gone or in the midst of an answer is ended. */
export const refuse = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  const isAnswering = 'bytesWritten' in socket && socket.bytesWritten !== 0;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) socket.destroy(error);
  else socket.end(refusalOf(error.code));
};
