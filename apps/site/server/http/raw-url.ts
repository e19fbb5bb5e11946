/**
 * Chinese characters that a client did not percent-encode in a URL (`curl …/search?key=停电`, some in-app browsers). Node's
 * parser rejects such a request; it is parsed again with the bytes encoded, as the URL standard requires of browsers.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Duplex, duplexPair } from 'node:stream';
import type { ParserError } from './client-error.ts';

/** Connections that are being parsed again: a second parser error is final. */
const replayed = new WeakSet<Duplex>();

/** A request line whose URL has bytes outside ASCII. */
const RAW_LINE = /^((?:GET|HEAD) \/)([^ \r\n]*[\u0080-\u00ff][^ \r\n]*)( HTTP\/1\.[01]\r\n)/;

/** Percent-encodes the non-ASCII bytes of a URL; bytes that are not UTF-8 are decoded as GB 18030. */
const encode = (latin1: string): string => {
  const bytes = Buffer.from(latin1, 'latin1');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('gb18030').decode(bytes);
  }
  return text.replaceAll(/\P{ASCII}+/gu, (part) => encodeURIComponent(part));
};

/**
 * Parses a rejected request again, on a stream over the same socket (Node documents emitting `connection` with any duplex
 * stream). The connection ends with the answer.
 *
 * @returns whether it was rejected for such a URL; other errors are left to the caller
 */
export const replayRawUrl = (server: Server, error: ParserError, socket: Duplex): boolean => {
  if (error.code !== 'HPE_INVALID_URL' || replayed.has(socket) || !socket.writable) return false;
  const packet = error.rawPacket?.toString('latin1') ?? '';
  const [line = '', method = '', url = '', version = ''] = RAW_LINE.exec(packet) ?? [];
  if (line === '') return false;

  const [inner, outer] = duplexPair();
  const { remoteAddress } = socket as Socket;
  Object.defineProperty(inner, 'remoteAddress', { value: remoteAddress });
  replayed.add(inner);
  // the first parser has finished with this socket: further data goes to the second
  for (const event of ['data', 'end', 'drain']) socket.removeAllListeners(event);
  server.emit('connection', inner);
  outer.write(`${method}${encode(url)}${version}Connection: close\r\n${packet.slice(line.length)}`, 'latin1');
  socket.on('data', (chunk: Buffer) => outer.write(chunk));
  socket.once('close', () => outer.destroy());
  outer.once('error', () => socket.destroy());
  outer.pipe(socket);
  return true;
};
